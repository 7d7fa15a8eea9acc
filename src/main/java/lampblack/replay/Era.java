package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.TakenOption;
import lampblack.migration.FileVersions;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.RuleChange;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.LayerVersions;

/**
 * A stretch of a character's history under one version of its game.
 *
 * @param until the number in the ledger with which the next begins
 * @param made the versions that held
 * @param sheet the rules that held
 */
record Era(int until, LayerVersions made, SheetRules sheet) {

    /** The eras of a file in their order, the last of them under the rules of today; none where it has but one. */
    static List<Era> of(CharacterFile file, Ruleset ruleset, ResolvedOwners owners) {
        if (ruleset.migrations().former().isEmpty()) {
            return List.of();
        }
        List<Era> eras = new ArrayList<>();
        FileVersions versions = FileVersions.of(file, ruleset.id(), ruleset.migrations());
        for (FileVersions.Stretch stretch : versions.stretches()) {
            eras.add(of(stretch.until(), stretch.versions(), file, ruleset, owners));
        }
        LayerVersions today = ruleset.migrations().today();
        eras.add(of(FileVersions.END, today, file, ruleset, owners));
        boolean plain = eras.stream().allMatch(era -> ruleset.migrations().editions().stream()
                .noneMatch(era.made::isBefore)) && file.takenOver().isEmpty();
        return plain ? List.of() : eras;
    }

    private static Era of(int until, LayerVersions made, CharacterFile file, Ruleset ruleset, ResolvedOwners owners) {
        Ruleset then = ruleset.migrations().former().orElseThrow().at(made);
        SheetRules sheet = Replay.sheet(then, file).orElseThrow();
        return new Era(until, made, owners.startingRules(sheet, file));
    }

    /** What the choices that an era came to are under the rules of the next. */
    DerivedSheet begin(DerivedSheet before, Era earlier, List<Edition> editions, WorkBudget budget) {
        Choices choices = before.choices();
        for (Edition edition : editions) {
            if (earlier.made.isBefore(edition) && !made.isBefore(edition)) {
                for (RuleChange change : edition.changes()) {
                    choices = comingBack(choices, change);
                }
            }
        }
        return new DerivedSheet(sheet, choices, budget);
    }

    /** The choices with what something is worth that is there no longer. */
    private Choices comingBack(Choices choices, RuleChange change) {
        return switch (change) {
            case RuleChange.Changed changed -> choices;
            case RuleChange.Retired retired -> {
                long times = retired.sheet().equals(sheet.id()) ? times(choices, retired) : 0;
                Choices next = choices;
                for (Map.Entry<String, Long> worth : times == 0 ? Map.<String, Long>of().entrySet()
                        : retired.worth().entrySet()) {
                    next = next.refill(worth.getKey(), times * worth.getValue());
                }
                yield next;
            }
        };
    }

    private static long times(Choices choices, RuleChange.Retired retired) {
        List<String> ids = retired.at().ids();
        String list = ids.get(0).equals("lists") ? ids.get(1) : ids.get(0);
        Optional<Long> bought = ids.get(0).equals("advances")
                ? Optional.ofNullable(choices.bought().get(retired.at().id())) : Optional.empty();
        return bought.orElseGet(() -> choices.taken(list, retired.at().id()).stream()
                .filter(taken -> !taken.made()).map(TakenOption::id).count());
    }
}
