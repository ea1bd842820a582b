#!/usr/bin/env python3
"""Fills the unfinished plural forms of translations/remparts_en.ts: "%n tile(s)" gives "%n tile" and "%n tiles".

Forms that English makes in another way are written into the file by hand and stay."""
import re
import sys

path = sys.argv[1]
text = open(path, encoding="utf-8").read()
unfinished = re.compile(
    r"<source>([^<]*)</source>((?:\s*<(?:extra)?comment>[^<]*</(?:extra)?comment>)*)\s*"
    r'<translation type="unfinished">\s*<numerusform></numerusform>\s*<numerusform></numerusform>\s*</translation>')


def filled(match):
    source, comments = match.groups()
    one = re.sub(r"\((s|es|ren|ies)\)", "", source)
    many = re.sub(r"y\(ies\)", "ies", source)
    many = re.sub(r"\((s|es|ren)\)", r"\1", many)
    one = re.sub(r"y?\(ies\)", "y", one)
    return (f"<source>{source}</source>{comments}\n        <translation>\n"
            f"            <numerusform>{one}</numerusform>\n"
            f"            <numerusform>{many}</numerusform>\n        </translation>")


open(path, "w", encoding="utf-8").write(unfinished.sub(filled, text))
