/**
 * The commands that make a game one HTML file, and give back what an author made it of. Read PublishCommand first, then
 * PublishedSources, which says what of a game goes into the file and what may come out of it again.
 */
package lampblack.cli.publish;
