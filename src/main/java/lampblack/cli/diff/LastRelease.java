package lampblack.cli.diff;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.GameFolder;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.difference.ReleaseDifference;
import lampblack.difference.RulesetDifference;
import lampblack.difference.SinceRelease;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;

/**
 * What changed since the last release.
 *
 * @param version that of the last release; empty where there was none
 * @param games both, where the rules of that are at hand, so that everything is told
 */
record LastRelease(Optional<String> version, Optional<ComparedGames> games, RulesetDifference difference) {

    /** Compares with a revision of git, with the one that brought the lock, or else with the lock itself. */
    static LastRelease of(GameFolder folder, LoadedRuleset game, Optional<SinceRelease> since,
            Optional<String> revision, CommandContext context) throws GitRevision.Missing {
        if (revision.isPresent()) {
            try (GitRevision found = GitRevision.of(folder, revision.get())) {
                return GameWithLoader.in(new GameFolder(found.shelf(), folder.id()), context)
                        .map(was -> between(was, game, context))
                        .orElseThrow(() -> new GitRevision.Missing("release.since-unusable", "revision",
                                revision.get()));
            }
        }
        if (since.isEmpty()) {
            return new LastRelease(Optional.empty(), Optional.empty(), new RulesetDifference(List.of()));
        }
        return found(folder, game, since.get(), context).orElseGet(() -> new LastRelease(
                Optional.of(since.get().released().version()), Optional.empty(),
                new ReleaseDifference(since.get(), game).told()));
    }

    private static Optional<LastRelease> found(GameFolder folder, LoadedRuleset game, SinceRelease since,
            CommandContext context) {
        Path lock = folder.shelf().resolve(folder.id()).resolve(RulesetLocation.LOCK_FILE).toAbsolutePath();
        Optional<String> commit = GitRevision.thatBrought(lock);
        if (commit.isEmpty()) {
            return Optional.empty();
        }
        try (GitRevision found = GitRevision.of(folder, commit.get())) {
            return GameWithLoader.quietly(new GameFolder(found.shelf(), folder.id()), context)
                    .filter(was -> was.game().ruleset().version().equals(since.released().version()))
                    .map(was -> between(was, game, context));
        } catch (GitRevision.Missing unreadable) {
            return Optional.empty();
        }
    }

    private static LastRelease between(GameWithLoader was, LoadedRuleset game, CommandContext context) {
        ComparedGames games = new ComparedGames(was.game(), was.by(), game, context.rulesets(), Optional.empty());
        return new LastRelease(Optional.of(was.game().ruleset().version()), Optional.of(games), games.difference());
    }

    /** What is told of it in Markdown. @param released the game with its number */
    String notes(Ruleset released, Messages messages) {
        Message is = DifferenceText.name(released);
        if (version.isEmpty()) {
            return "# " + DifferenceMarkdown.escaped(messages.render(is)) + "\n\n"
                    + messages.text("release.first") + "\n";
        }
        return new DifferenceMarkdown(new DifferenceText(DifferenceText.name(released, version.get()), is, games,
                difference, messages)).page();
    }
}
