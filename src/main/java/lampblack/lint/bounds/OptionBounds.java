package lampblack.lint.bounds;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;

/** How often options can be had. */
public final class OptionBounds {

    private final SheetRules sheet;
    private final SheetEffects effects;
    private final SheetBounds bounds;
    /** What options give, and the lists of which they give whatever is answered. */
    private final Set<OptionKey> given;
    private final Map<OptionKey, Interval> times = new HashMap<>();

    OptionBounds(SheetRules sheet, SheetEffects effects, SheetBounds bounds) {
        this.sheet = sheet;
        this.effects = effects;
        this.bounds = bounds;
        this.given = effects.options();
    }

    /** Whether something gives an option, whatever is answered. */
    public boolean isGranted(OptionKey key) {
        return !given.isEmpty() && (given.contains(key) || given.contains(new OptionKey(key.list(), Quantity.ANY)));
    }

    public Interval times(OptionKey key) {
        Interval known = times.get(key);
        if (known == null) {
            known = bounds.memoized(new Quantity.Has(key), () -> bounds.scope().options().test(key)
                    ? new Interval(0, most(sheet.option(key).orElseThrow())) : Interval.exactly(0));
            times.put(key, known);
        }
        return known;
    }

    /** How often a character can have an option. */
    long most(Option option) {
        return isGranted(option.key()) ? Interval.COUNT.high() : Math.max(0, bounds.amount(option.times()).high());
    }

    Interval count(String id) {
        return bounds.memoized(new Quantity.Count(id), () -> {
            OptionList list = sheet.lists().get(id);
            if (list.open()) {
                return new Interval(0, most(list, Interval.MAX));
            }
            Interval sum = Interval.exactly(0);
            for (OptionKey key : list.entries().values().stream().map(Option::key).toList()) {
                sum = sum.plus(times(key));
            }
            return new Interval(0, most(list, sum.high()));
        });
    }

    /** No more than the list has room for, though a granted option needs none. */
    private long most(OptionList list, long count) {
        boolean given = list.entries().values().stream().anyMatch(option -> isGranted(option.key()));
        return given ? count : Math.min(count, Math.max(0, bounds.amount(list.atMost()).high()));
    }

    Interval tagged(String list, String tag) {
        return bounds.memoized(new Quantity.TaggedIn(list, tag), () -> {
            Interval sum = Interval.exactly(0);
            for (Option option : sheet.lists().get(list).entries().values()) {
                sum = option.tags().contains(tag) ? sum.plus(times(option.key())) : sum;
            }
            return new Interval(0, sum.high());
        });
    }

    /** Whether an option can be taken at all, as far as its own lock and limit go. */
    public boolean isFree(Option option) {
        boolean shut = option.locked() && !effects.opens(option);
        return !shut && !isNever(option.times());
    }

    public boolean isNever(Amount times) {
        return bounds.amount(times).high() <= 0;
    }
}
