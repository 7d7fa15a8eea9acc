package lampblack.ruleset.migration;

import java.util.Map;

/** The versions of a game's layers that something was written under; a layer that it lacks was of its first version. */
public record LayerVersions(Map<String, Version> byLayer) {

    /** Before any version that changed anything. */
    public static final LayerVersions OLDEST = new LayerVersions(Map.of());

    /** Whether a version came after all of this was written. */
    public boolean isBefore(Edition edition) {
        Version written = byLayer.get(edition.layer());
        return written == null || written.isBefore(edition.version());
    }
}
