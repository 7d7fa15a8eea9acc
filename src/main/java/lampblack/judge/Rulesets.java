package lampblack.judge;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.node.Scalar;
import lampblack.ruleset.LoadedRuleset;

/** The games that characters are judged by. */
public interface Rulesets {

    /** The game that a text names, or why it cannot be had. */
    Checked<LoadedRuleset> named(Scalar id);

    /** The ids of all games, fit for use or not. */
    List<String> ids();

    /** What a game calls itself. */
    Optional<String> title(String id);
}
