package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.cli.LedgerWords;
import lampblack.diagnostic.Message;
import lampblack.engine.Line;
import lampblack.engine.Offering;
import lampblack.engine.Offers;
import lampblack.engine.Outcome;
import lampblack.io.LoadedCharacter;

/**
 * The leaf on which a character lives on: the end of a session, what is bought with what was earned, and what befell it.
 *
 * @param hints what has to be known before anything is written
 * @param last what the ledger says last
 */
public record AdvanceLeaf(
        Purse purse, List<Hint> hints, List<Last> last, List<DeedView> deed, SessionView session, SpendView spend,
        InPlay play) implements Leaf {

    private static final int LATELY = 3;

    public AdvanceLeaf {
        hints = List.copyOf(hints);
        last = List.copyOf(last);
        deed = List.copyOf(deed);
    }

    /** Something to know, and where it is put right. */
    public record Hint(String words, String path, String link) {}

    /** An entry of the ledger in a line. */
    public record Last(String path, String when, String what, String change) {}

    static AdvanceLeaf of(Visit visit, String stem, LoadedCharacter character) {
        Outcome outcome = character.outcome();
        Offering offered = Offers.of(outcome);
        Form asked = new Form(visit.context().queryParamMap());
        // What was sent and is saved is done with; what was refused is still there to be put right.
        boolean sent = visit.context().method().name().equals("POST");
        boolean refused = sent && visit.seen().filter(character.text().sha256()::equals).isPresent();
        Form said = refused ? visit.form() : sent ? new Form(Map.of()) : asked;
        return new AdvanceLeaf(Purse.of(outcome, stem), hints(visit, stem, outcome), last(visit, stem, outcome),
                DeedView.of(visit, stem, character, offered, said).stream().toList(),
                SessionView.of(visit, stem, character, offered,
                        said.text("do").isPresent() ? new Form(Map.of()) : said),
                SpendView.of(visit, stem, outcome, offered), InPlay.of(visit, stem, outcome, asked.all("show").contains("play")));
    }

    private static List<Hint> hints(Visit visit, String stem, Outcome outcome) {
        List<Hint> hints = new ArrayList<>();
        if (outcome.file().ledger().isEmpty() && !outcome.todo().isEmpty()) {
            hints.add(new Hint(visit.words("web.advance.begin", "count", outcome.todo().size()), Tab.BUILD.path(stem),
                    visit.words("web.advance.to-build")));
        }
        outcome.retired().ifPresent(words -> hints.add(new Hint(visit.words("web.advance.retired", "why",
                Message.verbatim(words)), Tab.HISTORY.path(stem), visit.words("web.advance.to-history"))));
        return hints;
    }

    private static List<Last> last(Visit visit, String stem, Outcome outcome) {
        LedgerWords words = new LedgerWords(outcome, visit.workshop().messages());
        List<Line> lines = outcome.history();
        List<Last> last = new ArrayList<>();
        for (Line line : lines.subList(Math.max(0, lines.size() - LATELY), lines.size())) {
            last.add(0, new Last(Paths.entry(stem, line.entry().header().index()), words.when(line), words.what(line),
                    words.change(line)));
        }
        return last;
    }
}
