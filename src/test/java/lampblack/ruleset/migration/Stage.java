package lampblack.ruleset.migration;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.character.Name;
import lampblack.character.Returned;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.json.CharacterJson;
import lampblack.load.CharacterLoader;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Todo;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.HeirTitles;
import lampblack.rules.option.Option;
import lampblack.store.TextFile;
import lampblack.store.bundled.MessageBundle;

/**
 * A character as one version of its game reads it.
 *
 * @param notes what it is told of what has changed
 */
record Stage(LoadedCharacter loaded, List<String> notes) {

    private static final Set<String> TELLING = Set.of("character.renamed", "character.retired", "character.split",
            "character.merged", "character.moved", "character.changed");

    static Stage of(CharacterLoader loader, String text) {
        Checked<LoadedCharacter> judged = loader.judge(Path.of("made.yaml"), TextFile.of("made.yaml", text));
        List<String> notes = new ArrayList<>();
        judged.diagnostics().stream().filter(told -> TELLING.contains(told.id())).forEach(told -> {
            notes.add(told.id() + ": " + MessageBundle.messages().render(told.message()));
            told.notes().forEach(note -> notes.add(told.id() + ": " + MessageBundle.messages().render(note.message())));
        });
        return new Stage(judged.value().orElseThrow(() -> new AssertionError(judged.diagnostics() + "\n" + text)),
                notes);
    }

    private static Stage of(LoadedCharacter loaded) {
        return new Stage(loaded, List.of());
    }

    String text() {
        return loaded.text().source().text();
    }

    EvaluatedCharacter evaluated() {
        return loaded.evaluated();
    }

    String takenOver(CharacterEditor editor) {
        return editor.takenOver(loaded).text().source().text();
    }

    /** What is otherwise than under the first version, without a worth that came back. */
    List<String> against(Stage first, String which) {
        List<String> wrong = new ArrayList<>();
        compare(wrong, which + ": problems", problems(first), problems(this));
        compare(wrong, which + ": options", first.count(), count());
        compare(wrong, which + ": points", first.points(), points());
        return wrong;
    }

    /** What is otherwise to spend, without a worth that came back. */
    List<String> spending(List<Long> balances, String which) {
        List<String> wrong = new ArrayList<>();
        compare(wrong, which + ": balances", balances, balances());
        return wrong;
    }

    /** What comes to another state. */
    List<String> sameAs(Stage other, String which) {
        List<String> wrong = new ArrayList<>();
        compare(wrong, which + ": state", other.state(), state());
        return wrong;
    }

    boolean differs(Stage before) {
        return !state().equals(before.state());
    }

    /** What is otherwise than it was one version before, though nothing more is told than there was. */
    List<String> inSilence(Stage before, String which) {
        List<String> wrong = new ArrayList<>();
        if (notes.isEmpty() || before.notes.containsAll(notes) && before.notes.size() == notes.size()) {
            compare(wrong, which + ": in silence", before.state(), state());
        }
        for (Returned back : evaluated().derived().choices().returned()) {
            boolean old = before.evaluated().derived().choices().returned().stream()
                    .anyMatch(one -> one.title().equals(back.title()) && one.amount() == back.amount());
            if (!old && notes.stream().noneMatch(note -> note.contains(back.title()))) {
                wrong.add(which + ": it is not told why " + back.amount() + " " + back.track() + " of " + back.title()
                        + " came back, but " + notes);
            }
        }
        return wrong;
    }

    private static void compare(List<String> wrong, String what, Object expected, Object found) {
        if (!expected.equals(found)) {
            wrong.add(what + ": " + expected + " became " + found);
        }
    }

    private static List<String> problems(Stage stage) {
        return stage.loaded.evaluated().violations().stream().map(violation -> violation.found())
                .map(Diagnostic::message)
                .map(MessageBundle.messages()::render).toList();
    }

    List<Long> balances() {
        return evaluated().sheet().currencies().stream().map(currency -> evaluated().derived().choices()
                .balance(currency) - evaluated().derived().choices().back(currency)).toList();
    }

    /** Whatever it has, and its parts, but what came with something else. */
    Stream<TakenOption> options() {
        return Stream.concat(Stream.of(evaluated()), evaluated().parts().values().stream()
                .flatMap(parts -> parts.values().stream())).flatMap(part -> part.derived().choices().options().values()
                .stream()).flatMap(List::stream);
    }

    private long count() {
        return options().filter(taken -> !taken.brought()).count();
    }

    private List<Long> points() {
        return evaluated().derived().choices().ratings().values().stream().flatMap(set -> set.values().stream())
                .map(rating -> rating.points()).sorted().toList();
    }

    /** All that a character comes to, but what it is told, and what it does not have or has not done. */
    private Set<String> state() {
        var json = CharacterJson.of(loaded, MessageBundle.messages());
        Set<String> lines = new TreeSet<>();
        json.forEach((key, value) -> {
            if (!Set.of("diagnostics", "legal", "ruleset", "version", "titles", "earning").contains(key)) {
                lines.add(key + "=" + value.toString().replaceAll("(, )?[\\w-]+=\\[]", "")
                        .replace("{, ", "{"));
            }
        });
        return lines;
    }

    /** The same once its owner has said of some of what was split which of its heirs it is. */
    Stage answered(CharacterEditor editor, Random random) {
        Stage answered = this;
        List<Todo> left = evaluated().todo().stream().filter(Todo::isSplit).toList();
        for (Todo todo : left) {
            if (random.nextBoolean() && answered.evaluated().todo().stream().anyMatch(still -> still.where()
                    .equals(todo.where()))) {
                answered = answered.answered(todo, editor, random);
            }
        }
        return answered;
    }

    private Stage answered(Todo todo, CharacterEditor editor, Random random) {
        String[] way = todo.where().split("[.]");
        DerivedSheet whole = evaluated().derived();
        DerivedSheet in = !way[0].equals("parts") ? whole : whole.part(way[1], Name.of(way[2]).key()).orElseThrow();
        String id = way[way.length - 2];
        String list = way[way.length - 3];
        Option split = in.sheet().option(list, id).orElseThrow(() -> new AssertionError(todo));
        List<String> heirs = random.nextInt(4) == 0 ? split.label().heirs() : new HeirTitles(split, in).free();
        String key = way[0].equals("parts") ? way[2] + "." + id : split.key().toString();
        Optional<ProposedChange> change = editor.answer(loaded, key, "became",
                heirs.get(random.nextInt(heirs.size())));
        return of(change.flatMap(ProposedChange::after).orElseThrow(() -> new AssertionError(todo + "\n" + text())));
    }
}
