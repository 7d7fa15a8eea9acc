package lampblack.ruleset.reading;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.roll.GroupRoll;

/** Reads what a roll comes to that several make together. */
record GroupRollReader(ElementReader reader, RollEffectsReader after) {

    Optional<GroupRoll> read(String roll, MapNode map) {
        return map.map("group").map(group -> {
            Set<String> fails = new LinkedHashSet<>();
            for (Scalar scalar : group.scalars("fails")) {
                if (new RollModifierReader(reader).known(roll, scalar, ReferenceKind.OUTCOME)) {
                    fails.add(scalar.text());
                }
            }
            GroupRoll.CountedResult counts = group.text("counts").map(GroupRoll.CountedResult::ofWord)
                    .orElse(GroupRoll.CountedResult.BEST);
            return new GroupRoll(counts, fails, after.marks(group, "costs"));
        });
    }
}
