package lampblack.load;

import java.util.List;
import lampblack.diagnostic.Report;
import lampblack.judge.MergedGame;
import lampblack.node.MapNode;
import lampblack.node.MergedTree;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.MigrationReader;
import lampblack.ruleset.migration.Migrations;
import lampblack.ruleset.migration.WrittenMigrations;
import lampblack.schema.SchemaValidator;

/** Whether a game could say something else of its earlier versions. @param game as it is */
public record MigrationTrial(LoadedRuleset game) {

    /** @param editions what would stand under {@code migrations} */
    public boolean mayStand(MapNode editions) {
        MapNode tree = game.tree().with("migrations", editions);
        if (Report.hasErrors(SchemaValidator.ruleset().check(tree))) {
            return false;
        }
        Ruleset rules = game.ruleset();
        Report report = new Report();
        MergedGame merged = new MergedGame(new MergedTree(tree, rules.removals()), rules.credits(),
                List.of(new WrittenMigrations(rules.id(), rules.version(), editions)));
        Migrations read = merged.migrated(rules, report).migrations();
        return !report.hasErrors() && !Report.hasErrors(MigrationReader.wrong(read, tree,
                SchemaValidator.ruleset()::check, merged::wrong));
    }
}
