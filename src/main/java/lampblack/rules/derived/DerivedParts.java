package lampblack.rules.derived;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.Part;
import lampblack.rules.PartKind;

/** The parts of a derived sheet, each derived in turn, and the whole that it is itself a part of. */
final class DerivedParts {

    private final DerivedSheet derived;
    private final Optional<DerivedSheet> whole;
    private final Function<Part, Function<PartKind, DerivedSheet>> derive;
    private final Map<String, DerivedSheet> known = new HashMap<>();

    /** @param derive derives a part of a kind within the whole */
    DerivedParts(DerivedSheet derived, Optional<DerivedSheet> whole,
            Function<Part, Function<PartKind, DerivedSheet>> derive) {
        this.derived = derived;
        this.whole = whole;
        this.derive = derive;
    }

    Optional<DerivedSheet> whole() {
        return whole;
    }

    /** Every part of a kind, each worked out once, so that no circle through whole and parts is gone round for ever. */
    List<DerivedSheet> all(String kind) {
        PartKind rules = derived.sheet().parts().get(kind);
        List<DerivedSheet> all = new ArrayList<>();
        if (rules != null) {
            derived.choices().parts(kind).values().forEach(part -> all.add(of(rules, part)));
        }
        return all;
    }

    Optional<DerivedSheet> of(String kind, String key) {
        PartKind rules = derived.sheet().parts().get(kind);
        return rules == null ? Optional.empty()
                : Optional.ofNullable(derived.choices().parts(kind).get(key)).map(part -> of(rules, part));
    }

    private DerivedSheet of(PartKind rules, Part part) {
        String path = rules.id() + "." + part.key();
        DerivedSheet there = known.get(path);
        if (there == null) {
            there = derive.apply(part).apply(rules);
            known.put(path, there);
        }
        return there;
    }
}
