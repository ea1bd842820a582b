#!/usr/bin/env bash
# format.sh [--check]: clang-format over the whole tree; with --check only tells.
set -euo pipefail
cd "$(dirname "$0")/.."
mode=(-i)
[ "${1:-}" != --check ] || mode=(--dry-run --Werror)
git ls-files '*.h' '*.cpp' | xargs clang-format "${mode[@]}"
