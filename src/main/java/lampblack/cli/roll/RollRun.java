package lampblack.cli.roll;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.character.Choices;
import lampblack.dice.GroupResult;
import lampblack.dice.NamedModifier;
import lampblack.dice.RollSituation;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.json.RollResultJson;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Opposition;
import lampblack.rules.roll.Roll;
import lampblack.sheet.text.RollResultText;
import lampblack.sheet.text.SharedRollText;
import lampblack.sheet.text.TextTable;

/**
 * Rolls dice and says what comes of it: alone, with others, or against somebody.
 *
 * @param shown what is put together for programs; empty where people are told
 */
record RollRun(RollActor roller, Optional<String> on, DiceSource dice, long seed, Optional<Map<String, Object>> shown) {

    private Roll roll() {
        return roller.roll();
    }

    /** The dice as they fell, unless there is no roll. */
    Optional<RolledDice> alone(RollSituation now) {
        SettledRoll settled = SettledRoll.of(roll(), roller.at(), now);
        dice.requireFit(List.of(settled));
        Optional<RolledDice> cast = dice.cast(settled);
        TextTable page = new TextTable();
        if (shown.isPresent()) {
            shown.get().putAll(json(settled, now).alone(cast));
        } else {
            words(settled, now).add(cast, page);
        }
        finish(page, settled);
        return cast;
    }

    /** Who rolls with those who are named; a character leads them. */
    void group(RollSituation now) {
        List<SettledRoll> members = new GroupRollers(roller, on).settled(now);
        dice.requireFit(members);
        List<Optional<RolledDice>> casts = members.stream().map(dice::cast).toList();
        GroupResult cast = GroupResult.of(roll(), roll().group().orElseThrow(), members, casts);
        SettledRoll told = members.get(Math.max(0, cast.best()));
        TextTable page = new TextTable();
        if (shown.isPresent()) {
            shown.get().putAll(json(told, now).group(members, cast));
        } else {
            new SharedRollText(words(told, now)).group(members, cast, page);
        }
        finish(page, told);
    }

    /** The own dice as they fell, unless there is no roll. */
    Optional<RolledDice> opposed(RollSituation now) {
        Opposition opposition = roll().opposition().orElseThrow(() ->
                roller.desk().usageError("cli.not-opposed", "roll", roll().label().title()));
        Roll other = opposition.other().map(roller.game().rolls()::get).orElse(roll());
        SettledRoll mine = SettledRoll.of(roll(), roller.at(), now);
        SettledRoll theirs = SettledRoll.of(other, new DerivedSheet(roller.game().sheets().get(other.sheet()),
                Choices.BLANK),
                roller.options().opposed(roller.desk(), other));
        dice.requireFit(List.of(mine, theirs));
        Optional<RolledDice> cast = dice.cast(mine);
        Optional<RolledDice> against = dice.cast(theirs);
        TextTable page = new TextTable();
        if (shown.isPresent()) {
            shown.get().putAll(json(mine, now).opposed(opposition, theirs, cast, against));
        } else {
            words(mine, now).add(cast, page);
            new SharedRollText(words(mine, now)).opposed(opposition, theirs, cast, against, page);
        }
        finish(page, mine);
        return cast;
    }

    private RollResultText words(SettledRoll settled, RollSituation now) {
        return new RollResultText(roller.game(), settled, now, roller.told(), asked(), roller.desk().messages());
    }

    private RollResultJson json(SettledRoll settled, RollSituation now) {
        return new RollResultJson(roller.game(), settled, now, roller.told(), roller.told().stream()
                .filter(namedModifier -> namedModifier.boost().when().isEmpty() || asked().contains(namedModifier.id()))
                .map(NamedModifier::id).collect(Collectors.toSet()));
    }

    private List<String> asked() {
        return roller.options().asked(roll());
    }

    private void finish(TextTable page, SettledRoll settled) {
        boolean falls = !dice.areGiven() && settled.thrown().isPresent();
        shown.ifPresent(objects -> objects.put("seed", falls ? Optional.of(seed) : Optional.empty()));
        if (shown.isEmpty() && falls) {
            page.row(List.of(roller.desk().words("cli.roll.seed"), "" + seed));
        }
        if (shown.isEmpty()) {
            roller.desk().out().print(page.text().stripLeading());
        }
        if (!settled.at().failures().isEmpty()) {
            roller.desk().printToErrors("cli.odds.failed", "roll", settled.roll().label().title());
        }
    }
}
