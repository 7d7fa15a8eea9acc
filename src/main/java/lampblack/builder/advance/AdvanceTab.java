package lampblack.builder.advance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.builder.tab.TabInput;
import lampblack.diagnostic.Message;
import lampblack.edit.LoadedCharacter;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferList;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.text.LedgerText;

/**
 * The leaf on which a character lives on: the end of a session, what is bought with what was earned, and what befell
 * it.
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

    public static AdvanceTab of(TabInput in) {
        String stem = in.key();
        LoadedCharacter character = in.character();
        EvaluatedCharacter outcome = character.evaluated();
        OfferList offered = OfferFinder.of(outcome);
        FormData asked = in.query();
        // What was sent and is saved is done with; what was refused is still there to be put right.
        FormData said = in.filled();
        return new AdvanceTab(BalancesView.of(outcome, stem), hints(in, stem, outcome), last(in, stem, outcome),
                PendingEntryView.of(in, stem, character, offered, said).stream().toList(),
                SessionView.of(in, stem, character, offered,
                        said.text("do").isPresent() ? new FormData(Map.of()) : said),
                SpendView.of(in.messages(), stem, outcome, offered),
                OtherEventsView.of(in.messages(), stem, outcome, asked.all("show").contains("play")));
    }

    private static List<AdvanceHint> hints(TabInput in, String stem, EvaluatedCharacter outcome) {
        List<AdvanceHint> hints = new ArrayList<>();
        if (outcome.file().ledger().isEmpty() && !outcome.todo().isEmpty()) {
            hints.add(new AdvanceHint(in.messages().text("web.advance.begin", "count", outcome.todo().size()),
                    CharacterTab.BUILD.path(stem),
                    in.messages().text("web.advance.to-build")));
        }
        outcome.retired().ifPresent(words -> hints.add(new AdvanceHint(in.messages().text("web.advance.retired", "why",
                Message.verbatim(words)), CharacterTab.HISTORY.path(stem), in.messages()
                .text("web.advance.to-history"))));
        return hints;
    }

    private static List<RecentEntry> last(TabInput in, String stem, EvaluatedCharacter outcome) {
        LedgerText words = new LedgerText(outcome, in.messages());
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
