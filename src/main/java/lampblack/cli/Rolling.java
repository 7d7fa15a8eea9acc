package lampblack.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.State;
import lampblack.dice.Cast;
import lampblack.dice.GroupCast;
import lampblack.dice.NamedBoost;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.rules.Opposition;
import lampblack.rules.Roll;
import lampblack.rules.Setting;
import lampblack.rules.Standing;
import lampblack.ruleset.Ruleset;

/** Rolls dice and says what comes of it: alone, with others, or against somebody. */
record Rolling(Desk desk, RollOptions options, Ruleset game, List<NamedBoost> added, ShownDice dice, long seed) {

    /** The dice as they fell, unless there is no roll. */
    Optional<Cast> alone(Roll roll, Standing at, Situation now) {
        Settled settled = Settled.of(roll, at, now);
        dice.fit(List.of(settled));
        Optional<Cast> cast = dice.cast(settled);
        TextTable page = new TextTable();
        words(settled, now).add(cast, page);
        finish(page, settled);
        return cast;
    }

    /** @param leads whether a character rolls with those who are named */
    void group(Roll roll, Standing at, Situation now, boolean leads) {
        Situation others = leads ? settled(roll, at, now) : now;
        Standing blank = leads ? new Standing(at.sheet(), State.BLANK) : at;
        List<Settled> members = new ArrayList<>(leads ? List.of(Settled.of(roll, at, now)) : List.of());
        options.group(desk, roll, others, members.size()).forEach(each -> members.add(Settled.of(roll, blank, each)));
        dice.fit(members);
        List<Optional<Cast>> casts = members.stream().map(dice::cast).toList();
        GroupCast cast = GroupCast.of(roll, roll.group().orElseThrow(), members, casts);
        Settled told = members.get(Math.max(0, cast.best()));
        TextTable page = new TextTable();
        new TogetherCastWords(words(told, now)).group(members, cast, page);
        finish(page, told);
    }

    /** What others have of the roll besides their own number: the settings, as they hold for all. */
    private static Situation settled(Roll roll, Standing at, Situation now) {
        Situation same = Situation.USUAL;
        Map<String, Long> numbers = Settled.of(roll, at, now).numbers();
        for (Setting each : roll.settings().values()) {
            if (now.settings().containsKey(each.id())) {
                same = same.withSetting(each.id(), now.settings().get(each.id()));
            } else if (each.isNumber() && each.reckoned().isPresent() && !roll.instead().containsValue(each.id())) {
                same = same.withSetting(each.id(), "" + numbers.get(each.variable()));
            }
        }
        return same;
    }

    /** The own dice as they fell, unless there is no roll. */
    Optional<Cast> opposed(Roll roll, Standing at, Situation now) {
        Opposition opposition = roll.opposition().orElseThrow(() ->
                desk.misuse("cli.not-opposed", "roll", roll.label().title()));
        Roll other = opposition.other().map(game.rolls()::get).orElse(roll);
        Settled mine = Settled.of(roll, at, now);
        Settled theirs = Settled.of(other, new Standing(game.sheets().get(other.sheet()), State.BLANK),
                options.opposed(desk, other));
        dice.fit(List.of(mine, theirs));
        Optional<Cast> cast = dice.cast(mine);
        TextTable page = new TextTable();
        words(mine, now).add(cast, page);
        new TogetherCastWords(words(mine, now)).opposed(opposition, theirs, cast, dice.cast(theirs), page);
        finish(page, mine);
        return cast;
    }

    private RolledWords words(Settled settled, Situation now) {
        return new RolledWords(game, settled, now, added, options.asked(settled.roll()), desk.messages());
    }

    private void finish(TextTable page, Settled settled) {
        if (!dice.areShown() && settled.thrown().isPresent()) {
            page.row(List.of(desk.words("cli.roll.seed"), "" + seed));
        }
        desk.out().print(page.text().stripLeading());
        if (!settled.at().failures().isEmpty()) {
            desk.remark("cli.odds.failed", "roll", settled.roll().label().title());
        }
    }
}
