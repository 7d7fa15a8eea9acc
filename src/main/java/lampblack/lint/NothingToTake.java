package lampblack.lint;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.Advance;
import lampblack.rules.Filter;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.rules.Take;
import lampblack.ruleset.Ruleset;

/**
 * An advance takes more from a list than its filter ever lets through. A list without options is passed over: whoever
 * builds on it brings them.
 */
final class NothingToTake implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            Bounds bounds = found.bounds(sheet);
            for (Advance advance : sheet.advances().values()) {
                if (advance.purchase() instanceof Take take && !sheet.lists().get(take.list()).entries().isEmpty()) {
                    check(advance, take, bounds, found);
                }
            }
        }
    }

    private static void check(Advance advance, Take take, Bounds bounds, Findings found) {
        OptionList list = bounds.sheet().lists().get(take.list());
        long picks = bounds.amount(take.picks()).low();
        long count = list.open() && take.only().passesMade() ? Interval.MOST : passing(list, take.only(), bounds);
        long room = bounds.amount(list.atMost()).high();
        if (picks > Math.min(count, room)) {
            found.add(advance.id(), Diagnostic.of(Code.RULESET__NOTHING_TO_TAKE, advance.label().place("choose"), "list",
                    list.id(), "count", Math.min(count, room), "picks", picks)
                    .note(Message.of("note.defined", "name", list.id()), list.label().span()));
        }
    }

    /** How many a character can take, with the playbook that has most of them. */
    private static long passing(OptionList list, Filter only, Bounds bounds) {
        OptionList playbooks = bounds.sheet().lists().get(OptionKey.PLAYBOOKS);
        if (only.playbook() != Filter.Own.OWN || playbooks == null) {
            return count(list, only, bounds,
                    option -> only.playbook() != Filter.Own.OTHER || option.playbook().isPresent());
        }
        Map<String, Long> own = new HashMap<>();
        long common = count(list, only, bounds, option -> option.playbook().isEmpty());
        long most = common;
        for (Option option : list.entries().values()) {
            if (option.playbook().isPresent()) {
                long sum = own.merge(option.playbook().get(), times(option, only, bounds), NothingToTake::plus);
                most = Math.max(most, plus(common, sum));
            }
        }
        return most;
    }

    private static long count(OptionList list, Filter only, Bounds bounds, Predicate<Option> ofPlaybook) {
        long count = 0;
        for (Option option : list.entries().values()) {
            boolean counts = ofPlaybook.test(option) || bounds.gifts().opens(option);
            count = counts ? plus(count, times(option, only, bounds)) : count;
        }
        return count;
    }

    private static long times(Option option, Filter only, Bounds bounds) {
        boolean tagged = only.tags().isEmpty() || option.tags().stream().anyMatch(only.tags()::contains);
        boolean open = bounds.gifts().opens(option);
        return (tagged || open) && bounds.options().isFree(option) ? bounds.options().times(option.key()).high() : 0;
    }

    private static long plus(long one, long other) {
        return Interval.exactly(one).plus(Interval.exactly(other)).high();
    }
}
