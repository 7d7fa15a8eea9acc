package lampblack.lint.condition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/**
 * Quantities that are worked out from each other, so that none has a value: ratings, caps, sizes, and what holds while
 * something else does. A chain that is merely very long is refused as well, as each step of it is worked out within the
 * one before.
 */
public final class CircularDerivation implements Lint {

    private static final int LONGEST = 30;

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        ruleset.allSheets().forEach(sheet -> sheet.creation().values().forEach(step -> ownChoices(step, findings)));
        for (SheetRules sheet : ruleset.sheets().values()) {
            DependencyGraph<Quantity> graph = QuantityDependencies.of(sheet);
            List<List<Quantity>> circles = graph.circles();
            for (List<Quantity> circle : circles) {
                findings.add(new DefinitionIndex(sheet).circle(Code.RULESET__CIRCULAR_DERIVATION, circle, "is",
                        sheet.label().span()));
            }
            if (circles.isEmpty()) {
                lengths(graph, sheet, findings);
                ownMarks(graph, sheet, findings);
            }
        }
    }

    /** Reports a step of which it depends on what it fills how much it takes. */
    private static void ownChoices(CreationStep step, Findings findings) {
        switch (step) {
            case SpendStep spend -> {
                spend.points().amounts().forEach(amount -> own(step, amount, spend.set(), "spend", findings));
                spend.upTo().ifPresent(amount -> own(step, amount, spend.set(), "up-to", findings));
            }
            case ChooseStep choose -> choose.picks().amounts().forEach(amount -> step.listChoice()
                    .ifPresent(choice -> choice.from().ids().forEach(list ->
                            own(step, amount, list, "choose", findings))));
            case SetRatingsStep set -> { }
            case FillStep fill -> { }
        }
    }

    private static void own(CreationStep step, Amount amount, String filled, String key, Findings findings) {
        amount.mentions().stream().filter(mention -> mention.text().equals(filled)
                || mention.text().startsWith(filled + ".")).findFirst().ifPresent(mention -> findings.add(step.id(),
                        Diagnostic.of(Code.RULESET__CIRCULAR_DERIVATION, step.label().place(key), Message.of(
                                "ruleset.circular-derivation.step", "step", step.id(), "filled", filled))));
    }

    /** Reports each track of play whose size rests on what is marked on it, so that it would change under the hand. */
    private static void ownMarks(DependencyGraph<Quantity> graph, SheetRules sheet, Findings findings) {
        DefinitionIndex index = new DefinitionIndex(sheet);
        ownMarks(graph, sheet, quantity -> quantity, index, findings);
        sheet.parts().forEach((kind, part) -> ownMarks(graph, part.sheet(),
                quantity -> new Quantity.OfPart(kind, quantity), index, findings));
    }

    private static void ownMarks(DependencyGraph<Quantity> graph, SheetRules sheet, UnaryOperator<Quantity> within,
            DefinitionIndex index, Findings findings) {
        for (Track track : sheet.tracks().values()) {
            if (!track.ledger()) {
                track.shape().amounts().keySet().stream().map(row -> row.isEmpty() ? track.id() : track.id() + "." + row)
                        .map(path -> graph.way(within.apply(new Quantity.Size(path)),
                                within.apply(new Quantity.Start(track.id())), quantity -> !quantity.isByChoices()))
                        .filter(way -> !way.isEmpty()).findFirst()
                        .ifPresent(way -> findings.add(ownMarks(way, track, sheet, index)));
            }
        }
    }

    private static Diagnostic ownMarks(List<Quantity> way, Track track, SheetRules sheet, DefinitionIndex index) {
        Diagnostic problem = index.circle(Code.RULESET__CIRCULAR_DERIVATION, way, "boxes", track.label().span());
        Optional<Quantity> rating = way.stream().filter(CircularDerivation::isRating).findFirst();
        if (rating.isPresent()) {
            return problem.note(Message.of("note.read-chosen", "rating", rating.get().entry()));
        }
        return sheet.options().stream().flatMap(option -> IntStream.range(0, option.gives().size())
                        .filter(block -> way.contains(new Quantity.BlockHolds(option.key(), block)))
                        .mapToObj(block -> option.gives().get(block).span())).findFirst()
                .map(gift -> problem.note(Message.of("note.changed-by-marks"), gift).note(Message.of("note.other-marks")))
                .orElse(problem);
    }

    private static boolean isRating(Quantity quantity) {
        return switch (quantity) {
            case Quantity.TraitRating rating -> true;
            case Quantity.OfPart part -> isRating(part.of());
            case Quantity.OfWhole whole -> isRating(whole.of());
            default -> false;
        };
    }

    /** Reports each thing at which a chain first becomes too long. */
    private static void lengths(DependencyGraph<Quantity> graph, SheetRules sheet, Findings findings) {
        int[] lengths = new int[graph.size()];
        Set<String> reported = new HashSet<>();
        for (List<Integer> component : graph.components().all()) {
            int at = component.get(0);
            for (int other : graph.needs(at)) {
                lengths[at] = Math.max(lengths[at], lengths[other]);
            }
            Quantity quantity = graph.thing(at);
            String path = quantity.path();
            boolean step = isStep(quantity) && !quantity.entry().equals(Quantity.ANY);
            lengths[at] += step ? 1 : 0;
            if (step && lengths[at] == LONGEST + 1 && reported.add(path)) {
                findings.add(Diagnostic.of(Code.RULESET__LONG_DERIVATION, new DefinitionIndex(sheet).of(path)
                        .orElse(sheet.label().span()),
                        "name", path.substring(path.lastIndexOf('.') + 1), "most", LONGEST));
            }
        }
    }

    /** Whether it is worked out by a formula or condition of its own, rather than gathered from others. */
    private static boolean isStep(Quantity quantity) {
        return switch (quantity) {
            case Quantity.TraitRating rating -> true;
            case Quantity.TraitCap cap -> true;
            case Quantity.SetCap cap -> true;
            case Quantity.StepCap cap -> true;
            case Quantity.Size size -> true;
            case Quantity.Start start -> true;
            case Quantity.Has has -> true;
            case Quantity.Holds holds -> true;
            case Quantity.OfPart part -> isStep(part.of());
            case Quantity.OfWhole whole -> isStep(whole.of());
            default -> false;
        };
    }
}
