package lampblack.random;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.ruleset.Ruleset;
import lampblack.rulesettest.Coverage;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.Coverage.ItemKind;
import lampblack.rulesettest.TakenItems;

/**
 * What characters by chance take of all that nobody else does.
 *
 * @param taken the items
 * @param characters how many were generated until nothing was left, or nothing more was to be expected
 */
public record RandomCoverage(Set<CoverageItem> taken, int characters) {

    private static final int MAX = 1_000;
    private static final int PATIENCE = 300;
    private static final int MAX_ADVANCES = 12;
    private static final long WORK = 40_000_000;

    /**
     * Generates characters, the same every time.
     *
     * @param coverage what others take
     * @param called after each character with the number of characters
     */
    public static RandomCoverage of(Ruleset ruleset, Coverage coverage, IntConsumer intConsumer) {
        Set<CoverageItem> taken = new HashSet<>();
        int characters = 0;
        for (SheetRules sheet : ruleset.sheets().values()) {
            Set<CoverageItem> open = new HashSet<>(coverage.untaken().keySet().stream()
                    .filter(item -> item.isOf(sheet) && item.kind() != ItemKind.RULE).toList());
            WorkBudget budget = new WorkBudget(WORK);
            int idle = 0;
            for (int seed = 0; seed < MAX && idle < PATIENCE && !open.isEmpty() && !budget.isSpent(); seed++) {
                RandomCharacter maker = new RandomCharacter(ruleset, sheet, seed % (MAX_ADVANCES + 1));
                boolean alone = sheet.linked().links().isEmpty() || seed % 2 == 0;
                Optional<EvaluatedCharacter> made = (alone ? maker : maker.belonging()).of(seed, budget);
                List<CoverageItem> more = made.map(TakenItems::of).orElse(Set.of()).stream().filter(open::remove)
                        .toList();
                taken.addAll(more);
                idle = more.isEmpty() ? idle + 1 : 0;
                intConsumer.accept(++characters);
            }
        }
        return new RandomCoverage(taken, characters);
    }
}
