package lampblack.load;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lampblack.store.RulesetLocation;

/** Finds rulesets as they are found from where a character stands, which may be in the folder of one. */
final class NearbyRulesets {

    private final RulesetLoader rulesets;
    private final Map<Path, RulesetLoader> loaders = new ConcurrentHashMap<>();
    private final Map<Path, RulesetLoader> byFolder = new ConcurrentHashMap<>();

    NearbyRulesets(RulesetLoader rulesets) {
        this.rulesets = rulesets;
    }

    /** The loader that also finds the ruleset a character stands in. */
    RulesetLoader of(Path character) {
        Path folder = character.toAbsolutePath().normalize().getParent();
        return folder == null ? rulesets : byFolder.computeIfAbsent(folder, this::above);
    }

    private RulesetLoader above(Path start) {
        Path folder = start;
        while (folder != null && !Files.isRegularFile(folder.resolve(RulesetLocation.ROOT_FILE))) {
            folder = folder.getParent();
        }
        if (folder == null || folder.getParent() == null) {
            return rulesets;
        }
        Path shelf = folder.getParent();
        boolean known = rulesets.locations().stream().flatMap(place -> place.folder().stream())
                .anyMatch(root -> root.toAbsolutePath().normalize().equals(shelf));
        return known ? rulesets : loaders.computeIfAbsent(shelf, path -> {
            List<RulesetLocation> places = new ArrayList<>(rulesets.locations());
            places.add(0, new RulesetLocation.RulesetFolder(path));
            return rulesets.withLocations(places);
        });
    }
}
