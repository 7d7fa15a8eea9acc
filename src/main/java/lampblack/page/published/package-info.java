/**
 * The file that a published game is: what it carries of its games, and what every such file has in common. Read
 * {@code PublishedPage} first. It is put together where the program runs, and in the page of a workshop. It knows neither
 * files nor how bytes are compressed.
 */
package lampblack.page.published;
