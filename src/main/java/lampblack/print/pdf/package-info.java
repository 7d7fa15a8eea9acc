/**
 * Reads a printed PDF back: its pages, every glyph with its place, and the order in which it is read aloud; and makes
 * it whole for those who hear it, by the rules of PDF/UA. Read {@code PrintedDocument} first, then {@code AudiblePdf}.
 * It and {@code export} are the only packages that know PDFBox.
 */
package lampblack.print.pdf;
