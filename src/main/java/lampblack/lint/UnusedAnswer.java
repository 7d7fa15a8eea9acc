package lampblack.lint;

import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.AddRating;
import lampblack.rules.Effect;
import lampblack.rules.GrantOption;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Question;
import lampblack.rules.RaiseCap;
import lampblack.rules.SheetRules;
import lampblack.rules.Target;
import lampblack.ruleset.Ruleset;

/**
 * An option asks which trait or option is meant, gives something, and does nothing with the answer. Answers that no
 * rule could use are part of the story.
 */
final class UnusedAnswer implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            for (OptionList list : sheet.lists().values()) {
                list.entries().values().forEach(option -> check(option, found));
            }
        }
    }

    private static void check(Option option, Findings found) {
        if (option.asks().isEmpty()) {
            return;
        }
        Set<Target> used = option.gives().stream().flatMap(gives -> gives.effects().stream()).map(UnusedAnswer::target)
                .collect(Collectors.toSet());
        for (Question question : option.asks().values()) {
            String id = question.label().id();
            boolean asked = question.which().isPresent() && !used.isEmpty() && !question.fresh();
            if (asked && !used.contains(new Target.Answered(id, question.which().get()))) {
                found.add(option.key() + "." + id, Diagnostic.of(Code.RULESET__UNUSED_ANSWER, question.label().span(),
                        "option", option.key().id(), "question", id)
                        .note(Message.of("note.use-answer", "question", id)));
            }
        }
    }

    private static Target target(Effect effect) {
        if (effect instanceof AddRating add) {
            return add.trait();
        }
        if (effect instanceof RaiseCap cap) {
            return cap.of();
        }
        return effect instanceof GrantOption grant ? grant.option() : new Target.Named(effect.target().name());
    }
}
