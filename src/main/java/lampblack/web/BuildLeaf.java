package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.engine.Outcome;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.Spend;
import lampblack.rules.Standing;
import lampblack.rules.Step;
import lampblack.rules.Trait;

/** The leaf on which a character is made. */
public record BuildLeaf(List<String> todo, List<StepView> steps) implements Leaf {

    private static final long MOST_DOTS = 6;

    public BuildLeaf {
        todo = List.copyOf(todo);
        steps = List.copyOf(steps);
    }

    /** A step that spends points. */
    public record StepView(String id, String title, List<Row> rows) {}

    /** A trait with a dot for each rating it may be given. */
    public record Row(String action, String step, String trait, String title, List<DotView> dots) {}

    /** A dot to press. @param mark {@code filled} or empty */
    public record DotView(String id, String value, String label, String mark) {}

    static BuildLeaf of(Visit visit, String stem, LoadedCharacter character) {
        Outcome outcome = character.outcome();
        List<StepView> steps = new ArrayList<>();
        for (Step step : outcome.sheet().creation().values()) {
            if (step instanceof Spend spend && !outcome.sheet().traits().get(spend.set()).open()) {
                steps.add(new StepView(step.id(), step.label().title(), rows(visit, stem, character, spend)));
            }
        }
        return new BuildLeaf(outcome.todo().stream().map(each -> words(visit, each.words())).toList(), steps);
    }

    private static String words(Visit visit, Message words) {
        return visit.workshop().messages().render(words);
    }

    private static List<Row> rows(Visit visit, String stem, LoadedCharacter character, Spend step) {
        Standing at = character.outcome().standing();
        List<Row> rows = new ArrayList<>();
        for (Trait trait : at.traits(step.set())) {
            long put = Rate.points(character, step.id(), trait.id());
            long cap = Math.min(MOST_DOTS, at.cap(trait) == Amount.UNLIMITED ? MOST_DOTS : at.cap(trait));
            List<DotView> dots = new ArrayList<>();
            for (long i = 1; i <= cap; i++) {
                // The last dot that is filled takes itself away.
                dots.add(new DotView(step.id() + "." + trait.id() + "." + i, String.valueOf(i == put ? i - 1 : i),
                        visit.words("web.build.dot", "trait", at.title(trait), "rating", i), i <= put ? "filled" : ""));
            }
            rows.add(new Row(Paths.change(stem, Tab.BUILD, "rate"), step.id(), trait.id(), at.title(trait), dots));
        }
        return rows;
    }
}
