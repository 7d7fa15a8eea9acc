/**
 * The tab on which a character lives on: the end of a session, what can be bought, what happens besides, and an
 * entry of the ledger before it is written. Read AdvanceTab first, then PendingEntryView.
 */
package lampblack.builder.advance;
