/**
 * The tab that shows the ledger entry by entry, with undo and redo, and explains where a number comes from. Read
 * HistoryTab first.
 */
package lampblack.builder.history;
