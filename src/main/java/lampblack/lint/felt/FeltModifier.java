package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollBinding;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;

/** Which parts of what is added to a roll the roll does not feel. */
record FeltModifier(Roll roll, Map<String, Track> tracks) {

    /**
     * Why each part that it does not feel is not felt. All that can be given to a roll is named here, so that a new
     * part of it says who feels it before it compiles.
     */
    List<Unfelt.Grounds> unfelt(RollModifier given) {
        RollModifier modifier = roll.counted(given);
        return switch (modifier) {
            // Every roll has dice; that it can be made with it is held when it is read, and words are felt.
            case RollModifier(long dice, long adds, long advantage, long outcome, Map<String, Long> shifts,
                    Map<String, Long> costs, Optional<Long> die, Map<String, List<OutcomeMatch.Within>> bands,
                    Map<RollFigure, Long> figures, List<RollBinding> with, String when) -> {
                List<Unfelt.Grounds> causes = new ArrayList<>();
                Stream.of(outcome(outcome), advantage(advantage), adds(adds), bareDie(adds), die(die))
                        .forEach(cause -> cause.ifPresent(causes::add));
                shifts.forEach((setting, steps) -> shift(setting, steps).ifPresent(causes::add));
                costs.forEach((track, more) -> cost(track, more).ifPresent(causes::add));
                FeltFigures felt = new FeltFigures(roll, tracks);
                bands.forEach((id, within) -> felt.band(id, within, modifier).ifPresent(causes::add));
                with.stream().flatMap(bound -> always(bound).stream()).forEach(causes::add);
                figures.forEach((figure, more) -> felt.figure(figure, more).ifPresent(causes::add));
                yield causes;
            }
        };
    }

    /** What every such roll is made with. */
    private Optional<Unfelt.Grounds> always(RollBinding bound) {
        boolean always = roll.picked().filter(picked -> Stream.concat(picked.sets().stream(),
                picked.traits().stream().map(Trait::set)).allMatch(bound.name()::equals)).isPresent();
        return always ? Optional.of(Unfelt.cause("with-always", "roll", roll.id(), "name", bound.name()))
                : Optional.empty();
    }

    private Optional<Unfelt.Grounds> die(Optional<Long> die) {
        return die.filter(faces -> !roll.die().isChain() && faces == roll.die().faces())
                .map(faces -> Unfelt.cause("die", "roll", roll.id(), "faces", faces));
    }

    private Optional<Unfelt.Grounds> outcome(long steps) {
        return steps != 0 && roll.outcomes().size() < 2
                ? Optional.of(Unfelt.cause("outcome", "roll", roll.id(), "count", roll.outcomes().size()))
                : Optional.empty();
    }

    private Optional<Unfelt.Grounds> advantage(long times) {
        boolean better = times > 0;
        boolean known = times == 0 || (better ? roll.advantage() : roll.disadvantage()).isPresent();
        return known ? Optional.empty() : Optional.of(Unfelt.cause("advantage", "roll", roll.id(), "key",
                better ? "advantage" : "disadvantage"));
    }

    /** What is added to dice of which only marks are counted that do not read their result. */
    private Optional<Unfelt.Grounds> adds(long more) {
        boolean read = more == 0 || roll.against().isPresent() || !roll.outcomes().isEmpty()
                || roll.effects().flatMap(RollEffects::amounts).noneMatch(amount -> amount.formula().isPresent())
                || roll.keep() == Keep.SUM || roll.formulas().anyMatch(formula -> formula.term().span().text()
                        .contains("kept"));
        return read ? Optional.empty() : Optional.of(Unfelt.cause("adds", "roll", roll.id()));
    }

    /** What is added to a result that nothing goes by, while formulas go by the dice as they lie. */
    private Optional<Unfelt.Grounds> bareDie(long more) {
        Set<String> read = FeltRoll.read(roll);
        boolean compared = roll.outcomes().values().stream().anyMatch(outcome -> outcome.match().asShowing().isEmpty())
                || read.contains("kept");
        return more == 0 || compared || roll.outcomes().isEmpty() ? Optional.empty()
                : Stream.of("highest", "lowest").filter(read::contains).findFirst()
                .map(name -> Unfelt.cause("bare-die", "roll", roll.id(), "name", name));
    }

    private Optional<Unfelt.Grounds> shift(String id, long steps) {
        RollSetting setting = roll.settings().get(id);
        boolean moves = steps == 0 || setting == null || setting.isNumber() || setting.choices().size() > 1;
        return moves ? Optional.empty() : Optional.of(Unfelt.cause("one-choice", "roll", roll.id(), "setting", id));
    }

    /** A cost taken off where there is none to take it off. */
    private Optional<Unfelt.Grounds> cost(String track, long more) {
        if (more >= 0 || roll.costedTracks().contains(track)) {
            return Optional.empty();
        }
        Unfelt.Grounds cause = Unfelt.cause("cost", "roll", roll.id(), "track", track);
        Optional<RollExtra> extra = roll.extras().values().stream()
                .filter(rollExtra -> rollExtra.brings().costs().containsKey(track)).findFirst();
        if (extra.isPresent()) {
            return Optional.of(new Unfelt.Grounds(cause.reason(), Message.of("note.cost-of-extra", "extra",
                    extra.get().id(), "written",
                    "extras: {" + extra.get().id() + ": {costs: {" + track + ": " + more + "}}}")));
        }
        boolean charged = roll.effects().anyMatch(effects -> effects.costs().containsKey(track))
                || roll.group().filter(group -> group.costs().containsKey(track)).isPresent()
                || roll.modifiers().map(RollModifier::costs).anyMatch(costs -> costs.getOrDefault(track, 0L) > 0);
        return charged ? Optional.empty() : Optional.of(cause);
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
