package lampblack.lint;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import lampblack.diagnostic.Message;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.Choose;
import lampblack.rules.Filter;
import lampblack.rules.HasOption;
import lampblack.rules.HasTag;
import lampblack.rules.Link;
import lampblack.rules.Not;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.Requirement;
import lampblack.rules.Step;

/**
 * Whether all that an option needs beside it can be taken in one creation. That is judged as a whole, so that options
 * which need each other can be taken where there is room for all of them.
 */
final class Together {

    private static final int MOST = 60;

    private final Lacks lacks;
    private final Bounds bounds;
    private final Set<OptionKey> needed = new LinkedHashSet<>();
    private final Set<OptionKey> refused = new LinkedHashSet<>();

    private Together(Lacks lacks) {
        this.lacks = lacks;
        this.bounds = lacks.bounds();
    }

    /** Why what an option needs cannot stand beside it. */
    static Optional<Lack> lack(Option option, Lacks lacks) {
        Together all = new Together(lacks);
        all.add(option.key());
        return all.lack();
    }

    private Optional<Lack> lack() {
        for (OptionKey each : refused) {
            if (needed.contains(each)) {
                return Optional.of(Lack.of(Lack.Kind.OFFER, "never.refuses", "name", each.id()));
            }
        }
        for (OptionKey first : needed) {
            List<OptionKey> picks = needed.stream().filter(each -> each.list().equals(first.list())).toList();
            long most = capacity(first.list());
            if (picks.size() > most) {
                List<Message> names = picks.stream().map(each -> Message.of("cli.quoted", "word", each.id())).toList();
                return Optional.of(Lack.of(Lack.Kind.OFFER, "never.together", "names", names, "most", most, "list",
                        first.list()));
            }
        }
        return Optional.empty();
    }

    private long capacity(String list) {
        long most = 0;
        for (Step step : bounds.sheet().creation().values()) {
            if (step instanceof Choose choose && choose.list().equals(list)) {
                most = Interval.exactly(most).plus(Interval.exactly(Math.max(0, lacks.picks(choose)))).high();
            }
        }
        return Math.min(most, bounds.amount(bounds.sheet().lists().get(list).atMost()).high());
    }

    /** Adds what must be picked; what may come as a gift or by a link need not be. */
    private void add(OptionKey key) {
        Optional<Option> option = bounds.sheet().option(key);
        boolean comes = key.list().equals(Link.LIST) || bounds.options().isGift(key);
        if (option.isEmpty() || comes || needed.size() == MOST || !needed.add(key)) {
            return;
        }
        add(option.get().requires());
        if (option.get().locked()) {
            only(bounds.gifts().openers(option.get()), opener -> true).ifPresent(opener -> add(opener.key()));
        }
        option.get().playbook().filter(own -> isOnlyOwn(option.get()))
                .ifPresent(own -> add(new OptionKey(OptionKey.PLAYBOOKS, own)));
    }

    private void add(Requirement requirement) {
        if (requirement instanceof AllOf all) {
            all.parts().forEach(this::add);
        } else if (requirement instanceof AnyOf any) {
            only(any.parts(), each -> lacks.feasible().never(each).isEmpty()).ifPresent(this::add);
        } else if (requirement instanceof HasOption has) {
            add(has.option());
        } else if (requirement instanceof HasTag tag) {
            only(bounds.carriers(tag.tag()), bounds.scope().options()).ifPresent(this::add);
        } else if (requirement instanceof Not not && not.part() instanceof AllOf all && all.parts().size() == 1
                && all.parts().get(0) instanceof HasOption has) {
            refused.add(has.option());
        }
    }

    private static <T> Optional<T> only(List<T> all, Predicate<? super T> possible) {
        List<T> left = all.stream().filter(possible).distinct().limit(2).toList();
        return left.size() == 1 ? Optional.of(left.get(0)) : Optional.empty();
    }

    /** Whether steps offer it to those of its own playbook alone. */
    private boolean isOnlyOwn(Option option) {
        Passing passing = new Passing(bounds, lacks.free());
        return !bounds.gifts().opens(option) && bounds.sheet().creation().values().stream()
                .filter(step -> step instanceof Choose choose && choose.list().equals(option.key().list())
                        && passing.passes(option, choose.only()))
                .allMatch(step -> ((Choose) step).only().playbook() == Filter.Own.OWN);
    }
}
