package lampblack.cli.create;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.CharacterYamlWriter;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.NewValuePrinter;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.random.RandomCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.ruleset.Ruleset;

/** The first tests of a ruleset that builds on others: a few of its characters, and what they come to as it stands. */
record StarterTests(Ruleset game, SheetRules rules, RulesetStarter starter) {

    private static final NewValuePrinter PRINTER = new NewValuePrinter(2, 2);
    private static final Span NOWHERE = new Source("test", "").start();
    private static final long SEED = 1;

    String text() {
        StringBuilder out = new StringBuilder(starter.text("first-blank.yaml"));
        expect(out, replayed(Map.of()), new LinkedHashMap<>());
        finished().ifPresent(made -> finished(out, made));
        return out.toString();
    }

    /** A finished character, with the playbook of the new game where one is chosen. */
    private Optional<EvaluatedCharacter> finished() {
        Optional<String> playbook = rules.option(OptionKey.PLAYBOOKS, starter.playbook())
                .map(option -> option.key().id());
        return made(playbook).or(() -> made(Optional.empty()));
    }

    private Optional<EvaluatedCharacter> made(Optional<String> playbook) {
        return new RandomCharacter(game, rules, Optional.of("Ann"), playbook, 0).forPeople().of(SEED);
    }

    private void finished(StringBuilder out, EvaluatedCharacter made) {
        Map<String, MapNode.Entry> given = new LinkedHashMap<>(made.file().root().entries());
        given.keySet().retainAll(List.of("sheet", "fields", "creation", "parts"));
        if (rules.id().equals(CharacterFile.USUAL_SHEET)) {
            given.remove("sheet");
        }
        given.computeIfPresent("fields", (key, fields) -> entry(key, needed((MapNode) fields.value())));
        String choices = CharacterYamlWriter.choices(new MapNode(given, NOWHERE)).indent(6).stripTrailing();
        out.append(starter.text("first-finished.yaml").replace("${given}", choices));
        Map<String, NewValue> values = new LinkedHashMap<>();
        made.derived().playbook().ifPresent(id -> values.put("playbook", NewValue.of(id)));
        rules.tracks().values().stream().filter(track -> track.shape() instanceof TrackShape.Boxes && !track.ledger())
                .filter(track -> made.derived().size(track.id()) != Amount.UNLIMITED).limit(1)
                .forEach(track -> values.put("tracks." + track.id() + ".size",
                        NewValue.of(made.derived().size(track.id()))));
        expect(out, made, values);
        rules.earning().values().stream().filter(earning -> earning.isOpen(made.derived())).limit(1)
                .forEach(earning -> earned(out, earning, given));
    }

    /** The fields without those that may be left empty. */
    private MapNode needed(MapNode fields) {
        Map<String, MapNode.Entry> needed = new LinkedHashMap<>(fields.entries());
        needed.keySet().removeIf(id -> !rules.fields().get(id).required() && rules.creation().values().stream()
                .noneMatch(step -> step.fields().contains(id)));
        return new MapNode(needed, NOWHERE);
    }

    private void earned(StringBuilder out, Earning earning, Map<String, MapNode.Entry> given) {
        Track track = rules.tracks().get(earning.into().get(0));
        Node one = Scalar.integer(1, NOWHERE);
        Node amount = earning.into().size() == 1 ? one : map(track.id(), one);
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(given);
        Map<String, MapNode.Entry> entry =
                Map.of("session", entry("session", one), "earn", entry("earn", map(earning.id(), amount)));
        entries.put("ledger", entry("ledger", new ListNode(List.of(new MapNode(entry, NOWHERE)), NOWHERE)));
        EvaluatedCharacter evaluated = replayed(entries);
        if (evaluated.isLegal()) {
            String written = earning.into().size() == 1 ? "1" : "{" + track.id() + ": 1}";
            out.append(starter.text("first-earned.yaml")
                    .replace("${earned}", "{" + earning.id() + ": " + written + "}"));
            expect(out, evaluated, new LinkedHashMap<>(Map.of("xp." + track.id() + ".left",
                    NewValue.of(evaluated.derived().balance(track.id())))));
        }
    }

    /** What a character comes to, with the values worth testing. */
    private void expect(StringBuilder out, EvaluatedCharacter evaluated, Map<String, NewValue> values) {
        List<NewValue> problems = new ArrayList<>();
        evaluated.diagnostics().stream().filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
                .forEach(diagnostic -> problems.add(NewValue.of(diagnostic.id())));
        if (!problems.isEmpty()) {
            lines(out, "problems", new NewValue.ListValue(problems));
        }
        if (!evaluated.file().hasBegun()) {
            List<NewValue> todo = new ArrayList<>();
            evaluated.todo().stream().map(item -> item.where().replaceFirst("^[a-z]+[.]([^.]+).*", "$1")).distinct()
                    .forEach(name -> todo.add(NewValue.of(name)));
            lines(out, "todo", todo.isEmpty() ? NewValue.of("none") : new NewValue.ListValue(todo));
        }
        if (!values.isEmpty()) {
            lines(out, "values", NewValue.map(values));
        }
    }

    private static void lines(StringBuilder out, String key, NewValue value) {
        PRINTER.entry(6, key, value).forEach(line -> out.append(line).append('\n'));
    }

    private EvaluatedCharacter replayed(Map<String, MapNode.Entry> choices) {
        Map<String, MapNode.Entry> root = new LinkedHashMap<>(choices);
        root.put("ruleset", entry("ruleset", Scalar.text(game.id(), NOWHERE)));
        root.put("sheet", entry("sheet", Scalar.text(rules.id(), NOWHERE)));
        CharacterFile file = CharacterFile.decode(new MapNode(root, NOWHERE)).value().orElseThrow();
        return Replay.of(game, file, ResolvedOwners.NONE).value().orElseThrow();
    }

    private static MapNode map(String key, Node value) {
        return new MapNode(Map.of(key, entry(key, value)), NOWHERE);
    }

    private static MapNode.Entry entry(String key, Node value) {
        return new MapNode.Entry(Scalar.text(key, NOWHERE), value);
    }
}
