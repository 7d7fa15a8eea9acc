package lampblack.lint.effect;

import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.Option;
import lampblack.rules.option.Question;

/**
 * An option asks which trait or option is meant, gives something, and does nothing with the answer. Answers that no
 * rule could use are part of the story.
 */
public final class UnusedAnswer implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        sheet.options().forEach(option -> check(option, findings));
    }

    private static void check(Option option, Findings findings) {
        if (option.asks().isEmpty()) {
            return;
        }
        Set<EffectTarget> used = option.gives().stream().flatMap(gives -> gives.effects().stream())
                .map(UnusedAnswer::target)
                .collect(Collectors.toSet());
        for (Question question : option.asks().values()) {
            String id = question.label().id();
            boolean asked = question.which().isPresent() && !used.isEmpty() && !question.fresh();
            if (asked && !used.contains(new EffectTarget.AnsweredTarget(id, question.which().get()))) {
                findings.add(option.key() + "." + id,
                        Diagnostic.of(Code.RULESET__UNUSED_ANSWER, question.label().span(),
                        "option", option.key().id(), "question", id)
                        .note(Message.of("note.use-answer", "question", id)));
            }
        }
    }

    private static EffectTarget target(Effect effect) {
        return effect.target().orElseGet(() -> new EffectTarget.NamedTarget(effect.declaredQuantity().path()));
    }
}
