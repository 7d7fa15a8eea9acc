package lampblack.judge.layer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.node.Overlay;
import lampblack.ruleset.migration.CarriedLayer;
import lampblack.ruleset.migration.MigrationReader;
import lampblack.ruleset.migration.Migrations;
import lampblack.ruleset.migration.WrittenMigrations;

/**
 * Layers whose bases have moved on, each read as its bases call things today.
 *
 * @param trees what is laid over each other, the lowest first; what a layer says of its earlier versions is its own
 * @param problems what the last of them should write otherwise, and what no layer can say any more
 */
record CarriedLayers(List<MapNode> trees, List<Diagnostic> problems) {

    static CarriedLayers of(List<Layer> layers) {
        List<MapNode> rules = new ArrayList<>();
        List<Diagnostic> problems = new ArrayList<>();
        for (int i = 0; i < layers.size(); i++) {
            boolean last = i == layers.size() - 1;
            Layer layer = layers.get(i);
            Report report = new Report();
            MapNode own = last ? layer.tree() : layer.rules();
            rules.add(carried(layers, i, own, rules, report));
            report.diagnostics().stream().filter(problem -> last || problem.severity() == Severity.ERROR)
                    .forEach(problems::add);
        }
        return new CarriedLayers(List.copyOf(rules), List.copyOf(problems));
    }

    private static MapNode carried(List<Layer> layers, int number, MapNode own, List<MapNode> rules, Report report) {
        Set<String> bases = bases(layers, number);
        List<WrittenMigrations> said = said(layers, bases);
        if (said.isEmpty()) {
            return own;
        }
        List<MapNode> below = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            if (bases.contains(layers.get(i).id())) {
                below.add(rules.get(i));
            }
        }
        return Overlay.merge(below).value().map(base -> new CarriedLayer(base.tree(), MigrationReader.said(said),
                report).today(own)).orElse(own);
    }

    private static List<WrittenMigrations> said(List<Layer> layers, Set<String> of) {
        return layers.stream().filter(layer -> of.contains(layer.id())).flatMap(layer -> layer.migrations().stream())
                .toList();
    }

    /** The ids of all that a layer stands on. */
    private static Set<String> bases(List<Layer> layers, int number) {
        Map<String, Layer> byId = new HashMap<>();
        layers.forEach(layer -> byId.put(layer.id(), layer));
        Set<String> found = new TreeSet<>();
        List<Layer> open = new ArrayList<>(List.of(layers.get(number)));
        while (!open.isEmpty()) {
            open.remove(0).bases().forEach(base -> {
                if (byId.containsKey(base.text()) && found.add(base.text())) {
                    open.add(byId.get(base.text()));
                }
            });
        }
        return found;
    }

    /** Problems of the last layer with names that its bases call otherwise today. */
    static List<Diagnostic> meant(List<Diagnostic> problems, List<Layer> layers) {
        List<WrittenMigrations> said = said(layers, bases(layers, layers.size() - 1));
        if (said.isEmpty() || problems.isEmpty()) {
            return problems;
        }
        Migrations migrations = MigrationReader.said(said);
        return problems.stream().map(problem -> problem.code() == Code.RULESET__UNKNOWN_REFERENCE
                ? meant(problem, migrations) : problem).toList();
    }

    private static Diagnostic meant(Diagnostic problem, Migrations migrations) {
        String written = (String) problem.message().values().get("name");
        String id = written.substring(written.lastIndexOf('.') + 1);
        return migrations.latest(id).filter(renamed -> problem.span().text().equals(written)).map(renamed -> {
            String today = written.substring(0, written.length() - id.length()) + renamed.id();
            return problem.withoutFixes().withNotes(List.of()).note(Message.of("note.renamed-in-base", "name", today,
                    "old", written, "base", renamed.in().layer(), "version", renamed.in().version().toString()))
                    .fix(Fix.replace(problem.span(), today));
        }).orElse(problem);
    }
}
