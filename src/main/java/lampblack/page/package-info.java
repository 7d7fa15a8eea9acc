/**
 * The builder behind an address: a method, a path and a form become a status, headers and a body. Read {@code ReplyRenderer}
 * first, by which the server answers too, then {@code PublishedBuilder}, which answers for a game that is played without
 * one, with characters that are kept in memory. This room knows neither files nor threads; clock, chance and templates are
 * given to it.
 */
package lampblack.page;
