package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.lint.bounds.FilterMatches;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.StatedValue;
import lampblack.rules.step.CreationStep;

/** What lists charge, weigh and limit, and what narrows a choice from them. */
record FeltLists(SheetRules rules, SheetBounds bounds) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        for (OptionList list : rules.lists().values()) {
            price(list).ifPresent(all::add);
            FeltProgress.cost(list.id(), list.label(), "price", list.price(), -1, all);
            list.entries().values().forEach(option -> option.price().ifPresent(price -> FeltProgress.cost(
                    option.key().toString(), option.label(), "price", price, -1, all)));
            load(list).ifPresent(all::add);
            limit(list).ifPresent(all::add);
            order(list).ifPresent(all::add);
            gains(list).ifPresent(all::add);
        }
        rules.listChoices().forEach(choice -> filter(choice, all));
        for (CreationStep step : rules.creation().values()) {
            step.listChoice().flatMap(this::picks).ifPresent(all::add);
        }
        rules.advances().values().forEach(advance -> times(advance).ifPresent(all::add));
        rules.advances().values().forEach(advance -> unpriced(advance).ifPresent(all::add));
        return all;
    }

    /** A price that no advance asks. */
    private Optional<Unfelt> price(OptionList list) {
        boolean asked = rules.advances().values().stream()
                .anyMatch(advance -> advance.cost().ofChosen() && advance.takesFrom(list.id()))
                || rules.listChoices().stream().anyMatch(choice -> choice.from().contains(list.id())
                && !choice.only().price().isAny()) || !list.gains().only().price().isAny()
                || rules.options().stream()
                .flatMap(option -> option.asks().values().stream()).anyMatch(question -> !question.only().price()
                        .isAny()
                && question.which().equals(Optional.of(list.id())));
        if (asked) {
            return Optional.empty();
        }
        Unfelt.Grounds cause = Unfelt.cause("price", "list", list.id());
        if (!list.price().isNothing()) {
            return Optional.of(cause.at(list.id(), list.label().key("price")));
        }
        return list.entries().values().stream().filter(option -> option.price().isPresent()).findFirst()
                .map(option -> cause.at(option.key().toString(), option.label().key("price")));
    }

    /** The price of what an advance chooses from a list in which nothing has one, and nobody may name one. */
    private Optional<Unfelt> unpriced(Advance advance) {
        return advance.listChoice().filter(choice -> advance.cost().ofChosen())
                .flatMap(choice -> choice.from().of(rules)
                .filter(list -> !list.open() && list.price().isNothing() && !list.playersSet()
                        .contains(StatedValue.PRICE)
                        && list.entries().values().stream().allMatch(option -> option.price().isEmpty()
                        && !option.playersSet().contains(StatedValue.PRICE)))
                .findFirst().map(list -> Unfelt.cause("unpriced", "list", list.id(), "advance", advance.id())
                        .at(advance.id(), advance.label().place("cost"))));
    }

    /** A load that no track counts. */
    private Optional<Unfelt> load(OptionList list) {
        boolean counted = rules.tracks().values().stream().anyMatch(track -> track.shape().countsLoad());
        if (counted) {
            return Optional.empty();
        }
        Unfelt.Grounds cause = Unfelt.cause("load", "list", list.id());
        if (list.load().isPresent()) {
            return Optional.of(cause.at(list.id(), list.label().key("load")));
        }
        return list.entries().values().stream().filter(option -> option.load().isPresent()).findFirst()
                .map(option -> cause.at(option.key().toString(), option.label().key("load")));
    }

    /** A limit above all that there is to take. */
    private Optional<Unfelt> limit(OptionList list) {
        long most = list.open() ? Interval.MAX : all(list);
        return list.atMost().fixed().filter(limit -> limit != Amount.UNLIMITED && limit > most)
                .map(limit -> Unfelt.cause("limit", "list", list.id(), "limit", limit, "count", most)
                        .at(list.id(), list.label().key("at-most")));
    }

    /** An order in which nothing stands ahead of anything else. */
    private static Optional<Unfelt> order(OptionList list) {
        Set<List<String>> kinds = new HashSet<>();
        boolean ordered = list.entries().values().stream().anyMatch(option -> !kinds.add(option.playbooks()));
        return Optional.of(list.label()).filter(label -> label.written().isTrue("in-order") && !ordered)
                .map(label -> Unfelt.cause("order", "list", list.id()).at(list.id(), label.key("in-order")));
    }

    /** How many can be taken; what is given needs no room in a list. */
    private long all(OptionList list) {
        Interval sum = Interval.exactly(0);
        for (Option option : list.entries().values()) {
            sum = sum.plus(bounds.amount(option.times()));
        }
        return sum.high();
    }

    /** What only play adds, and play may not add. */
    private Optional<Unfelt> gains(OptionList list) {
        boolean shut = list.label().written().isTrue("in-play") && list.gains().isNever()
                && bounds.effects().leaves(list.id()) && rules.listChoices().stream()
                        .noneMatch(choice -> choice.from().of(rules).anyMatch(list::equals));
        return shut ? Optional.of(Unfelt.cause("never-gained", "list", list.id())
                .at(list.id(), list.label().key("gains"))) : Optional.empty();
    }

    private void filter(ListChoice choice, List<Unfelt> to) {
        List<Option> options = choice.from().options(rules);
        OptionFilter only = choice.only();
        boolean sorted = choice.from().of(rules).anyMatch(OptionList::byPlaybook)
                || options.stream().anyMatch(option -> !option.isCommon());
        if (only.playbook() != OptionFilter.PlaybookScope.ANY && !sorted && !options.isEmpty()
                && rules.lists().containsKey(OptionKey.PLAYBOOKS)) {
            to.add(Unfelt.cause("filter-playbook", "list", choice.from().quoted())
                    .at(choice.id(), choice.label().key("only", "playbook")));
        }
        boolean all = !options.isEmpty() && options.stream().allMatch(option -> only.alwaysFits(option, rules));
        boolean closed = !choice.from().isOpen(rules) || only.passesMade();
        if (closed && all && !only.tags().isEmpty() && only.price().isAny() && only.without().isEmpty()) {
            to.add(Unfelt.cause("filter-all", "list", choice.from().quoted())
                    .at(choice.id(), choice.label().key("only")));
        }
        OptionFilter priced = new OptionFilter(OptionFilter.PlaybookScope.ANY, List.of(), List.of(), only.price());
        if (closed && !only.price().isAny() && !options.isEmpty()
                && options.stream().allMatch(option -> priced.alwaysFits(option, rules))) {
            to.add(Unfelt.cause("filter-all-price", "list", choice.from().quoted())
                    .at(choice.id(), choice.label().key("only", "price")));
        }
        only.without().stream().filter(tag -> !choice.from().isOpen(rules) && without(options, only, tag)).findFirst()
                .ifPresent(tag -> to.add(Unfelt.cause("filter-without", "list", choice.from().quoted(), "tag", tag)
                        .at(choice.id(), choice.label().key("only", "without"))));
        boolean known = only.tags().stream().allMatch(tag -> options.stream()
                .anyMatch(option -> option.tags().contains(tag)));
        boolean none = !options.isEmpty() && options.stream().noneMatch(option -> only.mayFit(option, rules));
        if (!none && choice.from().isSeveral()) {
            choice.from().of(rules).filter(list -> !list.entries().isEmpty() && !(list.open() && only.passesMade())
                    && list.entries().values().stream().noneMatch(option -> only.mayFit(option, rules)))
                            .forEach(list -> to.add(
                    Unfelt.cause("filter-none", "list", list.id()).at(choice.id(), choice.label().key("from"))));
        }
        if (known && none && (!choice.from().isOpen(rules) || !only.passesMade())) {
            to.add(Unfelt.cause(only.price().isAny() ? "filter-none" : "filter-none-price", "list", choice.from()
                    .quoted()).at(choice.id(), choice.label().key("only")));
        }
    }

    /** Whether no option that has the tags that are wanted has that one, though others of the list have it. */
    private static boolean without(List<Option> options, OptionFilter only, String tag) {
        return options.stream().anyMatch(option -> option.tags().contains(tag))
                && options.stream().filter(option -> option.tags().contains(tag))
                        .noneMatch(option -> only.tags().isEmpty() || option.tags().stream()
                                .anyMatch(only.tags()::contains));
    }

    /** More picks than there are options to pick. */
    private Optional<Unfelt> picks(ListChoice choice) {
        long room = room(choice);
        boolean range = !choice.picks().least().equals(choice.picks().most());
        return choice.picks().most().fixed().filter(most -> range && most != Amount.UNLIMITED && most > room)
                .filter(most -> room > 0)
                .map(most -> Unfelt.cause("picks", "list", choice.from().quoted(), "picks", most, "count", room)
                        .at(choice.id(), choice.label().place("choose")));
    }

    private long room(ListChoice choice) {
        return new FilterMatches(bounds, any -> true).room(choice.from(), choice.only());
    }

    /** A limit above as often as there is something to take. */
    private Optional<Unfelt> times(Advance advance) {
        return advance.listChoice().flatMap(choice -> {
            long room = room(choice);
            return advance.times().fixed().filter(times -> times != Amount.UNLIMITED && times > room && room > 0)
                    .map(times -> Unfelt.cause("times", "advance", advance.id(), "times", times, "count", room)
                            .at(advance.id(), advance.label().place("times")));
        });
    }
}
