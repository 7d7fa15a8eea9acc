package lampblack.lint.felt;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.SharedLimit;

/** Shared limits that what they count never reaches. */
record FeltLimits(SheetRules rules) {

    List<Unfelt> unfelt() {
        return rules.limits().values().stream().flatMap(limit -> Stream.concat(idle(limit).stream(), both(limit)))
                .toList();
    }

    /** What is counted, and allows one more at the same time. */
    private static Stream<Unfelt> both(SharedLimit limit) {
        return limit.more().stream().filter(limit.advances()::contains).sorted().map(id -> Unfelt.cause("limit-both",
                "limit", limit.id(), "advance", id).at(limit.id(), limit.label().place("more")));
    }

    private Optional<Unfelt> idle(SharedLimit limit) {
        Optional<Long> allowed = limit.times().fixed().filter(times -> times != Amount.UNLIMITED);
        if (!limit.earning().isEmpty() || allowed.isEmpty()) {
            return Optional.empty();
        }
        long most = 0;
        for (String id : limit.advances()) {
            Optional<Long> uses = uses(rules.advances().get(id), limit);
            if (uses.isEmpty()) {
                return Optional.empty();
            }
            most += uses.get();
        }
        long reached = most;
        return allowed.filter(times -> reached <= times && reached > 0).map(times -> Unfelt.cause("idle-limit",
                "limit", limit.id(), "times", times, "count", reached).at(limit.id(), limit.label().place("on")));
    }

    /** How often an advance can be taken in what the limit counts within; empty where its own limit does not say. */
    private static Optional<Long> uses(Advance advance, SharedLimit limit) {
        boolean within = advance != null && (advance.per().isEmpty() || advance.per().equals(limit.per()));
        return within ? advance.times().fixed().filter(times -> times != Amount.UNLIMITED) : Optional.empty();
    }
}
