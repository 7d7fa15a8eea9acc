package lampblack.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.derived.Contribution;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.Requirement;

/** Explains what options give, and how a character came by them. */
record EffectReasons(ExplanationContext context) {

    /** The effects on a quantity: what each active one adds, and why each other adds nothing. */
    List<Reason> adding(Quantity quantity, DerivedSheet derived) {
        return derived.contributions(quantity).stream().filter(one -> one.adds().isPresent())
                .map(one -> part(one, derived)).toList();
    }

    /** What an effect contributes to a quantity, or why it contributes nothing. */
    Reason part(Contribution one, DerivedSheet derived) {
        return !one.counts() ? idle(one.instance(), derived)
                : one.sets().map(to -> setting(one.instance(), to))
                        .orElseGet(() -> adding(one.instance(), one.adds().orElse(0)));
    }

    /** An effect that adds an amount. */
    Reason adding(EffectInstance instance, long amount) {
        return of(instance, "why.gift", ExplanationContext.signed(amount)).adding(amount);
    }

    /** An effect that sets an amount; of several the highest counts. */
    Reason setting(EffectInstance instance, long amount) {
        return of(instance, "why.gift", ExplanationContext.shown(amount)).worth(amount).as(Reason.Role.HIGHEST);
    }

    private Reason of(EffectInstance instance, String key, Object amount) {
        Reason reason = Reason.of(Message.of(key, "amount", amount, "option", title(instance.source())))
                .at(context.rules().at(instance)).with(how(instance.source()));
        return context.sheet().play().isInPlay(instance.block())
                ? reason.with(conditions(instance.block(), instance.source(), context.at())) : reason;
    }

    /** An inactive effect, and the condition that does not hold. */
    Reason idle(EffectInstance instance, DerivedSheet derived) {
        return Reason.of(Message.of("why.gift-idle", "option", title(instance.source())))
                .at(context.rules().at(instance))
                .with(conditions(instance.block(), instance.source(), derived)).with(how(instance.source()));
    }

    private List<Reason> conditions(EffectBlock block, OptionInstance source, DerivedSheet derived) {
        List<Reason> parts = new ArrayList<>(holds(block.holds(), derived));
        parts.addAll(holds(source.option().holds(), derived));
        source.from().ifPresent(from -> parts.addAll(conditions(source.block().orElseThrow(), from, derived)));
        return parts;
    }

    /** What must hold all the time, where there is anything. */
    List<Reason> holds(Requirement requirement, DerivedSheet derived) {
        return requirement.equals(AllOf.NONE) ? List.of()
                : List.of(Reason.of(Message.of("why.while"))
                        .with(new ConditionReasons(context, derived).parts(requirement)));
    }

    private static String title(OptionInstance source) {
        return source.option().label().title();
    }

    /** How an option at work came to be had: when it was taken, or what gives it. */
    Reason how(OptionInstance source) {
        if (source.taken().isPresent()) {
            return taken(source.taken().get());
        }
        OptionInstance from = source.from().orElseThrow();
        return Reason.of(Message.of("why.given", "option", title(from)))
                .at(grant(source.block().orElseThrow(), source.option().key(), from)).with(how(from));
    }

    private Optional<Citation> grant(EffectBlock block, OptionKey key, OptionInstance from) {
        return block.effects().stream()
                .filter(effect -> effect.grantedOption().flatMap(option -> option.option(from))
                        .flatMap(context.sheet()::option).map(option -> option.key())
                        .filter(key::equals).isPresent())
                .findFirst().map(effect -> context.rules().at(block, effect));
    }

    /** When something was taken, and what it was before that took its place. */
    Reason taken(TakenOption taken) {
        return taken.brought() ? brought(taken) : chosen(taken);
    }

    /** With which option, or else which entry, something came. */
    private Reason brought(TakenOption taken) {
        Optional<Choices> then = context.timeline().taken(taken).map(TimelineEvent::after);
        Optional<TakenOption> bringer = then.orElseGet(() -> context.at().choices()).options().values().stream()
                .flatMap(List::stream).filter(other -> !other.brought()
                        && other.pick().span().equals(taken.pick().span())).findFirst();
        return bringer.map(other -> Reason.of(Message.of("why.brought", "option", title(other))).with(chosen(other)))
                .orElseGet(() -> chosen(taken));
    }

    private Reason chosen(TakenOption taken) {
        Optional<TimelineEvent> event = context.timeline().taken(taken);
        if (event.isEmpty()) {
            return new LinkReasons(context).by(taken)
                    .orElseGet(() -> Reason.of(Message.of(taken.list().equals(OwnerLink.LIST) ? "why.everybody"
                    : "why.taken"))
                            .at(Citation.of(taken.pick().span())));
        }
        Optional<TakenOption> before = event.get().replaced(taken);
        Message words = before.isPresent()
                ? Message.of("why.was", "name", title(before.get()), "how", act(event.get()))
                : Message.of(event(event.get(), taken.brought()), "how", act(event.get()));
        Reason reason = Reason.of(words).at(event.get().place(taken.pick().span()));
        return before.map(takenOption -> reason.with(taken(takenOption))).orElse(reason);
    }

    private static String event(TimelineEvent event, boolean brought) {
        return event.entry().map(entry -> switch (entry.kind()) {
            case ADVANCE, DUE -> brought ? "why.gained" : "why.taken-with";
            case GAIN -> "why.gained";
            case CHANGE, EARN, MILESTONE, LOSE, PAYS, ROLL, BEGIN, RETIRE, NOTE -> "why.kept";
        }).orElse("why.taken-at");
    }

    /** What something taken is called. */
    String title(TakenOption taken) {
        return context.sheet().option(taken.list(), taken.id()).map(option -> option.label().title())
                .orElse(taken.name());
    }

    /** What was done at a stage, in a few words. */
    Message act(TimelineEvent event) {
        if (event.step().isPresent()) {
            return Message.of("why.by.creation", "step", event.step().get().label().title());
        }
        return switch (event.entry().orElseThrow()) {
            case LedgerEntry.Buy buy -> Message.of("why.by.advance", "advance", title(buy.advance().text()));
            case LedgerEntry.Due due -> Message.of("why.by.due", "step", Optional.ofNullable(context.sheet().creation()
                    .get(due.step().text())).map(step -> step.label().title()).orElse(due.step().text()));
            case LedgerEntry.Gain gain -> Message.of("why.by.gain");
            case LedgerEntry.ChangePlaybook change -> Message.of("why.by.change");
            default -> Message.of("why.by.entry");
        };
    }

    private String title(String advance) {
        return Optional.ofNullable(context.sheet().advances().get(advance)).map(rules -> rules.label().title())
                .orElse(advance);
    }
}
