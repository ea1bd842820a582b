#!/usr/bin/env bash
# clang-tidy.sh [BASE]: clang-tidy over the sources that differ from BASE (default: the last commit), or --all.
set -euo pipefail
cd "$(dirname "$0")/.."
# clang cannot read the precompiled headers of GCC.
cmake --preset dev -B build/tidy -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
if [ "${1:-}" = --all ]; then
    files=$(git ls-files 'src/*.cpp')
else
    files=$(git diff --name-only --diff-filter=d "${1:-HEAD}" -- 'src/*.cpp')
fi
[ -n "$files" ] || { echo "clang-tidy: nothing changed."; exit 0; }
printf '%s\n' $files | xargs -P "$(nproc)" -n 4 clang-tidy -quiet -p build/tidy
echo "clang-tidy: clean."
