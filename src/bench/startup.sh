#!/bin/sh
# Times whole processes: each command in turn with what it is compared to, and the median of the ratios.
# Usage: src/bench/startup.sh [RUNS [LAUNCHER]]; the launcher is that of another build, or of an application that was moved.
set -e
cd "$(dirname "$0")/../.."
runs=${1:-11}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
./lampblack --version >/dev/null
launcher=${2:-target/lampblack/lampblack}
java=$(cat target/lampblack/java)/bin/java
echo 'public class Empty { public static void main(String[] a) {} }' >"$work/Empty.java"
"${java}c" -cp target/lampblack.jar -d "$work" "$work/Empty.java" src/bench/Compose.java

now() { date +%s%N; }

# ratio NAME PEER COMMAND: both are run in turn, so that whatever else the machine does falls on both.
ratio() {
    : >"$work/ratios"
    $3 >/dev/null 2>&1
    i=0
    while [ "$i" -lt "$runs" ]; do
        t0=$(now)
        $2 >/dev/null
        t1=$(now)
        $3 >/dev/null 2>&1
        t2=$(now)
        echo "$(((t2 - t1) * 100 / (t1 - t0))) $(((t2 - t1) / 1000000)) $(((t1 - t0) / 1000000))" >>"$work/ratios"
        i=$((i + 1))
    done
    sort -n "$work/ratios" | awk -v words="$3" -v peer="$1" '{ r[NR] = $1; a[NR] = $2; b[NR] = $3 }
        END { m = int((NR + 1) / 2); printf "%6.2f x %s (%d ms to %d ms): %s\n", r[m] / 100, peer, a[m], b[m], words }'
}

# The largest shipped game, a small one, and a small game's longest career.
game=rulesets/blades-in-the-dark
one=rulesets/lanterns-of-the-fen/characters/sib-aldersea.yaml
for words in "check $game/ruleset.yaml" "check rulesets/bootleg-rain/ruleset.yaml" "check $game" "check $one" \
        "show $one" "options $one" "sheet $one"; do
    ratio 'an empty Java program' "$java -cp $work Empty" "$launcher $words"
done

# A thousand characters: shipped examples that stand alone, over and over.
mkdir "$work/many"
i=0
while [ "$i" -lt 1000 ]; do
    for character in rulesets/worlds-in-the-dark/characters/*.yaml rulesets/lanterns-of-the-fen/characters/*.yaml \
            rulesets/bootleg-rain/characters/*.yaml; do
        cp "$character" "$work/many/c$((1000 + i)).yaml"
        i=$((i + 1))
    done
done
ratio 'composing their YAML on all cores' "$java -XX:TieredStopAtLevel=1 -cp target/lampblack.jar:$work Compose $work/many" \
    "$launcher check $work/many"

# Six crews, with forty members between them.
mkdir "$work/flat"
i=0
while [ "$i" -lt 40 ]; do
    for member in $(grep -l 'crew.*: the-quiet-trade.yaml' rulesets/blades-in-the-dark/characters/*.yaml); do
        mkdir -p "$work/crews/$((i % 6))"
        cp "$member" "$work/crews/$((i % 6))/m$i.yaml"
        cp "$member" "$work/flat/m$i.yaml"
        i=$((i + 1))
    done
done
for crew in 0 1 2 3 4 5; do
    cp rulesets/blades-in-the-dark/characters/the-quiet-trade.yaml "$work/crews/$crew"
    cp rulesets/blades-in-the-dark/characters/the-quiet-trade.yaml "$work/flat/crew$crew.yaml"
done
ratio 'composing their YAML on all cores' "$java -XX:TieredStopAtLevel=1 -cp target/lampblack.jar:$work Compose $work/flat" \
    "$launcher check $work/crews"
