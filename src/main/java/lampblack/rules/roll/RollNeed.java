package lampblack.rules.roll;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.Requirement;

/** Something that must hold for an extra, a setting or a choice of a roll: of the character, or of the roll itself. */
public sealed interface RollNeed {

    /** What is missing, as data; empty where it is met. */
    List<Message> unmet(RollCircumstances now);

    /** What would have to go for it not to hold, as data; empty where it does not hold. */
    List<Message> met(RollCircumstances now);

    /** The requirements of the character within it. */
    default Stream<Requirement> requirements() {
        return switch (this) {
            case All all -> all.parts.stream().flatMap(RollNeed::requirements);
            case Any any -> any.parts.stream().flatMap(RollNeed::requirements);
            case Without without -> without.part.requirements();
            case OfCharacter character -> Stream.of(character.requirement);
            case ChoiceIs choice -> Stream.empty();
            case NumberIs number -> Stream.empty();
            case ExtraDone extra -> Stream.empty();
        };
    }

    /** What it requires of the character in any case. */
    default List<Requirement> asked() {
        return switch (this) {
            case All all -> all.parts.stream().flatMap(part -> part.asked().stream()).toList();
            case Any any -> any.isOfRoll() ? List.of() : List.of(new AnyOf(any.parts.stream()
                    .<Requirement>map(part -> new AllOf(part.asked())).toList()));
            case Without without -> without.isOfRoll() ? List.of() : List.of(new Not(new AllOf(without.part.asked())));
            case OfCharacter character -> List.of(character.requirement);
            case ChoiceIs choice -> List.of();
            case NumberIs number -> List.of();
            case ExtraDone extra -> List.of();
        };
    }

    /** What is missing that nothing settled for the roll can change. */
    default List<Message> lasting(RollCircumstances now) {
        return switch (this) {
            case All all -> all.parts.stream().flatMap(part -> part.lasting(now).stream()).toList();
            case Any any -> any.isOfRoll() ? List.of() : any.unmet(now);
            case Without without -> without.isOfRoll() ? List.of() : without.unmet(now);
            case OfCharacter character -> character.unmet(now);
            case ChoiceIs choice -> List.of();
            case NumberIs number -> List.of();
            case ExtraDone extra -> List.of();
        };
    }

    /** The ids of the numbers it asks for among what is settled for the roll. */
    default Stream<String> numbers() {
        return switch (this) {
            case All all -> all.parts.stream().flatMap(RollNeed::numbers);
            case Any any -> any.parts.stream().flatMap(RollNeed::numbers);
            case Without without -> without.part.numbers();
            case NumberIs number -> Stream.of(number.setting);
            case OfCharacter character -> Stream.empty();
            case ChoiceIs choice -> Stream.empty();
            case ExtraDone extra -> Stream.empty();
        };
    }

    /** Whether it asks for something that is settled for the roll. */
    default boolean isOfRoll() {
        return switch (this) {
            case All all -> all.parts.stream().anyMatch(RollNeed::isOfRoll);
            case Any any -> any.parts.stream().anyMatch(RollNeed::isOfRoll);
            case Without without -> without.part.isOfRoll();
            case OfCharacter character -> false;
            case ChoiceIs choice -> true;
            case NumberIs number -> true;
            case ExtraDone extra -> true;
        };
    }

    default boolean isNone() {
        return equals(All.NONE);
    }

    /** Whether it asks anything of the character, which cannot be judged where there is none. */
    default boolean asksOfCharacter() {
        return requirements().findFirst().isPresent();
    }

    /** All of its parts. */
    record All(List<RollNeed> parts) implements RollNeed {

        /** Nothing has to hold. */
        public static final All NONE = new All(List.of());

        public All {
            parts = List.copyOf(parts);
        }

        @Override
        public List<Message> unmet(RollCircumstances now) {
            return parts.stream().flatMap(part -> part.unmet(now).stream()).toList();
        }

        @Override
        public List<Message> met(RollCircumstances now) {
            List<List<Message>> all = parts.stream().map(part -> part.met(now)).toList();
            return all.isEmpty() || all.stream().anyMatch(List::isEmpty) ? List.of() : List.of(Requirement.either(all));
        }
    }

    /** Any of its parts. In YAML: {@code any: [ghost, {position: desperate}]}. */
    record Any(List<RollNeed> parts) implements RollNeed {

        public Any {
            parts = List.copyOf(parts);
        }

        @Override
        public List<Message> unmet(RollCircumstances now) {
            if (!now.isJudged() && asksOfCharacter()) {
                return List.of();
            }
            List<List<Message>> ways = parts.stream().map(part -> part.unmet(now)).toList();
            return ways.stream().anyMatch(List::isEmpty) ? List.of() : List.of(Requirement.either(ways));
        }

        @Override
        public List<Message> met(RollCircumstances now) {
            return parts.stream().flatMap(part -> part.met(now).stream()).toList();
        }
    }

    /** None of its part. In YAML: {@code not: {position: controlled}}. */
    record Without(RollNeed part) implements RollNeed {

        @Override
        public List<Message> unmet(RollCircumstances now) {
            return !now.isJudged() && part.asksOfCharacter() ? List.of() : part.met(now);
        }

        @Override
        public List<Message> met(RollCircumstances now) {
            return part.unmet(now);
        }
    }

    /** A requirement of whoever rolls. In YAML: {@code iron-grip}, {@code prowess: 2}. */
    record OfCharacter(Requirement requirement) implements RollNeed {

        @Override
        public List<Message> unmet(RollCircumstances now) {
            return now.derived().map(requirement::unmet).orElse(List.of());
        }

        @Override
        public List<Message> met(RollCircumstances now) {
            return now.derived().map(requirement::met).orElse(List.of());
        }
    }

    /** A setting is one of some choices. In YAML: {@code position: desperate}. */
    record ChoiceIs(String setting, List<String> choices) implements RollNeed {

        public ChoiceIs {
            choices = List.copyOf(choices);
        }

        @Override
        public List<Message> unmet(RollCircumstances now) {
            return holds(now) ? List.of() : List.of(Requirement.either(choices.stream()
                    .map(choice -> List.of(words(now, choice))).toList()));
        }

        @Override
        public List<Message> met(RollCircumstances now) {
            return holds(now) ? List.of(Message.of("unmet.not-choice", "choice",
                    words(now, now.choices().get(setting)))) : List.of();
        }

        private boolean holds(RollCircumstances now) {
            return choices.contains(now.choices().get(setting));
        }

        private Message words(RollCircumstances now, String choice) {
            RollSetting rollSetting = now.roll().settings().get(setting);
            return Message.of("unmet.choice", "setting", rollSetting.label().title(), "choice",
                    Optional.ofNullable(rollSetting.choices().get(choice)).map(one -> one.label().title())
                            .orElse(choice));
        }
    }

    /** A number that is settled is at least so high. In YAML: {@code threat: 2}. */
    record NumberIs(String setting, long least) implements RollNeed {

        @Override
        public List<Message> unmet(RollCircumstances now) {
            return number(now) >= least ? List.of() : List.of(words(now, "unmet.rating"));
        }

        @Override
        public List<Message> met(RollCircumstances now) {
            return number(now) >= least ? List.of(words(now, "unmet.not-rating")) : List.of();
        }

        private long number(RollCircumstances now) {
            return now.numbers().getOrDefault(RollSetting.variable(setting), 0L);
        }

        private Message words(RollCircumstances now, String key) {
            return Message.of(key, "trait", now.roll().settings().get(setting).label().title(), "minimum", least,
                    "actual", number(now));
        }
    }

    /** Another extra is done as well. In YAML: {@code push}. */
    record ExtraDone(String extra) implements RollNeed {

        @Override
        public List<Message> unmet(RollCircumstances now) {
            return now.extras().contains(extra) ? List.of() : List.of(words(now, "unmet.extra"));
        }

        @Override
        public List<Message> met(RollCircumstances now) {
            return now.extras().contains(extra) ? List.of(words(now, "unmet.not-extra")) : List.of();
        }

        private Message words(RollCircumstances now, String key) {
            return Message.of(key, "extra", now.roll().extras().get(extra).label().title());
        }
    }
}
