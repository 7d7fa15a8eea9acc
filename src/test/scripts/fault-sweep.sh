#!/bin/sh
# Makes each system call of a save fail, and kills the process at each: fault-sweep.sh
# Every time the file must hold the old version or the new one whole, the exit code must tell which, and nothing may be
# left behind. Needs strace.
set -eu
root=$(cd "$(dirname "$0")/../../.." && pwd)
command -v strace >/dev/null || { echo "fault-sweep: strace is not installed, so nothing was tried."; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
javac -proc:none -d "$work/classes" -sourcepath "$root/src/main/java:$root/src/test/java" \
    "$root/src/test/java/lampblack/io/KillLoop.java"
jvm="java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData -Xshare:auto -cp $work/classes lampblack.store.KillLoop"
for number in 0 1 2; do $jvm text $number "$work/$number"; done
data="$work/data"
points=0 saved=0 refused=0 killed=0 bad=0

fresh() {
    rm -rf "$data"
    mkdir -p "$data/.history/bob"
    cp "$work/1" "$data/bob.yaml"
    cp "$work/0" "$data/.history/bob/000001.yaml"
    echo half >"$data/.~bob.yaml.tmp"
}

wrong() {
    bad=$((bad + 1))
    echo "WRONG: $1: $2 (exit $code: $(cat "$work/out"))"
}

is() { cmp -s "$work/$1" "$data/bob.yaml"; }

judge() {
    case $code in
        0) saved=$((saved + 1)); is 2 || wrong "$1" "acknowledged, and not there" ;;
        4) refused=$((refused + 1)); is 1 || { is 2 && grep -q unconfirmed "$work/out"; } || wrong "$1" "refused, and changed" ;;
        137) killed=$((killed + 1)); is 1 || is 2 || wrong "$1" "torn"; $jvm sweep "$data/bob.yaml" ;;
        *) wrong "$1" "neither saved nor refused" ;;
    esac
    # What an earlier kill left may lie until the next start; what this save made may not.
    [ ! -e "$data/.~bob.yaml.tmp" ] || grep -qx half "$data/.~bob.yaml.tmp" || wrong "$1" "a file is left behind"
    for version in "$data"/.history/bob/*; do
        cmp -s "$work/0" "$version" || cmp -s "$work/1" "$version" || wrong "$1" "torn history"
    done
}

sweep() {
    n=1
    while :; do
        fresh
        set +e
        strace -f -qq -o "$work/trace" -P "$1" -e "trace=$2" -e "inject=$2:$3:when=$n" \
            $jvm once "$data/bob.yaml" >"$work/out" 2>&1
        code=$?
        set -e
        grep -q 'INJECTED\|killed by SIGKILL' "$work/trace" || break
        points=$((points + 1))
        judge "${1#"$data"/} $2 $3 $n"
        n=$((n + 1))
    done
}

for path in "$data/.~bob.yaml.tmp" "$data" "$data/bob.yaml" "$data/.history/.lock" "$data/.history/bob" \
        "$data/.history/bob/000002.yaml"; do
    for call in openat read write fsync close '?rename,?renameat,?renameat2' '?unlink,?unlinkat' '?link,?linkat' \
            '?chmod,?fchmod,?fchmodat' '?mkdir,?mkdirat' fcntl; do
        for fault in error=EIO error=ENOSPC error=EACCES signal=KILL; do
            sweep "$path" "$call" "$fault"
        done
    done
done
echo "points $points saved $saved refused $refused killed $killed wrong $bad"
[ "$bad" = 0 ]
