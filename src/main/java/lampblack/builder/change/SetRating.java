package lampblack.builder.change;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import lampblack.builder.page.FormData;
import lampblack.dice.SplitMix;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.TableDice;
import lampblack.rules.step.CreationContext;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * Sets a rating. {@code put: hunt=2} is paid from the step that the form names, or from others that can; what is
 * taken back
 * returns to the step it came from. {@code step, trait, points} writes what was rolled or is given; {@code roll}
 * rolls it.
 */
public record SetRating(LongSupplier seeds) implements CharacterChange {

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        FormScope scope = FormScope.of(before, form);
        boolean made = form.text("made").isPresent();
        if (form.text("put").isEmpty() && !made) {
            return score(editor, scope, form);
        }
        ChooseOption.ButtonValue put = made ? new ChooseOption.ButtonValue(form.required("name").strip(), "1")
                : ChooseOption.ButtonValue.of(form.required("put"), "put");
        String set = form.required("set");
        TraitSet rules = Optional.ofNullable(scope.outcome().sheet().traits().get(set))
                .orElseThrow(() -> new FormData.MalformedForm("set"));
        List<SpendStep> payers = payers(scope, rules.id(), put.name(), form.text("step").orElse(""));
        DerivedSheet derived = scope.outcome().derived();
        long more = number(put.value(), "put") - (made ? 0 : derived.rating(new Trait(set, put.name())));
        return more < 0 ? lower(scope, payers, put.name(), -more).attempt(editor)
                : raise(editor, scope, payers, put.name(), more, form);
    }

    private static long number(String written, String field) {
        if (!written.matches("-?[0-9]{1,6}")) {
            throw new FormData.MalformedForm(field);
        }
        return Long.parseLong(written);
    }

    /** The steps that spend on a set: the one first that is asked for, and last those that have nothing left. */
    private static List<SpendStep> payers(FormScope scope, String set, String trait, String first) {
        CreationContext made = new CreationContext(scope.outcome().file().creation(), scope.outcome().derived(),
                new ProblemCollector());
        List<SpendStep> all = new ArrayList<>(scope.outcome().sheet().creation().values().stream()
                .flatMap(step -> step.asSpend().stream()).filter(step -> step.set().equals(set)).toList());
        if (all.isEmpty()) {
            throw new FormData.MalformedForm("set");
        }
        all.sort(Comparator.comparing(spendStep -> spendStep.id().equals(first) ? 0 : spendStep.over(made, trait)
                .isEmpty() ? 1 : 2));
        return all;
    }

    /** Takes points back, first from the step that the form names. */
    private static TextEdits lower(FormScope scope, List<SpendStep> payers, String trait, long less) {
        List<SpendStep> order = new ArrayList<>(payers.subList(1, payers.size()));
        Collections.reverse(order);
        order.add(0, payers.get(0));
        TextEdits edits = new TextEdits(scope.character());
        long left = less;
        for (SpendStep step : order) {
            long put = points(scope, step.id(), trait);
            long taken = Math.max(0, Math.min(put, left));
            if (taken > 0) {
                write(edits, scope, step.id(), trait, put - taken, "");
            }
            left -= taken;
        }
        return edits;
    }

    /** Puts all points in one step if one can take them, else each where it can be paid. */
    private static ProposedChange raise(
            CharacterEditor editor, FormScope scope, List<SpendStep> payers, String trait, long more, FormData form) {
        String under = form.text("under").orElse("");
        Optional<ProposedChange> first = Optional.empty();
        for (SpendStep step : payers) {
            ProposedChange proposed = with(scope, Map.of(step.id(), more), trait, under).attempt(editor);
            if (proposed.isProblemFree()) {
                return proposed;
            }
            first = first.or(() -> Optional.of(proposed));
        }
        Map<String, Long> paid = new LinkedHashMap<>();
        for (long i = 0; i < Math.min(more, 8); i++) {
            Optional<ProposedChange> found = Optional.empty();
            for (SpendStep step : more > 1 && payers.size() > 1 ? payers : List.<SpendStep>of()) {
                Map<String, Long> next = new LinkedHashMap<>(paid);
                next.merge(step.id(), 1L, Long::sum);
                ProposedChange proposed = with(scope, next, trait, under).attempt(editor);
                if (proposed.isProblemFree()) {
                    paid = next;
                    found = Optional.of(proposed);
                    break;
                }
            }
            if (found.isEmpty()) {
                return first.orElseThrow();
            } else if (i == more - 1) {
                return found.get();
            }
        }
        return first.orElseThrow();
    }

    private static TextEdits with(FormScope scope, Map<String, Long> more, String trait, String under) {
        TextEdits edits = new TextEdits(scope.character());
        more.forEach((step, points) -> write(edits, scope, step, trait, points(scope, step, trait) + points, under));
        return edits;
    }

    private static void write(TextEdits edits, FormScope scope, String step, String trait, long points, String under) {
        if (alone(edits, scope, step).isPresent()) {
            if (points == 0) {
                edits.remove(scope.path("creation", step));
            } else {
                edits.put(scope.path("creation", step), NewValue.of(points));
            }
            return;
        }
        String key = edits.key(scope.path("creation", step), trait);
        List<String> path = scope.path("creation", step, key);
        Optional<Node> old = edits.nodeAt(path);
        if (points == 0) {
            boolean last = edits.nodeAt(scope.path("creation", step)).filter(node -> node.all().size() == 1)
                    .flatMap(node -> node.get(key)).isPresent();
            edits.remove(last ? scope.path("creation", step) : path);
        } else if (old.flatMap(Node::asMap).isPresent()) {
            edits.put(scope.path("creation", step, key, "points"), NewValue.of(points));
        } else if (!under.isEmpty() && old.isEmpty()) {
            Map<String, NewValue> both = new LinkedHashMap<>();
            both.put("points", NewValue.of(points));
            both.put("under", NewValue.of(under));
            edits.put(path, NewValue.map(both));
        } else {
            edits.put(path, NewValue.of(points));
        }
    }

    /** What a step has put into a trait so far. */
    public static long points(FormScope scope, String step, String trait) {
        TextEdits edits = new TextEdits(scope.character());
        Optional<Long> alone = alone(edits, scope, step);
        return alone.isPresent() ? alone.get()
                : edits.nodeAt(scope.path("creation", step, edits.key(scope.path("creation", step), trait)))
                .map(SetRating::points)
                .orElse(0L);
    }

    /** Points written as a number alone, for the one thing that they can be for. */
    private static Optional<Long> alone(TextEdits edits, FormScope scope, String step) {
        return edits.nodeAt(scope.path("creation", step)).flatMap(Node::integer);
    }

    private static long points(Node written) {
        return written.get("points").flatMap(Node::integer).or(written::integer).orElse(0L);
    }

    private ProposedChange score(CharacterEditor editor, FormScope scope, FormData form) {
        String step = form.required("step");
        String trait = form.required("trait");
        List<String> path = alone(new TextEdits(scope.character()), scope, step).isPresent()
                ? scope.path("creation", step) : scope.path("creation", step, trait);
        if (form.text("roll").isPresent()) {
            TableDice dice = Optional.ofNullable(scope.outcome().sheet().creation().get(step))
                    .flatMap(CreationStep::asSetRatings).flatMap(ratings -> ratings.scores().rolledDice())
                    .orElseThrow(() -> new FormData.MalformedForm("roll"));
            return new TextEdits(scope.character()).put(path, NewValue.of(rolled(dice, seeds.getAsLong())))
                    .attempt(editor);
        }
        if (form.required("points").isBlank()) {
            return new TextEdits(scope.character()).remove(path).attempt(editor);
        }
        return new TextEdits(scope.character()).put(path, NewValue.of(form.number("points"))).attempt(editor);
    }

    /** The result of rolling the dice of a random table. */
    static long rolled(TableDice dice, long seed) {
        SplitMix random = new SplitMix(seed);
        if (dice.text().equals("d66")) {
            return 10L * (1 + random.below(6)) + 1 + random.below(6);
        }
        long sum = 0;
        for (int i = 0; i < dice.count(); i++) {
            sum += 1 + random.below(dice.sides());
        }
        return sum;
    }
}
