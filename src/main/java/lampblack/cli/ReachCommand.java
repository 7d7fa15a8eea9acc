package lampblack.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import lampblack.engine.Coverage;
import lampblack.engine.Coverage.Item;
import lampblack.engine.Found;
import lampblack.engine.ItemPlace;
import lampblack.engine.Reach;
import lampblack.io.CharacterJson;
import lampblack.io.JsonPrinter;
import lampblack.io.LoadedRuleset;
import lampblack.io.ReachJson;
import lampblack.io.RulesetTests;
import lampblack.rules.Label;
import lampblack.ruleset.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says whether everything in a ruleset can be reached. */
@Command(name = "reach", description = "Find a character for everything in a ruleset that can be taken, "
        + "or say why nobody can ever take it.")
final class ReachCommand implements Callable<Integer> {

    private static final Map<Coverage.Kind, String> BLOCKS = Map.of(Coverage.Kind.STEP, "creation",
            Coverage.Kind.EARNING, "earning", Coverage.Kind.ADVANCE, "advances",
            Coverage.Kind.MILESTONE, "milestones");

    @Mixin
    private Desk desk;

    @Parameters(index = "0", paramLabel = "ID", description = "The ruleset.")
    private String id;

    @Parameters(index = "1..*", paramLabel = "NAME", arity = "0..*",
            description = "What to reach: an option, step, advance, way to earn or milestone; without it, everything.")
    private List<String> names = List.of();

    @Option(names = "-o", paramLabel = "FILE", description = "Write the character that takes it to a file.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    public Integer call() {
        Optional<LoadedRuleset> ruleset = desk.ruleset(id);
        if (ruleset.isEmpty()) {
            return Exit.ERRORS;
        }
        Ruleset game = ruleset.get().ruleset();
        Reach reach = new Reach(game, ruleset.get().tree(),
                RulesetTests.run(ruleset.get(), desk.rulesets(), character -> CharacterJson.of(character, desk.messages())).given());
        Map<Item, Found> found = new LinkedHashMap<>();
        if (names.isEmpty()) {
            found.putAll(reach.all());
        } else {
            asked(reach.items()).forEach(item -> found.put(item, reach.of(item)));
        }
        if (output.isPresent()) {
            return write(game, found);
        }
        print(reach, found);
        return found.values().stream().allMatch(Found.Witness.class::isInstance) ? Exit.FINE : Exit.ERRORS;
    }

    /** The items that are named; a name that several have stands for all of them. */
    private Set<Item> asked(Map<Item, Label> items) {
        Map<String, List<Item>> known = new LinkedHashMap<>();
        items.forEach((item, label) -> called(item, label).forEach(name ->
                known.computeIfAbsent(name, key -> new ArrayList<>()).add(item)));
        Set<Item> asked = new LinkedHashSet<>();
        for (String name : names) {
            desk.known("cli.reach.unknown", name, known.keySet());
            asked.addAll(known.get(name));
        }
        return asked;
    }

    private static Set<String> called(Item item, Label label) {
        String block = BLOCKS.get(item.kind());
        String name = block == null ? item.name() : block + "." + item.name();
        return new LinkedHashSet<>(List.of(label.id(), label.title(), item.name(), ItemPlace.path(item),
                ItemPlace.of(item).path(name)));
    }

    private void print(Reach reach, Map<Item, Found> found) {
        if (format == OutputFormat.JSON) {
            List<Object> items = new ArrayList<>();
            found.forEach((item, each) -> {
                Map<String, Object> shown = ReachJson.of(item, reach.items().get(item), each, desk.messages());
                shown.put("gained", reach.isOnlyGained(item));
                items.add(shown);
            });
            Map<String, Object> shown = new LinkedHashMap<>();
            shown.put("ruleset", id);
            shown.put("items", items);
            desk.out().print(JsonPrinter.print(shown));
            return;
        }
        ReachWords words = new ReachWords(reach.items(), desk.messages());
        if (names.isEmpty()) {
            desk.out().print(words.counts(found));
            desk.out().print(words.rest(found));
        } else {
            List<String> each = new ArrayList<>();
            found.forEach((item, one) -> each.add(words.one(item, one)));
            desk.out().print(String.join("\n", each));
        }
        List<Item> gained = found.keySet().stream()
                .filter(each -> found.get(each) instanceof Found.Witness && reach.isOnlyGained(each)).toList();
        desk.out().print(gained.isEmpty() ? "" : "\n");
        gained.forEach(each -> desk.out().print(words.gained(each)));
    }

    private int write(Ruleset game, Map<Item, Found> found) {
        List<Item> reached = found.keySet().stream().filter(each -> found.get(each) instanceof Found.Witness).toList();
        if (names.isEmpty() || found.size() > 1) {
            throw desk.misuse("cli.reach.one-file");
        }
        Path file = desk.path(output.orElseThrow());
        if (!file.toString().endsWith(".yaml")) {
            throw desk.misuse("cli.not-yaml", "file", output.get());
        }
        if (reached.isEmpty()) {
            found.forEach((item, each) -> desk.err().print(new ReachWords(Map.of(), desk.messages()).one(item, each)));
            return Exit.ERRORS;
        }
        Item item = reached.get(0);
        String head = desk.words("cli.reach.head", "what", ReachWords.what(item), "game", game.title());
        return new PathFile(desk, head).write(((Found.Witness) found.get(item)).outcome(), file);
    }
}
