package lampblack.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.character.State;
import lampblack.dice.Cast;
import lampblack.dice.GroupCast;
import lampblack.dice.NamedBoost;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.io.RollJson;
import lampblack.rules.Opposition;
import lampblack.rules.Roll;
import lampblack.rules.Standing;

/**
 * Rolls dice and says what comes of it: alone, with others, or against somebody.
 *
 * @param shown what is put together for programs; empty where people are told
 */
record Rolling(Roller roller, Optional<String> on, ShownDice dice, long seed, Optional<Map<String, Object>> shown) {

    private Roll roll() {
        return roller.roll();
    }

    /** The dice as they fell, unless there is no roll. */
    Optional<Cast> alone(Situation now) {
        Settled settled = Settled.of(roll(), roller.at(), now);
        dice.fit(List.of(settled));
        Optional<Cast> cast = dice.cast(settled);
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
    void group(Situation now) {
        List<Settled> members = new GroupMembers(roller, on).settled(now);
        dice.fit(members);
        List<Optional<Cast>> casts = members.stream().map(dice::cast).toList();
        GroupCast cast = GroupCast.of(roll(), roll().group().orElseThrow(), members, casts);
        Settled told = members.get(Math.max(0, cast.best()));
        TextTable page = new TextTable();
        if (shown.isPresent()) {
            shown.get().putAll(json(told, now).group(members, cast));
        } else {
            new TogetherCastWords(words(told, now)).group(members, cast, page);
        }
        finish(page, told);
    }

    /** The own dice as they fell, unless there is no roll. */
    Optional<Cast> opposed(Situation now) {
        Opposition opposition = roll().opposition().orElseThrow(() ->
                roller.desk().misuse("cli.not-opposed", "roll", roll().label().title()));
        Roll other = opposition.other().map(roller.game().rolls()::get).orElse(roll());
        Settled mine = Settled.of(roll(), roller.at(), now);
        Settled theirs = Settled.of(other, new Standing(roller.game().sheets().get(other.sheet()), State.BLANK),
                roller.options().opposed(roller.desk(), other));
        dice.fit(List.of(mine, theirs));
        Optional<Cast> cast = dice.cast(mine);
        Optional<Cast> against = dice.cast(theirs);
        TextTable page = new TextTable();
        if (shown.isPresent()) {
            shown.get().putAll(json(mine, now).opposed(opposition, theirs, cast, against));
        } else {
            words(mine, now).add(cast, page);
            new TogetherCastWords(words(mine, now)).opposed(opposition, theirs, cast, against, page);
        }
        finish(page, mine);
        return cast;
    }

    private RolledWords words(Settled settled, Situation now) {
        return new RolledWords(roller.game(), settled, now, roller.told(), asked(), roller.desk().messages());
    }

    private RollJson json(Settled settled, Situation now) {
        return new RollJson(roller.game(), settled, now, roller.told(), roller.told().stream()
                .filter(each -> each.boost().when().isEmpty() || asked().contains(each.id()))
                .map(NamedBoost::id).collect(Collectors.toSet()));
    }

    private List<String> asked() {
        return roller.options().asked(roll());
    }

    private void finish(TextTable page, Settled settled) {
        boolean falls = !dice.areShown() && settled.thrown().isPresent();
        shown.ifPresent(each -> each.put("seed", falls ? Optional.of(seed) : Optional.empty()));
        if (shown.isEmpty() && falls) {
            page.row(List.of(roller.desk().words("cli.roll.seed"), "" + seed));
        }
        if (shown.isEmpty()) {
            roller.desk().out().print(page.text().stripLeading());
        }
        if (!settled.at().failures().isEmpty()) {
            roller.desk().remark("cli.odds.failed", "roll", settled.roll().label().title());
        }
    }
}
