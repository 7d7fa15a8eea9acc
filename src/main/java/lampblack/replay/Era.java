package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.TakenOption;
import lampblack.migration.FileVersions;
import lampblack.migration.PaidFor;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.RuleChange;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.FormerRules;
import lampblack.ruleset.migration.Heirs;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Split;

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
        FormerRules rules = ruleset.migrations().former().get();
        FileVersions versions = FileVersions.of(file, ruleset.id(), ruleset.migrations());
        LayerVersions today = ruleset.migrations().today();
        if (!file.hasBegun()) {
            return unbegun(versions.stretches().get(0).versions(), today, file, ruleset, owners);
        }
        for (FileVersions.Stretch stretch : versions.stretches()) {
            eras.add(of(stretch.until(), stretch.versions(), rules.at(stretch.versions()), file, owners));
        }
        eras.add(of(FileVersions.END, today, rules.at(today), file, owners));
        boolean plain = eras.stream().allMatch(era -> ruleset.migrations().editions().stream()
                .noneMatch(era.made::isBefore)) && file.takenOver().isEmpty();
        return plain ? List.of() : eras;
    }

    /** Creation as it was when it began, and what it comes to now. */
    private static List<Era> unbegun(LayerVersions made, LayerVersions today, CharacterFile file, Ruleset ruleset,
            ResolvedOwners owners) {
        List<Edition> since = ruleset.migrations().editions().stream().filter(made::isBefore).toList();
        if (since.isEmpty() && file.takenOver().isEmpty()) {
            return List.of();
        }
        FormerRules rules = ruleset.migrations().former().orElseThrow();
        Era creation = of(FileVersions.END, made, rules.at(made), file, owners);
        boolean otherwise = since.stream().flatMap(edition -> edition.changes().stream())
                .anyMatch(change -> change.holdsUnbegun());
        return !otherwise ? List.of(creation)
                : List.of(creation, of(FileVersions.END, today, rules.unbegun(made), file, owners));
    }

    private static Era of(int until, LayerVersions made, Ruleset then, CharacterFile file, ResolvedOwners owners) {
        SheetRules sheet = Replay.sheet(then, file).orElseThrow();
        return new Era(until, made, owners.startingRules(sheet, file));
    }

    /** What the choices that an era came to are under the rules of the next. */
    DerivedSheet begin(DerivedSheet before, Era earlier, List<Edition> editions, PaidFor paid, WorkBudget budget) {
        Choices choices = before.choices();
        for (Edition edition : editions) {
            if (earlier.made.isBefore(edition) && !made.isBefore(edition)) {
                for (RuleChange change : edition.changes()) {
                    choices = new Crossing(sheet, editions, paid, earlier.until, budget).after(choices, change);
                }
            }
        }
        return new DerivedSheet(sheet, choices, budget);
    }
}
