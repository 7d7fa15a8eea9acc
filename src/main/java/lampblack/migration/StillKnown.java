package lampblack.migration;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.character.TakenOver;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Retired;
import lampblack.ruleset.migration.Version;

/**
 * What a character's file may name although it is no longer in the game.
 *
 * @param until for each thing the entry of the ledger before which it could still be taken, counted from 0
 */
public record StillKnown(Map<Retired, Integer> until) {

    /** After the last entry. */
    public static final int END = Integer.MAX_VALUE;
    private static final int NEVER = -1;

    /** Nothing where the file is of today from its beginning. */
    public static StillKnown of(CharacterFile file, SheetRules sheet, Ruleset ruleset) {
        Map<Retired, Integer> until = new LinkedHashMap<>();
        if (ruleset.migrations().known().isPresent()) {
            LayerVersions versions = FileVersions.of(file, ruleset.id(), ruleset.migrations());
            for (Edition edition : ruleset.migrations().editions()) {
                until(edition, versions, file.takenOver(), ruleset.id()).ifPresent(entry -> edition.retired().stream()
                        .filter(retired -> retired.sheet().equals(sheet.id()) && isKnown(retired, file))
                        .forEach(retired -> until.put(retired, entry)));
            }
        }
        return new StillKnown(until);
    }

    /** The entry before which a version did not hold; empty where it did from the beginning. */
    private static Optional<Integer> until(Edition edition, LayerVersions versions, List<TakenOver> markers,
            String game) {
        if (versions.isBefore(edition)) {
            return Optional.of(END);
        }
        // A marker says the version of the game alone, so that the last one stands for those of its bases.
        return markers.stream().filter(marker -> !edition.layer().equals(game)
                        || Version.of(marker.version().text()).filter(now -> !now.isBefore(edition.version())).isPresent())
                .map(TakenOver::index).reduce((first, next) -> edition.layer().equals(game) ? first : next);
    }

    /** What belongs to creation is asked of nobody who was made without it. */
    private static boolean isKnown(Retired retired, CharacterFile file) {
        return !retired.isOfCreation() || file.root().map(retired.at().block())
                .filter(made -> made.has(retired.at().id())).isPresent();
    }

    /** The rules by which the file is judged: those of today, in which all this is known. */
    public Ruleset in(Ruleset today) {
        Set<Retired> all = new LinkedHashSet<>(until.keySet());
        return all.isEmpty() ? today : today.migrations().known().orElseThrow().with(all);
    }

    /** The entry before which something could still be taken; before the first of all where it is not known. */
    public int until(String id) {
        return until.entrySet().stream().filter(gone -> gone.getKey().at().id().equals(id))
                .mapToInt(Map.Entry::getValue).max().orElse(NEVER);
    }
}
