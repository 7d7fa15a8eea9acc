package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.derived.Contribution;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.Option;
import lampblack.rules.requirement.AllOf;

/** Explains why a character has an option, and what could open one that is locked. */
record OptionReasons(ExplanationContext context) {

    /** An option of the ruleset: how it came to be had, and what it requires. */
    Reason option(Option option) {
        DerivedSheet derived = context.at();
        List<Reason> parts = new ArrayList<>();
        EffectReasons effects = new EffectReasons(context);
        for (OptionInstance source : derived.optionInstances(option.key())) {
            Reason how = effects.how(source);
            parts.add(source.isHad(derived) ? how.adding(1) : Reason.of(Message.of("why.given-idle")).with(how));
        }
        long times = derived.times(option.key());
        derived.optionInstances(option.key()).stream().flatMap(optionInstance -> optionInstance.taken().stream())
                .findFirst()
                .ifPresent(taken -> parts.addAll(required(option, taken)));
        parts.addAll(effects.holds(option.holds(), derived));
        String key = times == 1 ? "why.has" : "why.has-times";
        return Reason.of(Message.of(key, "option", option.label().title(), "times", times)).worth(times)
                .at(context.rules().at(option)).with(parts);
    }

    /** Something that a player named. */
    Reason made(TakenOption taken) {
        return Reason.of(Message.of("why.has", "option", taken.name(), "times", 1L)).worth(1)
                .with(new EffectReasons(context).taken(taken).adding(1));
    }

    /** What it required when it was taken, and what opened it. */
    private List<Reason> required(Option option, TakenOption taken) {
        Optional<TimelineEvent> event = context.timeline().taken(taken);
        DerivedSheet then = event.map(context::before).orElseGet(context::at);
        Choices choices = then.choices();
        DerivedSheet without = choices.list(taken.list()).contains(taken)
                ? new DerivedSheet(context.sheet(), choices.minus(taken)) : then;
        List<Reason> parts = new ArrayList<>();
        if (option.locked()) {
            parts.add(Reason.of(Message.of("why.opened")).with(openers(option, without)));
        }
        if (!isNothing(option)) {
            parts.add(Reason.of(Message.of("why.required")).at(context.rules().at(option, "requires"))
                    .with(new ConditionReasons(context, without).parts(option.requires())));
        }
        return parts;
    }

    private static boolean isNothing(Option option) {
        return option.requires().equals(AllOf.NONE);
    }

    /** What an option requires, judged on a derived sheet. */
    List<Reason> requires(Option option, DerivedSheet derived) {
        return isNothing(option) ? List.of()
                : List.of(Reason.of(Message.of("why.requires")).at(context.rules().at(option, "requires"))
                        .with(new ConditionReasons(context, derived).parts(option.requires())));
    }

    /** Everything that opens an option: by its id, one of its tags or its playbook. */
    List<Reason> openers(Option option, DerivedSheet derived) {
        List<Reason> parts = new ArrayList<>(openers(new Quantity.Access.OptionAccess(option.key()), derived));
        option.tags().forEach(tag -> parts.addAll(openers(new Quantity.Access.TagAccess(tag), derived)));
        option.playbooks()
                .forEach(playbook -> parts.addAll(openers(new Quantity.Access.PlaybookAccess(playbook), derived)));
        return parts;
    }

    /** Everything at work that shuts something. */
    List<Reason> closers(Quantity quantity, DerivedSheet derived) {
        return derived.counting(quantity).map(Contribution::instance)
                .map(effectInstance -> Reason.of(Message.of("why.closed", "option", effectInstance.source().option()
                .label().title()))
                        .at(context.rules().at(effectInstance.block(), effectInstance.effect()))
                        .with(new EffectReasons(context).how(effectInstance.source()))).toList();
    }

    /** Everything that opens what is locked, and whether the character has it. */
    List<Reason> openers(Quantity.Access access, DerivedSheet derived) {
        Map<Option, Citation> openers = new LinkedHashMap<>();
        for (Option option : context.sheet().withGiftsAsList().options()) {
            place(option, access).ifPresent(place -> openers.put(option, place));
        }
        List<Reason> parts = new ArrayList<>();
        openers.forEach((option, place) -> parts.add(opener(option, place, access, derived)));
        return parts;
    }

    private Optional<Citation> place(Option option, Quantity.Access access) {
        for (EffectBlock block : option.gives()) {
            for (Effect effect : block.effects()) {
                if (effect.declaredQuantity().equals(new Quantity.Opened(access))) {
                    return Optional.of(context.rules().at(block, effect));
                }
            }
        }
        return Optional.empty();
    }

    private Reason opener(Option option, Citation place, Quantity.Access access, DerivedSheet derived) {
        Optional<OptionInstance> left = derived.effectInstances(new Quantity.Opened(access)).stream()
                .map(EffectInstance::source).filter(source -> source.isLeft() && source.option().equals(option))
                        .findFirst();
        boolean has = left.isPresent() || derived.has(option.key());
        Reason reason = Reason.of(Message.of(has ? "why.opener" : "why.opener-lacking", "option",
                option.label().title())).at(place);
        return reason.with(Stream.concat(left.stream(), derived.optionInstances(option.key()).stream())
                .filter(optionInstance -> optionInstance.isHad(derived))
                .map(optionInstance -> new EffectReasons(context).how(optionInstance)).toList());
    }
}
