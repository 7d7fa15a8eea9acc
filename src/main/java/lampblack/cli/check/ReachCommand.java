package lampblack.cli.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.json.CharacterJson;
import lampblack.json.ReachJson;
import lampblack.load.RulesetTestRunner;
import lampblack.reach.ReachAnalysis;
import lampblack.reach.Reachability;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.rulesettest.Coverage;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.ItemScope;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says whether everything in a ruleset can be reached. */
@Command(name = "reach", description = "Find a character for everything in a ruleset that can be taken, "
        + "or explain why nobody can ever take it.")
public final class ReachCommand implements Callable<Integer> {

    private static final Map<Coverage.ItemKind, String> BLOCKS = Map.of(Coverage.ItemKind.STEP, "creation",
            Coverage.ItemKind.EARNING, "earning", Coverage.ItemKind.ADVANCE, "advances",
            Coverage.ItemKind.MILESTONE, "milestones");

    @Mixin
    private CommandContext context = CommandContext.toCheck();

    @Parameters(index = "0", paramLabel = "ID|DIR", description = "The ruleset, by id or folder.")
    private String id;

    @Parameters(index = "1..*", paramLabel = "NAME", arity = "0..*",
            description = "What to reach: an option, step, advance, way to earn or milestone; without it, everything.")
    private List<String> names = List.of();

    @Option(names = "-o", paramLabel = "FILE", description = "Write the character that was found to a file.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    public Integer call() {
        Optional<LoadedRuleset> ruleset = context.ruleset(id);
        if (ruleset.isEmpty()) {
            return ExitCode.ERRORS;
        }
        Ruleset game = ruleset.get().ruleset();
        ReachAnalysis reach = new ReachAnalysis(game, ruleset.get().tree(),
                RulesetTestRunner.run(ruleset.get(), context.rulesets(),
                character -> CharacterJson.values(character, context.messages())).given());
        Map<CoverageItem, Reachability> found = new LinkedHashMap<>();
        if (names.isEmpty()) {
            found.putAll(reach.all());
        } else {
            asked(reach.items()).forEach(item -> found.put(item, reach.of(item)));
        }
        if (output.isPresent()) {
            return write(game, found);
        }
        print(game.id(), reach, found);
        return found.values().stream().noneMatch(Reachability::isProvenOut) ? ExitCode.FINE : ExitCode.ERRORS;
    }

    /** The items that are named; a name that several have stands for all of them. */
    private Set<CoverageItem> asked(Map<CoverageItem, Label> items) {
        Map<String, List<CoverageItem>> known = new LinkedHashMap<>();
        items.forEach((item, label) -> called(item, label).forEach(name ->
                known.computeIfAbsent(name, key -> new ArrayList<>()).add(item)));
        Set<CoverageItem> asked = new LinkedHashSet<>();
        for (String name : names) {
            context.requireKnown("cli.reach.unknown", name, known.keySet());
            asked.addAll(known.get(name));
        }
        return asked;
    }

    private static Set<String> called(CoverageItem item, Label label) {
        String block = BLOCKS.get(item.kind());
        String name = block == null ? item.name() : block + "." + item.name();
        return new LinkedHashSet<>(List.of(label.id(), label.title(), item.name(), ItemScope.path(item),
                ItemScope.of(item).path(name)));
    }

    private record ReachedJson(String ruleset, List<ReachJson> items) {}

    private void print(String game, ReachAnalysis reach, Map<CoverageItem, Reachability> found) {
        if (format == OutputFormat.JSON) {
            List<ReachJson> items = new ArrayList<>();
            found.forEach((item, reachability) -> items.add(ReachJson.of(item, reach.items().get(item), reachability,
                    reach.isOnlyGained(item))));
            context.printJson(new ReachedJson(game, items));
            return;
        }
        ReachText words = new ReachText(reach.items(), context.messages());
        if (names.isEmpty()) {
            context.out().print(words.counts(found));
            context.out().print(words.rest(found));
        } else {
            List<String> oneNames = new ArrayList<>();
            found.forEach((item, one) -> oneNames.add(words.one(item, one)));
            context.out().print(String.join("\n", oneNames));
        }
        List<CoverageItem> gained = found.keySet().stream()
                .filter(item -> found.get(item).isReached() && reach.isOnlyGained(item)).toList();
        context.out().print(gained.isEmpty() ? "" : "\n");
        gained.forEach(coverageItem -> context.out().print(words.gained(coverageItem)));
    }

    private int write(Ruleset game, Map<CoverageItem, Reachability> found) {
        List<CoverageItem> reached = found.keySet().stream()
                .filter(item -> found.get(item).isReached()).toList();
        if (names.isEmpty() || found.size() > 1) {
            throw context.usageError("cli.reach.one-file");
        }
        Path file = context.path(output.orElseThrow());
        if (!file.toString().endsWith(".yaml")) {
            throw context.usageError("cli.not-yaml", "file", output.get());
        }
        if (reached.isEmpty()) {
            found.forEach((item, reachability) -> context.err()
                    .print(new ReachText(Map.of(), context.messages()).one(item, reachability)));
            return ExitCode.ERRORS;
        }
        CoverageItem item = reached.get(0);
        String head = context.render("cli.reach.head", "what", ReachText.what(item), "game", game.title());
        EvaluatedCharacter witness = ((Reachability.Witness) found.get(item)).evaluated();
        return new FoundCharacterWriter(context, head).write(witness, file);
    }
}
