package lampblack.rules;

import lampblack.diagnostic.Span;

/**
 * How a named thing is called and described, and where it is defined.
 *
 * @param title never empty; made from the id where the author gave none
 * @param text small markup, empty where there is none
 */
public record Label(String id, String title, String text, Span span) {}
