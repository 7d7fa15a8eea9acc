package lampblack.rules.step;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Choices;
import lampblack.character.Name;
import lampblack.character.Points;
import lampblack.character.Rating;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Quantity;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitResolver;
import lampblack.rules.track.TraitSet;

/** Puts points into the traits of a set. In YAML: {@code {spend: 7, on: specialties, up-to: 2}}. */
public record SpendStep(Label label, Range points, String set, Optional<Amount> upTo) implements CreationStep {

    private static final List<String> DETAILS = List.of("points", "under", "note");

    /** What is wrong where points are not said, at the key that was most likely meant to say them. */
    private static Diagnostic noPoints(Points points, Node choice) {
        Optional<Scalar> slip = choice.get(points.name().text()).stream()
                .flatMap(said -> said.all().stream()).map(MapNode.Entry::key)
                .filter(key -> NearestName.to(key.text(), List.of("points")).isPresent()).findFirst();
        return slip.map(key -> Diagnostic.of(Code.CREATION__NO_POINTS, key.span(), "trait", points.name().text())
                .suggest(key.text(), List.of("points")))
                .orElse(Diagnostic.of(Code.CREATION__NO_POINTS, points.name().span(), "trait", points.name().text()));
    }

    @Override
    public Choices apply(Choices choices, Node choice, SheetRules sheet, ProblemCollector problems) {
        TraitSet rules = sheet.traits().get(set);
        Choices next = choices;
        Set<String> seen = new HashSet<>();
        TraitMapCheck.judge(this, rules, 1, choice, problems);
        for (Points item : Points.decode(choice)) {
            Optional<Trait> trait = TraitResolver.resolve(rules, item.name(), sheet, problems);
            if (trait.isPresent()) {
                if (!seen.add(trait.get().id())) {
                    problems.report(item.name().text(), Diagnostic.of(Code.NAME__TAKEN, item.name().span(), "name",
                            item.name().text(), "block", rules.label().title()));
                }
                if (item.written().isEmpty()) {
                    problems.report(item.name().text(), noPoints(item, choice));
                }
                String under = item.under().flatMap(written -> TraitResolver.parent(rules, sheet, written, problems))
                        .orElse("");
                Rating put = rating(next.rating(set, trait.get().id()), trait.get(), item, under, rules);
                next = next.with(set, trait.get().id(), put);
            }
        }
        return next;
    }

    private static Rating rating(Optional<Rating> old, Trait trait, Points item, String under, TraitSet rules) {
        if (old.isEmpty()) {
            String shown = rules.open() ? Name.of(item.name().text()).shown() : trait.id();
            return new Rating(shown, item.amount(), under, item.name().span());
        }
        String place = old.get().under().isEmpty() ? under : old.get().under();
        return new Rating(old.get().name(), old.get().points() + item.amount(), place, old.get().span());
    }

    @Override
    public List<Candidate> candidates(DerivedSheet derived) {
        TraitSet rules = derived.sheet().traits().get(set);
        List<Candidate> all = new ArrayList<>();
        for (Trait trait : derived.traits(set)) {
            String name = rules.open() ? derived.title(trait) : trait.id();
            all.add(new Candidate(Map.of("name", name), derived.title(trait), "", List.of()));
        }
        if (rules.open()) {
            all.add(new Candidate(Map.of("name", Candidate.BLANK), rules.label().title(), "", List.of("name")));
        }
        return all;
    }

    @Override
    public Node withCandidate(Optional<Node> choice, Candidate more, Span place) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        choice.flatMap(Node::asMap).ifPresent(map -> entries.putAll(map.entries()));
        String name = more.keys().get("name");
        String key = entries.keySet().stream().filter(id -> Name.of(id).key().equals(Name.of(name).key())).findFirst()
                .orElse(name);
        MapNode.Entry old = entries.get(key);
        Scalar written = old == null ? Scalar.text(name, place) : old.key();
        Node under = old == null ? null : old.value().get("under").orElse(null);
        long points = old == null ? 0 : Points.decode(new MapNode(Map.of(key, old), place)).get(0).amount();
        Map<String, MapNode.Entry> value = new LinkedHashMap<>();
        value.put("points", new MapNode.Entry(Scalar.text("points", place), Scalar.integer(points + 1, place)));
        if (under != null) {
            value.put("under", new MapNode.Entry(Scalar.text("under", place), under));
        }
        entries.put(key, new MapNode.Entry(written, new MapNode(value, written.span())));
        return new MapNode(entries, place);
    }

    @Override
    public void judge(CreationContext whole) {
        DerivedSheet derived = whole.derived();
        TraitSet rules = derived.sheet().traits().get(set);
        Span place = whole.choices().keySpan(id());
        whole.choices().get(id()).ifPresent(choice -> details(choice, whole.problems()));
        long spent = 0;
        long lost = 0;
        List<Points> all = whole.choices().get(id()).map(Points::decode).orElse(List.of());
        for (Points item : all) {
            Optional<Trait> trait = TraitResolver.resolve(rules, item.name(), derived.sheet(),
                    new ProblemCollector());
            if (trait.isPresent() && item.written().isPresent()) {
                spent += item.amount();
                judge(item, trait.get(), rules, whole);
            } else if (trait.isEmpty()) {
                lost += item.amount();
            }
        }
        long most = most(derived);
        long left = least(derived) - spent - lost;
        if (spent > most) {
            whole.problems().report(id(), spent, overBudget(spent, most, place));
        } else if (left > 0 && whole.choices().get(id()).filter(TraitMapCheck::isOther).isEmpty()) {
            whole.problems().addTodo("creation." + id(), place, false,
                    Message.of("todo.points", "left", left, "step", label.title()));
        }
    }

    private Diagnostic overBudget(long spent, long most, Span place) {
        return Diagnostic.of(Code.CREATION__OVER_BUDGET, place, "spent", spent, "allowed", most, "step", label.title());
    }

    /**
     * What is said to one point more in a trait for its number alone, where that is all there is to be said of the
     * trait and nothing that is chosen changes how many there are.
     */
    public Optional<Violation> over(CreationContext whole, String name) {
        DerivedSheet derived = whole.derived();
        Trait trait = new Trait(set, derived.sheet().traits().get(set).open() ? Name.of(name).key() : name);
        boolean fixed = points.most().fixed().isPresent()
                && derived.effectInstances(new Quantity.StepPoints(id())).isEmpty();
        long spent = 1 + whole.choices().get(id()).map(Points::decode).orElse(List.of()).stream()
                .mapToLong(Points::amount).sum();
        if (!fixed || spent <= points.most().evaluate(derived) || !derived.has(trait)
                || derived.rating(trait) >= cap(trait, derived)) {
            return Optional.empty();
        }
        return Optional.of(new Violation(
                overBudget(spent, points.most().evaluate(derived), whole.choices().keySpan(id())), id(), spent));
    }

    /** Objects to what stands beside the points of a trait and is not read. */
    private static void details(Node choice, ProblemCollector problems) {
        for (MapNode.Entry trait : choice.asMap().map(MapNode::all).orElse(List.of())) {
            // Whoever wrote its points wrongly is told that they are not there.
            boolean hasPoints = trait.value().asMap().filter(map -> map.has("points")).isPresent();
            for (MapNode.Entry detail : trait.value().asMap().filter(map -> hasPoints).map(MapNode::all)
                    .orElse(List.of())) {
                String key = detail.key().text();
                if (!DETAILS.contains(key)) {
                    problems.report(trait.key().text(), Diagnostic.of(Code.OPTION__UNKNOWN_DETAIL, detail.key().span(),
                            "option", trait.key().text(), "detail", key).suggest(key, DETAILS));
                }
            }
        }
    }

    private void judge(Points item, Trait trait, TraitSet rules, CreationContext whole) {
        DerivedSheet derived = whole.derived();
        long put = whole.running().merge(trait, item.amount(), Long::sum);
        // An effect with a bound of its own says itself how high it goes.
        long rating = Amount.sum(rules.start(trait.id()).evaluate(derived),
                put + Math.max(0, derived.ratings().presets(trait)));
        overCap(item, trait, rating, derived, whole.problems());
        long min = rules.min().evaluate(derived);
        if (rating < min) {
            whole.problems().report(trait.written(), rating, Diagnostic.of(Code.CREATION__BELOW_MINIMUM, item.place(),
                    "trait", derived.title(trait), "rating", rating, "min", min));
        }
        place(item, trait, derived, "creation." + id(), whole.problems());
    }

    private void overCap(Points item, Trait trait, long rating, DerivedSheet derived, ProblemCollector problems) {
        long cap = cap(trait, derived);
        if (rating > cap && item.amount() > 0) {
            problems.reportOnce(trait.written(), rating,
                    Diagnostic.of(Code.CREATION__OVER_CAP, item.place(), "trait", derived.title(trait),
                            "rating", derived.ratingName(trait, rating), "cap", derived.ratingName(trait, cap)),
                    Code.OPTION__ANSWER_AT_CAP);
        }
    }

    /** Asks what a new trait stands under, where that has to be said. */
    private static void place(Points item, Trait trait, DerivedSheet derived, String where, ProblemCollector problems) {
        TraitSet rules = derived.sheet().traits().get(trait.set());
        if (rules.open() && rules.under().isPresent() && derived.parent(trait).isEmpty() && item.under().isEmpty()) {
            Scalar name = item.name();
            problems.addTodo(where + "." + name.text(), name.span(), Message.of("todo.under", "trait", name.text(),
                    "parent", derived.sheet().traits().get(rules.under().get()).label().title()));
        }
    }

    /**
     * Spends points that are due, for which the set's own cap holds; those of the game belong to creation, and to its
     * cap.
     */
    Choices spendDue(Node choice, DerivedSheet before, String where, ProblemCollector problems) {
        TraitSet rules = before.sheet().traits().get(set);
        boolean ofGame = dueOfItsOwn(before) > 0;
        Choices next = apply(before.choices(), choice, before.sheet(), problems);
        for (Points item : Points.decode(choice)) {
            Optional<Trait> trait = TraitResolver.resolve(rules, item.name(), before.sheet(), new ProblemCollector());
            if (trait.isPresent()) {
                next = making(trait.get(), item.amount(), before, next);
                if (ofGame) {
                    next = next.created(trait.get().toString(), item.amount());
                    overCap(item, trait.get(), next.atCreation().get(trait.get().toString()), before, problems);
                }
                judgeDue(item, trait.get(), before.withChoices(next), where, problems);
            }
        }
        return next;
    }

    /** The state with as many points more that a rating rises: a gift that stops somewhere makes way for them. */
    private static Choices making(Trait trait, long amount, DerivedSheet before, Choices with) {
        Choices next = with;
        long from = before.rating(trait);
        for (long way = from - before.ratings().chosen(trait);
                way > 0 && before.withChoices(next).rating(trait) < from + amount; way--) {
            Rating put = next.rating(trait.set(), trait.id()).orElseThrow();
            next = next.plus(trait.set(), trait.id(), new Rating(put.name(), 1, put.under(), put.span()));
        }
        return next;
    }

    private static void judgeDue(Points item, Trait trait, DerivedSheet after, String where,
            ProblemCollector problems) {
        long rating = Math.max(after.rating(trait), after.ratings().chosen(trait));
        long cap = after.cap(trait);
        if (rating > cap) {
            problems.report(trait.toString(), rating, Diagnostic.of(Code.ADVANCE__OVER_CAP, item.place(), "trait",
                    after.title(trait), "rating", after.ratingName(trait, rating), "cap",
                    after.ratingName(trait, cap)));
        }
        place(item, trait, after, where, problems);
    }

    /** How high a rating may go in this step. */
    private long cap(Trait trait, DerivedSheet derived) {
        return Math.min(derived.cap(trait), upTo.map(amount -> derived.ratings().stepCap(id(), amount))
                .orElse(Amount.UNLIMITED));
    }

    public static long plus(long amount, long more) {
        return amount == Amount.UNLIMITED ? amount : Math.max(0, amount + more);
    }

    @Override
    public List<String> fields() {
        return List.of();
    }

    @Override
    public Optional<ListChoice> listChoice() {
        return Optional.empty();
    }

    @Override
    public Optional<SpendStep> asSpend() {
        return Optional.of(this);
    }

    @Override
    public Optional<SetRatingsStep> asSetRatings() {
        return Optional.empty();
    }
}
