package lampblack.rules.effect;

import java.util.Optional;
import lampblack.character.Name;

/** What an effect acts on: a thing named in the ruleset, or what a player answered. */
public sealed interface EffectTarget {

    /** How an answer is pointed at: {@code answer.which}. */
    String ANSWER = "answer.";

    /** The resolved path, {@code set.id}; empty where it is an answer not yet given. */
    Optional<String> path(OptionInstance giver);

    /** The path, or for an answer the set or list it will come from and a star. */
    String known();

    /** As the ruleset writes it: the path, or {@code answer.} and the id of the question. */
    String written();

    /** The path, where the ruleset names it itself. */
    Optional<String> named();

    /** Named in the ruleset. */
    record NamedTarget(String name) implements EffectTarget {

        @Override
        public String written() {
            return name;
        }

        @Override
        public Optional<String> named() {
            return Optional.of(name);
        }

        @Override
        public Optional<String> path(OptionInstance giver) {
            return Optional.of(name);
        }

        @Override
        public String known() {
            return name;
        }
    }

    /** The answer to a question that the option asks, which comes from a set or list. */
    record AnsweredTarget(String question, String which) implements EffectTarget {

        @Override
        public String written() {
            return ANSWER + question;
        }

        @Override
        public Optional<String> named() {
            return Optional.empty();
        }

        @Override
        public Optional<String> path(OptionInstance giver) {
            return giver.answer(question).map(answer -> which + "." + Name.of(answer).key());
        }

        @Override
        public String known() {
            return which + ".*";
        }
    }
}
