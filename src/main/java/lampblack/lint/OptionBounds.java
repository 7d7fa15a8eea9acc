package lampblack.lint;

import lampblack.rules.Amount;
import lampblack.rules.GrantOption;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;

/** How often options can be had. */
final class OptionBounds {

    private final SheetRules sheet;
    private final Gifts gifts;
    private final Bounds bounds;

    OptionBounds(SheetRules sheet, Gifts gifts, Bounds bounds) {
        this.sheet = sheet;
        this.gifts = gifts;
        this.bounds = bounds;
    }

    boolean isGift(OptionKey key) {
        return !gifts.of("has " + key, GrantOption.class).isEmpty()
                || !gifts.of("has " + key.list() + ".*", GrantOption.class).isEmpty();
    }

    Interval times(OptionKey key) {
        return bounds.once("times " + key, () -> {
            Option option = sheet.option(key).orElseThrow();
            if (!bounds.scope().options().test(key)) {
                return Interval.exactly(0);
            }
            return new Interval(0, most(option));
        });
    }

    /** How often an option can be had, by whoever can have it. */
    long most(Option option) {
        return isGift(option.key()) ? Interval.COUNT.high() : Math.max(0, bounds.amount(option.times()).high());
    }

    Interval count(String id) {
        return bounds.once("count " + id, () -> {
            OptionList list = sheet.lists().get(id);
            if (list.open()) {
                return new Interval(0, most(list, Interval.MOST));
            }
            Interval sum = Interval.exactly(0);
            for (OptionKey key : list.entries().values().stream().map(Option::key).toList()) {
                sum = sum.plus(times(key));
            }
            return new Interval(0, most(list, sum.high()));
        });
    }

    /** No more than the list has room for, though a gift needs none. */
    private long most(OptionList list, long count) {
        boolean given = list.entries().values().stream().anyMatch(each -> isGift(each.key()));
        return given ? count : Math.min(count, Math.max(0, bounds.amount(list.atMost()).high()));
    }

    Interval tagged(String list, String tag) {
        return bounds.once("tagged " + list + " " + tag, () -> {
            Interval sum = Interval.exactly(0);
            for (Option option : sheet.lists().get(list).entries().values()) {
                sum = option.tags().contains(tag) ? sum.plus(times(option.key())) : sum;
            }
            return new Interval(0, sum.high());
        });
    }

    /** Whether an option can be taken at all, as far as its own lock and limit go. */
    boolean isFree(Option option) {
        boolean shut = option.locked() && !gifts.opens(option);
        return !shut && !isNever(option.times());
    }

    boolean isNever(Amount times) {
        return bounds.amount(times).high() <= 0;
    }
}
