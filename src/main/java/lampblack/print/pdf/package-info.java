/**
 * Reads a printed PDF back: its pages, every glyph with its place, and the order in which it is read aloud. Read
 * {@code PrintedDocument} first. It and {@code export} are the only packages that know PDFBox.
 */
package lampblack.print.pdf;
