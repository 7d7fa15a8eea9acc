package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.diagnostic.Message;
import lampblack.edit.LoadedCharacter;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferList;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.text.LedgerText;

/**
 * The tab for advancing a character: the end of a session, advances to buy, and other events.
 *
 * @param hints hints to read before writing anything
 * @param last the last ledger entries
 * @param said the messages about the last change
 * @param open whether anything may be earned, bought or come to pass; otherwise only notes are written
 */
public record AdvanceTab(
        BalancesView balances, List<AdvanceHint> hints, List<RecentEntry> last, List<PendingEntryView> pending,
        SessionView session, SpendView spend,
        OtherEventsView play, List<String> said) implements TabView {

    private static final int LATELY = 3;

    public AdvanceTab {
        hints = List.copyOf(hints);
        last = List.copyOf(last);
        pending = List.copyOf(pending);
    }

    /** Something to know, and where it is put right. */
    public record AdvanceHint(String words, String path, String link) {}

    /** An entry of the ledger in a line. */
    public record RecentEntry(String path, String when, String what, String change) {}

    public static AdvanceTab of(TabInput in) {
        String stem = in.key();
        LoadedCharacter character = in.character();
        EvaluatedCharacter evaluated = character.evaluated();
        OfferList offers = OfferFinder.ofAdvances(evaluated);
        FormData form = in.query();
        // What was sent and is saved is done with; what was refused is still there to be put right.
        FormData said = in.filled();
        return new AdvanceTab(BalancesView.of(in.messages(), evaluated, stem), hints(in, stem, evaluated),
                last(in, stem, evaluated),
                PendingEntryView.of(in, stem, character, offers, said).stream().toList(),
                SessionView.of(in, stem, character, offers,
                        said.text("do").isPresent() ? new FormData(Map.of()) : said),
                SpendView.of(in.messages(), stem, evaluated, offers, form),
                OtherEventsView.of(in.messages(), stem, evaluated, form.all("show").contains("play")), in.said());
    }

    private static List<AdvanceHint> hints(TabInput in, String stem, EvaluatedCharacter evaluated) {
        List<AdvanceHint> hints = new ArrayList<>();
        if (!evaluated.file().hasBegun() && !evaluated.todo().isEmpty()) {
            hints.add(new AdvanceHint(in.messages().text("web.advance.begin", "count", evaluated.todo().size()),
                    CharacterTab.BUILD.path(stem),
                    in.messages().text("web.advance.to-build")));
        }
        evaluated.retired()
                .ifPresent(words -> hints.add(new AdvanceHint(in.messages().text("web.advance.retired", "why",
                Message.verbatim(words)), CharacterTab.HISTORY.path(stem), in.messages()
                .text("web.advance.to-history"))));
        return hints;
    }

    private static List<RecentEntry> last(TabInput in, String stem, EvaluatedCharacter evaluated) {
        LedgerText text = new LedgerText(evaluated, in.messages());
        List<EntryResult> lines = evaluated.history();
        List<RecentEntry> last = new ArrayList<>();
        for (EntryResult result : lines.subList(Math.max(0, lines.size() - LATELY), lines.size())) {
            last.add(0, new RecentEntry(Urls.entry(stem, result.entry().header().index()), text.when(result),
                    text.what(result),
                    text.change(result)));
        }
        return last;
    }
}
