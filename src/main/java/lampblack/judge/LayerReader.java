package lampblack.judge;

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

/** Reads one ruleset and all that it extends, each once. */
public final class LayerReader {

    /** What a ruleset and all that it extends may hold together. */
    private static final int MAX_LETTERS = 8 << 20;
    private static final int MAX_LAYERS = 50;

    private final LayerFiles files;
    private final Report report;
    private final Map<String, Layer> read = new LinkedHashMap<>();
    private long letters;

    /** @param report collects what cannot be read or found */
    public LayerReader(LayerFiles files, Report report) {
        this.files = files;
        this.report = report;
    }

    /** The layers of a ruleset in the order they are laid over each other, the ruleset's own last. */
    public List<Layer> of(String id) {
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
            if (Ruleset.isId(base.text()) && files.has(base.text())) {
                bases.add(base.text());
            } else {
                unknown.add(base);
            }
        }
        if (read.size() == MAX_LAYERS && !bases.isEmpty()) {
            report.add(Diagnostic.of(Code.RULESET__TOO_MANY_LAYERS, layer.bases().get(0).span(), "most", MAX_LAYERS));
            return List.of();
        }
        List<String> known = unknown.isEmpty() ? List.of() : files.ids();
        unknown.forEach(base -> report.add(Diagnostic.of(Code.RULESET__UNKNOWN_BASE, base.span(), "name", base.text())
                .suggest(base.text(), known).note(files.lookedIn())));
        return bases;
    }

    private Optional<Layer> layer(String id) {
        List<String> names = files.names(id);
        List<MapNode> trees = new ArrayList<>();
        for (String name : names) {
            Checked<Source> text = files.text(id, name);
            report.addAll(text.diagnostics());
            letters += text.value().map(file -> file.text().length()).orElse(0);
            if (letters > MAX_LETTERS || names.size() > PartNames.MAX_FILES) {
                report.add(tooMuch(id));
                return Optional.empty();
            }
            Optional<Checked<MapNode>> tree = text.value().map(files::tree);
            tree.ifPresent(read -> report.addAll(read.diagnostics()));
            tree.flatMap(Checked::value).ifPresent(trees::add);
        }
        return trees.size() < names.size() || trees.isEmpty() ? Optional.empty() : joined(id, trees);
    }

    private Diagnostic tooMuch(String id) {
        boolean isLong = letters > MAX_LETTERS;
        return Diagnostic.of(Code.FILE__TOO_LARGE, new Source(files.shown(id), id, "").start(), isLong
                ? Message.of("file.too-large.ruleset") : Message.of("file.too-many.ruleset", "files",
                PartNames.MAX_FILES)).note(Message.of(isLong ? "note.less-text" : "note.fewer-files"));
    }

    private Optional<Layer> joined(String id, List<MapNode> trees) {
        List<Diagnostic> misplaced = MisplacedFiles.of(trees);
        if (!misplaced.isEmpty()) {
            report.addAll(misplaced);
            return Optional.empty();
        }
        Checked<MapNode> joined = JoinedFiles.of(FileWidePlaybooks.without(trees));
        report.addAll(MisplacedFiles.withoutCopies(joined.diagnostics()));
        return joined.value().flatMap(tree -> identified(id, tree, trees));
    }

    private Optional<Layer> identified(String id, MapNode tree, List<MapNode> trees) {
        Optional<Scalar> format = tree.scalar("format");
        if (format.flatMap(Scalar::integer).filter(number -> number > 1).isPresent()) {
            report.add(Diagnostic.of(Code.CHARACTER__NEWER_FORMAT, format.get().span(), "format", format.get().text(),
                    "known", 1));
            return Optional.empty();
        }
        return Optional.of(new Layer(id, tree, List.copyOf(trees), files.art(id, WantedArt.of(tree))));
    }
}
