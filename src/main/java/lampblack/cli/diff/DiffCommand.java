package lampblack.cli.diff;

import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.GameFolder;
import lampblack.difference.RulesetDifference;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what changed between two rulesets. */
@Command(name = "diff", description = "Say what changed between two rulesets, as an author would.")
public final class DiffCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(index = "0", paramLabel = "OLD", description = "The earlier ruleset, by folder or id.")
    private String earlier;

    @Parameters(index = "1", arity = "0..1", paramLabel = "NEW", description = "The later one.")
    private String later;

    @Option(names = "--format", paramLabel = "text|markdown|json",
            description = "For people, for the notes of a release, or for programs.")
    private DiffFormat format = DiffFormat.TEXT;

    /** A ruleset with what loads it. */
    private record GameWithLoader(LoadedRuleset game, RulesetLoader by) {}

    @Override
    public Integer call() {
        Optional<GameWithLoader> was = found(earlier);
        Optional<GameWithLoader> is = was.isEmpty() ? Optional.empty() : found(later);
        if (is.isEmpty()) {
            return ExitCode.ERRORS;
        }
        ComparedGames games = new ComparedGames(was.get().game(), was.get().by(), is.get().game(), is.get().by());
        RulesetDifference difference = games.difference();
        context.out().print(new DifferenceText(games, difference, context.messages()).page());
        return ExitCode.FINE;
    }

    private Optional<GameWithLoader> found(String written) {
        Optional<GameFolder> folder = GameFolder.named(written, context);
        RulesetLoader by = folder.map(named -> context.rulesets(named.shelf())).orElseGet(context::rulesets);
        return context.ruleset(folder.map(GameFolder::id).orElse(written), by).map(game -> new GameWithLoader(game, by));
    }
}
