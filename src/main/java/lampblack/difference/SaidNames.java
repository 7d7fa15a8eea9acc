package lampblack.difference;

import java.util.Optional;
import java.util.Set;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Migrations;
import lampblack.ruleset.migration.RuleChange;
import lampblack.ruleset.migration.SheetPaths;

/**
 * What a ruleset itself says about ids of an earlier version.
 *
 * @param earlier the versions of that one
 */
public record SaidNames(Migrations migrations, LayerVersions earlier) {

    public static final SaidNames NOTHING = new SaidNames(Migrations.NONE, LayerVersions.OLDEST);

    private static final SheetPaths ANY = new SheetPaths(Set.of(), Set.of());

    /** What an id is called today. @param sibling a thing of today in the same block */
    Optional<String> today(Thing sibling, String id) {
        boolean isSheet = sibling.kind() == ThingKind.SHEET && sibling.path().block().equals("sheets");
        return migrations.isNothing() ? Optional.empty()
                : migrations.today(isSheet ? "" : sibling.sheet(), sibling.path().block(), id, earlier, ANY)
                        .map(Migrations.Renamed::id);
    }

    /** Why something of the earlier ruleset is no longer there; empty where it is not said to be retired. */
    Optional<String> retired(Thing thing) {
        return migrations.editions().stream().filter(earlier::isBefore).flatMap(edition -> edition.changes().stream())
                .flatMap(change -> change.asRetired().stream())
                .filter(retired -> retired.sheet().equals(thing.sheet()) && retired.at().equals(thing.path()))
                .map(RuleChange.Retired::because).findFirst();
    }
}
