package lampblack.workshop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.judge.FormCheck;
import lampblack.judge.JudgingTerms;
import lampblack.page.PublishedGame;
import lampblack.page.published.PageStock;
import lampblack.page.published.PublishedPage;
import lampblack.ruleset.LoadedRuleset;

/**
 * A game as its author has written it so far.
 *
 * @param id of its folder
 * @param problems of its rules first, then of each of its characters
 * @param usable the game, where characters can be judged by it
 * @param examples the texts of the characters that come with it, by the names of their files without the ending
 * @param open the texts of what its author, and the authors of what it builds on, give away, by their paths
 */
public record DraftGame(String id, List<Diagnostic> problems, Optional<LoadedRuleset> usable,
        Map<String, String> examples, Map<String, String> open) {

    public DraftGame {
        problems = List.copyOf(problems);
    }

    /** The page that it is published as; empty where it has errors. @param form holds the trees of characters to theirs */
    public Optional<PublishedPage> page(FormCheck form, PageStock stock) {
        return usable.filter(game -> !Report.hasErrors(problems)).map(game -> new PublishedPage(List.of(
                new PublishedGame(game, game.tree().span().source(), examples)), open, JudgingTerms.byGames(form), stock));
    }
}
