package lampblack.sheet.text;

import java.util.List;
import java.util.stream.Collectors;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.dice.Averages;
import lampblack.dice.GroupOdds;
import lampblack.dice.SettledRoll;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.build.RollDescriptions;

/** Says the odds of rolls that several make together. */
public record SharedOddsText(Ruleset game, Messages messages) {

    /** The number that a roll goes by, for one who makes it: {@code 3d}, or {@code under 12}. */
    static String own(SettledRoll settled) {
        return settled.against().map(number -> "" + number).orElse(settled.pool() + "d");
    }

    public String group(Roll roll, List<SettledRoll> members, GroupOdds odds) {
        GroupRoll group = roll.group().orElseThrow();
        TextTable table = new TextTable();
        table.section(render("cli.odds.group", "roll", roll.label().title(), "members",
                members.stream().map(SharedOddsText::own).collect(Collectors.joining(", "))));
        if (group.counts() == GroupRoll.CountedResult.BEST) {
            roll.outcomes().values().forEach(rollOutcome ->
                    table.row(List.of(rollOutcome.label().title(), odds.best().probability(rollOutcome.id())
                    .percent())));
            if (!odds.best().probability("").isZero()) {
                table.row(List.of(render("cli.odds.no-roll"), odds.best().probability("").percent()));
            }
        } else {
            table.row(List.of(render("cli.odds.enough"), odds.enough().probability(true).percent()));
            table.row(List.of(render("cli.odds.not-enough"), odds.enough().probability(false).percent()));
        }
        table.section(render("cli.odds.failing"));
        odds.failing().ways().keySet().forEach(id -> table.row(List.of(id == 0 ? render("cli.odds.nobody") : "" + id,
                odds.failing().probability(id).percent())));
        RollDescriptions words = words(roll);
        odds.marks().forEach((track, marks) -> table.row(List.of(words.leader(track),
                words.change(track, Averages.of(marks).mean()).rounded(2))));
        return table.text().stripLeading();
    }

    private RollDescriptions words(Roll roll) {
        return new RollDescriptions(game, roll.nobody(game.sheets()), messages);
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
