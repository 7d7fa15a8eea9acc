package lampblack.cli.diff;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.GameFolder;
import lampblack.difference.RulesetDifference;
import lampblack.json.DifferenceJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what changed between two rulesets. */
@Command(name = "diff", description = "Say what changed between two rulesets, or in one since a revision of git.")
public final class DiffCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(index = "0", paramLabel = "OLD",
            description = "The earlier ruleset, by folder or id; with --since, the only one.")
    private String earlier;

    @Parameters(index = "1", arity = "0..1", paramLabel = "NEW", description = "The later one.")
    private Optional<String> later = Optional.empty();

    @Option(names = "--since", paramLabel = "REVISION",
            description = "Say what changed in a folder since a revision of git, such as a tag.")
    private Optional<String> revision = Optional.empty();

    @Option(names = "--format", paramLabel = "text|markdown|json",
            description = "For people, for notes in Markdown, or for programs.")
    private DiffFormat format = DiffFormat.TEXT;

    @Option(names = "--characters", paramLabel = "DIR",
            description = "Say as well what changes for the characters in a folder.")
    private Optional<Path> folder = Optional.empty();

    @Override
    public Integer call() {
        if (later.isPresent() == revision.isPresent()) {
            throw context.usageError("diff.one-of-both");
        }
        return revision.isPresent() ? since(revision.get())
                : compare(GameWithLoader.named(earlier, context), later.get());
    }

    private int since(String name) {
        GameFolder folder = context.knownGameFolder(earlier)
                .orElseThrow(() -> context.usageError("diff.since.no-folder", "folder", earlier));
        try (GitRevision found = GitRevision.of(folder, name)) {
            return compare(GameWithLoader.in(new GameFolder(found.shelf(), folder.id()), context), earlier);
        } catch (GitRevision.Missing missing) {
            context.err().println(context.messages().render(missing.why()));
            return ExitCode.ERRORS;
        }
    }

    private int compare(Optional<GameWithLoader> was, String written) {
        Optional<GameWithLoader> is = was.isEmpty() ? Optional.empty() : GameWithLoader.named(written, context);
        if (is.isEmpty()) {
            return ExitCode.ERRORS;
        }
        ComparedGames games = new ComparedGames(was.get().game(), was.get().by(), is.get().game(), is.get().by(),
                revision);
        print(games, games.difference());
        return ExitCode.FINE;
    }

    /** @param characters missing where no folder of them is named */
    private record DiffJson(@JsonUnwrapped DifferenceJson game,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<List<CharacterDifference>> characters) {}

    private void print(ComparedGames games, RulesetDifference difference) {
        DifferenceText text = DifferenceText.of(games, difference, context.messages());
        Optional<CharactersText> characters = folder.map(path -> characters(games, difference, path));
        switch (format) {
            case TEXT -> context.out().print(text.page() + characters.map(CharactersText::page).orElse(""));
            case MARKDOWN -> context.out().print(new DifferenceMarkdown(text).page()
                    + characters.map(CharactersText::markdown).orElse(""));
            case JSON -> context.printJson(new DiffJson(DifferenceJson.of(games.was().ruleset(), revision,
                    games.is().ruleset(), difference), characters.map(CharactersText::characters)));
        }
    }

    private CharactersText characters(ComparedGames games, RulesetDifference difference, Path path) {
        List<CharacterDifference> all = new JudgedTwice(games, difference, context.messages()).in(context.path(path));
        if (all.isEmpty()) {
            context.printToErrors("diff.no-characters", "folder", path);
        }
        return new CharactersText(all, context.messages());
    }
}
