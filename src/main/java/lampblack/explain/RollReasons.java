package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RowModifier;

/** Explains what a character's options and marks add to rolls, always and at times. */
record RollReasons(ExplanationContext evidence) {

    /** The reasons by path, as {@code show --format json} has them. */
    Map<String, Supplier<Reason>> all() {
        Map<String, Supplier<Reason>> reasons = new LinkedHashMap<>();
        for (Roll roll : evidence.at().rolls().values()) {
            for (boolean always : List.of(true, false)) {
                String path = "rolls." + roll.id() + (always ? "." : ".sometimes.");
                numbers(roll).forEach((what, number) -> reasons.put(path + what, () -> reason(roll, always, number)));
                new DieReasons(evidence, roll, marks(roll)).all(always).forEach((what, reason) ->
                        reasons.put(path + what, () -> reason));
            }
            evidence.at().effectInstances(new Quantity.Modifiers(roll.id())).stream()
                    .filter(gift -> gift.isActive(evidence.at()))
                    .filter(gift -> !when(gift).isEmpty()).forEach(gift -> reasons.put(
                            "rolls." + roll.id() + ".sometimes.when." + when(gift), () -> when(roll, gift)));
            marks(roll).stream().filter(rowModifier -> !rowModifier.boost().when().isEmpty())
                    .forEach(rowModifier -> reasons.putIfAbsent(
                    "rolls." + roll.id() + ".sometimes.when." + rowModifier.boost().when(),
                    () -> when(roll, rowModifier)));
        }
        return reasons;
    }

    /** What is added, by the end of its path. */
    private Map<String, ToLongFunction<RollModifier>> numbers(Roll roll) {
        Map<String, ToLongFunction<RollModifier>> numbers = new LinkedHashMap<>();
        numbers.put("dice", RollModifier::dice);
        numbers.put("adds", RollModifier::adds);
        numbers.put("advantage", RollModifier::advantage);
        numbers.put("outcome", RollModifier::outcome);
        roll.settings().keySet().forEach(id ->
                numbers.put("shifts." + id, boost -> boost.shifts().getOrDefault(id, 0L)));
        TreeSet<String> tracks = new TreeSet<>();
        evidence.at().rollModifiers(roll.id()).forEach(rollModifier -> tracks.addAll(rollModifier.costs().keySet()));
        marks(roll).forEach(rowModifier -> tracks.addAll(rowModifier.boost().costs().keySet()));
        tracks.forEach(track -> numbers.put("costs." + track, boost -> boost.costs().getOrDefault(track, 0L)));
        return numbers;
    }

    private List<RowModifier> marks(Roll roll) {
        return RowModifier.of(roll, evidence.sheet(), evidence.outcome().file().now());
    }

    private static Reason when(Roll roll, RowModifier mark) {
        return Reason.of(Message.of("why.roll-when", "roll", roll.label().title(), "when", mark.boost().when(),
                "option",
                mark.row())).at(Citation.of(mark.place()));
    }

    private static String when(EffectInstance gift) {
        return gift.effect().asModifyRoll().orElseThrow().boost().when();
    }

    private Reason when(Roll roll, EffectInstance gift) {
        return Reason.of(Message.of("why.roll-when", "roll", roll.label().title(), "when", when(gift), "option",
                gift.giver().option().label().title())).at(evidence.rules().at(gift))
                .with(new EffectReasons(evidence).how(gift.giver()));
    }

    private Reason reason(Roll roll, boolean always, ToLongFunction<RollModifier> number) {
        List<Reason> parts = new ArrayList<>();
        for (EffectInstance gift : evidence.at().effectInstances(new Quantity.Modifiers(roll.id()))) {
            RollModifier boost = gift.effect().asModifyRoll().orElseThrow().boost();
            long added = number.applyAsLong(roll.counted(boost));
            if (boost.when().isEmpty() == always && added != 0) {
                EffectReasons gifts = new EffectReasons(evidence);
                parts.add(gift.isActive(evidence.at()) ? gifts.adding(gift, added) : gifts.idle(gift, evidence.at()));
            }
        }
        for (RowModifier mark : marks(roll)) {
            long added = number.applyAsLong(roll.counted(mark.boost()));
            if (mark.boost().when().isEmpty() == always && added != 0) {
                parts.add(Reason.of(Message.of("why.gift", "amount", ExplanationContext.signed(added), "option",
                        mark.row()))
                        .adding(added).at(Citation.of(mark.place())));
            }
        }
        String title = roll.label().title();
        long sum = Reason.of(Message.of("why.roll-nothing", "roll", title)).with(parts).total().orElse(0L);
        return Reason.of(parts.isEmpty() ? Message.of("why.roll-nothing", "roll", title)
                : Message.of(always ? "why.roll" : "why.roll-sometimes", "roll", title, "amount",
                        ExplanationContext.signed(sum)))
                .worth(sum).at(Citation.of(roll.label().span())).with(parts);
    }
}
