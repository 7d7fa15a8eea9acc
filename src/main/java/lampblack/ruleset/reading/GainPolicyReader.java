package lampblack.ruleset.reading;

import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.GainPolicy;

/** Reads what {@code gains} says of a list, a track, a set or a kind of parts. */
record GainPolicyReader(ElementReader reader) {

    private static final String KEY = "gains";

    GainPolicy policy(MapNode of) {
        Optional<Node> written = of.get(KEY);
        if (written.isEmpty()) {
            return GainPolicy.CountedGain.USUAL;
        }
        Optional<MapNode> where = written.get().asMap();
        if (where.isPresent()) {
            return new GainPolicy.GainWhere(new RequirementReader(reader).read(where.get(), "requires"),
                    reader.filter(where.get()));
        }
        return switch (written.get().asScalar().map(Scalar::text).orElse("")) {
            case "free" -> new GainPolicy.FreeGain();
            case "never" -> new GainPolicy.NoGain();
            default -> GainPolicy.CountedGain.USUAL;
        };
    }

    /** Reports a policy of what the ledger never gains. */
    void judge(MapNode of, boolean gained, String because) {
        if (!gained) {
            reader.misplaced(of, KEY, because);
        }
    }
}
