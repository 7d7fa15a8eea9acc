/**
 * Makes a PDF of a sheet: an installed Chromium prints it, and what browsers leave out is put in afterwards, fields to
 * fill in with it. Read {@code PdfExport} first, then {@code Browser} and {@code BrowserTab}. It knows nothing of
 * characters or games.
 */
package lampblack.print.export;
