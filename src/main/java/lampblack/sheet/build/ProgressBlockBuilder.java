package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.expression.Expression;
import lampblack.expression.Term;
import lampblack.expression.Variable;
import lampblack.replay.CurrencyTitle;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.Price;
import lampblack.rules.Quantity;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.Purchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.StyledText;
import lampblack.sheet.TriggersBlock;

/** Sets what earns experience, and what experience and other currencies buy. */
final class ProgressBlockBuilder {

    /** The most ratings whose prices are listed one by one. */
    private static final long MAX_STEPS = 12;

    private final SheetSubject subject;
    private final LimitBlockBuilder limits;
    private final PlaybookFit fit;
    /** As choices alone leave it once play has begun: what is earned and bought goes by that, whatever is marked. */
    private final DerivedSheet judged;

    ProgressBlockBuilder(SheetSubject subject, LimitBlockBuilder limits) {
        this.subject = subject;
        this.limits = limits;
        this.fit = PlaybookFit.of(subject);
        DerivedSheet chosen = subject.derived().byChoices();
        this.judged = chosen.choices().playing() ? chosen : chosen.withChoices(chosen.ratings().play());
    }

    Optional<Block> earning() {
        List<TriggersBlock.TriggerRow> triggers = subject.rules().earning().values().stream().flatMap(this::rows).toList();
        return block(earningTitle(), triggers);
    }

    /** What a way to earn says to the character; on a sheet for any playbook, where most of them earn so alike. */
    private Stream<TriggersBlock.TriggerRow> rows(Earning earning) {
        List<PlaybookFit> any = fit.ofPlaybooks();
        List<String> said = Distinct.of(any.stream().map(own -> own.subject().derived()).filter(earning::isOpen)
                .map(earning::says));
        boolean shared = any.isEmpty() ? earning.isOpen(judged) : said.size() == 1
                && fit.isUsual(own -> earning.isOpen(own.subject().derived()));
        return shared ? Stream.of(new TriggersBlock.TriggerRow(amount(earning), "", Markup.spans(said.isEmpty()
                ? earning.says(judged) : said.get(0)))) : Stream.empty();
    }

    /** Named for what is earned, where that is one thing. */
    private String earningTitle() {
        Set<String> tracks = new LinkedHashSet<>();
        subject.rules().earning().values().forEach(earning -> tracks.addAll(earning.into()));
        return tracks.size() == 1 ? subject.render("sheet.earn", "track", currency(tracks.iterator().next(), 0))
                : subject.render("sheet.earning");
    }

    Optional<Block> advances() {
        List<TriggersBlock.TriggerRow> prices = new ArrayList<>(subject.rules().advances().values().stream()
                .filter(advance -> !advance.locked() || judged
                .opens(new Quantity.Access.AdvanceAccess(advance.id())))
                .filter(advance -> judged.closedBy(new Quantity.Access.AdvanceAccess(advance.id()))
                .isEmpty())
                .map(this::price).toList());
        prices.addAll(limits.rows());
        return block(subject.render("sheet.advances"), prices);
    }

    private Optional<Block> block(String title, List<TriggersBlock.TriggerRow> triggers) {
        return triggers.isEmpty() ? Optional.empty() : Optional.of(new TriggersBlock(title, triggers));
    }

    private String amount(Earning earning) {
        return span(earning.gives().least().evaluate(judged), earning.most(judged));
    }

    static String span(long least, long most) {
        if (most == Amount.UNLIMITED) {
            return least + "+";
        }
        return least == most ? String.valueOf(most) : least + "–" + most;
    }

    private TriggersBlock.TriggerRow price(Advance advance) {
        List<String> amounts = new ArrayList<>();
        // What an author says of it in words of their own says when, too.
        String text = advance.label().text();
        List<StyledText> says = new ArrayList<>(Markup.spans(!text.isEmpty() ? text
                : new RequirementSummary(subject).sentence(advance.requires())));
        advance.cost().prices().forEach((currency, price) -> {
            Map<Long, Long> steps = steps(advance, price);
            if (!steps.isEmpty()) {
                amounts.add(range(steps) + " " + currency(currency, 0));
                String words = subject.render("sheet.by-rating", "steps", String.join(", ", said(steps)));
                says.add(new StyledText(Markup.TextStyle.PLAIN, says.isEmpty() ? words : " " + words));
            } else {
                amounts.add(amount(advance, price, number -> currency(currency, number)));
            }
        });
        advance.cost().elsewhere().forEach((track, price) ->
                amounts.add(amount(advance, price, number -> CurrencyTitle.of(track.key(), number, subject.derived(),
                        subject.ruleset()))));
        if (advance.cost().ofChosen()) {
            amounts.add(subject.render("sheet.own-price"));
        }
        boolean free = amounts.isEmpty();
        Optional<String> often = often(advance, free);
        often.filter(words -> free).ifPresent(amounts::add);
        Stream.concat(often.filter(words -> !free).stream(), subject.taken().of(advance.whenTaken()).stream()).forEach(words ->
                says.add(new StyledText(Markup.TextStyle.PLAIN, says.isEmpty() ? words : " " + words)));
        return new TriggersBlock.TriggerRow(String.join(", ", amounts), advance.label().title(), says);
    }

    /** How often it may be taken, unless as often as one likes; what costs nothing says it in place of that. */
    private Optional<String> often(Advance advance, boolean free) {
        long times = advance.times().evaluate(judged);
        String per = advance.per().map(id -> Optional.ofNullable(subject.rules().periods().get(id)).map(Label::title)
                .orElse(id)).orElse("");
        String key = free ? "sheet.limit.per" : per.isEmpty() ? "sheet.advance.times" : "sheet.advance.per";
        return times == Amount.UNLIMITED || free && per.isEmpty() ? Optional.empty()
                : Optional.of(subject.render(key, "most", times, "per", per));
    }

    private String amount(Advance advance, Price price, Function<Long, String> title) {
        return switch (price) {
            case Price.FullTrackPrice full -> subject.render("sheet.full", "track", title.apply(0L));
            case Price.AmountPrice plain -> said(evaluate(advance, plain), title);
            case Price.RatingPrice table -> said(evaluate(advance, table), title);
        };
    }

    private static String said(long number, Function<Long, String> title) {
        return CurrencyTitle.priced(number, title.apply(number));
    }

    private long evaluate(Advance advance, Price price) {
        return switch (advance.purchase()) {
            case AddPurchase add -> price.evaluate(judged, variables(advance, 0, add.at()));
            default -> price.evaluate(judged, variables(advance, 0, 0));
        };
    }

    private Map<String, Long> variables(Advance advance, long from, long to) {
        return Map.of("from", from, "to", to, "times", judged.choices().bought().getOrDefault(advance.id(), 0L));
    }

    private String currency(String id, long number) {
        Track track = subject.rules().tracks().get(id);
        return track == null ? id : subject.derived().titleOf(track.label(), number);
    }

    /** What each new rating costs, where the price depends on it. */
    private Map<Long, Long> steps(Advance advance, Price price) {
        Map<Long, Long> steps = new LinkedHashMap<>();
        ratings(advance, price).forEach(to -> steps.put(to, price.evaluate(judged, variables(advance, to - 1, to))));
        return steps;
    }

    /** The new ratings on which a price depends. */
    private List<Long> ratings(Advance advance, Price price) {
        return switch (price) {
            case Price.RatingPrice table -> List.copyOf(table.table().keySet());
            case Price.AmountPrice plain -> plain.amount().formula().map(Expression::term)
                    .filter(ProgressBlockBuilder::readsRating).map(term -> ratings(advance)).orElse(List.of());
            case Price.FullTrackPrice full -> List.of();
        };
    }

    private List<Long> ratings(Advance advance) {
        long first = lowest(advance.purchase()) + 1;
        return LongStream.rangeClosed(first, Math.min(first + MAX_STEPS - 1, highest(advance.purchase()))).boxed()
                .toList();
    }

    private static boolean readsRating(Term term) {
        return term instanceof Variable variable && (variable.name().equals("to") || variable.name().equals("from"))
                || term.children().stream().anyMatch(ProgressBlockBuilder::readsRating);
    }

    /** The highest rating that can be bought; 0 for what raises none. */
    private long highest(Purchase purchase) {
        return switch (purchase) {
            case RaisePurchase raise -> highest(raise);
            default -> 0;
        };
    }

    /** The lowest rating that something can be raised from: 0, or what stands below it. */
    private long lowest(Purchase purchase) {
        return switch (purchase) {
            case RaisePurchase raise -> Stream.concat(raise.sets().stream(), raise.traits().stream().map(Trait::set))
                    .map(subject.rules().traits()::get).mapToLong(set -> set.min().evaluate(judged)).min().orElse(0);
            default -> 0;
        };
    }

    private long highest(RaisePurchase raise) {
        long cap = Stream.concat(raise.sets().stream().flatMap(this::of), raise.traits().stream())
                .mapToLong(judged::cap).max().orElse(0);
        return Math.min(cap, raise.upTo().map(amount -> amount.evaluate(judged)).orElse(Amount.UNLIMITED));
    }

    /** The traits of a set, and any that may yet come. */
    private Stream<Trait> of(String set) {
        return Stream.concat(judged.traits(set).stream(), Stream.of(new Trait(set, "")));
    }

    private static String range(Map<Long, Long> steps) {
        long least = steps.values().stream().mapToLong(Long::longValue).min().orElse(0);
        long most = steps.values().stream().mapToLong(Long::longValue).max().orElse(0);
        return span(least, most);
    }

    /** What each step costs, those of one price together: {@code 6 to reach 2 or 3, 10 to reach 4}. */
    private List<String> said(Map<Long, Long> steps) {
        List<String> words = new ArrayList<>();
        List<Long> ratings = new ArrayList<>(steps.keySet());
        for (int first = 0, next; first < ratings.size(); first = next) {
            long price = steps.get(ratings.get(first));
            next = first + 1;
            while (next < ratings.size() && ratings.get(next) == ratings.get(next - 1) + 1
                    && steps.get(ratings.get(next)) == price) {
                next++;
            }
            words.add(subject.render("sheet.to-reach", "price", price, "rating",
                    reached(ratings.get(first), ratings.get(next - 1))));
        }
        return words;
    }

    private String reached(long least, long most) {
        return most == least + 1 ? subject.render("roll.either", "least", least, "most", most) : span(least, most);
    }
}
