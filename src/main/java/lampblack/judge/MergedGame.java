package lampblack.judge;

import java.util.List;
import java.util.function.Function;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.node.MergedTree;
import lampblack.picture.Art;
import lampblack.ruleset.Credit;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.MigrationReader;
import lampblack.ruleset.migration.WrittenMigrations;
import lampblack.ruleset.reading.RulesetReader;

/**
 * What the layers of a game came to: all that it takes to read it, and nothing that says whether it is without fault.
 *
 * @param credits of the layers, the lowest first
 * @param migrations what those say of their earlier versions
 * @param art their pictures and typefaces
 */
public record MergedGame(MergedTree tree, List<Credit> credits, List<WrittenMigrations> migrations, Art art) {

    /** A game of which no pictures are to be had. */
    public MergedGame(MergedTree tree, List<Credit> credits, List<WrittenMigrations> migrations) {
        this(tree, credits, migrations, Art.UNKNOWN);
    }

    /** What a game was read from. */
    public static MergedGame of(LoadedRuleset game) {
        return new MergedGame(new MergedTree(game.tree(), game.ruleset().removals()), game.ruleset().credits(),
                game.migrations(), game.ruleset().art());
    }

    /** The game, or what keeps it from being read; its form is not looked at. */
    public Checked<LoadedRuleset> read() {
        Report report = new Report();
        Checked<Ruleset> rules = rules();
        report.addAll(rules.diagnostics());
        return new Checked<>(rules.value().map(game -> loaded(migrated(game, report))), report.diagnostics());
    }

    /** Its rules, without what it says of its earlier versions. */
    public Checked<Ruleset> rules() {
        return rules(tree.tree());
    }

    /** The rules with what is said of earlier versions. @param report collects what is wrong with that */
    public Ruleset migrated(Ruleset rules, Report report) {
        return migrated(rules, this::rules, report);
    }

    /** The same. @param known reads the rules that know what is retired */
    public Ruleset migrated(Ruleset rules, Function<MapNode, Checked<Ruleset>> known, Report report) {
        return migrations.isEmpty() ? rules
                : rules.with(MigrationReader.read(migrations, rules, tree.tree(), known, report));
    }

    /** The rules in a tree that differs from its own by what is retired. */
    public Checked<Ruleset> rules(MapNode known) {
        return RulesetReader.read(new MergedTree(known, tree.removals()), credits, art);
    }

    /** What is wrong with such a tree. */
    public List<Diagnostic> wrong(MapNode known) {
        return rules(known).diagnostics();
    }

    /** The game as it is used. @param rules that were read from it */
    public LoadedRuleset loaded(Ruleset rules) {
        return new LoadedRuleset(rules, tree.tree(), credits.stream().map(Credit::ruleset).toList(), migrations);
    }
}
