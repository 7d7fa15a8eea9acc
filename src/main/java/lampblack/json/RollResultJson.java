package lampblack.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.dice.GroupResult;
import lampblack.dice.NamedModifier;
import lampblack.dice.OpposedOdds;
import lampblack.dice.RollResult;
import lampblack.dice.RollSituation;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Opposition;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.trait.Trait;
import lampblack.ruleset.Ruleset;

/**
 * Dice that fell and what comes of them, as they are printed for programs.
 *
 * @param added what harm and options add, of which some counts only at times
 * @param counted the names of what counts of that
 */
public record RollResultJson(Ruleset game, SettledRoll settled, RollSituation now, List<NamedModifier> added,
        Set<String> counted) {

    public RollResultJson {
        added = List.copyOf(added);
        counted = Set.copyOf(counted);
    }

    /** A roll of one who makes it alone. */
    public Map<String, Object> alone(Optional<RolledDice> cast) {
        Map<String, Object> shown = head();
        shown.put("trait", now.trait().map(this::trait));
        shown.put("extras", now.extras());
        shown.put("gifts", added.stream().map(this::gift).toList());
        shown.putAll(cast(settled, cast));
        cast.ifPresent(rolledDice -> {
            shown.putAll(result(rolledDice.result()));
            shown.put("then", then(rolledDice.result()));
            shown.put("moves", moves(rolledDice.result()));
        });
        return shown;
    }

    private Map<String, Object> head() {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("ruleset", game.id());
        shown.put("roll", settled.roll().id());
        shown.put("title", settled.roll().label().title());
        Map<String, Object> settings = new LinkedHashMap<>();
        for (RollSetting rollSetting : settled.roll().settings().values()) {
            settings.put(rollSetting.id(), rollSetting.isNumber() ? (Object) settled.numbers()
                    .get(rollSetting.variable())
                    : settled.choices().get(rollSetting.id()));
        }
        shown.put("settings", settings);
        return shown;
    }

    private Map<String, Object> trait(Trait picked) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("id", picked.toString());
        shown.put("title", settled.at().title(picked));
        shown.put("rating", settled.rating());
        return shown;
    }

    private Map<String, Object> gift(NamedModifier namedModifier) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("id", namedModifier.id());
        shown.put("title", namedModifier.title());
        shown.put("counts", counted.contains(namedModifier.id()));
        shown.put("when", Optional.of(namedModifier.boost().when()).filter(when -> !when.isEmpty()));
        return shown;
    }

    /** How dice fell, and the outcome. */
    private static Map<String, Object> cast(SettledRoll settled, Optional<RolledDice> cast) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("against", settled.against());
        shown.put("rolled", cast.isPresent());
        cast.ifPresent(rolledDice -> {
            Map<String, Object> dice = new LinkedHashMap<>();
            dice.put("die", settled.faces());
            dice.put("fell", rolledDice.faces());
            dice.put("keep", rolledDice.keep().word());
            dice.put("kept", rolledDice.kept());
            dice.put("beside", beside(settled, rolledDice));
            shown.put("dice", dice);
            shown.put("result", rolledDice.result().value());
            shown.put("outcome", rolledDice.result().outcome().map(outcome -> {
                Map<String, Object> named = new LinkedHashMap<>();
                named.put("id", outcome.id());
                named.put("title", outcome.label().title());
                named.put("says", outcome.says());
                return named;
            }));
        });
        return shown;
    }

    private static List<Map<String, Object>> beside(SettledRoll settled, RolledDice cast) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (int i = 0; i < cast.beside().size(); i++) {
            RollExtra extra = settled.besides().get(i);
            Map<String, Object> shown = new LinkedHashMap<>();
            shown.put("extra", extra.id());
            shown.put("die", settled.facesOf(extra));
            shown.put("fell", cast.beside().get(i));
            shown.put("takes", extra.beside().orElseThrow().takes());
            all.add(shown);
        }
        return all;
    }

    /** What comes of dice, beyond the outcome. */
    private static Map<String, Object> result(RollResult result) {
        Map<String, Object> shown = new LinkedHashMap<>();
        Map<String, Object> applies = new LinkedHashMap<>();
        result.outcome().ifPresent(outcome -> outcome.applies().stream().filter(result.choices()::containsKey)
                .forEach(apply -> applies.put(apply, result.choices().get(apply))));
        shown.put("applies", applies);
        shown.put("marks", result.marks());
        shown.put("ticks", result.ticks());
        shown.put("tier", result.tier());
        shown.put("fills", result.fills().map(Object::toString));
        return shown;
    }

    /** The rolls that follow. */
    private List<String> then(RollResult result) {
        Stream<RollEffects> extras = settled.roll().extras().values().stream()
                .filter(rollExtra -> now.extras().getOrDefault(rollExtra.id(), 0L) > 0).map(RollExtra::brings);
        return Stream.concat(own(result), extras).flatMap(rollEffects -> rollEffects.then().stream()).distinct()
                .toList();
    }

    private Stream<RollEffects> own(RollResult result) {
        return Stream.concat(Stream.of(settled.roll().always()), result.outcome().stream()
                .map(rollOutcome -> rollOutcome.brings()));
    }

    /** Where dice move on their chains, by the roll whose die it is. */
    private Map<String, Object> moves(RollResult result) {
        Map<String, Object> moves = new LinkedHashMap<>();
        own(result).map(RollEffects::step).filter(chainMove -> chainMove != RollEffects.ChainMove.STAYS)
                .forEach(chainMove -> moves.put(settled.roll().id(), word(chainMove)));
        settled.besides().stream().filter(rollExtra -> rollExtra.brings().step() != RollEffects.ChainMove.STAYS)
                .forEach(rollExtra -> moves.put(rollExtra.beside().orElseThrow().roll(),
                word(rollExtra.brings().step())));
        return moves;
    }

    private static String word(RollEffects.ChainMove move) {
        return move.word();
    }

    /** A roll that several make together. */
    public Map<String, Object> group(List<SettledRoll> members, GroupResult cast) {
        Map<String, Object> shown = head();
        Roll roll = settled.roll();
        GroupRoll group = roll.group().orElseThrow();
        List<Map<String, Object>> objects = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            Map<String, Object> member = new LinkedHashMap<>();
            member.put("pool", members.get(i).pool());
            member.putAll(cast(members.get(i), cast.casts().get(i)));
            objects.add(member);
        }
        shown.put("members", objects);
        shown.put("counts", group.counts().word());
        boolean best = group.counts() == GroupRoll.CountedResult.BEST && cast.best() >= 0;
        shown.put("best", best ? Optional.of(cast.best() + 1) : Optional.empty());
        shown.put("failing", cast.failing());
        shown.put("enough", cast.enough());
        if (best) {
            shown.putAll(result(cast.casts().get(cast.best()).orElseThrow().result()));
        }
        shown.put("leader-marks", cast.marks());
        return shown;
    }

    /** A roll that is held against somebody else's. */
    public Map<String, Object> opposed(Opposition how, SettledRoll other, Optional<RolledDice> mine,
            Optional<RolledDice> theirs) {
        Map<String, Object> shown = alone(mine);
        shown.put("theirs", cast(other, theirs));
        Optional<Long> my = mine.flatMap(rolledDice -> OpposedOdds.value(how.by(), settled.roll(), rolledDice));
        Optional<Long> their = theirs.flatMap(rolledDice -> OpposedOdds.value(how.by(), other.roll(), rolledDice));
        int side = OpposedOdds.side(my, their);
        shown.put("compared", how.by().word());
        shown.put("side", side > 0 ? "ahead" : side < 0 ? "behind" : "even");
        shown.put("margin", my.flatMap(one -> their.map(two -> one - two)));
        return shown;
    }
}
