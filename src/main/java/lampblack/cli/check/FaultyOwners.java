package lampblack.cli.check;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.judge.RelativeWay;

/** The files in which errors were found: that others belong to them is not told as an error of each of those as well. */
final class FaultyOwners {

    private static final Set<Code> FOLLOWING = Set.of(Code.LINK__BROKEN, Code.LINK__NOT_LEGAL, Code.LINK__WRONG_SHEET,
            Code.LINK__OTHER_RULESET);

    private final Set<Path> files = new HashSet<>();

    void add(List<CheckResult> findings) {
        findings.stream().filter(found -> found.target().character().isPresent())
                .flatMap(found -> found.diagnostics().stream())
                .filter(problem -> problem.severity() == Severity.ERROR && !FOLLOWING.contains(problem.code()))
                .forEach(problem -> files.add(path(problem.span().source().name())));
    }

    /** What was found, without what only says that a file is wrong which has been told so itself. */
    CheckResult withoutFollowing(CheckResult found) {
        return files.isEmpty() ? found : new CheckResult(found.target(), found.diagnostics().stream()
                .filter(problem -> !follows(problem)).toList(), found.todo(), found.verdict(), found.failure());
    }

    private boolean follows(Diagnostic problem) {
        return FOLLOWING.contains(problem.code()) && problem.message().values().get("file") instanceof String way
                && files.contains(path(RelativeWay.from(problem.span().source().name(), way)));
    }

    private static Path path(String name) {
        return Path.of(name).toAbsolutePath().normalize();
    }
}
