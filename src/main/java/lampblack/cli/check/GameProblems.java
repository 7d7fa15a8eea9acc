package lampblack.cli.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.GameFolder;
import lampblack.diagnostic.Diagnostic;

/** What {@code check} finds in the folder of a game. */
public final class GameProblems {

    private GameProblems() {}

    public static List<Diagnostic> of(GameFolder folder, CommandContext context) {
        CheckTargetFinder targets = new CheckTargetFinder();
        targets.add(folder.shelf().resolve(folder.id()));
        List<Diagnostic> found = new ArrayList<>();
        new TargetChecker(context, Optional.empty()).check(targets.all(), result ->
                found.addAll(result.diagnostics()));
        return found.stream().distinct().toList();
    }
}
