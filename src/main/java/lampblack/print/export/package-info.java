/**
 * Makes a PDF of a sheet: a browser prints it, and what browsers leave out is put in afterwards. Read
 * {@code PdfExport} first. It knows nothing of characters or games.
 */
package lampblack.print.export;
