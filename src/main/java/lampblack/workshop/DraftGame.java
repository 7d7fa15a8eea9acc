package lampblack.workshop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.ruleset.LoadedRuleset;

/**
 * A game as its author has written it so far.
 *
 * @param id of its folder
 * @param problems of its rules first, then of each of its characters
 * @param usable the game, where characters can be judged by it
 * @param examples the texts of the characters that come with it, by the names of their files without the ending
 */
public record DraftGame(String id, List<Diagnostic> problems, Optional<LoadedRuleset> usable,
        Map<String, String> examples) {

    public DraftGame {
        problems = List.copyOf(problems);
    }
}
