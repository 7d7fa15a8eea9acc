package lampblack.rules;

import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;

/**
 * Something still to be done.
 *
 * @param where the step, entry or field it belongs to, as a path in the character file
 */
public record Todo(Message words, String where, Span span) {}
