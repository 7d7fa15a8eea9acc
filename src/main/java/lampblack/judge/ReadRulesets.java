package lampblack.judge;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.Scalar;
import lampblack.ruleset.LoadedRuleset;

/**
 * Games that were read beforehand.
 *
 * @param games all that there are
 * @param where they are, as whoever looks for another is told
 */
public record ReadRulesets(List<LoadedRuleset> games, String where) implements Rulesets {

    public ReadRulesets {
        games = List.copyOf(games);
    }

    @Override
    public Checked<LoadedRuleset> named(Scalar id) {
        Report report = new Report();
        Optional<LoadedRuleset> game = game(id.text());
        if (game.isEmpty()) {
            report.add(Diagnostic.of(Code.RULESET__NOT_FOUND, id.span(), "name", id.text()).suggestOrList(id.text(), ids())
                    .note(Message.of("note.rulesets-looked-up", "places", List.of(where))));
        }
        return new Checked<>(game, report.diagnostics());
    }

    /** The game of an id. */
    public Optional<LoadedRuleset> game(String id) {
        return games.stream().filter(game -> game.ruleset().id().equals(id)).findFirst();
    }

    @Override
    public List<String> ids() {
        return games.stream().map(game -> game.ruleset().id()).sorted().toList();
    }

    @Override
    public Optional<String> title(String id) {
        return game(id).map(game -> game.ruleset().title());
    }
}
