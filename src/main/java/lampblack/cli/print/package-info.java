/**
 * Commands that put sheets on paper: sheet and proof. Read SheetCommand first.
 */
package lampblack.cli.print;
