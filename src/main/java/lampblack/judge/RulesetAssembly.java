package lampblack.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.lint.Mistakes;
import lampblack.node.JoinedFiles;
import lampblack.node.MapNode;
import lampblack.node.MergedTree;
import lampblack.node.Overlay;
import lampblack.picture.Art;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.MigrationReader;

/**
 * What layers come to when they are laid over each other, and what is wrong with them: each cause, not what follows.
 *
 * @param forms that trees are held to
 * @param lints what its sense is judged by
 */
public record RulesetAssembly(RulesetForms forms, Function<Ruleset, List<Diagnostic>> lints) {

    private static final int MAX_TYPOS = 10;

    /** @param layers the lowest first */
    public Checked<LoadedRuleset> of(List<Layer> layers) {
        Checked<LoadedRuleset> found = alike(merged(layers), layers);
        Checked<LoadedRuleset> plain = new Checked<>(found.value(), MeantTitles.told(found.diagnostics(),
                () -> layers.stream().map(Layer::tree).toList()));
        if (Report.hasErrors(plain.diagnostics())) {
            // What a layer says that it cannot say is not to be looked for in what was made of it.
            Report report = new Report();
            List<MapNode> trees = layers.stream().map(Layer::tree).toList();
            trees.forEach(tree -> report.addAll(forms.layer().check(tree, () -> trees)));
            if (report.hasErrors()) {
                return Checked.nothing(report);
            }
        }
        return plain.diagnostics().isEmpty() ? plain : explained(plain, layers);
    }

    /** The same, where a typo in a name explains problems, with that typo in their place. */
    private Checked<LoadedRuleset> explained(Checked<LoadedRuleset> plain, List<Layer> layers) {
        Layer own = layers.get(layers.size() - 1);
        List<Layer> below = layers.subList(0, layers.size() - 1);
        for (NameTypo typo : NameTypo.in(own, below).limit(MAX_TYPOS).toList()) {
            Set<Diagnostic> gone = new LinkedHashSet<>(plain.diagnostics());
            List<MapNode> corrected = typo.corrected(own.files());
            Optional<List<Diagnostic>> left = JoinedFiles.of(FileWidePlaybooks.without(corrected)).value()
                    .map(tree -> merged(with(below, new Layer(own.id(), tree, corrected, own.art()))).diagnostics())
                    .filter(diagnostics -> diagnostics.size() < gone.size() && gone.containsAll(diagnostics));
            if (left.isPresent()) {
                left.get().forEach(gone::remove);
                Report report = new Report();
                report.addAll(left.get());
                report.add(typo.diagnostic(List.copyOf(gone)));
                return plain.value().map(loadedRuleset -> unlessStopped(loadedRuleset, report))
                        .orElse(Checked.nothing(report));
            }
        }
        return plain;
    }

    /** The same, with the rolls named that are like another, where their own keys make a problem of what that says. */
    private Checked<LoadedRuleset> alike(Checked<LoadedRuleset> found, List<Layer> layers) {
        Layer own = layers.get(layers.size() - 1);
        return found.diagnostics().isEmpty() ? found : new Checked<>(found.value(), new AlikeFaults(tree -> merged(
                with(layers.subList(0, layers.size() - 1), new Layer(own.id(), tree, own.files(), own.art())))
                .diagnostics()).told(own.tree(), found.diagnostics()));
    }

    private static List<Layer> with(List<Layer> below, Layer own) {
        List<Layer> all = new ArrayList<>(below);
        all.add(own);
        return all;
    }

    private Checked<LoadedRuleset> merged(List<Layer> layers) {
        Report report = new Report();
        Checked<MergedTree> merged = Overlay.merge(trees(layers));
        report.addAll(merged.diagnostics());
        if (!report.hasErrors()) {
            layers.forEach(layer -> layer.head(report));
        }
        if (report.hasErrors() || merged.value().isEmpty()) {
            return Checked.nothing(report);
        }
        MergedTree plain = merged.value().get();
        Report idle = new Report();
        MapNode alike = AlikeRolls.fill(FileWidePlaybooks.fill(plain.tree(), layers, idle), report);
        MergedTree tree = new MergedTree(alike, plain.removals());
        report.addAll(forms.whole().check(tree.tree(), () -> List.of(tree.tree())));
        if (report.hasErrors()) {
            return Checked.nothing(report);
        }
        MergedGame whole = new MergedGame(tree, layers.stream().map(Layer::credit).toList(),
                layers.stream().flatMap(layer -> layer.migrations().stream()).toList(),
                layers.stream().map(Layer::art).reduce(Art.UNKNOWN, Art::plus));
        Checked<Ruleset> ruleset = whole.rules();
        report.addAll(ruleset.diagnostics());
        if (ruleset.value().isEmpty()) {
            return Checked.nothing(report);
        }
        Ruleset game = whole.migrated(ruleset.value().get(), report);
        if (game.migrations().known().isPresent()) {
            report.addAll(MigrationReader.wrong(game.migrations(), tree.tree(),
                    asItWas -> forms.whole().check(asItWas, List::of), whole::wrong));
        }
        MapNode own = layers.get(layers.size() - 1).tree();
        lints.apply(game).stream().filter(diagnostic -> !isOfBase(diagnostic, own)).forEach(report::add);
        if (report.diagnostics().isEmpty()) {
            report.addAll(idle.diagnostics());
        }
        return unlessStopped(whole.loaded(game), report);
    }

    /** What is laid over each other; what a layer says of its earlier versions is its own. */
    private static List<MapNode> trees(List<Layer> layers) {
        List<MapNode> trees = new ArrayList<>();
        for (Layer layer : layers) {
            trees.add(layer == layers.get(layers.size() - 1) ? layer.tree() : layer.rules());
        }
        return trees;
    }

    private static Checked<LoadedRuleset> unlessStopped(LoadedRuleset loaded, Report report) {
        boolean stopped = report.diagnostics().stream().anyMatch(Mistakes::stops);
        return stopped ? Checked.nothing(report) : new Checked<>(Optional.of(loaded), report.diagnostics());
    }

    /** Whether it is about advice that a base has weighed, which is no affair of the game on top. */
    private static boolean isOfBase(Diagnostic problem, MapNode own) {
        return problem.code() == Code.RULESET__SILENCES_NOTHING
                && own.map("lints").filter(lints -> lints.has((String) problem.message().values().get("code")))
                        .isEmpty();
    }
}
