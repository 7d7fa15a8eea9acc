package lampblack.builder.page;

/**
 * What a page is about, at its head.
 *
 * @param look the class of its game
 * @param language the language of its game's words, as a BCP 47 tag
 * @param above where it belongs, by the title of that page
 */
public record Plate(String title, String look, String language, Link above) {}
