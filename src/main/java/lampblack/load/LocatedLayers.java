package lampblack.load;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.font.FontFile;
import lampblack.judge.LayerFiles;
import lampblack.picture.Art;
import lampblack.picture.Typeface;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** The files of rulesets where those are looked up; the first place that has a ruleset wins. */
final class LocatedLayers implements LayerFiles {

    private final List<RulesetLocation> places;
    private final RulesetFileCache cache;

    LocatedLayers(List<RulesetLocation> places, RulesetFileCache cache) {
        this.places = places;
        this.cache = cache;
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
        Checked<TextFile> text = cache.read(place(id).orElseThrow(), id, name);
        return new Checked<>(text.value().map(TextFile::source), text.diagnostics());
    }

    @Override
    public Art art(String id, List<String> wanted) {
        RulesetLocation place = place(id).orElseThrow();
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (String name : wanted.isEmpty() ? List.<String>of() : place.art(id)) {
            files.put(id + "/" + name, wanted.contains(name) ? place.artFile(id, name).orElse(new byte[0])
                    : new byte[0]);
        }
        Map<String, Checked<Typeface>> typefaces = new LinkedHashMap<>();
        wanted.stream().filter(name -> name.startsWith(Art.FONTS)).map(name -> id + "/" + name)
                .filter(files::containsKey)
                .forEach(path -> typefaces.put(path, FontFile.read(path, files.get(path))));
        return new Art(files, typefaces, true);
    }

    @Override
    public String shown(String id) {
        return place(id).map(RulesetLocation::shown).orElse("") + "/" + id;
    }

    @Override
    public Message lookedIn() {
        return RulesetLocation.lookedIn(places);
    }

    private Optional<RulesetLocation> place(String id) {
        return RulesetLocation.of(places, id);
    }
}
