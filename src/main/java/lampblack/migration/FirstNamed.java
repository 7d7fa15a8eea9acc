package lampblack.migration;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.Migrations;

/** What a file names of what was merged or moved since, and which of several that are one now it names first. */
final class FirstNamed {

    private final Map<String, BlockPath> byTarget = new HashMap<>();
    private final Set<FormerThing> named = new LinkedHashSet<>();

    /** Notes what was chosen while each was there by itself. */
    void remember(Migrations migrations, String sheet, BlockPath path, Migrations.WrittenAt made) {
        if (!made.past() || !migrations.changesRules()) {
            return;
        }
        byTarget.put(sheet + "/" + path, path);
        BlockPath here = path;
        for (Edition edition : migrations.editions()) {
            edition.became(sheet, path).ifPresent(target -> byTarget.putIfAbsent(sheet + "/" + target, path));
            Optional<BlockPath> next = edition.became(sheet, here);
            if (next.isPresent()) {
                named.add(new FormerThing(sheet, here));
                here = next.get();
            }
        }
    }

    /** Whether something is another than the one that counts as what they became. */
    boolean isSecond(String sheet, BlockPath path, Migrations.Renamed now) {
        Optional<BlockPath> first = Optional.ofNullable(byTarget.get(sheet + "/" + now.path()));
        return now.in().became(sheet, now.was()).isPresent() && first.filter(other -> !other.equals(path)).isPresent();
    }

    Set<FormerThing> named() {
        return named;
    }
}
