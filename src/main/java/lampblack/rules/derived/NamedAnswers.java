package lampblack.rules.derived;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.Choices;
import lampblack.character.Name;
import lampblack.character.TakenOption;
import lampblack.node.Scalar;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.Question;

/**
 * The answers of a character that name one thing.
 *
 * @param block the set or list in which that stands
 */
public record NamedAnswers(DerivedSheet derived, String block, String key) {

    /** Choices in which all of them name something else. */
    public Choices as(Scalar other, Choices choices) {
        Map<TakenOption, TakenOption> others = new LinkedHashMap<>();
        for (OptionInstance source : derived.possessions().asking(block)) {
            String gift = source.taken().isPresent() ? "" : source.option().key().id();
            for (Question question : source.option().asks().values()) {
                if (isNamed(question, source)) {
                    others.compute(source.root(), (root, changed) -> (changed == null ? root : changed)
                            .answering(gift, question.label().id(), other));
                }
            }
        }
        Choices next = choices;
        for (Map.Entry<TakenOption, TakenOption> entry : others.entrySet()) {
            next = next.swapped(entry.getKey(), entry.getValue());
        }
        return next;
    }

    private boolean isNamed(Question question, OptionInstance source) {
        return question.which().filter(block::equals).isPresent() && source.answer(question.label().id())
                .filter(name -> Name.of(name).key().equals(key)).isPresent();
    }
}
