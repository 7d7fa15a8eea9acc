package lampblack.json;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.dice.Fraction;
import lampblack.rules.roll.Keep;
import lampblack.dice.RollResult;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollOutcome;

/** How dice fell, and the outcome. @param fell missing where nothing was rolled */
record FallenJson(Optional<Long> against, boolean rolled, @JsonUnwrapped OutcomeJson fell) {

    static FallenJson of(SettledRoll settled, Optional<RolledDice> rolled) {
        return new FallenJson(settled.against(), rolled.isPresent(),
                rolled.map(dice -> OutcomeJson.of(settled, dice)).orElse(null));
    }

    record OutcomeJson(DiceJson dice, long result, Optional<NamedJson> outcome) {

        static OutcomeJson of(SettledRoll settled, RolledDice rolled) {
            return new OutcomeJson(new DiceJson(settled.faces(), rolled.faces(), rolled.keep(), rolled.kept(),
                    BesideJson.all(settled, rolled)), rolled.result().value(),
                    rolled.result().outcome().map(NamedJson::of));
        }
    }

    record DiceJson(int die, List<Integer> fell, Keep keep, long kept, List<BesideJson> beside) {}

    record NamedJson(String id, String title, String says) {

        static NamedJson of(RollOutcome outcome) {
            return new NamedJson(outcome.id(), outcome.label().title(), outcome.says());
        }
    }

    /** A die that an extra rolls beside the others. */
    record BesideJson(String extra, int die, int fell, boolean takes) {

        static List<BesideJson> all(SettledRoll settled, RolledDice rolled) {
            return Stream.iterate(0, i -> i < rolled.beside().size(), i -> i + 1).map(i -> {
                RollExtra extra = settled.besides().get(i);
                return new BesideJson(extra.id(), settled.facesOf(extra), rolled.beside().get(i),
                        extra.beside().orElseThrow().takes());
            }).toList();
        }
    }

    /** What comes of dice, beyond the outcome. */
    record ResultJson(Map<String, String> applies, Map<String, Long> marks, Map<String, Long> ticks,
            Optional<Long> tier, Optional<Fraction> fills) {

        static ResultJson of(RollResult result) {
            Map<String, String> applies = new LinkedHashMap<>();
            result.outcome().ifPresent(outcome -> outcome.applies().stream().filter(result.choices()::containsKey)
                    .forEach(apply -> applies.put(apply, result.choices().get(apply))));
            return new ResultJson(applies, result.marks(), result.ticks(), result.tier(), result.fills());
        }
    }
}
