package lampblack.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.LayerOrder;
import lampblack.node.MapNode;
import lampblack.node.Overlay;
import lampblack.node.Scalar;

/** The pipeline from files to a ruleset: text, tree, overlay, schema, references, meaning; each stage only after the last. */
public final class RulesetLoader {

    /** What a ruleset and all that it extends may hold together. */
    private static final int MOST_LETTERS = 2 << 20;
    private static final int MOST_LAYERS = 50;

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
        Checked<LoadedRuleset> found = Assembly.of(order.ids().stream().map(layers::get).toList());
        report.addAll(found.diagnostics());
        return new Checked<>(found.value(), report.diagnostics());
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
        return joined.value().flatMap(tree -> identified(id, tree, files, report));
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
