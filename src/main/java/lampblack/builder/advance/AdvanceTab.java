package lampblack.builder.advance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.builder.context.RequestContext;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Message;
import lampblack.edit.LoadedCharacter;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferList;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.text.LedgerText;

/**
 * The leaf on which a character lives on: the end of a session, what is bought with what was earned, and what befell it.
 *
 * @param hints what has to be known before anything is written
 * @param last what the ledger says last
 */
public record AdvanceTab(
        BalancesView purse, List<AdvanceHint> hints, List<RecentEntry> last, List<PendingEntryView> deed,
        SessionView session, SpendView spend,
        OtherEventsView play) implements TabView {

    private static final int LATELY = 3;

    public AdvanceTab {
        hints = List.copyOf(hints);
        last = List.copyOf(last);
        deed = List.copyOf(deed);
    }

    /** Something to know, and where it is put right. */
    public record AdvanceHint(String words, String path, String link) {}

    /** An entry of the ledger in a line. */
    public record RecentEntry(String path, String when, String what, String change) {}

    public static AdvanceTab of(RequestContext visit, String stem, LoadedCharacter character) {
        EvaluatedCharacter outcome = character.outcome();
        OfferList offered = OfferFinder.of(outcome);
        FormData asked = new FormData(visit.context().queryParamMap());
        // What was sent and is saved is done with; what was refused is still there to be put right.
        boolean sent = visit.context().method().name().equals("POST");
        boolean refused = sent && visit.seen().filter(character.text().version()::equals).isPresent();
        FormData said = refused ? visit.form() : sent ? new FormData(Map.of()) : asked;
        return new AdvanceTab(BalancesView.of(outcome, stem), hints(visit, stem, outcome), last(visit, stem, outcome),
                PendingEntryView.of(visit, stem, character, offered, said).stream().toList(),
                SessionView.of(visit, stem, character, offered,
                        said.text("do").isPresent() ? new FormData(Map.of()) : said),
                SpendView.of(visit.messages(), stem, outcome, offered),
                OtherEventsView.of(visit.messages(), stem, outcome, asked.all("show").contains("play")));
    }

    private static List<AdvanceHint> hints(RequestContext visit, String stem, EvaluatedCharacter outcome) {
        List<AdvanceHint> hints = new ArrayList<>();
        if (outcome.file().ledger().isEmpty() && !outcome.todo().isEmpty()) {
            hints.add(new AdvanceHint(visit.words("web.advance.begin", "count", outcome.todo().size()),
                    CharacterTab.BUILD.path(stem),
                    visit.words("web.advance.to-build")));
        }
        outcome.retired().ifPresent(words -> hints.add(new AdvanceHint(visit.words("web.advance.retired", "why",
                Message.verbatim(words)), CharacterTab.HISTORY.path(stem), visit.words("web.advance.to-history"))));
        return hints;
    }

    private static List<RecentEntry> last(RequestContext visit, String stem, EvaluatedCharacter outcome) {
        LedgerText words = new LedgerText(outcome, visit.workshop().messages());
        List<EntryResult> lines = outcome.history();
        List<RecentEntry> last = new ArrayList<>();
        for (EntryResult line : lines.subList(Math.max(0, lines.size() - LATELY), lines.size())) {
            last.add(0, new RecentEntry(Urls.entry(stem, line.entry().header().index()), words.when(line),
                    words.what(line),
                    words.change(line)));
        }
        return last;
    }
}
