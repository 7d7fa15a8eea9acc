#!/usr/bin/env bash
# Tries the program from outside on files and surroundings that want to hurt it:
#   hostile.sh path/to/lampblack.jar | path/to/launcher
#   LAMPBLACK="java -cp … lampblack.cli.Main" hostile.sh
# Prints ok, skip or FAIL for each row, and exits with 1 where one failed. Takes a minute or two.
set -u
unset JAVA_TOOL_OPTIONS
SMALL="-Xmx256m -Xss512k -XX:TieredStopAtLevel=1"
root=$(cd "$(dirname "$0")/../../.." && pwd)
if [ -n "${LAMPBLACK:-}" ]; then
    case $LAMPBLACK in java\ *) APP="java $SMALL ${LAMPBLACK#java }" ;; *) APP=$LAMPBLACK ;; esac
elif [ $# -gt 0 ]; then
    case $1 in *.jar) APP="java $SMALL -jar $(realpath "$1")" ;; *) APP=$(realpath "$1") ;; esac
else
    echo "usage: $0 path/to/lampblack.jar" >&2
    exit 2
fi
D=$(mktemp -d)
failed=0
mounted=
trap '[ -n "$mounted" ] && umount "$D/small"; rm -rf "$D"' EXIT
cd "$D" || exit 2

ok() { echo "ok   $*"; }
skip() { echo "skip $*"; }
fail() { echo "FAIL $*"; failed=1; [ -s o ] && head -c 600 o | sed 's/^/     /'; return 0; }
app() { timeout 20 $APP "$@"; }
is() { [ "$2" = "$3" ] && ok "$1" || fail "$1: $2, not $3"; }

# refuses ROW ARGUMENTS: exit 1, a first line with place and code, at most 20 findings, no stack trace.
refuses() {
    local row=$1 rc
    shift
    app "$@" >o 2>&1 </dev/null
    rc=$?
    if [ $rc = 1 ] && head -1 o | grep -qE '^.*:[0-9]+:[0-9]+: error\[[a-z0-9.-]+\]: ' \
        && ! grep -qE '^[[:space:]]+at |Exception|Error:' o && [ "$(grep -cE ': (error|warning|note)\[' o)" -le 20 ] \
        && ! grep -qP '[\x00-\x08\x0b-\x1f\x7f]' o; then
        ok "$row"
    else
        fail "$row: exit $rc"
    fi
}

mkdir -p rulesets/game
cat >rulesets/game/ruleset.yaml <<'R'
format: 1
id: game
version: 1.0.0
title: Game
licence: CC0
credits: Nobody.
sheets:
  character:
    fields: {name: {}}
    lists: {things: {open: true}}
    tracks: {xp: {pool: true}, iris: {clock: 7}}
    earning: {daring: {into: xp, gives: 0..9, per: roll}}
R
printf 'ruleset: game\nfields: {name: INDIGO}\nledger:\n- {earn: {daring: 3}}\nnow: {iris: 3}\n' >c.yaml
cp c.yaml whole.yaml
app check c.yaml >o 2>&1 || { fail "the program does not run: $APP"; exit 1; }

# Texts
printf 'a: !!javax.script.ScriptEngineManager [x]\n' >y.yaml; refuses "Y1 tags" check y.yaml
{ echo 'a0: &a0 [x]'; for i in 1 2 3 4 5 6 7 8 9; do echo "a$i: &a$i [$(printf "*a$((i - 1)),%.0s" 1 2 3 4 5 6 7 8 9)]"; done; } >y.yaml
refuses "Y2 a bomb of aliases" check y.yaml
for s in '[' '- ' '? ' '{a: '; do head -c 100000 /dev/zero | sed "s/\\x0/$s/g" >y.yaml; refuses "Y6 100 000 times '$s' on little stack" check y.yaml; done
{ printf 'points: '; head -c 1000000 /dev/zero | tr '\0' 9; echo; } >y.yaml; refuses "Y7 a million digits" check y.yaml
head -c 3000000 /dev/zero | tr '\0' '#' >y.yaml; refuses "Y8 3 MB of comment" check y.yaml
refuses "Y9 /dev/zero" check /dev/zero
refuses "Y9 a folder" show rulesets
mkfifo pipe.yaml
refuses "Y9 a pipe that nobody writes" check pipe.yaml
refuses "Y9 a pipe as a sheet" sheet pipe.yaml
rm pipe.yaml; mkfifo rulesets/game/pipe.yaml
app check rulesets >o 2>&1; is "Y9 a pipe in a ruleset is no part of it" $? 0
rm rulesets/game/pipe.yaml
truncate -s 10G y.yaml && refuses "Y9 10 GB of nothing" check y.yaml; rm -f y.yaml
mkdir many; cp -r rulesets/game many/; for i in $(seq 60); do head -c 1000000 /dev/zero | tr '\0' '\n' >"many/game/p$i.yaml"; done
refuses "Y9 a ruleset of 60 MB in little memory" check many; rm -rf many
{ echo 'ruleset: game'; echo 'ledger:'; seq -f '- {gain: {things: Thing %.0f}}' 10000; } >y.yaml
app check y.yaml >o 2>&1; rc=$?; [ $rc -le 1 ] && ! grep -q Exception o && ok "10 000 things in little memory" || fail "10 000 things: exit $rc"
{ echo 'ruleset: game'; seq -f 'k%.0f: [1, 2, 3, 4, 5, 6, 7]' 24000; } >y.yaml; refuses "Y19 200 000 values in little memory" check y.yaml

# What is opened: no socket, and nothing outside but the program itself
if command -v strace >/dev/null; then
    mkdir -p trap/ref trap/path; head -6 rulesets/game/ruleset.yaml | sed 's/game/ref/' >trap/ref/ruleset.yaml
    printf "\$schema: http://127.0.0.1:9/\n\$ref: 'file:///etc/hostname'\nsheets: {character: {fields: {name: {}}}}\n" >>trap/ref/ruleset.yaml
    head -6 rulesets/game/ruleset.yaml | sed 's/game/path/' >trap/path/ruleset.yaml
    printf "extends: ['../../../../etc/passwd', /etc/hostname, 'file:///etc/hostname']\n" >>trap/path/ruleset.yaml
    ln -s /etc/passwd trap/path/part.yaml
    timeout 60 strace -f -qq -e trace=connect,openat,execve -o trace $APP check trap >o 2>&1 </dev/null
    is "R1 R12 what a ruleset names is refused" $? 1
    grep -qE 'AF_INET' trace && fail "R1 a socket is opened" || ok "R1 no socket is opened"
    grep -E '/etc/hostname' trace | grep -qv ENOENT && fail "R1 R12 a file outside is opened" || ok "R1 R12 no file outside is opened"
    grep -q 'root:' o && fail "R12 a file outside is shown" || ok "R12 no file outside is shown"
    [ "$(grep -c execve trace)" -le 3 ] && ok "no other program is started" || fail "other programs are started"
    timeout 60 strace -f -qq -y -e trace=write,fsync,rename,renameat,renameat2 -o trace $APP earn c.yaml daring=1 >o 2>&1
    order=$(grep -oE '(write|fsync|rename)[a-z0-9]*\([^,]*(\.~c\.yaml\.tmp|'"$D"'>)|Entry 2' trace | sed -E 's/\(.*~.*/ temp/; s/\([0-9]+<.*/ folder/; s/rename.*/rename/; s/write temp/write/' | uniq | tr '\n' ' ')
    case $order in *write*fsync\ temp*rename*fsync\ folder*Entry*) ok "F2 the disk has it before it is said" ;; *) fail "F2 order: $order" ;; esac
    cp whole.yaml c.yaml
    for call in fsync rename write; do
        timeout 60 strace -f -qq -P "$D/.~c.yaml.tmp" -e trace=$call -e inject=$call:error=EIO:when=1 -o trace $APP earn c.yaml daring=1 >o 2>&1
        rc=$?
        if [ $rc = 4 ] && cmp -s c.yaml whole.yaml && ! ls .~* >/dev/null 2>&1; then ok "F3 $call fails: nothing is changed"
        elif [ $rc = 0 ] && ! grep -q INJECTED trace; then cp whole.yaml c.yaml; skip "F3 $call is not used on the new file"
        else cp whole.yaml c.yaml; fail "F3 $call fails: exit $rc"; fi
    done
else
    skip "R1 R12 F2 F3: there is no strace"
fi

# Saving
for i in 1 2 3 4 5 6; do
    $APP earn c.yaml daring=1 >o 2>&1 & pid=$!
    sleep "0.$((RANDOM % 6))$((RANDOM % 10))"; kill -9 $pid 2>/dev/null; wait $pid 2>/dev/null
    app check c.yaml >o 2>&1 || fail "F1 killed while saving: the file is torn"
done
ok "F1 killed six times: the file is whole"
cp whole.yaml c.yaml
for i in 1 2 3 4; do { app earn c.yaml daring=1 >"o$i" 2>&1; echo $? >"rc$i"; } & done; wait
saved=$(cat rc[1-4] | grep -c '^0$'); lost=$(cat rc[1-4] | grep -c '^5$')
is "F12 four writers: entries written" "$(grep -c 'daring: 1' c.yaml)" "$saved"
is "F12 four writers: each has saved or was told" $((saved + lost)) 4
is "F12 four writers: an entry that is added meets no newer file" "$lost" 0
is "F12 four writers: nothing is left beside" "$(ls | grep -c conflict)" 0
cp whole.yaml c.yaml
mkdir -p small
if mount -t tmpfs -o size=64k tmpfs "$D/small" 2>/dev/null; then
    mounted=1; cp whole.yaml small/c.yaml; dd if=/dev/zero of=small/fill bs=1k count=64 2>/dev/null
    app earn small/c.yaml daring=1 >o 2>&1; is "F5 a full disk" $? 4
    cmp -s small/c.yaml whole.yaml && ok "F5 nothing is changed" || fail "F5 the file is changed"
    app show small/c.yaml >o 2>&1; is "F5 it can still be read" $? 0
    umount small; mounted=
else
    skip "F5 a full disk: nothing can be mounted"
fi
mkdir ro; cp whole.yaml ro/c.yaml; chmod 755 . ro; chmod 644 ro/c.yaml
user=; [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null && user="setpriv --reuid 65534 --clear-groups"
chmod 555 ro
if [ "$(id -u)" = 0 ] && ! $user $APP check ro/c.yaml >o 2>&1; then
    skip "F6 a folder that may not be written: another user cannot run the program"
else
    timeout 20 $user $APP earn ro/c.yaml daring=1 >o 2>&1; is "F6 a folder that may not be written" $? 4
    timeout 20 $user $APP sheet ro/c.yaml >o 2>&1; is "F6 nor a sheet beside it" $? 4
    cmp -s ro/c.yaml whole.yaml && ok "F6 nothing is changed" || fail "F6 the file is changed"
fi
chmod 755 ro
sed 's/^ruleset/format: 99\nruleset/' whole.yaml >new.yaml; cp new.yaml new.bak
refuses "F16 a newer format is not written" earn new.yaml daring=1; cmp -s new.yaml new.bak || fail "F16 it was written"
: >empty.yaml; refuses "F17 an empty file is not written over" earn empty.yaml daring=1; [ -s empty.yaml ] && fail "F17 it was"
app sheet c.yaml -o c.yaml >o 2>&1; is "F22 a sheet over a character" $? 2
cmp -s c.yaml whole.yaml && ok "F22 nothing is changed" || fail "F22 the file is changed"

# Output
if [ -w /dev/full ]; then
    app show c.yaml >/dev/full 2>o; [ $? != 0 ] && ok "F24 full output is no success" || fail "F24 full output"
    app earn c.yaml daring=1 >/dev/full 2>o; [ $? != 0 ] && ok "F24 nor when something is written" || fail "F24 full output while writing"
    cp whole.yaml c.yaml
fi
{ app explain; echo $? >rc; } 2>o | head -c 10 >/dev/null; [ "$(cat rc)" != 70 ] && ! grep -q Exception o && ok "F24 a closed pipe" || fail "F24 a closed pipe"
printf 'name: "\\e]52;c;x\\a"\n' >y.yaml; refuses "H7 terminal escapes" check y.yaml
app show "$(printf 'a\033[2Jb.yaml')" >o 2>&1; grep -qP '\x1b' o && fail "H7 an escape in a file's name is printed" || ok "H7 escapes in names of files"

# Arguments
cp c.yaml ./-x.yaml; app check -- -x.yaml >o 2>&1; is "H8 a name that begins with a hyphen" $? 0
echo 'check c.yaml' >args; app @args >o 2>&1; is "H8 @args is no list of arguments" $? 2
app new character --ruleset game --name @/etc/passwd -o at.yaml >o 2>&1
grep -q '@/etc/passwd' at.yaml 2>/dev/null && ok "H8 @/etc/passwd is a name" || fail "H8 @/etc/passwd"

# Languages
if [ "${APP#java }" != "$APP" ]; then
    for l in en-US tr-TR ar-EG de-DE th-TH; do
        java -Duser.language=${l%-*} -Duser.country=${l#*-} -Dfile.encoding=ISO-8859-1 ${APP#java } sheet c.yaml -o "$l.html" >/dev/null 2>&1
        { java -Duser.language=${l%-*} -Duser.country=${l#*-} ${APP#java } show c.yaml --format json; cat "$l.html"; } | sha256sum
    done >sums
    is "R10 one result in every language" "$(sort -u sums | wc -l)" 1
    [ "$(head -c 15 en-US.html)" = '<!DOCTYPE html>' ] || fail "R10 there is no sheet"
fi
LC_ALL=C app show c.yaml >a 2>&1; LC_ALL=C.UTF-8 app show c.yaml >b 2>&1; cmp -s a b && ok "R10 LC_ALL=C" || fail "R10 LC_ALL=C"

# Bounds of the machine
(ulimit -n 64; app check c.yaml >o 2>&1); is "64 open files are enough" $? 0
(ulimit -f 1; app earn c.yaml daring=1 >/dev/null 2>&1; true); app check c.yaml >o 2>&1; is "a limit of file size tears nothing" $? 0

[ $failed = 0 ] && echo "all is well" || echo "something hurts"
exit $failed
