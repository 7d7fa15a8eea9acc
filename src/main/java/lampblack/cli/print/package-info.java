/**
 * Commands that put sheets on paper: sheet, pdf and proof. Read SheetCommand first.
 */
package lampblack.cli.print;
