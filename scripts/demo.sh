#!/usr/bin/env bash
# demo.sh PROGRAMS FOLDER: computer players play one whole game; leaves demo.remparts.json and demo.png in FOLDER
# and prints the score table.
set -euo pipefail
programs=$1
folder=$2
games=$(mktemp -d)
trap 'rm -rf "$games"' EXIT
"$programs/remparts-cli" simulate --game city --players 4 --games 1 --seed "${REMPARTS_DEMO_SEED:-7}" \
    --policy sensible --out "$games" >/dev/null
mv "$games"/game-*.remparts.json "$folder/demo.remparts.json"
"$programs/remparts-cli" replay "$folder/demo.remparts.json" --table
"$programs/remparts" --render "$folder/demo.png" "$folder/demo.remparts.json" --size 1920x1080
echo "The game is in $folder/demo.remparts.json, the finished city in $folder/demo.png."
