package lampblack.cli.roll;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.dice.GroupResult;
import lampblack.dice.RollSituation;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.json.RollResultJson;
import lampblack.rules.roll.Roll;
import lampblack.sheet.text.RollResultText;
import lampblack.sheet.text.SharedRollText;
import lampblack.sheet.text.TextTable;

/**
 * Rolls dice and prints the outcome: alone or as a group.
 *
 * @param shown the collected JSON; empty where text is printed
 */
record RollRun(RollActor roller, Optional<String> on, DiceSource dice, long seed, Optional<Map<String, Object>> shown) {

    private Roll roll() {
        return roller.roll();
    }

    /** The dice as they fell, unless there is no roll. */
    Optional<RolledDice> alone(RollSituation situation) {
        SettledRoll settled = SettledRoll.of(roll(), roller.derived(), situation);
        dice.requireFit(List.of(settled));
        Optional<RolledDice> rolled = dice.roll(settled);
        TextTable table = new TextTable();
        if (shown.isPresent()) {
            shown.get().putAll(json(settled, situation).alone(rolled));
        } else {
            words(settled, situation).add(rolled, table);
        }
        finish(table, settled);
        return rolled;
    }

    /** Who rolls with those who are named; a character leads them. */
    GroupResult group(RollSituation situation) {
        List<SettledRoll> members = new GroupRollers(roller, on).settled(situation);
        dice.requireFit(members);
        List<Optional<RolledDice>> rolled = members.stream().map(dice::roll).toList();
        GroupResult result = GroupResult.of(roll(), roll().group().orElseThrow(), members, rolled);
        SettledRoll told = members.get(Math.max(0, result.best()));
        TextTable table = new TextTable();
        if (shown.isPresent()) {
            shown.get().putAll(json(told, situation).group(members, result));
        } else {
            new SharedRollText(words(told, situation)).group(members, result, table);
        }
        finish(table, told);
        return result;
    }

    private RollResultText words(SettledRoll settled, RollSituation situation) {
        return new RollResultText(roller.game(), settled, situation, roller.context().messages());
    }

    private RollResultJson json(SettledRoll settled, RollSituation situation) {
        return new RollResultJson(roller.game(), settled, situation);
    }

    private void finish(TextTable table, SettledRoll settled) {
        boolean falls = !dice.areGiven() && settled.dicePool().isPresent();
        shown.ifPresent(objects -> objects.put("seed", falls ? Optional.of(seed) : Optional.empty()));
        if (shown.isEmpty() && falls) {
            table.row(List.of(roller.context().render("cli.roll.seed"), "" + seed));
        }
        if (shown.isEmpty()) {
            roller.context().out().print(table.text().stripLeading());
        }
        if (!settled.derived().failures().isEmpty()) {
            roller.context().printToErrors("cli.odds.failed", "roll", settled.roll().label().title());
        }
    }
}
