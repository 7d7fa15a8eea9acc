#!/bin/sh
# Times whole processes: each command in turn with an empty Java program, and the median of the ratios.
# Usage: src/bench/startup.sh [RUNS]
set -e
cd "$(dirname "$0")/../.."
runs=${1:-11}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
echo 'public class Empty { public static void main(String[] a) {} }' >"$work/Empty.java"
javac -d "$work" "$work/Empty.java"
LAMPBLACK_PREPARE=yes ./lampblack --version >/dev/null

now() { date +%s%N; }
# The largest shipped game as it is, then changed and nothing remembered, and a small game's longest career.
cp -R rulesets "$work/shelf"
echo '# Another edition.' >>"$work/shelf/bootleg-rain/ruleset.yaml"
game=rulesets/bootleg-rain
one=$work/shelf/lanterns-of-the-fen/characters/sib-aldersea.yaml
export LAMPBLACK_CACHE=
for words in "check $game/ruleset.yaml" "check $work/shelf/bootleg-rain/ruleset.yaml" "check $game" "check $one" \
        "show $one" "options $one" "sheet $one"; do
    : >"$work/ratios"
    ./lampblack $words >/dev/null 2>&1
    i=0
    while [ "$i" -lt "$runs" ]; do
        t0=$(now)
        java -cp "$work" Empty
        t1=$(now)
        ./lampblack $words >/dev/null 2>&1
        t2=$(now)
        echo "$(((t2 - t1) * 100 / (t1 - t0))) $(((t2 - t1) / 1000000)) $(((t1 - t0) / 1000000))" >>"$work/ratios"
        i=$((i + 1))
    done
    sort -n "$work/ratios" | awk -v words="$words" '{ r[NR] = $1; a[NR] = $2; b[NR] = $3 }
        END { m = int((NR + 1) / 2); printf "%6.2f x an empty Java program (%d ms to %d ms): %s\n", r[m] / 100, a[m], b[m], words }'
done
