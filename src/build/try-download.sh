#!/usr/bin/env bash
# try-download.sh DIR: unpacks the archive in DIR into a folder with an odd name that cannot be written to, and uses it
# as people do, without any other Java and without Maven: the version, a character, its check and sheet, a published
# game and its workshop, and the builder with its button.
set -euo pipefail
archive=$(find "$1" -maxdepth 1 -name '*.tar.xz' -o -maxdepth 1 -name '*.zip')
(cd "$1" && { sha256sum --check *.sha256 2>/dev/null || shasum -a 256 --check *.sha256; })
place=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; chmod -R u+w "$place"; rm -rf "$place"' EXIT
mkdir "$place/Mein Ordner für Spiele" "$place/table"
case $archive in
    *.zip) unzip -q "$archive" -d "$place/Mein Ordner für Spiele" ;;
    *) tar -xJf "$archive" -C "$place/Mein Ordner für Spiele" ;;
esac
folder=$(echo "$place/Mein Ordner für Spiele"/lampblack-*)
chmod -R a-w "$folder"
lampblack() {
    if [ -L "$folder/lampblack" ]; then "$folder/lampblack" "$@"; else "$folder/app/lampblack.cmd" "$@"; fi
}
# As where nobody has set a locale.
export HOME=$place/table LC_ALL=C
export PATH=/mingw64/bin:/usr/bin:/bin:/usr/sbin:/sbin${SYSTEMROOT:+:$(cygpath "$SYSTEMROOT")/System32}
unset JAVA_HOME
cd "$place/table"
lampblack --version
lampblack new character --ruleset blades-in-the-dark --random --advances 5 -o edda.yaml
lampblack check edda.yaml
lampblack sheet edda.yaml -o sheet.html
grep -q '</html>' sheet.html
lampblack publish blades-in-the-dark -o game.html
lampblack publish blades-in-the-dark --workshop -o workshop.html
grep -q 'id="packed"' game.html && grep -q 'id="problems"' workshop.html
started=$(ls "$folder"/bin/Lampblack "$folder"/Lampblack.app/Contents/MacOS/Lampblack "$folder"/Lampblack.exe 2>/dev/null || true)
"$started" serve --desktop --no-open --port 7471 --characters "$place/table/shelf" & server=$!
for _ in $(seq 300); do curl -sf -o page.html http://127.0.0.1:7471/ && break; sleep 0.2; done
grep -q 'action="/stop"' page.html
curl -sf -H 'Origin: http://127.0.0.1:7471' -d '' http://127.0.0.1:7471/stop | grep -q 'has stopped'
wait "$server"
echo 'It works.'
