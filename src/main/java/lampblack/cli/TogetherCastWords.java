package lampblack.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.dice.Cast;
import lampblack.dice.GroupCast;
import lampblack.dice.OpposedOdds;
import lampblack.dice.Settled;
import lampblack.rules.Group;
import lampblack.rules.Opposition;
import lampblack.rules.Upshot;

/** Says how the dice fell of several who roll with or against each other. */
public record TogetherCastWords(RolledWords words) {

    /** How several rolled together, each line with what it is called. */
    public List<List<String>> group(List<Settled> members, GroupCast cast) {
        TextTable page = new TextTable();
        group(members, cast, page);
        return page.rows();
    }

    /** How somebody else rolled against it, and who is ahead. */
    public List<List<String>> opposed(Opposition how, Settled other, Optional<Cast> mine, Optional<Cast> theirs) {
        TextTable page = new TextTable();
        opposed(how, other, mine, theirs, page);
        return page.rows();
    }

    void group(List<Settled> members, GroupCast cast, TextTable page) {
        Group group = words.settled().roll().group().orElseThrow();
        page.section(words.say("cli.odds.group", "roll", words.settled().roll().label().title(), "members",
                members.stream().map(TogetherWords::own).collect(Collectors.joining(", "))));
        words.settings(page);
        for (int i = 0; i < members.size(); i++) {
            page.row(List.of(words.say("cli.roll.member", "number", i + 1), fell(cast.casts().get(i))));
        }
        boolean best = group.counts() == Group.Counts.BEST;
        long succeed = members.size() - cast.failing();
        words.row(page, "members", best ? words.say("cli.roll.best", "outcome", outcome(cast))
                : words.say(cast.enough() ? "cli.roll.enough" : "cli.roll.not-enough", "succeed", succeed, "members",
                        members.size()));
        if (best && cast.best() >= 0) {
            words.result(cast.casts().get(cast.best()).orElseThrow().result(), page);
        }
        cast.marks().forEach((track, marks) -> {
            if (marks != 0) {
                words.row(page, "leader", marks + " " + words.words().title(track));
            }
        });
    }

    private String outcome(GroupCast cast) {
        return cast.best() < 0 ? words.say("cli.roll.none")
                : cast.casts().get(cast.best()).flatMap(each -> each.result().outcome()).map(Upshot::label)
                        .map(each -> each.title()).orElse("");
    }

    private String fell(Optional<Cast> cast) {
        return cast.map(each -> words.say("cli.roll.each", "faces", each.faces().stream().map(String::valueOf)
                .collect(Collectors.joining(" ")), "outcome", each.result().outcome().map(Upshot::label)
                .map(label -> label.title()).orElseGet(() -> words.say("cli.roll.none"))))
                .orElseGet(() -> words.say("cli.odds.no-roll"));
    }

    void opposed(Opposition how, Settled other, Optional<Cast> mine, Optional<Cast> theirs, TextTable page) {
        words.row(page, "theirs", TogetherWords.own(other) + ": " + fell(theirs));
        Optional<Long> my = mine.flatMap(each -> OpposedOdds.value(how.by(), words.settled().roll(), each));
        Optional<Long> their = theirs.flatMap(each -> OpposedOdds.value(how.by(), other.roll(), each));
        int side = OpposedOdds.side(my, their);
        String key = side > 0 ? "ahead" : side < 0 ? "behind" : "even";
        boolean both = my.isPresent() && their.isPresent();
        String says = side > 0 ? how.ahead() : side < 0 ? how.behind() : how.even();
        String by = side == 0 ? words.say("cli.roll.even") : both
                ? words.say("cli.roll." + key, "number", Math.abs(my.get() - their.get()))
                : words.say("cli.roll." + key + "-alone");
        words.row(page, "compared", words.say("roll.by." + how.by().word()) + ": " + by
                + (says.isEmpty() ? "" : ". " + RolledWords.plain(says)));
    }
}
