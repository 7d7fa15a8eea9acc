/**
 * Reads typefaces that a stranger may have made, TrueType, OpenType or WOFF2, without trusting a length, a count or a
 * place in them: what they are called, what their makers allow, which letters they have and how wide those are. Nothing
 * is drawn, and what is drawn by is left to the browser, which has its own guard. Read {@code FontFile} first.
 */
package lampblack.font;
