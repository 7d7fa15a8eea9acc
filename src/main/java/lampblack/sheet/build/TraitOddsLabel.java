package lampblack.sheet.build;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.dice.Fraction;
import lampblack.dice.Odds;
import lampblack.dice.RollSituation;
import lampblack.dice.SettledRoll;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Trait;
import lampblack.ruleset.PagePlan;

/** Says beside a rating how likely a roll of it comes out as the layout asks; nothing where ratings are yet to come. */
record TraitOddsLabel(SheetSubject subject) {

    private static final Fraction HUNDRED = Fraction.of(100);

    /** Such as {@code 75 %}, for each roll that picks the trait; empty where none is asked for. */
    String of(Trait trait) {
        Map<String, PagePlan.PlanOdds> asked = subject.ruleset().plans()
                .getOrDefault(subject.rules().id(), PagePlan.NONE).odds();
        return subject.blank() || asked.isEmpty() ? "" : String.join(", ", subject.rules().rolls().values().stream()
                .filter(roll -> asked.containsKey(roll.id()) && roll.picks(trait)
                        && roll.requires().holds(subject.derived()))
                .flatMap(roll -> chance(roll, trait, asked.get(roll.id()).outcomes()).stream()).toList());
    }

    private Optional<String> chance(Roll roll, Trait trait, List<String> outcomes) {
        return Odds.of(SettledRoll.of(roll, subject.derived(), RollSituation.USUAL.withTrait(trait)))
                .map(odds -> outcomes.stream().map(odds.outcomes()::probability).reduce(Fraction.ZERO, Fraction::plus))
                .map(sum -> sum.times(HUNDRED).rounded(0) + " %");
    }
}
