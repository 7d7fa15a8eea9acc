package lampblack.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.dice.NamedModifier;
import lampblack.rules.Quantity;
import lampblack.rules.derived.Contribution;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RowModifier;

/**
 * Explains which die a character rolls in place of a roll's own, and what outcomes come on besides.
 *
 * @param marks what marks of play do to the roll
 */
record DieReasons(ExplanationContext context, Roll roll, List<RowModifier> marks) {

    /** The reasons by the ends of their paths; of what counts on an occasion. */
    Map<String, Reason> all(RollOccasion occasion) {
        Map<String, Reason> reasons = new LinkedHashMap<>();
        List<RollModifier> modifiers = Stream.concat(instances().map(DieReasons::modifier), marks.stream()
                .map(RowModifier::modifier))
                .filter(occasion.includes()).toList();
        modifiers.stream().reduce(RollModifier.NOTHING, RollModifier::plus).die().ifPresent(die ->
                reasons.put("die", reason(occasion, rollModifier -> rollModifier.die()
                .map(faces -> Message.of("why.roll-die", "roll",
                        roll.label().title(), "faces", faces))).worth(die)));
        Distinct.of(modifiers.stream().flatMap(rollModifier -> rollModifier.bands().keySet().stream()))
                .forEach(outcome -> reasons.put("outcomes." + outcome, reason(occasion,
                rollModifier -> Optional.ofNullable(rollModifier.bands().get(outcome))
                        .map(bands -> Message.of("why.roll-band", "roll", roll.label().title(), "outcome",
                                roll.outcomes().get(outcome).label().title(), "faces", bands.stream()
                                        .map(OutcomeMatch.Within::written).collect(Collectors.joining(", ")))))));
        return reasons;
    }

    private Stream<EffectInstance> instances() {
        return NamedModifier.givers(roll, context.at()).stream()
                .flatMap(giver -> giver.sheet().counting(new Quantity.Modifiers(roll.id())))
                .map(Contribution::instance);
    }

    private static RollModifier modifier(EffectInstance instance) {
        return instance.effect().asModifyRoll().orElseThrow().modifier();
    }

    /** The last that says so, with those before it as its parts. */
    private Reason reason(RollOccasion occasion, Function<RollModifier, Optional<Message>> words) {
        List<Reason> said = Stream.concat(
                instances().filter(effectInstance -> occasion.includes().test(modifier(effectInstance)))
                .flatMap(instance -> words.apply(modifier(instance))
                        .map(message -> because(message, instance.source().option().label().title())
                        .at(context.rules().at(instance))
                                .with(new EffectReasons(context).how(instance.source()))).stream()),
                marks.stream().filter(rowModifier -> occasion.includes().test(rowModifier.modifier())).flatMap(mark ->
                        words.apply(mark.modifier()).map(message -> because(message, mark.title())
                        .at(Citation.of(mark.place())))
                                .stream())).toList();
        Reason last = said.get(said.size() - 1);
        return said.size() == 1 ? last : last.with(said.subList(0, said.size() - 1));
    }

    private static Reason because(Message words, String option) {
        return Reason.of(Message.of("why.roll-because", "words", words, "option", option));
    }
}
