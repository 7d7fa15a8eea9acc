package lampblack.server;

import java.util.List;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.group.Attendee;
import lampblack.builder.group.Right;
import lampblack.builder.group.TableBar;
import lampblack.builder.page.Control;
import lampblack.diagnostic.Messages;
import lampblack.server.table.Moment;
import lampblack.server.table.Person;
import lampblack.server.table.Table;

/** What stands above the pages of somebody at a table. */
final class TableBars {

    private TableBars() {}

    /** Nothing where there is no table, or for somebody who has not joined. */
    static List<TableBar> of(AppContext app, Attendee attendee) {
        return app.table().filter(table -> attendee.has(table.isOpen() ? Right.READ : Right.HOST))
                .map(table -> List.of(table.isOpen() ? bar(table, attendee, app.messages())
                        : ended(app.messages()))).orElse(List.of());
    }

    /** Leads the host to where another is opened. */
    private static TableBar ended(Messages messages) {
        return new TableBar(messages.text("web.table.another"), "", "", "", "", List.of());
    }

    private static TableBar bar(Table table, Attendee attendee, Messages messages) {
        Moment.Pause pause = table.moment().pause();
        String look = switch (pause) {
            case NONE -> "";
            case ASKED -> "asked";
            case PAUSED -> "paused";
        };
        String sheet = table.people().find(attendee.id()).map(Person::sheets).filter(keys -> !keys.isEmpty())
                .map(keys -> CharacterTab.PLAY.path(keys.get(0))).orElse("");
        return new TableBar(attendee.name().isEmpty() ? messages.text("web.table.host") : attendee.name(), sheet,
                look.isEmpty() ? "" : messages.text("web.table.is-" + look), look.isEmpty() ? ""
                : messages.text(attendee.runsGame() ? "web.table.you-end" : "web.table.gm-ends"), look,
                controls(attendee, pause, messages));
    }

    private static List<Control> controls(Attendee attendee, Moment.Pause pause, Messages messages) {
        boolean isNone = pause == Moment.Pause.NONE;
        List<String> words = attendee.runsGame() ? isNone ? List.of("pause")
                : pause == Moment.Pause.PAUSED ? List.of("resume") : List.of("pause", "resume")
                : isNone ? List.of("ask") : List.of();
        return words.stream().map(word -> Control.of("table." + word, "/table/" + word,
                messages.text("web.table." + word)).looking("small").leaving()).toList();
    }
}
