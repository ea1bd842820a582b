#!/usr/bin/env python3
"""Makes the sounds of the table, assets/sounds/*.wav: soft wood and stone, mono, 44.1 kHz, 16 bit.

The same bytes every time, from nothing but arithmetic. --check writes nothing and fails when a file differs."""
import math
import struct
import sys
import wave
from io import BytesIO
from pathlib import Path

RATE = 44100
FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def add_ring(samples, start, loudness, pitch, decay):
    """A struck body: a sine that dies away, to half in `decay` seconds, with a soft beginning of a millisecond."""
    first = int(RATE * start)
    for k in range(first, len(samples)):
        time = (k - first) / RATE
        swell = min(1.0, time * 1000)
        samples[k] += loudness * swell * 0.5 ** (time / decay) * math.sin(2 * math.pi * pitch * time)


def add_rustle(samples, start, loudness, decay, dullness, seed):
    """A scrape or a thud: noise through a filter that lets only low tones pass (dullness 0 to 1)."""
    first = int(RATE * start)
    state = seed
    low = 0.0
    for k in range(first, len(samples)):
        state = (state * 1103515245 + 12345) % 2147483648
        low += (state / 1073741824 - 1 - low) * (1 - dullness)
        time = (k - first) / RATE
        samples[k] += loudness * min(1.0, time * 2000) * 0.5 ** (time / decay) * low


def add_wood(samples, start, loudness, pitch):
    for share, factor, decay in ((1.0, 1.0, 0.022), (0.5, 2.71, 0.012), (0.25, 5.2, 0.006)):
        add_ring(samples, start, loudness * share, pitch * factor, decay)
    add_rustle(samples, start, loudness * 0.7, 0.004, 0.6, 7)


def add_stone(samples, start, loudness, pitch):
    for share, factor, decay in ((0.7, 1.0, 0.016), (0.4, 1.59, 0.010), (0.3, 3.37, 0.005)):
        add_ring(samples, start, loudness * share, pitch * factor, decay)
    add_rustle(samples, start, loudness * 1.1, 0.018, 0.75, 11)


def add_bar(samples, start, loudness, pitch, decay=0.09):
    """A wooden bar of a glockenspiel."""
    for share, factor, fade in ((1.0, 1.0, decay), (0.35, 3.93, decay / 3), (0.12, 9.2, decay / 8)):
        add_ring(samples, start, loudness * share, pitch * factor, fade)
    add_rustle(samples, start, loudness * 0.3, 0.003, 0.4, 3)


def tile_laid():
    samples = silence(0.22)
    add_wood(samples, 0.0, 0.5, 310)
    add_wood(samples, 0.03, 0.2, 420)
    add_rustle(samples, 0.0, 0.4, 0.03, 0.9, 5)
    return samples


def tile_turned():
    samples = silence(0.06)
    add_wood(samples, 0.0, 0.22, 980)
    return samples


def follower_placed():
    samples = silence(0.14)
    add_wood(samples, 0.0, 0.42, 640)
    return samples


def stone_set():
    samples = silence(0.2)
    add_stone(samples, 0.0, 0.45, 420)
    add_rustle(samples, 0.02, 0.3, 0.035, 0.8, 23)
    return samples


def tower_set():
    samples = silence(0.34)
    add_stone(samples, 0.0, 0.38, 360)
    add_stone(samples, 0.09, 0.5, 250)
    add_ring(samples, 0.09, 0.25, 95, 0.05)
    return samples


def points_paid():
    samples = silence(0.34)
    add_bar(samples, 0.0, 0.28, 1046.5)
    add_bar(samples, 0.07, 0.3, 1318.5)
    return samples


def refused():
    samples = silence(0.18)
    add_ring(samples, 0.0, 0.45, 140, 0.03)
    add_ring(samples, 0.0, 0.2, 211, 0.02)
    add_rustle(samples, 0.0, 0.5, 0.015, 0.93, 17)
    return samples


def game_over():
    samples = silence(1.2)
    for start, pitch in ((0.0, 392.0), (0.16, 523.25), (0.32, 659.25), (0.5, 784.0)):
        add_bar(samples, start, 0.26, pitch, 0.16)
    return samples


SOUNDS = {make.__name__: make for make in (tile_laid, tile_turned, follower_placed, stone_set, tower_set, points_paid,
                                           refused, game_over)}


def as_wave(samples):
    fade = int(RATE * 0.01)  # no click at the end
    count = len(samples)
    numbers = []
    for k, sample in enumerate(samples):
        faded = sample * min(1.0, (count - 1 - k) / fade)
        numbers.append(max(-32767, min(32767, round(faded * 32767))))
    file = BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack("<%dh" % count, *numbers))
    return file.getvalue()


def main():
    check = "--check" in sys.argv[1:]
    faults = []
    for name, make in SOUNDS.items():
        path = FOLDER / (name + ".wav")
        data = as_wave(make())
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        elif not path.exists() or path.read_bytes() != data:
            faults.append(path.name)
    if faults:
        sys.exit("assets/sounds is not what scripts/make_sounds.py makes: " + ", ".join(faults))


if __name__ == "__main__":
    main()
