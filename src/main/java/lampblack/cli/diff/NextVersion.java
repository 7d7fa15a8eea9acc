package lampblack.cli.diff;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.difference.Change;
import lampblack.difference.ReleasedGame;
import lampblack.difference.RulesetDifference;
import lampblack.difference.SinceRelease;
import lampblack.difference.VersionStep;
import lampblack.node.Node;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Version;

/** The number of a release. @param why it is that one, in words */
record NextVersion(Version number, Message why) {

    /** What is asked for, what the game says if that is another than before, or else the next by what changed. */
    static NextVersion of(Ruleset game, Optional<SinceRelease> since, LastRelease last, Optional<Version> asked) {
        Version written = Version.of(game.version()).orElse(new Version(0, 0, 0));
        if (asked.isPresent()) {
            return new NextVersion(asked.get(), Message.of("release.why.asked"));
        }
        if (since.isEmpty()) {
            return new NextVersion(written, Message.of("release.why.first"));
        }
        Version was = Version.of(since.get().released().version()).orElseThrow();
        return !written.equals(was) ? new NextVersion(written, Message.of("release.why.written"))
                : next(game, since.get(), last, was);
    }

    private static NextVersion next(Ruleset game, SinceRelease since, LastRelease last, Version was) {
        Optional<VersionStep> change = last.difference().changes().stream().map(VersionStep::of)
                .reduce(VersionStep::or);
        Optional<VersionStep> bases = bases(since);
        boolean quiet = change.isEmpty() && bases.isEmpty() && since.hasSameShapes() && since.hasSameWords()
                && !game.migrations().isUnreleased();
        if (quiet) {
            return new NextVersion(was, Message.of("release.why.asked"));
        }
        VersionStep step = change.or(() -> bases).orElse(VersionStep.PATCH).or(bases.orElse(VersionStep.PATCH));
        List<Change> causes = last.difference().changes().stream().filter(one -> VersionStep.of(one) == step).toList();
        List<Message> counts = DifferenceText.counts(new RulesetDifference(causes));
        boolean guessed = step == VersionStep.MAJOR && last.games().isEmpty()
                && causes.stream().anyMatch(NextVersion::isUnknown);
        Message why = causes.isEmpty() ? Message.of(bases.filter(step::equals).isPresent() ? "release.why.base"
                : "release.why.words") : Message.of(guessed ? "release.why.unknown" : "release.why.counts", "counts",
                counts);
        return new NextVersion(step.after(was), Message.of("release.why." + step.word(), "why", why));
    }

    private static boolean isUnknown(Change change) {
        return switch (change) {
            case Change.NewRule rule -> rule.what().isUnknown();
            case Change.NewFigure figure -> false;
            case Change.NewWords words -> false;
            case Change.NewId renamed -> false;
            case Change.Appeared appeared -> false;
            case Change.Vanished vanished -> false;
            case Change.Parted parted -> false;
            case Change.Became became -> false;
        };
    }

    /** What the versions of the games below ask for that are others than they were. */
    private static Optional<VersionStep> bases(SinceRelease since) {
        Map<String, String> was = since.released().bases();
        return since.now().bases().entrySet().stream().filter(base -> !base.getValue().equals(was.get(base.getKey())))
                .map(base -> Version.of(was.getOrDefault(base.getKey(), ""))
                        .flatMap(old -> Version.of(base.getValue()).map(now -> VersionStep.between(old, now)))
                        .orElse(VersionStep.MAJOR)).reduce(VersionStep::or);
    }

    /** Whether that number was released and nothing has changed since. */
    boolean isNothing(Optional<SinceRelease> since) {
        return since.filter(last -> number.toString().equals(last.released().version()) && last.hasSameShapes()
                && last.hasSameWords() && last.released().bases().equals(last.now().bases())).isPresent();
    }

    /** Why this number is not to be had. */
    List<Diagnostic> problems(LoadedRuleset game, Optional<SinceRelease> since) {
        Optional<Version> last = since.map(SinceRelease::released).map(ReleasedGame::version).flatMap(Version::of);
        if (last.isEmpty() || last.get().isBefore(number)) {
            return List.of();
        }
        Span place = game.tree().get("version").map(Node::span).orElse(game.tree().span());
        Diagnostic problem = number.equals(last.get())
                ? Diagnostic.of(Code.RELEASE__VERSION, place, Message.of("release.version.same", "version",
                        number.toString()))
                : Diagnostic.of(Code.RELEASE__VERSION, place, "version", number.toString(), "was",
                        last.get().toString());
        return List.of(problem.note(Message.of("note.release-version")));
    }
}
