package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.dice.CharacterModifiers;
import lampblack.dice.NamedModifier;
import lampblack.rules.Quantity;
import lampblack.rules.derived.Contribution;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RowModifier;

/** Explains what a character's options and marks add to rolls, always and at times. */
record RollReasons(ExplanationContext context) {

    /** The reasons by path, as {@code show --format json} has them. */
    Map<String, Supplier<Reason>> all() {
        Map<String, Supplier<Reason>> reasons = new LinkedHashMap<>();
        for (Roll roll : context.at().rolls().values()) {
            if (!roll.requires().equals(AllOf.NONE) && context.at().makes(roll)) {
                reasons.put("rolls." + roll.id() + ".open", () -> requires(roll));
            }
            List<RollOccasion> occasions = new ArrayList<>(RollOccasion.of(modifiers(roll)));
            new CharacterModifiers(roll, context.at(), context.evaluated().file().now(), List.of()).conditional()
                    .forEach((name, one) -> {
                        String path = "sometimes.occasions." + name + ".";
                        occasions.add(new RollOccasion(path, "why.roll-sometimes", one.modifier()::equals));
                        Supplier<Reason> when = () -> Reason.of(Message.of("why.roll-when", "roll",
                                roll.label().title(), "when", one.modifier().when(), "option", one.title()));
                        reasons.put("rolls." + roll.id() + "." + path + "when", when);
                        RollModifier.bindings(List.of(one.modifier())).forEach(binding ->
                                reasons.put("rolls." + roll.id() + "." + path + "with." + binding, when));
                    });
            for (RollOccasion occasion : occasions) {
                String path = "rolls." + roll.id() + "." + occasion.path();
                numbers(roll).forEach((what, number) ->
                        reasons.put(path + what, () -> reason(roll, occasion, number)));
                new DieReasons(context, roll, marks(roll)).all(occasion).forEach((what, reason) ->
                        reasons.put(path + what, () -> reason));
            }
            contributions(roll).filter(Contribution::counts).map(Contribution::instance)
                    .filter(instance -> !when(instance).isEmpty()).forEach(instance -> reasons.put(
                            "rolls." + roll.id() + ".sometimes.when." + when(instance), () -> when(roll, instance)));
            marks(roll).stream().filter(rowModifier -> !rowModifier.modifier().when().isEmpty())
                    .forEach(rowModifier -> reasons.putIfAbsent(
                    "rolls." + roll.id() + ".sometimes.when." + rowModifier.modifier().when(),
                    () -> when(roll, rowModifier)));
        }
        return reasons;
    }

    /** Whether it may be made, by what it requires. */
    private Reason requires(Roll roll) {
        return Reason.of(Message.of(roll.requires().holds(context.at()) ? "why.roll-open" : "why.roll-closed", "roll",
                roll.label().title())).at(Citation.of(roll.label().key("requires")))
                .with(new ConditionReasons(context, context.at()).parts(roll.requires()));
    }

    /** What is added, by the end of its path. */
    private Map<String, ToLongFunction<RollModifier>> numbers(Roll roll) {
        Map<String, ToLongFunction<RollModifier>> numbers = new LinkedHashMap<>();
        numbers.put("dice", RollModifier::dice);
        numbers.put("adds", RollModifier::adds);
        numbers.put("advantage", RollModifier::advantage);
        numbers.put("outcome", RollModifier::outcome);
        roll.settings().keySet().forEach(id ->
                numbers.put("shifts." + id, modifier -> modifier.shifts().getOrDefault(id, 0L)));
        TreeSet<String> tracks = new TreeSet<>();
        modifiers(roll).forEach(modifier -> {
            tracks.addAll(modifier.costs().keySet());
            modifier.figures().keySet().forEach(figure ->
                    numbers.put(figure.path(), other -> other.figure(figure)));
        });
        tracks.forEach(track -> numbers.put("costs." + track, modifier -> modifier.costs().getOrDefault(track, 0L)));
        return numbers;
    }

    private List<RowModifier> marks(Roll roll) {
        return RowModifier.of(roll, context.at(), context.evaluated().file().now());
    }

    private List<RollModifier> modifiers(Roll roll) {
        List<RollModifier> all = new ArrayList<>();
        NamedModifier.givers(roll, context.at()).forEach(giver ->
                all.addAll(giver.sheet().rollModifiers(roll.id())));
        marks(roll).forEach(row -> all.add(row.modifier()));
        return all;
    }

    private Stream<Contribution> contributions(Roll roll) {
        return NamedModifier.givers(roll, context.at()).stream()
                .flatMap(giver -> giver.sheet().contributions(new Quantity.Modifiers(roll.id())).stream());
    }

    private static Reason when(Roll roll, RowModifier mark) {
        return Reason.of(Message.of("why.roll-when", "roll", roll.label().title(), "when", mark.modifier().when(),
                "option",
                mark.title())).at(Citation.of(mark.place()));
    }

    private static String when(EffectInstance instance) {
        return instance.effect().asModifyRoll().orElseThrow().modifier().when();
    }

    private Reason when(Roll roll, EffectInstance instance) {
        return Reason.of(Message.of("why.roll-when", "roll", roll.label().title(), "when", when(instance), "option",
                instance.source().option().label().title())).at(context.rules().at(instance))
                .with(new EffectReasons(context).how(instance.source()));
    }

    private Reason reason(Roll roll, RollOccasion occasion, ToLongFunction<RollModifier> number) {
        List<Reason> parts = new ArrayList<>();
        for (Contribution one : contributions(roll).toList()) {
            RollModifier modifier = one.effect().asModifyRoll().orElseThrow().modifier();
            long added = number.applyAsLong(roll.counted(modifier));
            if (occasion.includes().test(modifier) && added != 0) {
                EffectReasons effects = new EffectReasons(context);
                parts.add(one.counts() ? effects.adding(one.instance(), added)
                        : effects.idle(one.instance(), context.at()));
            }
        }
        for (RowModifier mark : marks(roll)) {
            long added = number.applyAsLong(roll.counted(mark.modifier()));
            if (occasion.includes().test(mark.modifier()) && added != 0) {
                parts.add(Reason.of(Message.of("why.gift", "amount", ExplanationContext.signed(added), "option",
                        mark.title()))
                        .adding(added).at(Citation.of(mark.place())));
            }
        }
        String title = roll.label().title();
        long sum = Reason.of(Message.of("why.roll-nothing", "roll", title)).with(parts).total().orElse(0L);
        return Reason.of(parts.isEmpty() ? Message.of("why.roll-nothing", "roll", title)
                : Message.of(occasion.key(), "roll", title, "amount",
                        ExplanationContext.signed(sum)))
                .worth(sum).at(Citation.of(roll.label().span())).with(parts);
    }
}
