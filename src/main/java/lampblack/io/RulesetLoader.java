package lampblack.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.lint.Lints;
import lampblack.node.LayerOrder;
import lampblack.node.MapNode;
import lampblack.node.Merged;
import lampblack.node.Overlay;
import lampblack.node.Scalar;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.RulesetReader;

/** The pipeline from files to a ruleset: text, tree, overlay, schema, references, meaning; each stage only after the last. */
public final class RulesetLoader {

    /** What a ruleset and all that it extends may hold together. */
    private static final int MOST_LETTERS = 2 << 20;
    private static final int MOST_LAYERS = 50;
    private static final int MOST_SLIPS = 10;

    private final List<RulesetPlace> places;
    private final Map<String, Checked<LoadedRuleset>> loaded = new HashMap<>();
    private long letters;

    /** @param places where rulesets are looked up, the first that has one wins */
    public RulesetLoader(List<RulesetPlace> places) {
        this.places = List.copyOf(places);
    }

    public List<RulesetPlace> places() {
        return places;
    }

    /** The ids of every ruleset that can be found. */
    public List<String> ids() {
        return places.stream().flatMap(place -> place.ids().stream()).distinct().sorted().toList();
    }

    /** A ruleset by its id, or what is wrong with it; asked for twice, by whichever thread, it is loaded once. */
    public synchronized Checked<LoadedRuleset> load(String id) {
        Checked<LoadedRuleset> known = loaded.get(id);
        if (known == null) {
            known = read(id);
            loaded.put(id, known);
        }
        return known;
    }

    private Checked<LoadedRuleset> read(String id) {
        Report report = new Report();
        letters = 0;
        Map<String, Layer> layers = new LinkedHashMap<>();
        LayerOrder order = LayerOrder.of(id, each -> bases(each, layers, report));
        if (!order.circle().isEmpty()) {
            Layer layer = layers.get(id);
            report.add(Diagnostic.of(Code.RULESET__EXTENDS_ITSELF, layer.tree().get("extends").orElseThrow().span(),
                    "circle", Message.verbatim(String.join(" → ", order.circle()))));
        }
        if (report.hasErrors()) {
            return Checked.nothing(report);
        }
        Checked<LoadedRuleset> found = explained(order.ids().stream().map(layers::get).toList());
        report.addAll(found.diagnostics());
        return new Checked<>(found.value(), report.diagnostics());
    }

    /** What the layers come to; problems that a slip in a name explains are told as that slip. */
    private static Checked<LoadedRuleset> explained(List<Layer> layers) {
        Checked<LoadedRuleset> plain = merge(layers);
        if (plain.diagnostics().isEmpty()) {
            return plain;
        }
        Layer own = layers.get(layers.size() - 1);
        List<Layer> below = layers.subList(0, layers.size() - 1);
        for (Slip slip : Slip.in(own, below).stream().limit(MOST_SLIPS).toList()) {
            Optional<Checked<LoadedRuleset>> mended = Overlay.parts(slip.mended(own.files())).value()
                    .map(tree -> merge(with(below, new Layer(own.id(), tree, own.files()))));
            Set<Diagnostic> before = new HashSet<>(plain.diagnostics());
            if (mended.isPresent() && before.size() > mended.get().diagnostics().size()
                    && before.containsAll(mended.get().diagnostics())) {
                mended.get().diagnostics().forEach(before::remove);
                Report report = new Report();
                report.addAll(mended.get().diagnostics());
                report.add(slip.diagnostic(List.copyOf(before)));
                return plain.value().map(each -> Checked.unlessErrors(each, report)).orElse(Checked.nothing(report));
            }
        }
        return plain;
    }

    private static List<Layer> with(List<Layer> below, Layer own) {
        List<Layer> all = new ArrayList<>(below);
        all.add(own);
        return all;
    }

    private static Checked<LoadedRuleset> merge(List<Layer> layers) {
        Report report = new Report();
        Checked<Merged> merged = Overlay.merge(layers.stream().map(Layer::tree).toList());
        report.addAll(merged.diagnostics());
        if (report.hasErrors() || merged.value().isEmpty()) {
            return Checked.nothing(report);
        }
        layers.forEach(layer -> layer.head(report));
        if (report.hasErrors()) {
            return Checked.nothing(report);
        }
        Merged tree = merged.value().get();
        report.addAll(SchemaCheck.ruleset().check(tree.tree()));
        if (report.hasErrors()) {
            return Checked.nothing(report);
        }
        List<Credit> credits = layers.stream().map(Layer::credit).toList();
        Checked<Ruleset> ruleset = RulesetReader.read(tree, credits);
        report.addAll(ruleset.diagnostics());
        if (ruleset.value().isEmpty()) {
            return Checked.nothing(report);
        }
        MapNode own = layers.get(layers.size() - 1).tree();
        Lints.check(ruleset.value().get()).stream().filter(each -> !isOfBase(each, own)).forEach(report::add);
        List<String> ids = layers.stream().map(Layer::id).toList();
        return Checked.unlessErrors(new LoadedRuleset(ruleset.value().get(), tree.tree(), ids), report);
    }

    /** Whether it is about advice that a base has weighed, which is no affair of the game on top. */
    private static boolean isOfBase(Diagnostic found, MapNode own) {
        return found.code() == Code.RULESET__SILENCES_NOTHING
                && own.map("lints").filter(lints -> lints.has((String) found.message().values().get("code"))).isEmpty();
    }

    /** Reads a layer once and says what it extends; what cannot be read or found is reported. */
    private List<String> bases(String id, Map<String, Layer> layers, Report report) {
        Layer layer = layers.get(id);
        if (layer == null) {
            Optional<Layer> read = layer(id, report);
            if (read.isEmpty()) {
                return List.of();
            }
            layer = read.get();
            layers.put(id, layer);
        }
        List<String> bases = new ArrayList<>();
        List<Scalar> unknown = new ArrayList<>();
        for (Scalar base : layer.bases()) {
            if (isId(base.text()) && RulesetPlace.of(places, base.text()).isPresent()) {
                bases.add(base.text());
            } else {
                unknown.add(base);
            }
        }
        if (layers.size() == MOST_LAYERS && !bases.isEmpty()) {
            report.add(Diagnostic.of(Code.RULESET__TOO_MANY_LAYERS, layer.bases().get(0).span(), "most", MOST_LAYERS));
            return List.of();
        }
        List<String> known = unknown.isEmpty() ? List.of() : ids();
        unknown.forEach(base -> report.add(Diagnostic.of(Code.RULESET__UNKNOWN_BASE, base.span(), "name", base.text())
                .suggest(base.text(), known).note(lookedIn())));
        return bases;
    }

    private Optional<Layer> layer(String id, Report report) {
        Optional<RulesetPlace> place = RulesetPlace.of(places, id);
        if (place.isEmpty()) {
            return Optional.empty();
        }
        List<MapNode> files = new ArrayList<>();
        List<String> names = place.get().files(id);
        for (String name : names) {
            Checked<TextFile> text = place.get().read(id, name);
            letters += text.value().map(file -> file.source().text().length()).orElse(0);
            if (letters > MOST_LETTERS || names.size() > RulesetPlace.MOST_FILES) {
                Source whole = new Source(place.get().shown() + "/" + id, id, "");
                report.add(Diagnostic.of(Code.FILE__TOO_LARGE, whole.start(),
                        Message.of("file.too-large.ruleset", "files", RulesetPlace.MOST_FILES)));
                return Optional.empty();
            }
            Checked<MapNode> tree = tree(text);
            report.addAll(tree.diagnostics());
            List<Diagnostic> open = tree.value().map(OpenKeys::of).orElse(List.of());
            report.addAll(open);
            tree.value().filter(whole -> open.isEmpty()).ifPresent(files::add);
        }
        if (files.size() < names.size()) {
            return Optional.empty();
        }
        Checked<MapNode> joined = Overlay.parts(files);
        report.addAll(joined.diagnostics());
        return joined.value().flatMap(tree -> identified(id, tree, files, report)).filter(layer -> fits(layer, report));
    }

    /** Whether a layer by itself is written as it should be; only then it is laid over others. */
    private static boolean fits(Layer layer, Report report) {
        List<Diagnostic> found = SchemaCheck.layer().check(layer.tree());
        report.addAll(found);
        if (found.isEmpty()) {
            layer.tree().scalar("id").filter(id -> !id.text().equals(layer.id())).ifPresent(id -> report.add(
                    Diagnostic.of(Code.RULESET__WRONG_ID, id.span(), "id", id.text(), "folder", layer.id())
                            .note(Message.of("note.did-you-mean", "name", layer.id()))
                            .fix(Fix.replace(id.span(), layer.id()))));
        }
        return found.isEmpty();
    }

    private static Checked<MapNode> tree(Checked<TextFile> file) {
        return file.value().map(text -> YamlReader.read(text.source()))
                .orElseGet(() -> new Checked<>(Optional.empty(), file.diagnostics()));
    }

    private static Optional<Layer> identified(String id, MapNode tree, List<MapNode> files, Report report) {
        Optional<Scalar> format = tree.scalar("format");
        if (format.flatMap(Scalar::integer).filter(each -> each > 1).isPresent()) {
            report.add(Diagnostic.of(Code.CHARACTER__NEWER_FORMAT, format.get().span(), "format", format.get().text(),
                    "known", 1));
            return Optional.empty();
        }
        return Optional.of(new Layer(id, tree, List.copyOf(files)));
    }

    /** The ruleset that a text names, which may be nonsense from a stranger's file. */
    public Checked<LoadedRuleset> load(Scalar named) {
        String id = named.text();
        if (isId(id) && RulesetPlace.of(places, id).isPresent()) {
            return load(id);
        }
        Report report = new Report();
        report.add(notFound(id, named.span()));
        return Checked.nothing(report);
    }

    /** The problem that there is no ruleset of an id. */
    public Diagnostic notFound(String id, Span span) {
        return Diagnostic.of(Code.RULESET__NOT_FOUND, span, "name", id).suggest(id, ids()).note(lookedIn());
    }

    private Message lookedIn() {
        List<String> shown = places.stream().map(RulesetPlace::shown).toList();
        return Message.of("note.rulesets-looked-up", "places", shown);
    }

    static boolean isId(String text) {
        return text.length() <= 64 && !text.isEmpty() && text.chars().allMatch(
                c -> (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-') && text.charAt(0) != '-';
    }
}
