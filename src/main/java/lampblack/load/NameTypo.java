package lampblack.load;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /** The blocks whose keys are names that an author gives; a star is any of them. */
    private static final Set<String> NAMING = Set.of("tags", "texts", "tables", "tables/*/rows", "sheets",
            "sheets/*/fields",
            "sheets/*/fields/*/one-of", "sheets/*/playbooks", "sheets/*/traits", "sheets/*/traits/*/entries",
            "sheets/*/lists", "sheets/*/lists/*/entries", "sheets/*/lists/*/quality", "sheets/*/tracks",
            "sheets/*/tracks/*/rows", "sheets/*/tracks/*/bands", "sheets/*/milestones", "sheets/*/periods",
            "sheets/*/creation", "sheets/*/earning", "sheets/*/advances", "sheets/*/rules", "rolls",
            "rolls/*/settings", "rolls/*/settings/*/one-of", "rolls/*/extras", "rolls/*/outcomes");

    /** All that may be typos in the files of a layer over others. */
    static List<NameTypo> in(Layer layer, List<Layer> below) {
        List<NameTypo> typos = new ArrayList<>();
        for (int i = 0; i < layer.files().size(); i++) {
            Map<String, Set<String>> elsewhere = new HashMap<>();
            below.forEach(lower -> gather(lower.tree(), "", elsewhere));
            for (MapNode other : layer.files()) {
                if (other != layer.files().get(i)) {
                    gather(other, "", elsewhere);
                }
            }
            new TypoSearch(i, elsewhere, typos).search(layer.files().get(i), "", "");
        }
        // What adds to a thing says less of it than what defines it, and is more likely to miss its name.
        typos.sort(Comparator.comparingInt(NameTypo::said));
        return typos;
    }

    private int said() {
        return holder.map(name.text()).map(mapNode -> mapNode.all().size()).orElse(0);
    }

    private static void gather(MapNode map, String path, Map<String, Set<String>> into) {
        for (MapNode.Entry entry : map.all()) {
            into.computeIfAbsent(path, text -> new LinkedHashSet<>()).add(entry.key().text());
            entry.value().asMap().ifPresent(inner -> gather(inner, path + "/" + entry.key().text(), into));
        }
    }

    private record TypoSearch(int file, Map<String, Set<String>> elsewhere, List<NameTypo> typos) {

        void search(MapNode map, String path, String block) {
            boolean naming = NAMING.contains(block);
            for (MapNode.Entry entry : map.all()) {
                String key = entry.key().text();
                if (naming && !entry.value().isNull()) {
                    compare(map, entry.key(), elsewhere.getOrDefault(path, Set.of()));
                }
                String next = naming ? "*" : key;
                entry.value().asMap().ifPresent(inner ->
                        search(inner, path + "/" + key, block.isEmpty() ? next : block + "/" + next));
            }
        }

        private void compare(MapNode map, Scalar key, Set<String> known) {
            if (!known.contains(key.text())) {
                NearestName.within(MAX_EDITS, key.text(), known.stream().filter(text -> !map.has(text)).toList())
                        .ifPresent(near -> typos.add(new NameTypo(file, map, key, near)));
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
