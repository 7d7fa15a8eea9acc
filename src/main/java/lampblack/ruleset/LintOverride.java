package lampblack.ruleset;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;

/**
 * What an author has decided about one kind of advice: how much it weighs in this ruleset, and why. In YAML: {@code
 * ruleset.nothing-earns: {severity: off, on: coin, because: Coin comes with the story.}}
 *
 * @param severity empty where it is not given
 * @param on what it is about, by id or path; empty for everything
 */
public record LintOverride(String code, Optional<Severity> severity, List<String> on, String because, Span span) {}
