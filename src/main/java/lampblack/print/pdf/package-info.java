/**
 * Reads a printed PDF back: its pages, every glyph with its place, and the order in which it is read aloud. Read
 * {@code PrintedDocument} first. The only package that knows PDFBox.
 */
package lampblack.print.pdf;
