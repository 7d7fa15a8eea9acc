package lampblack.rules;

import lampblack.diagnostic.Diagnostic;

/**
 * A rule that a choice breaks.
 *
 * @param subject what it is about, as a ruling names it: a step, a trait, an option, an advance
 * @param amount how far it goes, for a ruling with a bound; 0 where there is nothing to count
 */
public record Objection(Diagnostic found, String subject, long amount) {}
