package lampblack.lint.bounds;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.SourceLists;

/**
 * The options of a list that a filter may accept for any character.
 *
 * @param free whether an option can be taken at all
 */
public record FilterMatches(SheetBounds bounds, Predicate<Option> free) {

    /** How many a character can take and has room for. */
    long room(OptionList list, OptionFilter only) {
        long count = list.open() && only.passesMade() ? Interval.MAX : most(list, only);
        return Math.min(count, bounds.amount(list.atMost()).high());
    }

    /** How many of all the lists of a choice a character can take and has room for. */
    public long room(SourceLists from, OptionFilter only) {
        return from.of(bounds.sheet()).mapToLong(list -> Math.max(0, room(list, only))).reduce(0, FilterMatches::plus);
    }

    /** How many a character can take, with the playbook that has most of them. */
    private long most(OptionList list, OptionFilter only) {
        OptionList playbooks = bounds.sheet().lists().get(OptionKey.PLAYBOOKS);
        if (only.playbook() != OptionFilter.PlaybookScope.OWN || playbooks == null) {
            return count(list, only, option -> mayBe(option, only));
        }
        Map<String, Long> own = new HashMap<>();
        long common = count(list, only, Option::isCommon);
        long most = common;
        for (Option option : list.entries().values()) {
            for (String playbook : option.playbooks()) {
                if (canBe(playbook)) {
                    long sum = own.merge(playbook, times(option, only), FilterMatches::plus);
                    most = Math.max(most, plus(common, sum));
                }
            }
        }
        return most;
    }

    /** Whether some character's filter accepts an option, or an effect opens it. */
    public boolean passes(Option option, OptionFilter only) {
        boolean own = option.isCommon() || option.playbooks().stream().anyMatch(this::canBe);
        boolean fits = switch (only.playbook()) {
            case ANY -> true;
            case OWN -> own;
            case OTHER, NONE -> mayBe(option, only);
        };
        return fits && only.mayFit(option, bounds.sheet()) || bounds.effects().opens(option);
    }

    private boolean canBe(String playbook) {
        return bounds.scope().options().test(new OptionKey(OptionKey.PLAYBOOKS, playbook));
    }

    private long count(OptionList list, OptionFilter only, Predicate<Option> ofPlaybook) {
        long count = 0;
        for (Option option : list.entries().values()) {
            boolean counts = ofPlaybook.test(option) || bounds.effects().opens(option);
            count = counts ? plus(count, times(option, only)) : count;
        }
        return count;
    }

    private long times(Option option, OptionFilter only) {
        boolean passes = only.mayFit(option, bounds.sheet()) || bounds.effects().opens(option);
        // Not whether somebody has it by now: what may be taken next is what it comes from.
        return passes && free.test(option) ? bounds.options().most(option) : 0;
    }

    /** Whether a filter that does not ask for the own playbook lets an option through. */
    private static boolean mayBe(Option option, OptionFilter only) {
        return only.playbook() == OptionFilter.PlaybookScope.OTHER ? !option.isCommon()
                : only.playbook() != OptionFilter.PlaybookScope.NONE || option.isCommon();
    }

    private static long plus(long one, long other) {
        return Interval.exactly(one).plus(Interval.exactly(other)).high();
    }
}
