package lampblack.difference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds what things of a block that are gone were most likely renamed to. */
final class RenameFinder {

    /** So many of each are held against each other one by one. */
    private static final int FEW = 60;
    /** What more new things than this have leads to none of them. */
    private static final int COMMON = 12;

    private final List<Features> was;
    private final List<Features> is;
    private final Set<String> rare;
    private final Map<String, List<Features>> holders = new HashMap<>();

    private RenameFinder(List<Features> was, List<Features> is) {
        this.was = was;
        this.is = is;
        Map<String, Integer> counted = new HashMap<>();
        is.forEach(one -> one.rules().forEach(rule -> counted.merge(rule, 1, Integer::sum)));
        this.rare = Resemblance.rare(counted, is.size());
    }

    /** The likeliest pairs, each thing in one at most, the likest first. */
    static List<Resemblance> find(List<Features> was, List<Features> is) {
        return was.isEmpty() || is.isEmpty() ? List.of() : new RenameFinder(was, is).pairs();
    }

    private List<Resemblance> pairs() {
        boolean few = was.size() <= FEW && is.size() <= FEW;
        if (!few) {
            is.forEach(one -> known(one).forEach(feature -> holders.computeIfAbsent(feature, key -> new ArrayList<>())
                    .add(one)));
        }
        List<Resemblance> likely = new ArrayList<>();
        for (Features one : was) {
            for (Features other : few ? is : candidates(one)) {
                Resemblance found = Resemblance.of(one, other, rare);
                if (found.score() >= Resemblance.ENOUGH) {
                    likely.add(found);
                }
            }
        }
        likely.sort((one, other) -> Integer.compare(other.score(), one.score()));
        Set<Features> taken = Collections.newSetFromMap(new IdentityHashMap<>());
        likely.removeIf(pair -> taken.contains(pair.was()) || taken.contains(pair.is())
                || !taken.add(pair.was()) | !taken.add(pair.is()));
        return likely;
    }

    private Set<Features> candidates(Features one) {
        Set<Features> candidates = Collections.newSetFromMap(new IdentityHashMap<>());
        known(one).stream().map(feature -> holders.getOrDefault(feature, List.of()))
                .filter(those -> those.size() <= COMMON).forEach(candidates::addAll);
        return candidates;
    }

    private static List<String> known(Features one) {
        List<String> known = new ArrayList<>(one.rules());
        known.add("title " + one.title());
        known.add("before " + one.before());
        known.add("after " + one.after());
        Features.words(one.retold()).forEach(word -> known.add("word " + word));
        List.of(one.thing().id().split("-")).forEach(word -> known.add("id " + word));
        return known;
    }
}
