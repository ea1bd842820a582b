#!/usr/bin/env bash
# Brings translations/*.ts up to date with the texts in src/; new ones are marked unfinished. Needs lupdate
# (qt6-l10n-tools). --check writes nothing and fails when a file is behind.
set -euo pipefail
cd "$(dirname "$0")/.."
lupdate=$(command -v lupdate6 || echo /usr/lib/qt6/bin/lupdate)
folder=translations
if [ "${1:-}" = --check ]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    cp translations/*.ts "$folder"
fi
for language in en de fr nl ru; do
    plural=""
    [ $language != en ] || plural=-pluralonly  # the texts themselves are English, but for their plural forms
    "$lupdate" -silent -no-obsolete -locations none $plural -source-language en -target-language $language \
        src -ts "$folder/remparts_$language.ts"
done
python3 scripts/english_plurals.py "$folder/remparts_en.ts"
[ "$folder" = translations ] || diff -r translations "$folder" -x translations.qrc.in || {
    echo "translations/ is behind src/: run scripts/translations.sh and translate what is unfinished" >&2
    exit 1
}
