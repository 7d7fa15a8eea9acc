/**
 * The tabs that write and show the ledger: the end of a session, advances to buy and other events, with a preview
 * before an entry is written; the entries with undo and redo, and where a number comes from; and the notes. Read
 * AdvanceTab and HistoryTab first, then PendingEntryView and JournalView.
 */
package lampblack.builder.ledger;
