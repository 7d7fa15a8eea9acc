package lampblack.ruleset;

import java.util.List;

/** Whom one layer of a ruleset is owed to: printed at the foot of every sheet. */
public record Credit(String ruleset, String title, String version, String licence, List<String> lines) {}
