package lampblack.lint.bounds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.rules.Assertion;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.option.ListChoice;
import lampblack.rules.step.CreationStep;

/** What stands in the way of every character: a rule that always breaks, a step that never can be finished. */
record UniversalObstacles(StageObstacles creation, StageObstacles play) {

    private SheetRules sheet() {
        return creation.bounds().sheet();
    }

    Map<Label, Obstacle> forEverybody() {
        Map<Label, Obstacle> found = new LinkedHashMap<>();
        for (CreationStep step : sheet().creation().values()) {
            step.listChoice().flatMap(this::unfinished).ifPresent(obstacle -> found.put(step.label(), obstacle));
        }
        for (Assertion rule : sheet().rules().values()) {
            Optional<Message> early = creation.satisfiability().never(rule.that())
                    .map(Satisfiability.DecidingPart::words);
            boolean ever = switch (rule.at()) {
                case CREATION -> true;
                case ALWAYS -> play.satisfiability().never(rule.that()).isPresent();
                case PLAY -> false;
            };
            early.filter(why -> ever).flatMap(why -> broken(rule, why))
                    .ifPresent(obstacle -> found.put(rule.label(), obstacle));
        }
        return found;
    }

    Map<Label, Obstacle> inPlay() {
        Map<Label, Obstacle> found = forEverybody();
        for (Assertion rule : sheet().rules().values()) {
            Optional<Message> why = rule.at() == Assertion.AssertionTime.CREATION ? Optional.empty()
                    : play.satisfiability().never(rule.that()).map(Satisfiability.DecidingPart::words);
            why.flatMap(message -> broken(rule, message)).ifPresent(obstacle -> found.put(rule.label(), obstacle));
        }
        return found;
    }

    private static Optional<Obstacle> broken(Assertion rule, Message why) {
        return rule.severity() == Severity.ERROR ? Optional.of(new Obstacle(Obstacle.Cause.CHARACTER, why))
                : Optional.empty();
    }

    /** Whether a step asks for more than can be taken. */
    private Optional<Obstacle> unfinished(ListChoice choose) {
        boolean fewer = creation.bounds().effects().lowers(new Quantity.StepPicks(choose.label().id()));
        long least = Math.min(creation.bounds().amount(choose.picks().least()).low(),
                creation.bounds().amount(choose.picks().most()).low());
        long most = Math.max(0, new FilterMatches(creation.bounds(), creation.free())
                .room(choose.from(), choose.only()));
        return fewer || least <= most ? Optional.empty() : Optional.of(
                Obstacle.of(Obstacle.Cause.CHARACTER, "never.too-few",
                "count", most, "list", choose.from().quoted(), "picks", least));
    }
}
