package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.builder.change.SessionInput;
import lampblack.builder.change.StayingHalves;
import lampblack.builder.change.UndoRedo;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Link;
import lampblack.builder.page.NewestPart;
import lampblack.builder.page.Row;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.UndoState;
import lampblack.character.EntryHeader;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.edit.LoadedCharacter;
import lampblack.node.Node;
import lampblack.picture.PictureTurn;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;

/**
 * The tab with a character's history: the choices of creation, each ledger entry, and where each number comes from.
 *
 * @param latest the link to the last entry
 * @param turns what undoes the last change, or does again what was undone
 * @param said the messages about the last change
 * @param begun the choices of creation, step by step
 * @param more the link to entries that are not shown
 * @param markers where a later version of the game holds from then on, behind the last entry
 */
public record HistoryTab(
        List<Link> latest, List<Control> turns, WhyView why, List<Row> begun,
        List<Link> more, List<SessionEntries> sessions, List<MarkerView> markers, List<JournalView> journals,
        String nothing, List<String> said)
        implements TabView {

    /** What the address says of how many entries are to be shown. */
    private static final String ENTRIES = "entries";

    public HistoryTab {
        latest = List.copyOf(latest);
        turns = List.copyOf(turns);
        begun = List.copyOf(begun);
        more = List.copyOf(more);
        sessions = List.copyOf(sessions);
        markers = List.copyOf(markers);
    }

    /** Entries of the same session. */
    public record SessionEntries(String title, String date, List<LedgerEntryView> entries) {}

    public static HistoryTab of(TabInput in) {
        String stem = in.key();
        LoadedCharacter character = in.character();
        FormData form = in.query();
        UndoState state = in.undo().get();
        Map<Integer, MarkerView> markers = MarkerView.all(in);
        List<EntryResult> entries = character.evaluated().history();
        Optional<String> open = form.some("entry");
        int least = open.filter(number -> number.matches("[0-9]{1,7}"))
                .map(number -> entries.size() - Integer.parseInt(number) + 1).orElse(0);
        NewestPart part = NewestPart.of(form.text(ENTRIES).orElse(""), entries.size(), least,
                CharacterTab.HISTORY.path(stem) + "?" + ENTRIES + "=");
        List<SessionEntries> sessions = sessions(in, entries.subList(part.rest(), entries.size()),
                new LedgerEntryView.LedgerEntryBuilder(in, stem, character, open), markers);
        return new HistoryTab(latest(in, sessions),
                Stream.concat(turn(in, PictureTurn.BACK, state.back()), turn(in, PictureTurn.FORTH, state.forth()))
                        .toList(),
                WhyView.of(in.messages(), stem, character, form), begun(character.evaluated()),
                part.more(in.messages(), "history-more"), sessions,
                List.copyOf(markers.values()), List.of(JournalView.of(in, CharacterTab.HISTORY)),
                sessions.isEmpty() ? in.messages().text("web.history.nothing") : "", in.said());
    }

    private static List<Link> latest(TabInput in, List<SessionEntries> sessions) {
        return sessions.stream().flatMap(session -> session.entries().stream()).reduce((one, other) -> other)
                .map(last -> Link.of("to", "#" + last.id(), in.messages().text("web.history.latest"))
                        .looking("button")).stream().toList();
    }

    private static Stream<Control> turn(TabInput in, PictureTurn turn, Optional<StoredText> text) {
        Control plain = Control.of(turn.word(), Urls.change(in.key(), CharacterTab.HISTORY, turn.word()),
                in.messages().text("web.history." + turn.word())).with("seen", in.character().text().version());
        return in.pictureTurns().contains(turn) ? Stream.of(plain)
                : text.map(stored -> plain.hinting(staying(in, stored))).stream();
    }

    /** Which other files keep half of a payment. */
    private static List<String> staying(TabInput in, StoredText text) {
        List<String> staying = new StayingHalves(in.shelf(), in.character(), in.messages()).of(Optional.of(text));
        List<String> gone = staying.isEmpty() ? List.of() : text.text().value().stream()
                .flatMap(then -> UndoRedo.elsewhere(in.shelf(), in.editor(), in.character(), then.source().text())
                        .stream())
                .map(in.messages()::render).toList();
        return gone.isEmpty() ? staying : gone;
    }

    /** @param markers by their place in the ledger; those that stand before an entry are taken out */
    private static List<SessionEntries> sessions(TabInput in, List<EntryResult> shown,
            LedgerEntryView.LedgerEntryBuilder maker, Map<Integer, MarkerView> markers) {
        List<SessionEntries> sessions = new ArrayList<>();
        List<LedgerEntryView> entries = new ArrayList<>();
        Optional<Long> current = Optional.empty();
        String date = "";
        for (EntryResult result : shown) {
            EntryHeader header = result.entry().header();
            Optional<Long> number = header.period(SessionInput.SESSION);
            if (number.isPresent() && !number.equals(current) && !entries.isEmpty()) {
                sessions.add(session(in, current, date, entries));
                entries = new ArrayList<>();
                date = "";
            }
            current = number.isPresent() ? number : current;
            date = date.isEmpty() ? header.date().orElse("") : date;
            entries.add(maker.of(result, before(header.index(), markers)));
        }
        if (!entries.isEmpty()) {
            sessions.add(session(in, current, date, entries));
        }
        return sessions;
    }

    private static List<MarkerView> before(int index, Map<Integer, MarkerView> markers) {
        List<Integer> places = markers.keySet().stream().filter(place -> place < index).toList();
        return places.stream().map(markers::remove).toList();
    }

    private static SessionEntries session(TabInput in, Optional<Long> number, String date,
            List<LedgerEntryView> entries) {
        return new SessionEntries(number.map(value -> in.messages().text("web.history.session", "number", value))
                .orElseGet(() -> in.messages().text("web.history.no-session")), date, List.copyOf(entries));
    }

    private static List<Row> begun(EvaluatedCharacter evaluated) {
        List<Row> begun = new ArrayList<>();
        DerivedSheet derived = evaluated.derived();
        for (CreationStep step : evaluated.sheet().creation().values()) {
            Optional<Node> said = evaluated.file().creation().get(step.id());
            if (said.isPresent()) {
                String words = words(step, said.get(), derived);
                if (!words.isEmpty()) {
                    begun.add(new Row(step.label().title(), words));
                }
            }
        }
        return begun;
    }

    private static String words(CreationStep step, Node said, DerivedSheet derived) {
        Stream<String> words = switch (step) {
            case SpendStep spend -> Points.decode(said).stream()
                    .map(points -> title(spend.set(), points.name().text(), derived) + " " + points.amount());
            case ChooseStep choose -> Pick.decode(said).stream()
                    .map(pick -> derived.title(choose.from().key(pick.name().text(), derived.sheet())));
            case SetRatingsStep ratings -> Stream.empty();
            case FillStep fill -> Stream.empty();
        };
        return words.collect(Collectors.joining(", "));
    }

    private static String title(String set, String written, DerivedSheet derived) {
        return derived.sheet().traits().get(set).entries().containsKey(written) ? derived.title(new Trait(set, written))
                : written;
    }
}
