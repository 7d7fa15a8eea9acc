package lampblack.lint.effect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.felt.RollGifts;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.RollSetting;
import lampblack.ruleset.Ruleset;

/**
 * The best result of several who roll counts, or something makes a result better, and the outcomes of the highest die stand
 * with the worst first.
 */
public final class WorstFirst implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        RollGifts gifts = RollGifts.of(ruleset);
        ruleset.rolls().values().stream().filter(roll -> roll.keep() == Keep.HIGHEST)
                .filter(roll -> roll.group().isPresent() || isMoved(roll, gifts))
                .filter(roll -> roll.against().isEmpty() && ascends(roll)).forEach(roll -> {
                    Diagnostic problem = Diagnostic.of(Code.RULESET__WORST_FIRST, roll.label().key("outcomes"),
                            Message.of(roll.group().isPresent() ? "ruleset.worst-first" : "ruleset.worst-first.moved",
                                    "roll", roll.id())).note(Message.of("note.best-first", "outcomes", bestFirst(roll)));
                    findings.add(roll.id(), turned(roll).map(problem::fix).orElse(problem));
                });
    }

    /** Whether anything moves its result along the outcomes. */
    private static boolean isMoved(Roll roll, RollGifts gifts) {
        return Stream.of(gifts.to(roll.id()).stream(), roll.extras().values().stream().map(RollExtra::gives),
                roll.settings().values().stream().flatMap(setting -> setting.choices().values().stream())
                        .map(RollSetting.SettingChoice::gives)).flatMap(moves -> moves)
                .anyMatch(move -> move.outcome() != 0);
    }

    private static boolean ascends(Roll roll) {
        List<OutcomeMatch.Within> results = roll.outcomes().values().stream().map(RollOutcome::match)
                .flatMap(match -> match.asWithin().stream()).toList();
        return !results.isEmpty() && results.get(0).least() < results.get(results.size() - 1).least();
    }

    /** The outcomes as they are expected, those first that are no matter of how high a result is. */
    private static List<Message> bestFirst(Roll roll) {
        return roll.outcomes().values().stream().sorted(Comparator.comparing((RollOutcome outcome) -> outcome.match()
                .asWithin().map(within -> -within.least()).orElse(Long.MIN_VALUE))).map(outcome -> Message.quoted(outcome.id()))
                .toList();
    }

    /** The outcomes the other way round, where all stand in one place and each is better than the one before it. */
    private static Optional<Fix> turned(Roll roll) {
        List<OutcomeMatch> matches = roll.outcomes().values().stream().map(RollOutcome::match).toList();
        for (int i = 1; i < matches.size(); i++) {
            Optional<OutcomeMatch.Within> before = matches.get(i - 1).asWithin();
            Optional<OutcomeMatch.Within> now = matches.get(i).asWithin();
            if (before.isEmpty() ? now.isPresent() : now.isPresent() && now.get().least() <= before.get().least()) {
                return Optional.empty();
            }
        }
        List<Span> places = roll.label().written().map("outcomes").stream().flatMap(map -> map.all().stream())
                .map(entry -> entry.key().span().to(entry.value().span())).toList();
        if (places.size() != matches.size()
                || places.stream().anyMatch(place -> !place.source().equals(places.get(0).source()))) {
            return Optional.empty();
        }
        List<Edit> edits = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            edits.add(new Edit(places.get(i), places.get(places.size() - 1 - i).text()));
        }
        return Optional.of(new Fix(Message.of("fix.best-first"), edits));
    }
}
