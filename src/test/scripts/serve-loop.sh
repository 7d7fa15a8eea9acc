#!/bin/sh
# Kills a server again and again while it saves, and counts what it said was saved and is not on the disk; then comes and
# goes as a page that listens: serve-loop.sh [KILLS [VISITS]]. It needs target/lampblack.jar.
# Prints "kills N lost 0 torn 0" and "visits N: threads A to B, heap C to D KiB", and exits with 0 where nothing was lost.
set -eu
root=$(cd "$(dirname "$0")/../../.." && pwd)
kills=${1:-100}
visits=${2:-10000}
port=7498
shelf=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill -9 "$server" 2>/dev/null; rm -rf "$shelf"' EXIT
file=$shelf/agnes-ludlow.yaml
cp "$root/rulesets/blades-in-the-dark/characters/agnes-ludlow.yaml" "$file"
address=http://127.0.0.1:$port

# The same flags as the launcher's.
serve() {
    java -Xmx256m -XX:+UseG1GC -jar "$root/target/lampblack.jar" serve --no-open --port $port --characters "$shelf" \
        >/dev/null 2>&1 &
    server=$!
    until curl -sfo /dev/null $address/trash; do sleep 0.1; done
}
mark() {
    curl -s -o /dev/null -w '%{http_code}' -H "Origin: $address" -H 'Lampblack-Part: true' -d "where=stress" -d "part=" \
        -d "mark=$1" -d "seen=$(sha256sum "$file" | cut -d' ' -f1)" $address/characters/agnes-ludlow/play/mark || :
}
lost=0
torn=0
i=0
while [ "$i" -lt "$kills" ]; do
    serve
    (sleep "0.$((i * 37 % 90 + 10))"; kill -9 "$server") 2>/dev/null &
    said=$(sed -n 's/^  stress: //p' "$file")
    next=$said
    while kill -0 "$server" 2>/dev/null; do
        next=$((said % 8 + 1))
        answer=$(mark $next)
        [ "$answer" = 200 ] || break
        said=$next
    done
    wait "$server" 2>/dev/null || :
    found=$(sed -n 's/^  stress: //p' "$file")
    # What was under way when it was killed may be there or not.
    [ "$found" = "$said" ] || [ "$found" = "$next" ] || lost=$((lost + 1))
    grep -q '^  carried: ' "$file" || torn=$((torn + 1))
    i=$((i + 1))
done
echo "kills $kills lost $lost torn $torn"

serve
threads() { jcmd "$server" Thread.print | grep -c '^"'; }
heap() { jcmd "$server" GC.run >/dev/null; jcmd "$server" GC.heap_info | sed -n 's/.* used \([0-9]*\)K.*/\1/p' | head -1; }
visit() { curl -sm0.05 $address/events >/dev/null || :; }
i=0
while [ "$i" -lt 100 ]; do visit; i=$((i + 1)); done
t=$(threads)
h=$(heap)
while [ "$i" -lt "$visits" ]; do visit; i=$((i + 1)); done
echo "visits $visits: threads $t to $(threads), heap $h to $(heap) KiB"
[ "$lost$torn" = 00 ]
