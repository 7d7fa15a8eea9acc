package lampblack.ruleset.reading;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Opposition;

/** Reads what a roll comes to that several make with or against each other. */
record GroupRollReader(ElementReader reader, RollEffectsReader after) {

    private static final String COMBINES = "combines";

    Optional<GroupRoll> group(String roll, MapNode map) {
        return map.map("group").map(group -> {
            Set<String> fails = new LinkedHashSet<>();
            for (Scalar scalar : group.scalars("fails")) {
                if (new RollModifierReader(reader).known(roll, scalar, ReferenceKind.OUTCOME)) {
                    fails.add(scalar.text());
                }
            }
            GroupRoll.CountedResult counts = group.text("counts").map(GroupRoll.CountedResult::ofWord)
                    .orElse(GroupRoll.CountedResult.BEST);
            if (counts != GroupRoll.CountedResult.BEST) {
                reader.misplaced(group, COMBINES, "not-best");
            }
            return new GroupRoll(counts, fails, after.marks(group, "costs"), combines(roll, map, group));
        });
    }

    /** The outcomes for which the dice of all are counted, each of which asks for several. */
    private Set<String> combines(String roll, MapNode map, MapNode group) {
        Set<String> combines = new LinkedHashSet<>();
        for (Scalar scalar : group.scalars(COMBINES)) {
            boolean several = map.map("outcomes").flatMap(outcomes -> outcomes.map(scalar.text()))
                    .flatMap(outcome -> outcome.integer("times")).filter(times -> times > 1).isPresent();
            if (new RollModifierReader(reader).known(roll, scalar, ReferenceKind.OUTCOME) && several) {
                combines.add(scalar.text());
            } else if (!several && reader.names().knows(ReferenceKind.OUTCOME, roll + "." + scalar.text())) {
                reader.misplaced(scalar.span(), scalar.text(), "not-several");
            }
        }
        return combines;
    }

    Optional<Opposition> opposition(MapNode map) {
        return map.map("opposed").map(opposed -> {
            Opposition.ComparedBy by = opposed.text("by").map(Opposition.ComparedBy::ofWord)
                    .orElse(Opposition.ComparedBy.KEPT);
            return new Opposition(by, reader.reference(opposed, "roll", ReferenceKind.ROLL), opposed.text("ahead")
                    .orElse(""),
                    opposed.text("even").orElse(""), opposed.text("behind").orElse(""));
        });
    }
}
