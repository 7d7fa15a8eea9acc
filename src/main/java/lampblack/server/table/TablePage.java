package lampblack.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.group.Attendee;
import lampblack.builder.group.Right;
import lampblack.builder.page.Choice;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Messages;
import lampblack.page.QrDrawing;
import lampblack.ruleset.Ruleset;

/**
 * The table itself: who sits at it, and what the game is careful about.
 *
 * @param invitation how others join; for the host alone
 * @param people who has joined
 * @param notes what the game is careful about, or empty
 * @param noNotes what those who only read are told where there is nothing of it, or empty
 * @param gm whether the reader may change what stands there
 * @param host whether they may end it
 * @param ended whether they may open another
 */
public record TablePage(String title, List<Invitation> invitation, String joined, List<Seat> people, String notes,
        String noNotes, boolean gm, boolean host, boolean ended, List<Notice> notices) implements PageView {

    public TablePage {
        invitation = List.copyOf(invitation);
        people = List.copyOf(people);
        notices = List.copyOf(notices);
    }

    /** How others join. @param box the space that the drawing takes, as SVG says it */
    public record Invitation(String address, String code, String gmCode, String box, String path, String label) {}

    /**
     * Somebody who has joined.
     *
     * @param give the sheets that they may be given, where the reader may do so
     * @param giveLabel what is chosen there, for those who hear it alone
     * @param dismissLabel what sends them away, for the same
     */
    public record Seat(String id, String name, String role, List<HeldSheet> sheets, List<Choice> give,
            String giveLabel, String dismissLabel, boolean gm) {}

    /** @param label of the button that takes it away, for those who hear it alone */
    public record HeldSheet(String key, String path, String name, boolean gm, String label) {

        /** Whether its page is for others. */
        public boolean reader() {
            return !gm;
        }
    }

    /** @param shelf the whole of it */
    public static TablePage of(Attendee attendee, Table table, int port, Shelf shelf, Games games,
            Messages messages, List<Notice> notices) {
        boolean gm = attendee.runsGame();
        boolean host = attendee.has(Right.HOST);
        List<Person> people = table.people().all();
        List<Choice> all = gm ? shelf.ask(key -> shelf.header(key)
                .map(header -> Choice.of(key, name(key, header), false))) : List.of();
        List<Seat> seats = people.stream().map(person -> seat(person, all, gm, shelf, messages)).toList();
        Optional<String> written = table.moment().notes();
        String notes = written.orElseGet(() -> ofGames(shelf, games));
        return new TablePage(messages.text("web.table.title"), host && table.isOpen()
                ? List.of(invitation(table, port, messages)) : List.of(),
                people.isEmpty() ? messages.text("web.table.joined.none")
                        : messages.text("web.table.joined", "count", people.size()), seats,
                notes, gm || !notes.isEmpty() ? "" : messages.text(written.isEmpty() ? "web.table.notes.none"
                        : "web.table.notes.cleared"), gm,
                host && table.isOpen(), host && !table.isOpen(), notices);
    }

    /** What the games of the shelf say of themselves, each under its title where there are several. */
    private static String ofGames(Shelf shelf, Games games) {
        List<Ruleset> all = Distinct.of(shelf.ask(key -> shelf.header(key).map(FileHeader::ruleset)).stream()).stream()
                .flatMap(id -> games.game(id).stream()).filter(game -> !game.contentNotes().isEmpty()).toList();
        return all.stream().map(game -> (all.size() > 1 ? game.title() + "\n" : "")
                + String.join("\n", game.contentNotes())).collect(Collectors.joining("\n\n"));
    }

    private static Invitation invitation(Table table, int port, Messages messages) {
        String code = table.desk().code();
        QrDrawing drawing = QrDrawing.of(table.link(port) + "join?code=" + code);
        return new Invitation(table.link(port), code, table.desk().gmCode(),
                "0 0 " + drawing.size() + " " + drawing.size(), drawing.path(), messages.text("web.table.qr"));
    }

    private static Seat seat(Person person, List<Choice> all, boolean gm, Shelf shelf, Messages messages) {
        List<HeldSheet> held = new ArrayList<>();
        for (String key : person.sheets()) {
            String name = shelf.header(key).map(header -> name(key, header)).orElse(key);
            held.add(new HeldSheet(key, CharacterTab.PLAY.path(key), name, gm,
                    messages.text("web.table.free", "sheet", name, "name", person.name())));
        }
        return new Seat(person.id(), person.name(),
                messages.text(person.isGm() ? "web.table.role.gm" : "web.table.role.player"), held,
                person.isGm() ? List.of() : all.stream().filter(one -> !person.sheets().contains(one.value())).toList(),
                messages.text("web.table.give.label", "name", person.name()),
                messages.text("web.table.dismiss.label", "name", person.name()), gm);
    }

    private static String name(String key, FileHeader header) {
        return header.name().isEmpty() ? key : header.name();
    }

    @Override
    public String kind() {
        return "table";
    }
}
