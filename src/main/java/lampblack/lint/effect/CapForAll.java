package lampblack.lint.effect;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.Option;
import lampblack.rules.step.CreationStep;

/** An option asks which rating it raises, and lets all of the set rise higher. */
public final class CapForAll implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        CapForAllInSheet checked = new CapForAllInSheet(sheet, findings);
        sheet.options().forEach(option -> option.gives().forEach(gives -> gives.forEach((effect, place) -> {
            switch (effect) {
                case RaiseCap cap -> checked.cap(option, cap, place);
                default -> { }
            }
        })));
    }

    private record CapForAllInSheet(SheetRules sheet, Findings findings) {

        void cap(Option option, RaiseCap cap, Span place) {
            String most = cap.to().fixed().map(String::valueOf).orElse("N");
            switch (cap.declaredQuantity()) {
                case Quantity.SetCap of -> raised(option, of.id()).ifPresent(answer ->
                        add(option, of.id(), place, "caps: {" + answer + ": " + most + "}"));
                case Quantity.StepCap of -> Optional.ofNullable(sheet.creation().get(of.step()))
                        .flatMap(CreationStep::asSpend).ifPresent(spend -> raised(option, spend.set()).ifPresent(answer ->
                                add(option, spend.set(), place, "ratings: {" + answer + ": {add: 1, up-to: " + most + "}}")));
                default -> { }
            }
        }

        private void add(Option option, String set, Span place, String fix) {
            findings.add(option.key().toString(), Diagnostic.of(Code.RULESET__CAP_FOR_ALL, place, "option",
                    option.label().title(), "set", sheet.traits().get(set).label().title())
                    .note(Message.of("note.cap-for-all", "fix", fix)));
        }

        /** The answer that says which rating of a set an option raises, where that is asked and not bounded. */
        private static Optional<String> raised(Option option, String set) {
            return option.gives().stream().flatMap(gives -> gives.effects().stream())
                    .flatMap(effect -> answer(effect, set).stream()).findFirst();
        }

        private static Optional<String> answer(Effect effect, String set) {
            return switch (effect) {
                case ChangeRating rating when rating.mayRaise() && rating.upTo().isEmpty() -> Optional.of(rating.trait())
                        .filter(of -> of.declaredTrait().set().equals(set)).map(EffectTarget::written)
                        .filter(of -> of.startsWith(EffectTarget.ANSWER));
                default -> Optional.empty();
            };
        }
    }
}
