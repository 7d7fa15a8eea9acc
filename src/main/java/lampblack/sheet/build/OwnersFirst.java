package lampblack.sheet.build;

import java.util.Comparator;
import java.util.List;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;

/** The order in which the sheets of several are printed. */
public final class OwnersFirst {

    private OwnersFirst() {}

    /** Those that others belong to first, all else in the order in which it was named. */
    public static List<EvaluatedCharacter> sorted(List<EvaluatedCharacter> evaluated) {
        return evaluated.stream().sorted(Comparator.comparingInt(OwnersFirst::depth)).toList();
    }

    /** How many kinds of sheet stand above one. Links that go in a circle are no valid game. */
    private static int depth(EvaluatedCharacter evaluated) {
        return depth(evaluated.ruleset(), evaluated.sheet());
    }

    private static int depth(Ruleset ruleset, SheetRules sheet) {
        return sheet.linked().links().values().stream().map(OwnerLink::to).map(ruleset.sheets()::get)
                .mapToInt(above -> 1 + depth(ruleset, above)).max().orElse(0);
    }
}
