package lampblack.ruleset;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Group;
import lampblack.rules.Opposition;

/** Reads what a roll comes to that several make with or against each other. */
record TogetherReader(Reader reader, AftermathReader after) {

    Optional<Group> group(String roll, MapNode map) {
        return map.map("group").map(group -> {
            Set<String> fails = new LinkedHashSet<>();
            for (Scalar each : group.scalars("fails")) {
                if (new BoostReader(reader).known(roll, each, Kind.OUTCOME)) {
                    fails.add(each.text());
                }
            }
            return new Group(group.text("counts").map(Group.Counts::ofWord)
                    .orElse(Group.Counts.BEST), fails, after.marks(group, "costs"));
        });
    }

    Optional<Opposition> opposition(MapNode map) {
        return map.map("opposed").map(opposed -> {
            Opposition.By by = opposed.text("by").map(Opposition.By::ofWord)
                    .orElse(Opposition.By.KEPT);
            return new Opposition(by, reader.reference(opposed, "roll", Kind.ROLL), opposed.text("ahead").orElse(""),
                    opposed.text("even").orElse(""), opposed.text("behind").orElse(""));
        });
    }
}
