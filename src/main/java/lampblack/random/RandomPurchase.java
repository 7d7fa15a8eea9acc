package lampblack.random;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import lampblack.dice.SplitMix;
import lampblack.node.ListNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.offers.ChoicesDraft;
import lampblack.offers.Offer;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.SourceLists;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.TraitSet;

/** Generates ways to take an advance, as the keys its entry would have. */
record RandomPurchase(SheetRules sheet, SplitMix random, RandomWords words) {

    private static final int MAX_WAYS = 8;

    RandomPurchase(SheetRules sheet, SplitMix random) {
        this(sheet, random, RandomWords.any(random));
    }

    /**
     * Some ways to take it, of which any may turn out to be closed.
     *
     * @param wanted whether an option is asked for, so that it comes first
     */
    List<Map<String, Node>> ways(Advance advance, DerivedSheet derived, Predicate<OptionKey> wanted) {
        List<Map<String, Node>> ways = new ArrayList<>();
        List<Candidate> all = random.shuffled(advance.purchase().candidates(derived));
        advance.listChoice().ifPresent(choice -> {
            choice.from().ids().forEach(list -> new MapFrontier(derived).sort(list, all));
            all.sort(Comparator.comparing(candidate -> !wanted.test(
                    choice.from().key(candidate.keys().get("choose"), sheet))));
        });
        for (Candidate candidate : all.subList(0, Math.min(all.size(), MAX_WAYS))) {
            Map<String, Node> keys = new LinkedHashMap<>();
            keys.put("advance", ChoicesDraft.text(advance.id()));
            candidate.keys().forEach((key, value) -> keys.put(key, ChoicesDraft.text(value)));
            switch (advance.purchase()) {
                case ChoosePurchase choose -> take(choose, all, candidate, derived)
                        .ifPresent(chosen -> keys.put("choose", chosen));
                case AddPurchase add -> name(keys, "add", add.set(), derived, true);
                case SwapPurchase swap -> swap(swap, keys, derived);
                // Their candidates say all there is to say.
                case RaisePurchase raise -> { }
                case GainPurchase gain -> { }
            }
            if (keys.values().stream().noneMatch(value -> value.equals(ChoicesDraft.text(Candidate.BLANK)))) {
                ways.add(keys);
            }
        }
        return ways;
    }

    /** Some ways to take one thing that is due of a step of creation. */
    List<Map<String, Node>> dues(CreationStep step, DerivedSheet derived) {
        List<Candidate> all = random.shuffled(step.candidates(derived));
        step.listChoice().ifPresent(choice -> choice.from().ids().forEach(list -> new MapFrontier(derived)
                .sort(list, all)));
        List<Map<String, Node>> ways = new ArrayList<>();
        for (Candidate candidate : all.subList(0, Math.min(all.size(), MAX_WAYS))) {
            Map<String, Node> keys = new LinkedHashMap<>(Map.of(Offer.DUE, ChoicesDraft.text(step.id())));
            step.listChoice().flatMap(choice -> written(choice.from(), candidate, derived, false))
                    .ifPresent(pick -> keys.put("choose", pick));
            step.asSpend().map(spend -> point(candidate.keys().get("name"), sheet.traits().get(spend.set())))
                    .ifPresent(points -> keys.put("points", points));
            ways.add(keys);
        }
        return ways;
    }

    /** A point in a trait, or in a new one of an open set. */
    private Node point(String name, TraitSet set) {
        if (!name.equals(Candidate.BLANK)) {
            return ChoicesDraft.map(Map.of(name, ChoicesDraft.number(1)));
        }
        Map<String, Node> point = new LinkedHashMap<>(Map.of("points", ChoicesDraft.number(1)));
        set.under().ifPresent(above -> point.put("under", ChoicesDraft.text(words.place(sheet, set))));
        return ChoicesDraft.map(Map.of(words.skills(set.suggestions()).get(0), ChoicesDraft.map(point)));
    }

    /** Some option of a list, or a name of a player's own. */
    Optional<Node> pick(OptionList list, DerivedSheet derived) {
        List<Candidate> all = new MapFrontier(derived).of(list.id(),
                new ChoosePurchase(Amount.Fixed.ONE, SourceLists.of(list.id()), OptionFilter.ANY, false)
                        .candidates(derived));
        List<Candidate> made = all.stream().filter(candidate -> candidate.keys().containsValue(Candidate.BLANK))
                .toList();
        return all.isEmpty() ? Optional.empty()
                : written(SourceLists.of(list.id()), random.pick(made.isEmpty() || !random.oneIn(3) ? all : made),
                        derived, false);
    }

    private Optional<Node> written(SourceLists from, Candidate candidate, DerivedSheet derived, boolean priced) {
        return new RandomPick(sheet, random, words, option -> false).written(candidate, from, derived, priced).stream()
                .findFirst();
    }

    private Optional<Node> take(ChoosePurchase choose, List<Candidate> all, Candidate first, DerivedSheet derived) {
        long count = Math.min(choose.picks().evaluate(derived), all.size());
        if (count <= 1) {
            return written(choose.from(), first, derived, true);
        }
        List<Node> picks = new ArrayList<>();
        written(choose.from(), first, derived, true).ifPresent(picks::add);
        for (Candidate candidate : random.shuffled(all)) {
            if (picks.size() < count && !candidate.equals(first)) {
                written(choose.from(), candidate, derived, true).ifPresent(picks::add);
            }
        }
        return Optional.of(new ListNode(picks, ChoicesDraft.NOWHERE));
    }

    private void name(Map<String, Node> keys, String key, String set, DerivedSheet derived, boolean placed) {
        TraitSet rules = sheet.traits().get(set);
        words.skills(rules.suggestions()).stream().findFirst()
                .ifPresent(name -> keys.put(key, ChoicesDraft.text(name)));
        if (rules.under().isPresent() && (placed || random.oneIn(3))) {
            keys.put("under", ChoicesDraft.text(words.place(sheet, rules)));
        }
    }

    private void swap(SwapPurchase swap, Map<String, Node> keys, DerivedSheet derived) {
        String old = ((Scalar) keys.get("swap")).text();
        Optional<String> set = swap.sets().stream()
                .filter(name -> derived.traits(name).stream().anyMatch(trait -> derived.title(trait).equals(old)))
                .findFirst();
        if (set.isPresent()) {
            name(keys, "for", set.get(), derived, false);
            return;
        }
        List<String> suggestions = swap.lists().stream().map(sheet.lists()::get)
                .filter(list -> derived.choices().list(list.id()).stream()
                .anyMatch(takenOption -> takenOption.name().equals(old)))
                .flatMap(list -> list.suggestions().stream()).toList();
        keys.put("for", ChoicesDraft.text(words.things(suggestions, false).get(0)));
    }
}
