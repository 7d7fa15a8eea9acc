/**
 * Commands that put out what others look at: sheet, pdf and proof on paper, publish and unpublish as one HTML file.
 * Read SheetCommand first, or PublishCommand and PublishedSources, which says what of a game goes into the file and
 * what may come out of it again.
 */
package lampblack.cli.print;
