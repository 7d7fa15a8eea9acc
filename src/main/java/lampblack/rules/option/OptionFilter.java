package lampblack.rules.option;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Worded;
import lampblack.rules.Between;
import lampblack.rules.Cost;
import lampblack.rules.Price;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;

/**
 * Which options of a list a choice may take.
 *
 * @param tags of which it has one, unless there are none
 * @param without tags of which it has none
 * @param price what it costs, in each currency; {@link Range#ANY} for anything, and for what has no price at all
 */
public record OptionFilter(PlaybookScope playbook, List<String> tags, List<String> without,
        Range price) {

    public static final OptionFilter ANY = new OptionFilter(PlaybookScope.ANY, List.of(), List.of(), Range.ANY);

    /** Whose options: those of the character's own playbook and of none, of the others, of none, or all. */
    public enum PlaybookScope implements Worded {
        ANY("any"),
        OWN("own"),
        OTHER("other"),
        NONE("none");

        private final String word;

        PlaybookScope(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static PlaybookScope ofWord(String word) {
            return Worded.of(values(), word);
        }
    }

    /** Whether an option invented by a player passes: it has no tags, no playbook and no price of the game's. */
    public boolean passesMade() {
        return tags.isEmpty() && price.isAny() && playbook != PlaybookScope.OTHER;
    }

    /** Whether an option may pass by its tags and price; a price that is worked out may be anything. */
    public boolean mayFit(Option option, SheetRules sheet) {
        return isTagged(option) && settled(option, sheet).orElse(true);
    }

    /** Whether an option passes by its tags and price for every character. */
    public boolean alwaysFits(Option option, SheetRules sheet) {
        return isTagged(option) && settled(option, sheet).orElse(false);
    }

    /** Whether its price passes, where that is the same for all. */
    private Optional<Boolean> settled(Option option, SheetRules sheet) {
        Optional<Between> numbers = price.fixed();
        if (price.isAny() || numbers.isEmpty()) {
            return numbers.map(any -> true);
        }
        List<Price> prices = price(option, sheet).all();
        List<Long> fixed = prices.isEmpty() ? List.of(0L)
                : prices.stream().flatMap(item -> item.fixed().stream()).toList();
        return fixed.stream().anyMatch(amount -> !numbers.get().holds(amount)) ? Optional.of(false)
                : fixed.size() >= prices.size() ? Optional.of(true) : Optional.empty();
    }

    private static Cost price(Option option, SheetRules sheet) {
        return option.price().orElseGet(() -> sheet.lists().get(option.key().list()).price());
    }

    /** What an option costs a character that keeps it from passing; empty where its price passes. */
    List<Long> tooDear(Option option, DerivedSheet derived) {
        if (price.isAny()) {
            return List.of();
        }
        List<Long> costs = List.copyOf(price(option, derived.sheet()).evaluate(derived, Map.of()).values());
        List<Long> amounts = costs.isEmpty() ? List.of(0L) : costs;
        return amounts.stream().allMatch(price.of(derived)::holds) ? List.of() : amounts;
    }

    /** Has the tags that it is to have, and none that it is not to have. */
    private boolean isTagged(Option option) {
        return (tags.isEmpty() || option.tags().stream().anyMatch(tags::contains))
                && (without.isEmpty() || option.tags().stream().noneMatch(without::contains));
    }

    /** Whether an option passes for a character. */
    public boolean passes(Option option, DerivedSheet derived) {
        return passesAtAnyPrice(option, derived) && tooDear(option, derived).isEmpty();
    }

    /** The same, whatever it costs. */
    public boolean passesAtAnyPrice(Option option, DerivedSheet derived) {
        return isTagged(option) && switch (playbook) {
            case ANY -> true;
            case OWN -> option.isCommon() || option.isOf(derived.playbook());
            case OTHER -> !option.isCommon() && !option.isOf(derived.playbook());
            case NONE -> option.isCommon();
        };
    }
}
