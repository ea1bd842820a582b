# What ./play and ./check share: messages, a log, a quiet step. Sourced with $root set.

log=$(mktemp "${TMPDIR:-/tmp}/remparts-log.XXXXXX")
trap 'rm -f "$log"' EXIT

say() { printf '%s\n' "$*"; }
fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# quietly WHAT COMMAND…: shows the command's output only when it fails.
quietly() {
    what=$1
    shift
    "$@" >"$log" 2>&1 || { tail -n 60 "$log" >&2; fail "$what failed"; }
}

# build PRESET [TARGET…]: configures and builds in $root.
build() {
    preset=$1
    shift
    quietly "configuring ($preset)" cmake --preset "$preset"
    quietly "building ($preset)" cmake --build "$root/build/$preset" ${*:+--target "$@"}
}

. "$root/scripts/packages.sh"
