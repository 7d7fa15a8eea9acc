package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.change.CharacterDiff;
import lampblack.builder.change.SessionInput;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Outlook;
import lampblack.builder.page.Control;
import lampblack.builder.page.FormData;
import lampblack.builder.page.FormField;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Link;
import lampblack.builder.page.Notice.ProblemText;
import lampblack.builder.page.Panel;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.sheet.text.LedgerText;

/**
 * An entry of the ledger on the line of time.
 *
 * @param state {@code skipped} where it took no effect, {@code objected} where it breaks a rule, or empty
 * @param changes what it did to each balance
 * @param before where a later version of the game began to hold right before it
 * @param panel what can be done to it, where it lies open
 */
public record LedgerEntryView(
        String id, String number, String path, String what, String when, String note, String state,
        List<String> changes, List<MarkerView> before, List<EntryPanel> panel) {

    public LedgerEntryView {
        changes = List.copyOf(changes);
        before = List.copyOf(before);
        panel = List.copyOf(panel);
    }

    /** What can be done to an entry. @param redate says when it was and what of it @param takeBack takes it back */
    public record EntryPanel(Panel redate, Panel takeBack) {}

    /** Makes the entries of one character. */
    record LedgerEntryBuilder(TabInput in, String stem, LoadedCharacter character, Optional<String> open) {

        LedgerEntryView of(EntryResult result, List<MarkerView> before) {
            EvaluatedCharacter evaluated = character.evaluated();
            LedgerText text = new LedgerText(evaluated, in.messages());
            int index = result.entry().header().index();
            String number = String.valueOf(index + 1);
            boolean isOpen = open.filter(number::equals).isPresent();
            String state = !result.applied() ? "skipped" : result.violations().stream()
                    .allMatch(violation -> violation.found().severity() == Severity.NOTE) ? "" : "objected";
            String note = result.entry().header().note().filter(name -> !text.bare(result).equals(name)).orElse("");
            return new LedgerEntryView("entry-" + number, number, Urls.entry(stem, index), text.bare(result),
                    when(result), note,
                    state, changes(result), before, isOpen ? List.of(panel(result)) : List.of());
        }

        /** The day, and the periods that are not the session. */
        private String when(EntryResult result) {
            List<String> words = new ArrayList<>();
            character.evaluated().sheet().periods().forEach((id, label) -> {
                if (!id.equals(SessionInput.SESSION)) {
                    result.entry().header().period(id).ifPresent(value -> words.add(label.title() + " " + value));
                }
            });
            return String.join(", ", words);
        }

        private List<String> changes(EntryResult result) {
            List<String> words = new ArrayList<>();
            EvaluatedCharacter evaluated = character.evaluated();
            for (Map.Entry<String, Long> entry : result.changes().entrySet()) {
                Label track = evaluated.sheet().tracks().get(entry.getKey()).label();
                String change = (entry.getValue() > 0 ? "+" : "") + CharacterDiff.signed(entry.getValue());
                words.add(
                        in.messages().text("web.history.change", "track", evaluated.derived().titleOf(track), "change",
                        change,
                        "left", CharacterDiff.signed(result.balances().get(entry.getKey()))));
            }
            words.addAll(new LedgerText(evaluated, in.messages()).came(result));
            return words;
        }

        private EntryPanel panel(EntryResult result) {
            int index = result.entry().header().index();
            ProposedChange proposed = in.editor().undo(character, index);
            List<ProblemText> breaks = proposed.added().stream()
                    .map(diagnostic -> ProblemText.of(diagnostic, in.messages())).toList();
            List<String> skipped = new ArrayList<>();
            List<Message> brings = new ArrayList<>();
            proposed.after().ifPresent(after -> {
                skipped.addAll(skipped(after.evaluated(), index));
                brings.addAll(new CharacterDiff(character.evaluated(), after.evaluated()).all());
            });
            String id = "entry-" + (index + 1);
            Control redate = control(id + ".redate", "redate", in.messages().text("web.history.redate"), index)
                    .with("at", id).asking(asks(result).stream().map(ask -> ask.under(id)).toList());
            Control takeBack = control(id + ".take-back", "take-back",
                    in.messages().text("web.history.take-back.button"), index).with(proposed.others().stream()
                            .map(other -> new HiddenField(FormData.seenOf(other.before().key()),
                                    other.before().text().version())).toList());
            return new EntryPanel(new Panel(redate, Outlook.NONE, List.of(Link.at("entry-close",
                    CharacterTab.HISTORY.path(stem) + "#" + id, in.messages().text("web.history.close"))
                    .looking("leave-it").inPlace())), new Panel(takeBack, new Outlook(
                    brings.stream().map(in.messages()::render).toList(), skipped, breaks, breaks.isEmpty()
                            && skipped.isEmpty() ? in.messages().text("web.history.harmless") : ""), List.of()));
        }

        private Control control(String id, String change, String label, int index) {
            return Control.of(id, Urls.change(stem, CharacterTab.HISTORY, change), label).laidOut(change)
                    .with("seen", character.text().version()).with("entry", String.valueOf(index + 1));
        }

        private List<String> skipped(EvaluatedCharacter after, int index) {
            LedgerText text = new LedgerText(character.evaluated(), in.messages());
            List<String> skipped = new ArrayList<>();
            for (EntryResult later : character.evaluated().history()) {
                int at = later.entry().header().index();
                boolean is = at > index && later.applied() && after.history().stream()
                        .anyMatch(entryResult -> entryResult.entry().header().index() == at - 1
                        && !entryResult.applied());
                if (is) {
                    skipped.add(text.number(later) + ". " + text.bare(later));
                }
            }
            return skipped;
        }

        private List<FormField> asks(EntryResult result) {
            List<FormField> asks = new ArrayList<>();
            asks.add(number(SessionInput.SESSION, in.messages().text("web.advance.session"), result));
            character.evaluated().sheet().periods().values().stream()
                    .filter(label -> result.entry().header().period(label.id()).isPresent())
                    .filter(label -> !label.id().equals(SessionInput.SESSION))
                    .forEach(label -> asks.add(number(label.id(), label.title(), result)));
            asks.add(new FormField("", "date", in.messages().text("web.advance.date"), "", "date",
                    result.entry().header().date().orElse(""), "", List.of(), List.of(), "").at("redate.date"));
            asks.add(FormField.lines("note", in.messages().text("web.advance.note"), result.entry().header().note()
                    .orElse("")).at("redate.note"));
            return asks;
        }

        private static FormField number(String period, String title, EntryResult result) {
            return FormField.number(period, title, result.entry().header().period(period).map(String::valueOf)
                    .orElse(""))
                    .least("0").at("redate." + period);
        }
    }
}
