/**
 * Makes a PDF whole for those who hear it: the structure that a browser has written into it is brought to the rules of
 * PDF/UA. Read {@code AudiblePdf} first. It knows nothing of sheets.
 */
package lampblack.print.tags;
