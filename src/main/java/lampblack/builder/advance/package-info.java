/**
 * The tab for advancing a character: the end of a session, advances to buy, other events, and a preview of a
 * ledger entry before it is written. Read AdvanceTab first, then PendingEntryView.
 */
package lampblack.builder.advance;
