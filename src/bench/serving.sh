#!/bin/sh
# Times the server: the first page after the command is entered, a click that saves, and a minute of many at once.
# Usage: src/bench/serving.sh [RUNS [first [LAUNCHER]]]; with `first`, the first page alone; the launcher is that of another
# build, or of an application that was moved.
set -e
cd "$(dirname "$0")/../.."
runs=${1:-9}
port=7499
work=$(mktemp -d)
served=
trap '[ -z "$served" ] || kill "$served" 2>/dev/null; rm -rf "$work"' EXIT
./lampblack --version >/dev/null
launcher=${3:-target/lampblack/lampblack}
java=$(cat target/lampblack/java)/bin/java
echo 'public class Empty { public static void main(String[] a) {} }' >"$work/Empty.java"
"${java}c" -cp target/lampblack.jar -d "$work" "$work/Empty.java" src/bench/Serving.java
mkdir "$work/shelf"
cp rulesets/blades-in-the-dark/characters/*.yaml "$work/shelf"
sed '/^ledger:/,$d; /^now:/,$d' "$work/shelf/josef-marrow.yaml" >"$work/shelf/fresh.yaml"
bench="$java -cp target/lampblack.jar:$work Serving"

now() { date +%s%N; }
serve() { "$launcher" serve --port $port --characters "$work/shelf" --no-open >"$work/log" 2>&1 & served=$!; }
stop() { kill "$served"; wait "$served" || :; served=; }

# The program that waits is started first, so that only the server's start is counted.
: >"$work/ratios"
i=0
while [ "$i" -lt "$runs" ]; do
    t0=$(now)
    "$java" -cp "$work" Empty
    t1=$(now)
    $bench first $port & waits=$!
    sleep 1
    t2=$(now)
    serve
    wait "$waits"
    t3=$(now)
    stop
    echo "$(((t3 - t2) * 100 / (t1 - t0))) $(((t3 - t2) / 1000000)) $(((t1 - t0) / 1000000))" >>"$work/ratios"
    i=$((i + 1))
done
sort -n "$work/ratios" | awk '{ r[NR] = $1; a[NR] = $2; b[NR] = $3 }
    END { m = int((NR + 1) / 2); printf "%6.2f x an empty Java program (%d ms to %d ms): first page of a shelf of 18\n", r[m] / 100, a[m], b[m] }'

[ "$2" != first ] || exit 0
serve
$bench first $port
play=/characters/agnes-ludlow/play/mark
fill=/characters/fresh/build/fill
rate=/characters/fresh/build/rate
stress() { echo "part=&where=stress&at=m-stress&mark=$1"; }
$bench clicks $port agnes-ludlow "$work/shelf/agnes-ludlow.yaml" $play "$(stress 2)" "$(stress 1)"
$bench clicks $port fresh "$work/shelf/fresh.yaml" $fill 'field=alias&value=Ash' 'field=alias&value=Elm'
$bench clicks $port fresh "$work/shelf/fresh.yaml" $rate 'set=actions&put=hunt%3D0' 'set=actions&put=hunt%3D1'
heap() { jcmd "$(pgrep -P "$served" java || echo "$served")" GC.run >/dev/null; jcmd "$(pgrep -P "$served" java || echo "$served")" GC.heap_info | sed -n 's/.* used \([0-9]*\)K.*/\1/p' | head -1; }
before=$(heap)
$bench soak $port agnes-ludlow 60 200 50 $play "$(stress 2)" "$(stress 1)"
echo "heap after collection: $before KiB before, $(heap) KiB after"
stop
