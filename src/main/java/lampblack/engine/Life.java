package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.character.Points;
import lampblack.character.Rating;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Span;
import lampblack.node.Node;
import lampblack.rules.Judgement;
import lampblack.rules.SetRatings;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Trait;

/** The stages a character went through, creation first: what the state became by each choice. */
record Life(Outcome outcome, State created, List<Stage> stages) {

    /** What one stage did to a trait: its name after it and before, and how many points it put. */
    record Moment(Stage stage, String key, String keyBefore, long points) {

        boolean renames() {
            return !key.equals(keyBefore);
        }
    }

    static Life of(Outcome outcome) {
        List<Stage> stages = new ArrayList<>();
        State at = outcome.sheet().linked().start();
        for (Step step : outcome.sheet().creation().values()) {
            Optional<Node> choice = outcome.file().creation().get(step.id());
            State after = at;
            if (choice.isPresent()) {
                after = step.apply(at, choice.get(), outcome.sheet(), new Judgement());
            }
            stages.add(new Stage(at, after, Optional.of(step), Optional.empty()));
            at = after;
        }
        State created = at;
        for (Line line : outcome.history()) {
            stages.add(new Stage(at, line.after(), Optional.empty(), Optional.of(line)));
            at = line.after();
        }
        return new Life(outcome, created, List.copyOf(stages));
    }

    /** The stages that put points into a trait or gave it its name, the first one first. */
    List<Moment> moments(Trait trait) {
        LinkedList<Moment> moments = new LinkedList<>();
        String key = trait.id();
        for (int i = stages.size() - 1; i >= 0; i--) {
            Stage stage = stages.get(i);
            String before = stage.renamed(trait.set(), key).orElse(key);
            boolean comesToBe = stage.before().rating(trait.set(), before).isEmpty()
                    && stage.after().rating(trait.set(), key).isPresent();
            long points = stage.put(trait.set(), key, before);
            if (points != 0 || comesToBe || !before.equals(key)) {
                moments.addFirst(new Moment(stage, key, before, points));
            }
            key = before;
        }
        return moments;
    }

    /** The last moment at which it was said what a trait stands under. */
    Optional<Moment> placed(Trait trait) {
        List<Moment> moments = moments(trait);
        for (int i = moments.size() - 1; i >= 0; i--) {
            Moment each = moments.get(i);
            String before = each.stage().before().rating(trait.set(), each.keyBefore()).map(Rating::under).orElse("");
            if (!each.stage().after().rating(trait.set(), each.key()).map(Rating::under).orElse("").equals(before)) {
                return Optional.of(each);
            }
        }
        return moments.stream().findFirst();
    }

    /** Where a stage names the trait it puts points into. */
    Place place(Moment moment, String set) {
        Stage stage = moment.stage();
        if (stage.step().filter(each -> each instanceof Spend || each instanceof SetRatings).isPresent()) {
            String step = stage.step().get().id();
            Optional<Node> choice = outcome.file().creation().get(step);
            return choice.map(Points::decode).orElse(List.of()).stream().map(Points::name)
                    .filter(each -> same(each.text(), set, moment.key())).findFirst()
                    .map(each -> stage.place(each.span()))
                    .orElseGet(() -> stage.place(outcome.file().creation().keySpan(step)));
        }
        return stage.place().orElseGet(() -> stage.place(outcome.file().span()));
    }

    private static boolean same(String written, String set, String key) {
        return Name.of(written).key().equals(key) || written.equals(set + "." + key);
    }

    /** The stage at which something came to be had, under the name it has now. */
    Optional<Stage> taken(Taken taken) {
        Span span = taken.pick().span();
        return stages.stream().filter(stage -> has(stage.after(), taken.list(), span)
                && !has(stage.before(), taken.list(), span))
                .findFirst();
    }

    private static boolean has(State state, String list, Span span) {
        return state.list(list).stream().anyMatch(each -> each.pick().span().equals(span));
    }
}
