package lampblack.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * A name in a file of a layer that begins something new, and nearly agrees with one that another file or a lower layer
 * has in the same block. Nothing is wrong with that; but where it explains problems, it is what is wrong.
 *
 * @param file the number of the file
 * @param holder the map that the name is a key of
 */
record NameTypo(int file, MapNode holder, Scalar name, String near) {

    /** A typo differs in one or two letters; a larger difference is another name. */
    private static final int MAX_EDITS = 2;
    /** Stands for more than one file of the layer, and for a lower layer. */
    private static final int SEVERAL = -1;

    /** The blocks whose keys are names that an author gives; a star is any of them. */
    private static final Set<String> NAMING = Set.of("tags", "texts", "tables", "tables/*/rows", "sheets",
            "sheets/*/fields",
            "sheets/*/fields/*/one-of", "sheets/*/playbooks", "sheets/*/traits", "sheets/*/traits/*/entries",
            "sheets/*/lists", "sheets/*/lists/*/entries", "sheets/*/lists/*/quality", "sheets/*/tracks",
            "sheets/*/tracks/*/rows", "sheets/*/tracks/*/bands", "sheets/*/milestones", "sheets/*/periods",
            "sheets/*/creation", "sheets/*/earning", "sheets/*/advances", "sheets/*/rules", "rolls",
            "rolls/*/settings", "rolls/*/settings/*/one-of", "rolls/*/extras", "rolls/*/outcomes");

    /**
     * What may be typos in the files of a layer over others. What adds to a thing says less of it than what defines it,
     * and is more likely to miss its name.
     */
    static Stream<NameTypo> in(Layer layer, List<Layer> below) {
        KnownNames known = new KnownNames();
        below.forEach(lower -> known.gather(SEVERAL, lower.tree(), "", ""));
        for (int i = 0; i < layer.files().size(); i++) {
            known.gather(i, layer.files().get(i), "", "");
        }
        return known.written.stream().filter(WrittenName::isNew).sorted(Comparator.comparingInt(WrittenName::said))
                .flatMap(written -> written.typo().stream());
    }

    /**
     * A name in a file, among those that stand at its path.
     *
     * @param names the number of the file that has it, or {@code SEVERAL}, by the name
     */
    private record WrittenName(int file, MapNode holder, Scalar name, Map<String, Integer> names) {

        boolean isNew() {
            return names.get(name.text()) == file;
        }

        int said() {
            return holder.map(name.text()).map(mapNode -> mapNode.all().size()).orElse(0);
        }

        Optional<NameTypo> typo() {
            Iterable<String> elsewhere = () -> names.keySet().stream()
                    .filter(text -> names.get(text) != file && !holder.has(text)).iterator();
            return NearestName.within(MAX_EDITS, name.text(), elsewhere)
                    .map(near -> new NameTypo(file, holder, name, near));
        }
    }

    /** The names of a layer and those below, by the paths they stand at, each file read once. */
    private static final class KnownNames {

        private final Map<String, Map<String, Integer>> names = new HashMap<>();
        private final List<WrittenName> written = new ArrayList<>();

        void gather(int file, MapNode map, String path, String block) {
            boolean naming = NAMING.contains(block);
            Map<String, Integer> here = naming ? names.computeIfAbsent(path, none -> new LinkedHashMap<>()) : Map.of();
            for (MapNode.Entry entry : map.all()) {
                String key = entry.key().text();
                if (naming) {
                    here.merge(key, file, (before, now) -> before.equals(now) ? now : SEVERAL);
                }
                if (naming && file != SEVERAL && !entry.value().isNull()) {
                    written.add(new WrittenName(file, map, entry.key(), here));
                }
                String next = naming ? "*" : key;
                entry.value().asMap().ifPresent(inner ->
                        gather(file, inner, path + "/" + key, block.isEmpty() ? next : block + "/" + next));
            }
        }
    }

    /** The files as they would be with the name that was most likely meant. */
    List<MapNode> corrected(List<MapNode> files) {
        List<MapNode> all = new ArrayList<>(files);
        all.set(file, renamed(files.get(file)));
        return all;
    }

    private MapNode renamed(MapNode map) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.all()) {
            boolean slip = map == holder && entry.key() == name;
            Scalar key = slip ? new Scalar(Scalar.ScalarType.TEXT, near, name.span(), name.start(), null) : entry.key();
            Node value = entry.value().asMap().<Node>map(this::renamed).orElse(entry.value());
            entries.put(key.text(), new MapNode.Entry(key, value));
        }
        return new MapNode(entries, map.span());
    }

    /** Says so, as gravely as what it explains. */
    Diagnostic diagnostic(List<Diagnostic> explained) {
        Diagnostic problem = Diagnostic.of(Code.RULESET__NEAR_NAME, name.span(), "name", name.text(), "near", near)
                .note(Message.of("note.did-you-mean", "name", near)).fix(Fix.replace(name.span(), near).guessed());
        return Report.hasErrors(explained) ? problem : problem.withSeverity(Severity.WARNING);
    }
}
