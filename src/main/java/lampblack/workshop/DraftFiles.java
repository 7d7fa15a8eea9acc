package lampblack.workshop;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.judge.LayerFiles;
import lampblack.judge.PartNames;
import lampblack.node.MapNode;

/** The files of a game that is being written, and those of the games that it may build on, each read as YAML once. */
final class DraftFiles implements LayerFiles {

    private final String where;
    /** The texts of all games, by the names of their files below those games' folders. */
    private final Map<String, Map<String, Source>> texts = new TreeMap<>();
    private final Map<Source, Checked<MapNode>> trees = new HashMap<>();

    /**
     * @param bases the texts of the games that there are to build on, by the names of their files, by their ids
     * @param where all these are, as whoever looks for another is told
     */
    DraftFiles(Map<String, Map<String, String>> bases, String where) {
        this.where = where;
        bases.forEach(this::put);
    }

    /** The same, with the files of a game; what has not changed since is not read again. */
    DraftFiles with(String id, Map<String, String> own) {
        DraftFiles next = new DraftFiles(Map.of(), where);
        next.texts.putAll(texts);
        next.put(id, own);
        Map<String, Source> before = texts.getOrDefault(id, Map.of());
        next.texts.get(id).replaceAll((name, source) -> Optional.ofNullable(before.get(name))
                .filter(known -> known.text().equals(source.text())).orElse(source));
        next.texts.values().forEach(files -> files.values().stream().filter(trees::containsKey)
                .forEach(source -> next.trees.put(source, trees.get(source))));
        return next;
    }

    private void put(String id, Map<String, String> files) {
        Map<String, Source> named = new TreeMap<>();
        files.forEach((name, text) -> named.put(name, new Source(id + "/" + name, id, text)));
        texts.put(id, named);
    }

    /** The texts of a game, those of its characters and tests too. */
    Map<String, Source> all(String id) {
        return texts.getOrDefault(id, Map.of());
    }

    @Override
    public boolean has(String id) {
        return all(id).containsKey(PartNames.ROOT);
    }

    @Override
    public List<String> ids() {
        return texts.keySet().stream().filter(this::has).toList();
    }

    @Override
    public List<String> names(String id) {
        return PartNames.ordered(has(id) ? all(id).keySet().stream() : Stream.of());
    }

    @Override
    public Checked<Source> text(String id, String name) {
        return new Checked<>(Optional.of(all(id).get(name)), List.of());
    }

    @Override
    public Checked<MapNode> tree(Source text) {
        return trees.computeIfAbsent(text, LayerFiles.super::tree);
    }

    @Override
    public String shown(String id) {
        return id;
    }

    @Override
    public Message lookedIn() {
        return Message.of("note.rulesets-looked-up", "places", List.of(where));
    }
}
