package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.dice.GroupResult;
import lampblack.dice.RollGift;
import lampblack.dice.RollResult;
import lampblack.dice.RollSituation;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.json.FallenJson.ResultJson;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.RollBinding;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Trait;
import lampblack.ruleset.Ruleset;

/** Dice that fell and what comes of them. */
public sealed interface RolledJson {

    /** @param seed by what the dice fell, unless they were given or there are none */
    record SeededJson(@JsonUnwrapped RolledJson rolled, Optional<Long> seed) {}

    /** What a command prints of a roll. @param marked null where nothing could be marked */
    record MadeJson(@JsonUnwrapped SeededJson rolled, @JsonUnwrapped MarkedJson marked) {}

    /** @param toType the commands that mark the rest */
    record MarkedJson(List<String> marked, @JsonProperty("to-type") List<String> toType) {}

    /** A roll of one who makes it alone. @param then the rolls that follow */
    record AloneJson(@JsonUnwrapped RollHeadJson head, Optional<TraitJson> trait, Map<String, Long> extras,
            List<GiftJson> gifts, @JsonUnwrapped FallenJson dice, @JsonUnwrapped ResultJson result,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<List<String>> then,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Map<String, RollEffects.ChainMove>> moves)
            implements RolledJson {}

    /** A roll that several make together. @param best whose result counts, from 1 */
    record GroupJson(@JsonUnwrapped RollHeadJson head, List<MemberJson> members, GroupRoll.CountedResult counts,
            Optional<Integer> best, long failing, boolean enough, @JsonUnwrapped ResultJson result,
            @JsonProperty("leader-marks") Map<String, Long> leaderMarks) implements RolledJson {}

    /** @param judged whether a character makes it */
    static RolledJson alone(Ruleset game, SettledRoll settled, RollSituation situation, Optional<RolledDice> rolled,
            boolean judged) {
        Optional<RollResult> result = rolled.map(RolledDice::result);
        return new AloneJson(RollHeadJson.of(game, settled),
                situation.trait().map(trait -> TraitJson.of(settled, trait)), situation.extras(),
                settled.gifts().stream().map(GiftJson::of).toList(), FallenJson.of(settled, rolled),
                result.map(ResultJson::of).orElse(null), result.map(fell -> settled.following(fell, judged)),
                result.map(fell -> moves(settled, fell)));
    }

    static RolledJson group(Ruleset game, SettledRoll settled, List<SettledRoll> members, GroupResult result) {
        GroupRoll group = settled.roll().group().orElseThrow();
        boolean best = group.counts() == GroupRoll.CountedResult.BEST && result.best() >= 0;
        return new GroupJson(RollHeadJson.of(game, settled), MemberJson.all(members, result.rolled()), group.counts(),
                best ? Optional.of(result.best() + 1) : Optional.empty(), result.failing(), result.enough(),
                best ? ResultJson.of(result.result().orElseThrow()) : null, result.marks());
    }

    record RollHeadJson(String ruleset, String roll, String title, Map<String, Object> settings) {

        static RollHeadJson of(Ruleset game, SettledRoll settled) {
            Map<String, Object> settings = new LinkedHashMap<>();
            for (RollSetting setting : settled.roll().settings().values()) {
                settings.put(setting.id(), setting.isNumber() ? (Object) settled.numbers().get(setting.variable())
                        : settled.choices().get(setting.id()));
            }
            return new RollHeadJson(game.id(), settled.roll().id(), settled.roll().label().title(), settings);
        }
    }

    record TraitJson(String id, String title, long rating) {

        static TraitJson of(SettledRoll settled, Trait picked) {
            return new TraitJson(picked.written(), settled.derived().title(picked), settled.rating());
        }
    }

    record GiftJson(String id, String title, boolean counts, List<String> with, Optional<String> when) {

        static GiftJson of(RollGift gift) {
            return new GiftJson(gift.named().id(), gift.named().title(), gift.counts(),
                    gift.named().modifier().with().stream().map(RollBinding::name).toList(),
                    Optional.of(gift.named().modifier().when()).filter(when -> !when.isEmpty()));
        }
    }

    record MemberJson(long pool, @JsonUnwrapped FallenJson dice) {

        static List<MemberJson> all(List<SettledRoll> members, List<Optional<RolledDice>> rolled) {
            return Stream.iterate(0, i -> i < members.size(), i -> i + 1).map(i -> new MemberJson(
                    members.get(i).pool(), FallenJson.of(members.get(i), rolled.get(i)))).toList();
        }
    }

    private static Stream<RollEffects> own(SettledRoll settled, RollResult result) {
        return Stream.concat(Stream.of(settled.roll().always()), result.outcome().stream()
                .map(outcome -> outcome.brings()));
    }

    /** Where dice move on their chains, by the roll whose die it is. */
    private static Map<String, RollEffects.ChainMove> moves(SettledRoll settled, RollResult result) {
        Map<String, RollEffects.ChainMove> moves = new LinkedHashMap<>();
        own(settled, result).map(RollEffects::step).filter(move -> move != RollEffects.ChainMove.STAYS)
                .forEach(move -> moves.put(settled.roll().id(), move));
        settled.besides().stream().filter(extra -> extra.brings().step() != RollEffects.ChainMove.STAYS)
                .forEach(extra -> moves.put(extra.beside().orElseThrow().roll(), extra.brings().step()));
        return moves;
    }
}
