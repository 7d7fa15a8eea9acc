package lampblack.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import lampblack.expression.Term;
import lampblack.expression.Variable;
import lampblack.rules.Advance;
import lampblack.rules.Amount;
import lampblack.rules.Earning;
import lampblack.rules.Price;
import lampblack.rules.Raise;
import lampblack.rules.Track;
import lampblack.sheet.Markup.Span;

/** Sets what earns experience, and what experience and other currencies buy. */
final class ProgressBlocks {

    /** The most ratings whose prices are told one by one. */
    private static final long MOST_STEPS = 12;

    private final Subject subject;

    ProgressBlocks(Subject subject) {
        this.subject = subject;
    }

    Optional<Block> earning() {
        List<Block.Trigger> triggers = subject.rules().earning().values().stream()
                .filter(earning -> earning.isOpen(subject.standing()))
                .map(earning -> new Block.Trigger(amount(earning), "", Markup.spans(earning.says()))).toList();
        return block(earningTitle(), triggers);
    }

    /** Named for what is earned, where that is one thing. */
    private String earningTitle() {
        List<String> tracks = subject.rules().earning().values().stream().flatMap(earning -> earning.into().stream())
                .distinct().toList();
        return tracks.size() == 1 ? subject.say("sheet.earn", "track", currency(tracks.get(0)))
                : subject.say("sheet.earning");
    }

    Optional<Block> advances() {
        List<Block.Trigger> prices = subject.rules().advances().values().stream()
                .filter(advance -> !advance.locked() || subject.standing().opens("advance", advance.id()))
                .filter(advance -> subject.standing().closer("advance", advance.id()).isEmpty())
                .map(this::price).toList();
        return block(subject.say("sheet.advances"), prices);
    }

    private Optional<Block> block(String title, List<Block.Trigger> triggers) {
        return triggers.isEmpty() ? Optional.empty() : Optional.of(new Block.Triggers(title, triggers));
    }

    private String amount(Earning earning) {
        return span(earning.gives().least().in(subject.standing()), earning.most(subject.standing()));
    }

    private static String span(long least, long most) {
        if (most == Amount.UNLIMITED) {
            return least + "+";
        }
        return least == most ? String.valueOf(most) : least + "–" + most;
    }

    private Block.Trigger price(Advance advance) {
        List<String> amounts = new ArrayList<>();
        List<Span> says = new ArrayList<>(Markup.spans(advance.label().text()));
        advance.cost().prices().forEach((currency, price) -> {
            String title = currency(currency);
            Map<Long, Long> steps = steps(advance, price);
            if (!steps.isEmpty()) {
                amounts.add(range(steps) + " " + title);
                String words = subject.say("sheet.by-rating", "steps", said(steps));
                says.add(new Span(Markup.Style.PLAIN, says.isEmpty() ? words : " " + words));
            } else {
                long amount = price.in(subject.standing(), Map.of("times", bought(advance)));
                amounts.add(price instanceof Price.Full ? subject.say("sheet.full", "track", title) : amount + " "
                        + title);
            }
        });
        if (advance.cost().ofChosen()) {
            amounts.add(subject.say("sheet.own-price"));
        }
        return new Block.Trigger(String.join(", ", amounts), advance.label().title(), says);
    }

    private long bought(Advance advance) {
        return subject.standing().state().bought().getOrDefault(advance.id(), 0L);
    }

    private String currency(String id) {
        Track track = subject.rules().tracks().get(id);
        return track == null ? id : subject.standing().titleOf(track.label());
    }

    /** What each new rating costs, where the price depends on it. */
    private Map<Long, Long> steps(Advance advance, Price price) {
        Map<Long, Long> steps = new LinkedHashMap<>();
        if (price instanceof Price.ByRating table) {
            table.table().forEach((to, amount) -> steps.put(to, amount.in(subject.standing())));
        } else if (price instanceof Price.Plain plain && plain.amount() instanceof Amount.Formula formula
                && readsRating(formula.expression().term()) && advance.purchase() instanceof Raise raise) {
            for (long to = 1; to <= Math.min(MOST_STEPS, highest(raise)); to++) {
                steps.put(to, price.in(subject.standing(), Map.of("from", to - 1, "to", to, "times", bought(advance))));
            }
        }
        return steps;
    }

    private static boolean readsRating(Term term) {
        return term instanceof Variable variable && (variable.name().equals("to") || variable.name().equals("from"))
                || term.children().stream().anyMatch(ProgressBlocks::readsRating);
    }

    private long highest(Raise raise) {
        return LongStream.concat(raise.sets().stream().map(subject.rules().traits()::get)
                .mapToLong(set -> set.max().in(subject.standing())), raise.traits().stream()
                .mapToLong(subject.standing()::cap)).max().orElse(0);
    }

    private static String range(Map<Long, Long> steps) {
        long least = steps.values().stream().mapToLong(Long::longValue).min().orElse(0);
        long most = steps.values().stream().mapToLong(Long::longValue).max().orElse(0);
        return span(least, most);
    }

    /** Each step with its price: {@code 2: 6, 3: 6, 4: 10}. */
    private static String said(Map<Long, Long> steps) {
        List<String> words = new ArrayList<>();
        steps.forEach((to, amount) -> words.add(to + ": " + amount));
        return String.join(", ", words);
    }
}
