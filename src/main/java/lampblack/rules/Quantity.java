package lampblack.rules;

import java.util.Optional;
import lampblack.expression.Mention;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Trait;

/**
 * Something of a sheet that rules read and effects change. Quantities of one kind and one name are equal. They have an
 * order, so that a lookup takes no longer whatever names a player chooses. A trait or option {@link #ANY} stands for
 * whatever is named in an open set or answered.
 */
public sealed interface Quantity extends Comparable<Quantity> {

    /** Stands for any name or answer of a player. */
    String ANY = "*";

    /** The id of what it belongs to: a set, list, track, step or whatever the kind is about. */
    String id();

    /** What it is of within that; empty where it is of the whole. */
    String entry();

    /** What it is a quantity of, as a resolved reference: {@code stress}, {@code actions.hunt}. */
    default String path() {
        return entry().isEmpty() || entry().equals(ANY) ? id() : id() + "." + entry();
    }

    @Override
    default int compareTo(Quantity other) {
        return QuantityOrder.compare(this, other);
    }

    /** What a mention in an expression reads; empty where no effect can change it. */
    static Optional<Quantity> of(Mention mention) {
        return MentionedQuantity.of(mention);
    }

    /** Whether it is, or is of a part or whole, what choices alone leave. */
    default boolean isByChoices() {
        return false;
    }

    /** A quantity of one trait. */
    sealed interface TraitQuantity extends Quantity {
        Trait trait();

        @Override
        default String id() {
            return trait().set();
        }

        @Override
        default String entry() {
            return trait().id();
        }
    }

    /** A quantity of one option. */
    sealed interface OptionQuantity extends Quantity {
        OptionKey option();

        @Override
        default String id() {
            return option().list();
        }

        @Override
        default String entry() {
            return option().id();
        }
    }

    /** A quantity of something that one id names. */
    sealed interface NamedQuantity extends Quantity {
        @Override
        default String entry() {
            return "";
        }
    }

    /** A quantity that is about another. */
    sealed interface About extends Quantity {
        Quantity of();

        @Override
        default String id() {
            return of().id();
        }

        @Override
        default String entry() {
            return of().entry();
        }

        @Override
        default String path() {
            return of().path();
        }

        @Override
        default boolean isByChoices() {
            return of().isByChoices();
        }

        @Override
        default int compareTo(Quantity other) {
            int order = QuantityOrder.compare(this, other);
            return order == 0 ? of().compareTo(((About) other).of()) : order;
        }
    }

    /** The rating of a trait. */
    record TraitRating(Trait trait) implements TraitQuantity {}

    /** All ratings of a set. */
    record SetRatings(String id) implements NamedQuantity {}

    /** The ratings of a set that stand under an entry of another. */
    record SetRatingsUnder(String id, String parent) implements NamedQuantity {
        @Override
        public int compareTo(Quantity other) {
            int order = NamedQuantity.super.compareTo(other);
            return order == 0 ? parent.compareTo(((SetRatingsUnder) other).parent) : order;
        }
    }

    /** What the ratings of a set add up to. */
    record SetSum(String id) implements NamedQuantity {}

    /** How high a trait may be rated. */
    record TraitCap(Trait trait) implements TraitQuantity {}

    /** How high all traits of a set may be rated. */
    record SetCap(String id) implements NamedQuantity {}

    /** How high a creation step may bring ratings. */
    record StepCap(String step) implements Quantity {

        /** Precedes the id of a step where caps are written. */
        public static final String PREFIX = "creation";

        @Override
        public String id() {
            return PREFIX;
        }

        @Override
        public String entry() {
            return step;
        }
    }

    /** How much a track, or one of its rows or bands, can hold. */
    record Size(String id) implements NamedQuantity {}

    /** To what effects set a size, rather than add to it. */
    record SetSize(String id) implements NamedQuantity {}

    /** What a currency starts with. */
    record Start(String id) implements NamedQuantity {}

    /** How much of a currency was spent. */
    record Spent(String id) implements NamedQuantity {}

    /** How often an option is there. */
    record Has(OptionKey option) implements OptionQuantity {}

    /** How many options of a list are there. */
    record Count(String id) implements NamedQuantity {}

    /** Whether options with a tag are there. */
    record Tagged(String id) implements NamedQuantity {}

    /** How many options of a list with a tag are there. */
    record TaggedIn(String id, String entry) implements Quantity {}

    /** What the answers to questions name of a set or list. */
    record Answers(String id) implements NamedQuantity {}

    /** Whether the condition of an option holds. */
    record Holds(OptionKey option) implements OptionQuantity {}

    /** Whether the condition of one of an option's effect blocks holds, counted from 0. */
    record BlockHolds(OptionKey option, int number) implements OptionQuantity {
        @Override
        public int compareTo(Quantity other) {
            int order = OptionQuantity.super.compareTo(other);
            return order == 0 ? Integer.compare(number, ((BlockHolds) other).number) : order;
        }
    }

    /** How many points a creation step gives. */
    record StepPoints(String id) implements NamedQuantity {}

    /** How many picks a creation step gives. */
    record StepPicks(String id) implements NamedQuantity {}

    /** How many parts of a kind there may be. */
    record Places(String id) implements NamedQuantity {}

    /** How much a way to earn gives. */
    record Earnings(String id) implements NamedQuantity {}

    /** How often a shared limit allows something. */
    record LimitTimes(String id) implements NamedQuantity {}

    /** What a track, set or list is called. */
    record Title(String id) implements NamedQuantity {}

    /** What modifies a roll. */
    record Modifiers(String id) implements NamedQuantity {}

    /** What is given to the sheets of a kind that belong to this one by a link. */
    record Members(String id, String entry) implements Quantity {}

    /** What unlocks something. */
    record Opened(Access of) implements About {}

    /** What shuts something. */
    record Closed(Access of) implements About {}

    /** A quantity of every part of a kind. */
    record OfPart(String kind, Quantity of) implements About {
        @Override
        public String path() {
            return kind + "/" + of.path();
        }

        @Override
        public int compareTo(Quantity other) {
            int order = About.super.compareTo(other);
            return order == 0 ? kind.compareTo(((OfPart) other).kind) : order;
        }
    }

    /** A quantity of the whole that the sheet is a part of. */
    record OfWhole(Quantity of) implements About {}

    /** The same as choices alone leave it, whatever play has marked. */
    record ByChoices(Quantity of) implements About {
        @Override
        public boolean isByChoices() {
            return true;
        }
    }

    /** Whether something that may be locked can be had. */
    sealed interface Access extends Quantity {

        /** What it is called by rules that open and close: {@code option}, {@code tag}. */
        String kind();

        record OptionAccess(OptionKey option) implements Access, OptionQuantity {
            @Override
            public String kind() {
                return "option";
            }
        }

        record TagAccess(String id) implements Access, NamedQuantity {
            @Override
            public String kind() {
                return "tag";
            }
        }

        record PlaybookAccess(String id) implements Access, NamedQuantity {
            @Override
            public String kind() {
                return "playbook";
            }
        }

        record EarningAccess(String id) implements Access, NamedQuantity {
            @Override
            public String kind() {
                return "earning";
            }
        }

        record AdvanceAccess(String id) implements Access, NamedQuantity {
            @Override
            public String kind() {
                return "advance";
            }
        }
    }
}
