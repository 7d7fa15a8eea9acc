package lampblack.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.Part;

/** The parts of a standing, each a standing of its own, and the whole that it is itself a part of. */
final class Parts {

    private final Standing at;
    private final Optional<Standing> whole;
    private final Function<Part, Function<PartKind, Standing>> standing;
    private final Map<String, Standing> known = new HashMap<>();

    /** @param standing what a part of a kind amounts to within the whole */
    Parts(Standing at, Optional<Standing> whole, Function<Part, Function<PartKind, Standing>> standing) {
        this.at = at;
        this.whole = whole;
        this.standing = standing;
    }

    Optional<Standing> whole() {
        return whole;
    }

    /** Every part of a kind, each worked out once, so that no circle through whole and parts is gone round for ever. */
    List<Standing> all(String kind) {
        PartKind rules = at.sheet().parts().get(kind);
        List<Standing> all = new ArrayList<>();
        if (rules != null) {
            at.state().parts(kind).values().forEach(part -> all.add(of(rules, part)));
        }
        return all;
    }

    Optional<Standing> of(String kind, String key) {
        PartKind rules = at.sheet().parts().get(kind);
        return rules == null ? Optional.empty()
                : Optional.ofNullable(at.state().parts(kind).get(key)).map(part -> of(rules, part));
    }

    private Standing of(PartKind rules, Part part) {
        String path = rules.id() + "." + part.key();
        Standing there = known.get(path);
        if (there == null) {
            there = standing.apply(part).apply(rules);
            known.put(path, there);
        }
        return there;
    }
}
