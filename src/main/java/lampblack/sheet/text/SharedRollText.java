package lampblack.sheet.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.dice.GroupResult;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.RollOutcome;

/** Says how the dice fell of several who roll together. */
public record SharedRollText(RollResultText words) {

    /** How several rolled together, each line with what it is called. */
    public List<List<String>> group(List<SettledRoll> members, GroupResult result) {
        TextTable table = new TextTable();
        group(members, result, table);
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
}
