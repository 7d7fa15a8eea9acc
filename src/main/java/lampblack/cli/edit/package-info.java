/**
 * Commands that write into a character: entries of the ledger, marks, answers, names, rulings, and undoing any of
 * it. Read ChangeWriter first: every change is tried, judged, and saved only if nothing speaks against it.
 */
package lampblack.cli.edit;
