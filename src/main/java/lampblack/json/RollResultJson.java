package lampblack.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.dice.GroupResult;
import lampblack.dice.NamedModifier;
import lampblack.dice.RollGift;
import lampblack.dice.RollResult;
import lampblack.dice.RollSituation;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollBinding;
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
public record RollResultJson(Ruleset game, SettledRoll settled, RollSituation situation) {

    /** A roll of one who makes it alone. */
    public Map<String, Object> alone(Optional<RolledDice> rolled) {
        Map<String, Object> json = head();
        json.put("trait", situation.trait().map(this::trait));
        json.put("extras", situation.extras());
        json.put("gifts", settled.gifts().stream().map(RollResultJson::modifier).toList());
        json.putAll(dice(settled, rolled));
        rolled.ifPresent(rolledDice -> {
            json.putAll(result(rolledDice.result()));
            json.put("then", then(rolledDice.result()));
            json.put("moves", moves(rolledDice.result()));
        });
        return json;
    }

    private Map<String, Object> head() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ruleset", game.id());
        json.put("roll", settled.roll().id());
        json.put("title", settled.roll().label().title());
        Map<String, Object> settings = new LinkedHashMap<>();
        for (RollSetting rollSetting : settled.roll().settings().values()) {
            settings.put(rollSetting.id(), rollSetting.isNumber() ? (Object) settled.numbers()
                    .get(rollSetting.variable())
                    : settled.choices().get(rollSetting.id()));
        }
        json.put("settings", settings);
        return json;
    }

    private Map<String, Object> trait(Trait picked) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", picked.written());
        json.put("title", settled.derived().title(picked));
        json.put("rating", settled.rating());
        return json;
    }

    private static Map<String, Object> modifier(RollGift gift) {
        NamedModifier namedModifier = gift.named();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", namedModifier.id());
        json.put("title", namedModifier.title());
        json.put("counts", gift.counts());
        json.put("with", namedModifier.modifier().with().stream().map(RollBinding::name).toList());
        json.put("when", Optional.of(namedModifier.modifier().when()).filter(when -> !when.isEmpty()));
        return json;
    }

    /** How dice fell, and the outcome. */
    private static Map<String, Object> dice(SettledRoll settled, Optional<RolledDice> rolled) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("against", settled.against());
        json.put("rolled", rolled.isPresent());
        rolled.ifPresent(rolledDice -> {
            Map<String, Object> dice = new LinkedHashMap<>();
            dice.put("die", settled.faces());
            dice.put("fell", rolledDice.faces());
            dice.put("keep", rolledDice.keep().word());
            dice.put("kept", rolledDice.kept());
            dice.put("beside", beside(settled, rolledDice));
            json.put("dice", dice);
            json.put("result", rolledDice.result().value());
            json.put("outcome", rolledDice.result().outcome().map(outcome -> {
                Map<String, Object> named = new LinkedHashMap<>();
                named.put("id", outcome.id());
                named.put("title", outcome.label().title());
                named.put("says", outcome.says());
                return named;
            }));
        });
        return json;
    }

    private static List<Map<String, Object>> beside(SettledRoll settled, RolledDice rolled) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (int i = 0; i < rolled.beside().size(); i++) {
            RollExtra extra = settled.besides().get(i);
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("extra", extra.id());
            json.put("die", settled.facesOf(extra));
            json.put("fell", rolled.beside().get(i));
            json.put("takes", extra.beside().orElseThrow().takes());
            all.add(json);
        }
        return all;
    }

    /** What comes of dice, beyond the outcome. */
    private static Map<String, Object> result(RollResult result) {
        Map<String, Object> json = new LinkedHashMap<>();
        Map<String, Object> applies = new LinkedHashMap<>();
        result.outcome().ifPresent(outcome -> outcome.applies().stream().filter(result.choices()::containsKey)
                .forEach(apply -> applies.put(apply, result.choices().get(apply))));
        json.put("applies", applies);
        json.put("marks", result.marks());
        json.put("ticks", result.ticks());
        json.put("tier", result.tier());
        json.put("fills", result.fills().map(Object::toString));
        return json;
    }

    /** The rolls that follow. */
    private List<String> then(RollResult result) {
        Stream<RollEffects> extras = settled.roll().extras().values().stream()
                .filter(rollExtra -> situation.extras().getOrDefault(rollExtra.id(), 0L) > 0).map(RollExtra::brings);
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
    public Map<String, Object> group(List<SettledRoll> members, GroupResult result) {
        Map<String, Object> json = head();
        Roll roll = settled.roll();
        GroupRoll group = roll.group().orElseThrow();
        List<Map<String, Object>> objects = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            Map<String, Object> member = new LinkedHashMap<>();
            member.put("pool", members.get(i).pool());
            member.putAll(dice(members.get(i), result.rolled().get(i)));
            objects.add(member);
        }
        json.put("members", objects);
        json.put("counts", group.counts().word());
        boolean best = group.counts() == GroupRoll.CountedResult.BEST && result.best() >= 0;
        json.put("best", best ? Optional.of(result.best() + 1) : Optional.empty());
        json.put("failing", result.failing());
        json.put("enough", result.enough());
        if (best) {
            json.putAll(result(result.result().orElseThrow()));
        }
        json.put("leader-marks", result.marks());
        return json;
    }
}
