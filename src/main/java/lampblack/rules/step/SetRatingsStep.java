package lampblack.rules.step;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.Points;
import lampblack.character.Rating;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitResolver;
import lampblack.rules.track.TraitSet;

/**
 * Sets the ratings of a fixed set, to what is rolled or to what is given; the file holds the dice, never the rating.
 */
public record SetRatingsStep(Label label, String set, RatingSource scores) implements CreationStep {

    /** The key of a step that names the set. */
    public String key() {
        return scores.isRolled() ? "for" : "among";
    }

    @Override
    public Choices apply(Choices choices, Node choice, SheetRules sheet, ProblemCollector problems) {
        TraitSet rules = sheet.traits().get(set);
        Choices next = choices;
        long example = scores.left(List.of()).stream().findFirst().orElse(0L);
        TraitMapCheck.judge(this, rules, example, choice, problems);
        for (Points points : Points.decode(choice)) {
            Optional<Trait> trait = TraitResolver.resolve(rules, points.name(), sheet, problems);
            if (trait.isPresent() && points.written().isEmpty()) {
                problems.report(points.name().text(), Diagnostic.of(Code.CREATION__NO_POINTS, points.name().span(),
                        Message.of(scores.isRolled() ? "creation.no-points.roll"
                        : "creation.no-points.set",
                                "trait", points.name().text()))
                        .note(Message.of("note.such-as", "example", points.name().text() + ": " + example)));
            }
            Optional<Long> score = points.written().flatMap(scores::of);
            if (trait.isPresent() && score.isPresent()) {
                long put = score.get() - start(rules, trait.get());
                next = next.with(set, trait.get().id(), new Rating(trait.get().id(), put, "", points.name().span()));
            }
        }
        return next;
    }

    /** What a trait starts with, which what is set takes the place of. */
    private static long start(TraitSet rules, Trait trait) {
        return rules.start(trait.id()).fixed().orElse(0L);
    }

    @Override
    public List<Candidate> candidates(DerivedSheet derived) {
        return derived.traits(set).stream().filter(trait -> derived.choices().rating(set, trait.id()).isEmpty())
                .map(trait -> new Candidate(Map.of("name", trait.id(), blank(), Candidate.BLANK),
                        derived.title(trait), "", List.of(blank()))).toList();
    }

    @Override
    public Node withCandidate(Optional<Node> choice, Candidate more, Span place) {
        List<Long> left = scores.left(choice.map(SetRatingsStep::written).orElse(List.of()));
        return left.isEmpty() ? choice.orElse(new MapNode(Map.of(), place))
                : with(choice, more.keys().get("name"), left.get(0), place);
    }

    private static Node with(Optional<Node> choice, String name, long value, Span place) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        choice.flatMap(Node::asMap).ifPresent(map -> entries.putAll(map.entries()));
        entries.put(name, new MapNode.Entry(Scalar.text(name, place), Scalar.integer(value, place)));
        return new MapNode(entries, place);
    }

    /** What an offer leaves to be said. */
    private String blank() {
        return scores.isRolled() ? "rolled" : "points";
    }

    /** The numbers that stand in a choice. */
    public static List<Long> written(Node choice) {
        return Points.decode(choice).stream().flatMap(points -> points.written().stream()).toList();
    }

    @Override
    public void judge(CreationContext whole) {
        DerivedSheet derived = whole.derived();
        TraitSet rules = derived.sheet().traits().get(set);
        List<String> open = new ArrayList<>(rules.entries().keySet());
        open.removeIf(name -> rules.derivation(name).isPresent());
        List<Long> before = new ArrayList<>();
        for (Points points : whole.choices().get(id()).map(Points::decode).orElse(List.of())) {
            Optional<Trait> trait = TraitResolver.resolve(rules, points.name(), derived.sheet(),
                    new ProblemCollector());
            if (trait.isPresent() && points.written().isPresent()) {
                open.remove(trait.get().id());
                judge(points, trait.get(), before, whole);
                before.add(points.amount());
            }
        }
        if (whole.choices().get(id()).filter(TraitMapCheck::isOther).isPresent()) {
            return;
        }
        List<String> titles = open.stream().map(name -> derived.title(new Trait(set, name))).toList();
        scores.owed(titles, before, label.title())
                .ifPresent(words -> whole.problems().addTodo("creation." + id(), whole.choices().keySpan(id()), words));
    }

    private void judge(Points points, Trait trait, List<Long> before, CreationContext whole) {
        DerivedSheet derived = whole.derived();
        Optional<Diagnostic> wrong = scores.wrong(points.amount(), before, points.place());
        wrong.ifPresent(problem -> whole.problems().report(trait.written(), points.amount(), problem));
        Optional<Long> score = scores.of(points.amount());
        if (wrong.isPresent() || score.isEmpty()) {
            return;
        }
        TraitSet rules = derived.sheet().traits().get(set);
        whole.running().merge(trait, score.get() - start(rules, trait), Long::sum);
        long rating = Amount.sum(score.get(), Math.max(0, derived.ratings().presets(trait)));
        long cap = derived.cap(trait);
        if (rating > cap) {
            whole.problems().report(trait.written(), rating,
                    Diagnostic.of(Code.CREATION__OVER_CAP, points.place(), "trait", derived.title(trait),
                            "rating", derived.ratingName(trait, rating), "cap", derived.ratingName(trait, cap)));
        }
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
        return Optional.empty();
    }

    @Override
    public Optional<SetRatingsStep> asSetRatings() {
        return Optional.of(this);
    }
}
