/**
 * What is shown as plain text, for chat, for a terminal and for screen readers. Read {@code PlainText} first (whole
 * sheets and decks). Lines only: it may not know colours, terminals or files.
 */
package lampblack.sheet.text;
