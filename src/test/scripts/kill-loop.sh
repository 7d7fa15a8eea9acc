#!/bin/sh
# Saves through the real store and kills the process at random moments: kill-loop.sh [KILLS [SEED [together]]]
# With `together` each save is of two files in two folders, which have to be old or new together.
# Prints "kills N torn 0 lost 0 stray 0" and exits with 0 where nothing was torn, lost or left behind.
set -eu
root=$(cd "$(dirname "$0")/../../.." && pwd)
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
javac -proc:none -d "$classes" -sourcepath "$root/src/main/java:$root/src/test/java" \
    "$root/src/test/java/lampblack/store/KillLoop.java" "$root/src/test/java/lampblack/store/KillLoopTogether.java"
loop=KillLoop
[ "${3:-}" = together ] && loop=KillLoopTogether
java -cp "$classes" "lampblack.store.$loop" loop "${1:-1000}" "${2:-1}"
