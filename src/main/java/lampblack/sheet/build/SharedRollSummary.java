package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import lampblack.diagnostic.Distinct;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.TierClock;

/** Says in sentences what comes of a roll that several make together, and what it fills of a clock. */
record SharedRollSummary(Roll roll, RollDescriptions words) {

    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        roll.group().ifPresent(group -> group(group, sentences));
        roll.clock().ifPresent(clock -> sentences.add(words.render("roll.clock", "tier", words.number(clock.tier()),
                "fills", clock.fills().stream().map(SharedRollSummary::share).collect(Collectors.joining(", ")))));
        if (!roll.instead().isEmpty()) {
            Distinct.of(roll.instead().values().stream()).forEach(to -> sentences.add(words.render("roll.instead",
                    "what", roll.instead().keySet().stream().filter(id -> roll.instead().get(id).equals(to))
                            .map(id -> id.equals(Roll.DICE) ? words.render("roll.dice") : title(id))
                            .collect(Collectors.joining(", ")), "number", title(to))));
        }
        return sentences;
    }

    private String title(String setting) {
        return roll.settings().get(setting).label().title();
    }

    private void group(GroupRoll group, List<String> sentences) {
        boolean best = group.counts() == GroupRoll.CountedResult.BEST;
        sentences.add(words.render(best ? "roll.group.best" : "roll.group.half", "outcomes", roll.outcomes().values()
                .stream().filter(rollOutcome -> !group.fails().contains(rollOutcome.id())).map(RollOutcome::label)
                .map(label -> label.title())
                .collect(Collectors.joining(", "))));
        List<String> costs = new ArrayList<>();
        group.costs().forEach((track, amount) -> costs.add(words.number(amount) + " " + words.title(track)));
        if (!costs.isEmpty()) {
            sentences.add(words.render("roll.group.costs", "cost", String.join(", ", costs), "outcomes",
                    roll.outcomes().values().stream().filter(rollOutcome -> group.fails().contains(rollOutcome.id()))
                            .map(rollOutcome -> rollOutcome.label().title()).collect(Collectors.joining(", "))));
        }
    }

    private static String share(TierClock.Share share) {
        return share.part() == share.of() ? "1" : share.part() + "/" + share.of();
    }
}
