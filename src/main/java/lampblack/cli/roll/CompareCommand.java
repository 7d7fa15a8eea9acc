package lampblack.cli.roll;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.json.ComparisonJson;
import lampblack.ruleset.ComparisonTable;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.SideComparison;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Weighs two sides by a table of levels. */
@Command(name = "compare", description = "Compare two sides by a table of levels, and say what the difference means: "
        + "`compare ID magnitude area=3 scale=1`.")
public final class CompareCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(index = "0", paramLabel = "ID|DIR", description = "The ruleset, by id or folder.")
    private String id;

    @Parameters(index = "1", paramLabel = "TABLE", description = "The table.")
    private String table;

    @Parameters(index = "2..*", arity = "1..*", paramLabel = "THING=LEVEL", description = "What to compare, with its "
            + "level or the text of a cell: `area=3`, `area='small building'`, or the text alone. Of two, the first "
            + "is compared with the second.")
    private List<String> one = List.of();

    @Option(names = "--against", arity = "1..*", paramLabel = "THING=LEVEL", description = "The other side, if a "
            + "side has several things.")
    private List<String> against = List.of();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    public Integer call() {
        Optional<LoadedRuleset> ruleset = context.ruleset(id);
        if (ruleset.isEmpty()) {
            return ExitCode.ERRORS;
        }
        Ruleset game = ruleset.get().ruleset();
        SideComparison comparison = comparison(comparisonTable(game));
        if (format == OutputFormat.JSON) {
            context.printJson(ComparisonJson.of(game, comparison));
        } else {
            context.out().print(new ComparisonText(game, comparison, context.messages()).page());
        }
        return ExitCode.FINE;
    }

    private ComparisonTable comparisonTable(Ruleset game) {
        List<String> known = game.tables().values().stream()
                .filter(referenceTable -> referenceTable.levels().isPresent())
                .map(referenceTable -> referenceTable.label().id()).toList();
        context.requireKnown(game.tables().containsKey(table) ? "cli.not-compared"
                : known.isEmpty() ? "cli.no-yardsticks" : "cli.no-yardstick", table, known);
        return ComparisonTable.of(game.tables().get(table)).orElseThrow();
    }

    private SideComparison comparison(ComparisonTable by) {
        List<ComparisonTable.RatedThing> weights = one.stream().map(name -> weight(by, name)).toList();
        List<ComparisonTable.RatedThing> others = against.stream().map(name -> weight(by, name)).toList();
        if (others.isEmpty() && weights.size() == 2) {
            return new SideComparison(by, weights.subList(0, 1), weights.subList(1, 2));
        }
        return new SideComparison(by, weights, others);
    }

    private ComparisonTable.RatedThing weight(ComparisonTable by, String written) {
        int equals = written.indexOf('=');
        if (equals < 0) {
            return by.byWords(written).or(() -> by.weight(-1, written))
                    .orElseThrow(() -> unknown(Message.of("cli.no-weight", "words", written), written, by.known(-1)));
        }
        String name = written.substring(0, equals).strip();
        String level = written.substring(equals + 1).strip();
        if (by.thing(name).isEmpty()) {
            context.requireKnown("cli.not-weighed", name, by.thingIds());
            throw context.usageError("cli.not-weighed", "name", name);
        }
        int thing = by.thing(name).get();
        return by.weight(thing, level).orElseThrow(() -> {
            long first = by.levels().first();
            List<String> known = new ArrayList<>(by.known(thing));
            known.addAll(by.levelIds());
            return unknown(Message.of("cli.no-level", "level", level, "name", name, "least", first, "most",
                    first + by.levelIds().size() - 1), level, known);
        });
    }

    private RuntimeException unknown(Message why, String written, List<String> known) {
        return context.usageError(NearestName.to(written, known)
                .map(near -> Message.of("cli.did-you-mean", "words", why, "name", near)).orElse(why));
    }
}
