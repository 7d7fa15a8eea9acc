package lampblack.load;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.judge.layer.LayerFiles;
import lampblack.node.MapNode;
import lampblack.picture.Art;
import lampblack.store.PrecompiledTrees;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** The files of rulesets where those are looked up; the first place that has a ruleset wins. */
final class LocatedLayers implements LayerFiles {

    private final List<RulesetLocation> places;
    private final RulesetFileCache cache;
    private final CheckCacheEntry entry;
    private final Map<String, PrecompiledTrees> compiled = new HashMap<>();

    /** @param entry is shown every file that is read */
    LocatedLayers(List<RulesetLocation> places, RulesetFileCache cache, CheckCacheEntry entry) {
        this.places = places;
        this.cache = cache;
        this.entry = entry;
    }

    @Override
    public boolean has(String id) {
        return place(id).isPresent();
    }

    @Override
    public List<String> ids() {
        return RulesetLocation.ids(places);
    }

    @Override
    public List<String> names(String id) {
        return place(id).map(place -> cache.files(place, id)).orElse(List.of());
    }

    @Override
    public Checked<Source> text(String id, String name) {
        Checked<TextFile> text = file(id, name);
        text.value().ifPresent(file -> entry.addFile(id + "/" + name, file.bytes()));
        return new Checked<>(text.value().map(TextFile::source), text.diagnostics());
    }

    @Override
    public Checked<MapNode> tree(String id, String name, Source text) {
        Optional<MapNode> known = file(id, name).value().flatMap(file ->
                compiled.computeIfAbsent(id, PrecompiledTrees::of).tree(name, file));
        return known.isPresent() ? new Checked<>(known, List.of()) : LayerFiles.super.tree(id, name, text);
    }

    @Override
    public Art art(String id, List<String> wanted) {
        RulesetLocation place = place(id).orElseThrow();
        return new ShownArt(place, id).art(wanted, entry);
    }

    @Override
    public String shown(String id) {
        return place(id).map(RulesetLocation::shown).orElse("") + "/" + id;
    }

    @Override
    public Message lookedIn() {
        return RulesetLocation.lookedIn(places);
    }

    private Checked<TextFile> file(String id, String name) {
        return cache.read(place(id).orElseThrow(), id, name);
    }

    private Optional<RulesetLocation> place(String id) {
        return RulesetLocation.of(places, id);
    }
}
