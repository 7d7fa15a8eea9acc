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
import lampblack.rules.track.Trait;

/** The history of a character, creation first: the choices after each event. */
record Timeline(EvaluatedCharacter evaluated, Choices created, List<TimelineEvent> events) {

    /** What one stage did to a trait: its name after it and before, and how many points it put. */
    record TraitChange(TimelineEvent event, String key, String keyBefore, long points) {

        boolean renames() {
            return !key.equals(keyBefore);
        }
    }

    static Timeline of(EvaluatedCharacter evaluated) {
        List<TimelineEvent> events = new ArrayList<>();
        Choices at = evaluated.sheet().linked().start();
        for (CreationStep step : evaluated.sheet().creation().values()) {
            Optional<Node> choice = evaluated.file().creation().get(step.id());
            Choices after = at;
            if (choice.isPresent()) {
                after = step.apply(at, choice.get(), evaluated.sheet(), new ProblemCollector());
            }
            events.add(new TimelineEvent(at, after, Optional.of(step), Optional.empty()));
            at = after;
        }
        Choices created = at;
        for (EntryResult result : evaluated.history()) {
            events.add(new TimelineEvent(at, result.after(), Optional.empty(), Optional.of(result)));
            at = result.after();
        }
        return new Timeline(evaluated, created, List.copyOf(events));
    }

    /** The stages that put points into a trait or gave it its name, the first one first. */
    List<TraitChange> changes(Trait trait) {
        LinkedList<TraitChange> moments = new LinkedList<>();
        String key = trait.id();
        for (int i = events.size() - 1; i >= 0; i--) {
            TimelineEvent event = events.get(i);
            String before = event.renamed(trait.set(), key).orElse(key);
            boolean comesToBe = event.before().rating(trait.set(), before).isEmpty()
                    && event.after().rating(trait.set(), key).isPresent();
            long points = event.put(trait.set(), key, before);
            if (points != 0 || comesToBe || !before.equals(key)) {
                moments.addFirst(new TraitChange(event, key, before, points));
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
            String before = traitChange.event().before().rating(trait.set(), traitChange.keyBefore()).map(Rating::under)
                    .orElse("");
            if (!traitChange.event().after().rating(trait.set(), traitChange.key()).map(Rating::under).orElse("")
                    .equals(before)) {
                return Optional.of(traitChange);
            }
        }
        return moments.stream().findFirst();
    }

    /** Where a stage names the trait it puts points into. */
    Citation place(TraitChange moment, String set) {
        TimelineEvent event = moment.event();
        if (event.step().filter(Timeline::namesTraits).isPresent()) {
            String step = event.step().get().id();
            Optional<Node> choice = evaluated.file().creation().get(step);
            return choice.map(Points::decode).orElse(List.of()).stream().map(Points::name)
                    .filter(scalar -> same(scalar.text(), set, moment.key())).findFirst()
                    .map(scalar -> event.place(scalar.span()))
                    .orElseGet(() -> event.place(evaluated.file().creation().keySpan(step)));
        }
        return event.place().orElseGet(() -> event.place(evaluated.file().span()));
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
        return events.stream().filter(event -> has(event.after(), taken.list(), span)
                && !has(event.before(), taken.list(), span))
                .findFirst();
    }

    private static boolean has(Choices choices, String list, Span span) {
        return choices.list(list).stream().anyMatch(takenOption -> takenOption.pick().span().equals(span));
    }
}
