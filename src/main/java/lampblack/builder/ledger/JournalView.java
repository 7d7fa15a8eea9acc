package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.SessionInput;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormField;
import lampblack.builder.page.Link;
import lampblack.builder.page.NewestPart;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.Urls;
import lampblack.character.EntryHeader;
import lampblack.character.LedgerEntry;
import lampblack.replay.EntryResult;
import lampblack.sheet.text.LedgerText;

/**
 * The notes in a character's ledger, and forms to write and change them.
 *
 * @param action where its forms are sent
 * @param draft what the words are kept under that are written and not sent yet
 * @param today the date that a new note is given
 * @param latest the notes of the latest session
 * @param earlier those before, the latest first
 * @param open {@code open} where earlier ones were asked for, or empty
 * @param more the link to those that are not shown
 * @param beside what is noted of whom and what the character has
 */
public record JournalView(String action, String draft, String today, List<FormField> session,
        List<JournalSession> latest, List<JournalSession> earlier, String open, List<Link> more,
        List<NotesBeside> beside) {

    private static final String FORM = "journal";
    /** What the address says of how many notes are to be shown. */
    private static final String NOTES = "notes";

    public JournalView {
        session = List.copyOf(session);
        latest = List.copyOf(latest);
        earlier = List.copyOf(earlier);
        more = List.copyOf(more);
        beside = List.copyOf(beside);
    }

    /** What belongs to one session. */
    public record JournalSession(String title, List<JournalNote> notes) {}

    /**
     * One note.
     *
     * @param about what it stands beside, or empty for a note by itself
     * @param path the way to its entry in the history
     * @param edit the form that changes it; none for one that stands beside something else
     */
    public record JournalNote(String id, String words, String date, String about, String path, List<NoteForm> edit) {}

    /** @param was what tells it from other notes */
    public record NoteForm(String entry, String was, String draft, List<FormField> session) {}

    public static JournalView of(TabInput in, CharacterTab tab) {
        List<EntryResult> written = in.character().evaluated().history().stream()
                .filter(result -> result.entry().header().note().isPresent()).toList();
        List<EntryResult> sorted = new ArrayList<>(written);
        sorted.sort(Comparator.comparing(result -> session(result.entry().header()).orElse(-1L)));
        Optional<String> asked = in.query().text(NOTES);
        NewestPart part = NewestPart.of(asked.orElse(""), sorted.size(), 0, tab.path(in.key()) + "?" + NOTES + "=");
        List<EntryResult> shown = new ArrayList<>(sorted.subList(part.rest(), sorted.size()));
        shown.sort(Comparator.comparing(result -> -session(result.entry().header()).orElse(-1L)));
        List<JournalSession> sessions = tab == CharacterTab.PLAY ? sessions(in, shown) : List.of();
        Optional<Long> present = in.character().file().ledger().stream()
                .flatMap(entry -> session(entry.header()).stream()).max(Comparator.naturalOrder());
        return new JournalView(Urls.change(in.key(), tab, "note"), FORM + " " + in.key(), in.clock().today(),
                List.of(session(in, present, FORM + ".session")), sessions.stream().limit(1).toList(),
                sessions.stream().skip(1).toList(), asked.isPresent() ? "open" : "",
                part.more(in.messages(), "journal-more"), tab == CharacterTab.PLAY ? NotesBeside.all(in) : List.of());
    }

    private static Optional<Long> session(EntryHeader header) {
        return header.period(SessionInput.SESSION);
    }

    private static FormField session(TabInput in, Optional<Long> number, String place) {
        return FormField.number(SessionInput.SESSION, in.messages().text("web.advance.session"),
                number.map(String::valueOf).orElse("")).least("0").at(place);
    }

    private static List<JournalSession> sessions(TabInput in, List<EntryResult> sorted) {
        List<JournalSession> sessions = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= sorted.size(); i++) {
            Optional<Long> number = session(sorted.get(from).entry().header());
            if (i == sorted.size() || !session(sorted.get(i).entry().header()).equals(number)) {
                String title = number.map(value -> in.messages().text("web.history.session", "number", value))
                        .orElseGet(() -> in.messages().text("web.journal.no-session"));
                sessions.add(new JournalSession(title, sorted.subList(from, i).stream()
                        .map(result -> note(in, result)).toList()));
                from = i;
            }
        }
        return sessions;
    }

    private static JournalNote note(TabInput in, EntryResult result) {
        LedgerEntry entry = result.entry();
        int number = entry.header().index() + 1;
        String words = entry.header().note().orElse("");
        String id = "note-" + number;
        List<NoteForm> edit = !entry.isNote() ? List.of() : List.of(new NoteForm(String.valueOf(number),
                mark(words), FORM + " " + in.key() + " " + mark(words),
                List.of(session(in, session(entry.header()), id + ".session"))));
        return new JournalNote(id, words, entry.header().date().orElse(""), entry.isNote() ? ""
                : new LedgerText(in.character().evaluated(), in.messages()).bare(result),
                Urls.entry(in.key(), number - 1), edit);
    }

    /** What tells the words of one note from those of another. */
    public static String mark(String words) {
        return Integer.toHexString(words.hashCode());
    }
}
