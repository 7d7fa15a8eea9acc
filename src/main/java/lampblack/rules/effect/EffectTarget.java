package lampblack.rules.effect;

import java.util.Optional;
import lampblack.character.Name;
import lampblack.rules.Quantity;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Trait;

/** What an effect acts on: a thing named in the ruleset, or what a player answered. */
public sealed interface EffectTarget {

    /** How an answer is pointed at: {@code answer.which}. */
    String ANSWER = "answer.";

    /** The trait that it comes to; empty where it is an answer not yet given. */
    Optional<Trait> trait(OptionInstance source);

    /** The option that it comes to; empty where it is an answer not yet given. */
    Optional<OptionKey> option(OptionInstance source);

    /** The trait, or for an answer {@link Quantity#ANY} of the set it will come from. */
    Trait declaredTrait();

    /** The option, or for an answer {@link Quantity#ANY} of the list it will come from. */
    OptionKey declaredOption();

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
        public Optional<Trait> trait(OptionInstance source) {
            return Optional.of(declaredTrait());
        }

        @Override
        public Optional<OptionKey> option(OptionInstance source) {
            return Optional.of(declaredOption());
        }

        @Override
        public Trait declaredTrait() {
            return Trait.of(name);
        }

        @Override
        public OptionKey declaredOption() {
            return OptionKey.of(name);
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
        public Optional<Trait> trait(OptionInstance source) {
            return source.answer(question).map(answer -> new Trait(which, Name.of(answer).key()));
        }

        @Override
        public Optional<OptionKey> option(OptionInstance source) {
            return source.answer(question).map(answer -> new OptionKey(which, Name.of(answer).key()));
        }

        @Override
        public Trait declaredTrait() {
            return new Trait(which, Quantity.ANY);
        }

        @Override
        public OptionKey declaredOption() {
            return new OptionKey(which, Quantity.ANY);
        }

        @Override
        public String known() {
            return which + "." + Quantity.ANY;
        }
    }
}
