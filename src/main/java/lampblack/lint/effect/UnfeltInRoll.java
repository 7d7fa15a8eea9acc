package lampblack.lint.effect;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** A mark in a row, an extra or a choice of a roll gives the roll something that it never feels. */
public final class UnfeltInRoll implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (Roll roll : ruleset.rolls().values()) {
            roll.extras().values().forEach(extra ->
                    check(roll.id() + "." + extra.id(), extra.label(), roll, extra.gives(), findings));
            roll.settings().values().stream().flatMap(setting -> setting.choices().values().stream())
                    .forEach(choice -> check(roll.id() + "." + choice.label().id(), choice.label(), roll,
                            choice.gives(), findings));
        }
        for (SheetRules sheet : ruleset.allSheets()) {
            for (Track track : sheet.tracks().values()) {
                track.shape().writtenRows().forEach((id, row) -> row.gives().stream()
                        .filter(added -> ruleset.rolls().containsKey(added.roll()))
                        .forEach(added -> check(track.id() + "." + id, row.label(),
                                ruleset.rolls().get(added.roll()), added.modifier(), findings)));
            }
        }
    }

    private static void check(String subject, Label giver, Roll roll, RollModifier modifier, Findings findings) {
        UnfeltRollChange.of(roll, modifier).forEach(unfelt -> findings.add(subject, unfelt.tell(Diagnostic.of(
                Code.RULESET__GIVES_NOTHING, giver.key("gives"), Message.of("ruleset.gives-nothing", "option",
                        giver.id(), "reason", unfelt.reason())))));
    }
}
