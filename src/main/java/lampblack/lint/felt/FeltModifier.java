package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;

/** Which parts of what is added to a roll the roll does not feel. */
record FeltModifier(Roll roll) {

    /** Why each part that it does not feel is not felt. */
    List<Unfelt.Grounds> unfelt(RollModifier given) {
        RollModifier modifier = roll.counted(given);
        List<Unfelt.Grounds> causes = new ArrayList<>();
        Stream.of(outcome(modifier), advantage(modifier), adds(modifier))
                .forEach(cause -> cause.ifPresent(causes::add));
        modifier.shifts().forEach((setting, steps) -> shift(setting, steps).ifPresent(causes::add));
        modifier.costs().forEach((track, more) -> cost(track, more).ifPresent(causes::add));
        modifier.die().filter(faces -> !roll.die().isChain() && faces == roll.die().faces())
                .ifPresent(faces -> causes.add(Unfelt.cause("die", "roll", roll.id(), "faces", faces)));
        return causes;
    }

    private Optional<Unfelt.Grounds> outcome(RollModifier modifier) {
        return modifier.outcome() != 0 && roll.outcomes().size() < 2
                ? Optional.of(Unfelt.cause("outcome", "roll", roll.id(), "count", roll.outcomes().size()))
                : Optional.empty();
    }

    private Optional<Unfelt.Grounds> advantage(RollModifier modifier) {
        boolean better = modifier.advantage() > 0;
        boolean known = modifier.advantage() == 0 || (better ? roll.advantage() : roll.disadvantage()).isPresent();
        return known ? Optional.empty() : Optional.of(Unfelt.cause("advantage", "roll", roll.id(), "key",
                better ? "advantage" : "disadvantage"));
    }

    /** What is added to dice of which only marks are counted that do not read their result. */
    private Optional<Unfelt.Grounds> adds(RollModifier modifier) {
        boolean read = modifier.adds() == 0 || roll.against().isPresent() || !roll.outcomes().isEmpty()
                || roll.effects().flatMap(RollEffects::amounts).noneMatch(amount -> amount.formula().isPresent())
                || roll.keep() == Keep.SUM || roll.formulas().anyMatch(formula -> formula.term().span().text()
                        .contains("kept"));
        return read ? Optional.empty() : Optional.of(Unfelt.cause("adds", "roll", roll.id()));
    }

    private Optional<Unfelt.Grounds> shift(String id, long steps) {
        RollSetting setting = roll.settings().get(id);
        boolean moves = steps == 0 || setting == null || setting.isNumber() || setting.choices().size() > 1;
        return moves ? Optional.empty() : Optional.of(Unfelt.cause("one-choice", "roll", roll.id(), "setting", id));
    }

    /** A cost taken off where there is none to take it off. */
    private Optional<Unfelt.Grounds> cost(String track, long more) {
        boolean charged = more >= 0 || roll.effects().anyMatch(effects -> effects.costs().containsKey(track))
                || roll.group().filter(group -> group.costs().containsKey(track)).isPresent()
                || roll.modifiers().map(RollModifier::costs).anyMatch(costs -> costs.getOrDefault(track, 0L) > 0);
        return charged ? Optional.empty() : Optional.of(Unfelt.cause("cost", "roll", roll.id(), "track", track));
    }

    /** The most dice that are ever rolled, with all extras and all that may be given; empty where there is no end. */
    Optional<Long> most(long dice, List<RollModifier> gifts) {
        long most = dice;
        for (RollExtra extra : roll.extras().values()) {
            if (extra.gives().dice() > 0) {
                Optional<Long> times = extra.times().fixed().filter(often -> often <= NumberSource.MAX);
                if (times.isEmpty()) {
                    return Optional.empty();
                }
                most += extra.gives().dice() * times.get();
            }
        }
        for (RollSetting setting : roll.settings().values()) {
            most += setting.choices().values().stream().mapToLong(choice -> choice.gives().dice()).max().orElse(0);
        }
        boolean given = gifts.stream().anyMatch(gift -> gift.dice() > 0);
        return given ? Optional.empty() : Optional.of(most);
    }

    /** Every track or row that something given changes the cost of. */
    static boolean changesCost(List<RollModifier> gifts, String track) {
        return gifts.stream().map(RollModifier::costs).map(Map::keySet).anyMatch(tracks -> tracks.contains(track));
    }
}
