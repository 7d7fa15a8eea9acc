package lampblack.load;

import java.util.ArrayList;
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
import lampblack.node.JoinedFiles;
import lampblack.node.LayerOrder;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.ruleset.Ruleset;
import lampblack.store.PrecompiledTrees;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.yaml.KeysWithoutValue;
import lampblack.yaml.YamlReader;

/** Reads one ruleset and all that it extends, each once. */
final class LayerReader {

    /** What a ruleset and all that it extends may hold together. */
    private static final int MAX_LETTERS = 8 << 20;
    private static final int MAX_LAYERS = 50;

    private final List<RulesetLocation> places;
    private final RulesetFileCache cache;
    private final CheckCacheEntry entry;
    private final Report report;
    private final Map<String, Layer> read = new LinkedHashMap<>();
    private long letters;

    /**
     * @param entry is shown every file
     * @param report collects what cannot be read or found
     */
    LayerReader(List<RulesetLocation> places, RulesetFileCache cache, CheckCacheEntry entry, Report report) {
        this.places = places;
        this.cache = cache;
        this.entry = entry;
        this.report = report;
    }

    /** The layers of a ruleset in the order they are laid over each other, the ruleset's own last. */
    List<Layer> of(String id) {
        LayerOrder order = LayerOrder.of(id, this::bases);
        if (!order.circle().isEmpty()) {
            report.add(Diagnostic.of(Code.RULESET__EXTENDS_ITSELF, read.get(id).tree().get("extends").orElseThrow()
                    .span(),
                    "circle", Message.verbatim(String.join(" → ", order.circle()))));
        }
        return report.hasErrors() ? List.of() : order.ids().stream().map(read::get).toList();
    }

    /** Reads a layer once and says what it extends. */
    private List<String> bases(String id) {
        Layer layer = read.get(id);
        if (layer == null) {
            Optional<Layer> found = layer(id);
            if (found.isEmpty()) {
                return List.of();
            }
            layer = found.get();
            read.put(id, layer);
        }
        List<String> bases = new ArrayList<>();
        List<Scalar> unknown = new ArrayList<>();
        for (Scalar base : layer.bases()) {
            if (Ruleset.isId(base.text()) && RulesetLocation.of(places, base.text()).isPresent()) {
                bases.add(base.text());
            } else {
                unknown.add(base);
            }
        }
        if (read.size() == MAX_LAYERS && !bases.isEmpty()) {
            report.add(Diagnostic.of(Code.RULESET__TOO_MANY_LAYERS, layer.bases().get(0).span(), "most", MAX_LAYERS));
            return List.of();
        }
        List<String> known = unknown.isEmpty() ? List.of() : RulesetLocation.ids(places);
        unknown.forEach(base -> report.add(Diagnostic.of(Code.RULESET__UNKNOWN_BASE, base.span(), "name", base.text())
                .suggest(base.text(), known).note(RulesetLocation.lookedIn(places))));
        return bases;
    }

    private Optional<Layer> layer(String id) {
        Optional<RulesetLocation> place = RulesetLocation.of(places, id);
        if (place.isEmpty()) {
            return Optional.empty();
        }
        List<String> names = cache.files(place.get(), id);
        List<MapNode> files = new ArrayList<>();
        PrecompiledTrees known = PrecompiledTrees.of(id);
        for (String name : names) {
            Checked<TextFile> text = cache.read(place.get(), id, name);
            letters += text.value().map(file -> file.source().text().length()).orElse(0);
            boolean isLong = letters > MAX_LETTERS;
            if (isLong || names.size() > RulesetLocation.MAX_FILES) {
                Source whole = new Source(place.get().shown() + "/" + id, id, "");
                report.add(Diagnostic.of(Code.FILE__TOO_LARGE, whole.start(), isLong
                        ? Message.of("file.too-large.ruleset") : Message.of("file.too-many.ruleset", "files",
                        RulesetLocation.MAX_FILES)).note(Message.of(isLong ? "note.less-text" : "note.fewer-files")));
                return Optional.empty();
            }
            text.value().ifPresent(file -> entry.addFile(id + "/" + name, file.bytes()));
            Optional<MapNode> packed = text.value().flatMap(file -> known.tree(name, file));
            if (packed.isPresent()) {
                files.add(packed.get());
                continue;
            }
            Checked<MapNode> tree = tree(text);
            report.addAll(tree.diagnostics());
            List<Diagnostic> open = tree.value().map(KeysWithoutValue::of).orElse(List.of());
            report.addAll(open);
            tree.value().filter(whole -> open.isEmpty()).ifPresent(files::add);
        }
        if (files.size() < names.size()) {
            return Optional.empty();
        }
        List<Diagnostic> misplaced = MisplacedFiles.of(files);
        if (!misplaced.isEmpty()) {
            report.addAll(misplaced);
            return Optional.empty();
        }
        Checked<MapNode> joined = JoinedFiles.of(FileWidePlaybooks.without(files));
        report.addAll(MisplacedFiles.withoutCopies(joined.diagnostics()));
        return joined.value().flatMap(tree -> identified(id, tree, files));
    }

    private static Checked<MapNode> tree(Checked<TextFile> file) {
        return file.value().map(text -> YamlReader.read(text.source()))
                .orElseGet(() -> new Checked<>(Optional.empty(), file.diagnostics()));
    }

    private Optional<Layer> identified(String id, MapNode tree, List<MapNode> files) {
        Optional<Scalar> format = tree.scalar("format");
        if (format.flatMap(Scalar::integer).filter(number -> number > 1).isPresent()) {
            report.add(Diagnostic.of(Code.CHARACTER__NEWER_FORMAT, format.get().span(), "format", format.get().text(),
                    "known", 1));
            return Optional.empty();
        }
        return Optional.of(new Layer(id, tree, List.copyOf(files)));
    }
}
