package lampblack.builder.group;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.page.Control;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Shelf;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;
import lampblack.edit.GroupPeriod;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;
import lampblack.rules.Label;

/**
 * Begins a period for a crew and its members: each file by itself, so that one that cannot be written leaves the others
 * begun, and the same press again begins it for whoever still lacks it.
 *
 * @param group the crew first; who has retired is passed over
 */
public record GroupBeginning(List<LoadedCharacter> group, Messages messages) {

    public GroupBeginning {
        group = group.stream().filter(character -> character.evaluated().retired().isEmpty()).toList();
    }

    /** What was begun, for each file in words, and what stood in the way. */
    public record Outcome(List<String> says, List<String> against) {

        public Outcome {
            says = List.copyOf(says);
            against = List.copyOf(against);
        }

        /** The same, which also names the files that nothing could be written into, as nobody can read them. */
        public Outcome without(List<String> damaged, Shelf shelf, Messages messages) {
            return new Outcome(says, Stream.concat(against.stream(), damaged.stream().map(key -> notBegun(messages,
                    Keys.file(key), shelf.load(key).diagnostics().stream().findFirst().map(Diagnostic::message)
                            .orElse(Message.of("web.shelf.damaged"))))).toList());
        }

        /** The same, which also says whose files of an earlier version were taken over with it. @param before as they were */
        public Outcome takingOver(List<LoadedCharacter> before, Shelf shelf, Messages messages) {
            Stream<String> over = before.stream().filter(one -> one.takeover().isOlder())
                    .flatMap(one -> shelf.open(one.key()).stream()).filter(one -> !one.takeover().isOlder())
                    .map(one -> messages.text("web.moved.taken", "name", one.name(), "game",
                            one.ruleset().ruleset().title(), "version", one.ruleset().ruleset().version()));
            return new Outcome(Stream.concat(says.stream(), over).toList(), against);
        }
    }

    /** Begins the periods that bring back or limit something of anybody in the group. @param action where that is sent */
    public List<Control> buttons(String action) {
        Map<String, String> periods = new LinkedHashMap<>();
        group.forEach(character -> character.evaluated().sheet().beginnings().forEach(period ->
                periods.putIfAbsent(period, title(character, period))));
        List<Control> buttons = new ArrayList<>();
        periods.forEach((period, title) -> {
            String number = String.valueOf(new GroupPeriod(knowing(period), period).number());
            buttons.add(Control.of("begin-for-all." + period + "." + number, action,
                    messages.text("web.play.begin", "period", title, "number", number)).laidOut("row")
                    .with("begins", period).with("number", number));
        });
        return buttons;
    }

    /** Writes the beginning of a period for whoever has not begun it. */
    public Outcome begin(String period, long number, CharacterEditor editor, Shelf shelf) {
        long latest = knowing(period).stream().mapToLong(one -> one.file().highest(period).orElse(0)).max().orElse(0);
        if (number < Math.max(1, latest)) {
            String title = knowing(period).stream().findFirst().map(one -> title(one, period)).orElse(period);
            return new Outcome(List.of(), List.of(messages.text(number < 1 ? "web.group.counted-from-one"
                    : "web.group.is-over", "period", title, "number", number, "latest", latest)));
        }
        List<String> says = new ArrayList<>();
        List<String> against = new ArrayList<>();
        for (LoadedCharacter character : knowing(period)) {
            String name = character.name();
            String title = title(character, period);
            if (new GroupPeriod(group, period).hasBegun(character, number)) {
                says.add(messages.render(Message.of("cli.period-begun-already", "name", name, "period", title, "number",
                        number)));
                continue;
            }
            ProposedChange change = editor.add(character, List.of(NewValue.map(GroupPeriod.entry(period, number))));
            Optional<Diagnostic> problem = change.isProblemFree() ? write(change, shelf)
                    : change.added().stream().findFirst();
            problem.ifPresentOrElse(found -> against.add(notBegun(messages, name, found.message())),
                    () -> says.add(messages.render(Message.of("cli.period-begun", "name", name,
                            "period", title, "number", number))));
        }
        return new Outcome(says, against);
    }

    private static String notBegun(Messages messages, String name, Message why) {
        return messages.text("web.group.not-begun", "name", name, "why", why);
    }

    private static Optional<Diagnostic> write(ProposedChange change, Shelf shelf) {
        SaveOutcome saved = shelf.write(change.before().key(), change.before().text().version(), change.text());
        return saved.problem();
    }

    private List<LoadedCharacter> knowing(String period) {
        return group.stream().filter(character -> character.evaluated().sheet().periods().containsKey(period)
                || character.evaluated().sheet().beginnings().contains(period)).toList();
    }

    private String title(LoadedCharacter character, String period) {
        return Optional.ofNullable(character.evaluated().sheet().periods().get(period)).map(Label::title)
                .orElseGet(() -> messages.text("web.advance.session"));
    }
}
