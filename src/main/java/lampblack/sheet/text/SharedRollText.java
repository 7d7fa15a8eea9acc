package lampblack.sheet.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.dice.GroupResult;
import lampblack.dice.OpposedOdds;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Opposition;
import lampblack.rules.roll.RollOutcome;

/** Says how the dice fell of several who roll with or against each other. */
public record SharedRollText(RollResultText words) {

    /** How several rolled together, each line with what it is called. */
    public List<List<String>> group(List<SettledRoll> members, GroupResult result) {
        TextTable table = new TextTable();
        group(members, result, table);
        return table.rows();
    }

    /** How somebody else rolled against it, and who is ahead. */
    public List<List<String>> opposed(Opposition how, SettledRoll other, Optional<RolledDice> mine,
            Optional<RolledDice> theirs) {
        TextTable table = new TextTable();
        opposed(how, other, mine, theirs, table);
        return table.rows();
    }

    public void group(List<SettledRoll> members, GroupResult result, TextTable table) {
        GroupRoll group = words.settled().roll().group().orElseThrow();
        table.section(words.render("cli.odds.group", "roll", words.settled().roll().label().title(), "members",
                members.stream().map(SharedOddsText::own).collect(Collectors.joining(", "))));
        words.settings(table);
        for (int i = 0; i < members.size(); i++) {
            table.row(List.of(words.render("cli.roll.member", "number", i + 1), faces(result.rolled().get(i))));
        }
        boolean best = group.counts() == GroupRoll.CountedResult.BEST;
        long succeed = members.size() - result.failing();
        words.row(table, "members", best ? words.render("cli.roll.best", "outcome", outcome(result))
                : words.render(result.enough() ? "cli.roll.enough" : "cli.roll.not-enough", "succeed", succeed,
                        "members", members.size()));
        if (best) {
            result.result().ifPresent(counts -> words.result(counts, table));
        }
        result.marks().forEach((track, marks) -> {
            if (marks != 0) {
                words.row(table, "leader", marks + " " + words.words().title(track, marks));
            }
        });
    }

    private String outcome(GroupResult result) {
        return result.result().map(counts -> counts.outcome().map(RollOutcome::label).map(label -> label.title())
                .orElse("")).orElseGet(() -> words.render("cli.roll.none"));
    }

    private String faces(Optional<RolledDice> rolled) {
        return rolled.map(rolledDice -> words.render("cli.roll.each", "faces", rolledDice.faces().stream()
                .map(String::valueOf)
                .collect(Collectors.joining(" ")), "outcome", rolledDice.result().outcome().map(RollOutcome::label)
                .map(label -> label.title()).orElseGet(() -> words.render("cli.roll.none"))))
                .orElseGet(() -> words.render("cli.odds.no-roll"));
    }

    public void opposed(Opposition how, SettledRoll other, Optional<RolledDice> mine, Optional<RolledDice> theirs,
            TextTable table) {
        words.row(table, "theirs", SharedOddsText.own(other) + ": " + faces(theirs));
        Optional<Long> my = mine.flatMap(rolledDice -> OpposedOdds.value(how.by(), words.settled().roll(), rolledDice));
        Optional<Long> their = theirs.flatMap(rolledDice -> OpposedOdds.value(how.by(), other.roll(), rolledDice));
        int side = OpposedOdds.side(my, their);
        String key = side > 0 ? "ahead" : side < 0 ? "behind" : "even";
        boolean both = my.isPresent() && their.isPresent();
        String says = side > 0 ? how.ahead() : side < 0 ? how.behind() : how.even();
        String by = side == 0 ? words.render("cli.roll.even") : both
                ? words.render("cli.roll." + key, "number", Math.abs(my.get() - their.get()))
                : words.render("cli.roll." + key + "-alone");
        words.row(table, "compared", words.render("roll.by." + how.by().word()) + ": " + by
                + (says.isEmpty() ? "" : ". " + RollResultText.plain(says)));
    }
}
