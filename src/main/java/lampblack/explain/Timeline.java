package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.Name;
import lampblack.character.Points;
import lampblack.character.Rating;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Span;
import lampblack.node.Node;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.ProblemCollector;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.trait.Trait;

/** The stages a character went through, creation first: what the state became by each choice. */
record Timeline(EvaluatedCharacter outcome, Choices created, List<TimelineEvent> stages) {

    /** What one stage did to a trait: its name after it and before, and how many points it put. */
    record TraitChange(TimelineEvent stage, String key, String keyBefore, long points) {

        boolean renames() {
            return !key.equals(keyBefore);
        }
    }

    static Timeline of(EvaluatedCharacter outcome) {
        List<TimelineEvent> stages = new ArrayList<>();
        Choices at = outcome.sheet().linked().start();
        for (CreationStep step : outcome.sheet().creation().values()) {
            Optional<Node> choice = outcome.file().creation().get(step.id());
            Choices after = at;
            if (choice.isPresent()) {
                after = step.apply(at, choice.get(), outcome.sheet(), new ProblemCollector());
            }
            stages.add(new TimelineEvent(at, after, Optional.of(step), Optional.empty()));
            at = after;
        }
        Choices created = at;
        for (EntryResult line : outcome.history()) {
            stages.add(new TimelineEvent(at, line.after(), Optional.empty(), Optional.of(line)));
            at = line.after();
        }
        return new Timeline(outcome, created, List.copyOf(stages));
    }

    /** The stages that put points into a trait or gave it its name, the first one first. */
    List<TraitChange> changes(Trait trait) {
        LinkedList<TraitChange> moments = new LinkedList<>();
        String key = trait.id();
        for (int i = stages.size() - 1; i >= 0; i--) {
            TimelineEvent stage = stages.get(i);
            String before = stage.renamed(trait.set(), key).orElse(key);
            boolean comesToBe = stage.before().rating(trait.set(), before).isEmpty()
                    && stage.after().rating(trait.set(), key).isPresent();
            long points = stage.put(trait.set(), key, before);
            if (points != 0 || comesToBe || !before.equals(key)) {
                moments.addFirst(new TraitChange(stage, key, before, points));
            }
            key = before;
        }
        return moments;
    }

    /** The last moment at which it was said what a trait stands under. */
    Optional<TraitChange> placed(Trait trait) {
        List<TraitChange> moments = changes(trait);
        for (int i = moments.size() - 1; i >= 0; i--) {
            TraitChange traitChange = moments.get(i);
            String before = traitChange.stage().before().rating(trait.set(), traitChange.keyBefore()).map(Rating::under)
                    .orElse("");
            if (!traitChange.stage().after().rating(trait.set(), traitChange.key()).map(Rating::under).orElse("")
                    .equals(before)) {
                return Optional.of(traitChange);
            }
        }
        return moments.stream().findFirst();
    }

    /** Where a stage names the trait it puts points into. */
    Citation place(TraitChange moment, String set) {
        TimelineEvent stage = moment.stage();
        if (stage.step().filter(Timeline::namesTraits).isPresent()) {
            String step = stage.step().get().id();
            Optional<Node> choice = outcome.file().creation().get(step);
            return choice.map(Points::decode).orElse(List.of()).stream().map(Points::name)
                    .filter(scalar -> same(scalar.text(), set, moment.key())).findFirst()
                    .map(scalar -> stage.place(scalar.span()))
                    .orElseGet(() -> stage.place(outcome.file().creation().keySpan(step)));
        }
        return stage.place().orElseGet(() -> stage.place(outcome.file().span()));
    }

    private static boolean namesTraits(CreationStep step) {
        return switch (step) {
            case SpendStep spend -> true;
            case SetRatingsStep set -> true;
            case ChooseStep choose -> false;
            case FillStep fill -> false;
        };
    }

    private static boolean same(String written, String set, String key) {
        return Name.of(written).key().equals(key) || written.equals(set + "." + key);
    }

    /** The stage at which something came to be had, under the name it has now. */
    Optional<TimelineEvent> taken(TakenOption taken) {
        Span span = taken.pick().span();
        return stages.stream().filter(stage -> has(stage.after(), taken.list(), span)
                && !has(stage.before(), taken.list(), span))
                .findFirst();
    }

    private static boolean has(Choices state, String list, Span span) {
        return state.list(list).stream().anyMatch(takenOption -> takenOption.pick().span().equals(span));
    }
}
