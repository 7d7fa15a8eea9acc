#!/bin/sh
# What a double click starts on Linux: the builder in a browser. Where that fails, a window says why.
self=$(readlink -f "$0")
[ $# -gt 0 ] || set -- serve --desktop
said=$(mktemp)
trap 'rm -f "$said"' EXIT
"${self%/bin/*}/lib/app/lampblack" "$@" 2>"$said"
exit=$?
cat "$said" >&2
[ $exit -ne 0 ] || exit 0
words=$(printf 'Lampblack could not start.\n\n%s' "$(head -c 2000 "$said")")
for window in 'zenity --error --no-markup --text' 'kdialog --error' 'xmessage -center' 'notify-send'; do
    # Each is a command with its options.
    command -v "${window%% *}" >/dev/null && $window "$words" && exit $exit
done
exit $exit
