/**
 * The rules that a character carries in its own file: what it uses of its game, kept as a text under {@code sealed}, so
 * that it can be read where the game is not. Read {@code Seal} first: {@code Slice} cuts a game down to it,
 * {@code SealReader} reads it back, with all limits of a stranger's ruleset. Knows no file but the one it stands in.
 */
package lampblack.judge.seal;
