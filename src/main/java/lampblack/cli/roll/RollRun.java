package lampblack.cli.roll;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import lampblack.dice.GroupResult;
import lampblack.dice.RollSituation;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.json.RolledJson.SeededJson;
import lampblack.json.RolledJson;
import lampblack.rules.roll.Roll;
import lampblack.sheet.text.RollResultText;
import lampblack.sheet.text.SharedRollText;
import lampblack.sheet.text.TextTable;

/**
 * Rolls dice and prints the outcome: alone or as a group.
 *
 * @param shown who is given the roll for programs; empty where text is printed
 */
record RollRun(RollActor roller, Optional<String> on, DiceSource dice, long seed,
        Optional<Consumer<SeededJson>> shown) {

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
            shown.get().accept(new SeededJson(RolledJson.alone(roller.game(), settled, situation, rolled,
                    roller.character().isPresent()), seed(settled)));
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
            shown.get().accept(new SeededJson(RolledJson.group(roller.game(), told, members, result), seed(told)));
        } else {
            new SharedRollText(words(told, situation)).group(members, result, table);
        }
        finish(table, told);
        return result;
    }

    private RollResultText words(SettledRoll settled, RollSituation situation) {
        return new RollResultText(roller.game(), settled, situation, roller.character().isPresent(),
                roller.context().messages());
    }

    /** By what the dice fell, unless they were given or there are none. */
    private Optional<Long> seed(SettledRoll settled) {
        return dice.areGiven() || settled.dicePool().isEmpty() ? Optional.empty() : Optional.of(seed);
    }

    private void finish(TextTable table, SettledRoll settled) {
        if (shown.isEmpty()) {
            seed(settled).ifPresent(number ->
                    table.row(List.of(roller.context().render("cli.roll.seed"), "" + number)));
            roller.context().out().print(table.text().stripLeading());
        }
        if (!settled.derived().failures().isEmpty()) {
            roller.context().printToErrors("cli.odds.failed", "roll", settled.roll().label().title());
        }
    }
}
