package lampblack.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.dice.Cast;
import lampblack.dice.GroupCast;
import lampblack.dice.NamedBoost;
import lampblack.dice.OpposedOdds;
import lampblack.dice.Result;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.rules.Aftermath;
import lampblack.rules.Extra;
import lampblack.rules.Group;
import lampblack.rules.Opposition;
import lampblack.rules.Roll;
import lampblack.rules.Setting;
import lampblack.rules.Trait;
import lampblack.ruleset.Ruleset;

/**
 * Dice that fell and what comes of them, as they are printed for programs.
 *
 * @param added what harm and options add, of which some counts only at times
 * @param counted the names of what counts of that
 */
public record RollJson(Ruleset game, Settled settled, Situation now, List<NamedBoost> added, Set<String> counted) {

    public RollJson {
        added = List.copyOf(added);
        counted = Set.copyOf(counted);
    }

    /** A roll of one who makes it alone. */
    public Map<String, Object> alone(Optional<Cast> cast) {
        Map<String, Object> shown = head();
        shown.put("trait", now.trait().map(this::trait));
        shown.put("extras", now.extras());
        shown.put("gifts", added.stream().map(this::gift).toList());
        shown.putAll(cast(settled, cast));
        cast.ifPresent(each -> {
            shown.putAll(result(each.result()));
            shown.put("then", then(each.result()));
            shown.put("moves", moves(each.result()));
        });
        return shown;
    }

    private Map<String, Object> head() {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("ruleset", game.id());
        shown.put("roll", settled.roll().id());
        shown.put("title", settled.roll().label().title());
        Map<String, Object> settings = new LinkedHashMap<>();
        for (Setting each : settled.roll().settings().values()) {
            settings.put(each.id(), each.isNumber() ? (Object) settled.numbers().get(each.variable())
                    : settled.choices().get(each.id()));
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

    private Map<String, Object> gift(NamedBoost each) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("id", each.id());
        shown.put("title", each.title());
        shown.put("counts", counted.contains(each.id()));
        shown.put("when", Optional.of(each.boost().when()).filter(when -> !when.isEmpty()));
        return shown;
    }

    /** How dice fell, and the outcome. */
    private static Map<String, Object> cast(Settled settled, Optional<Cast> cast) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("against", settled.against());
        shown.put("rolled", cast.isPresent());
        cast.ifPresent(each -> {
            Map<String, Object> dice = new LinkedHashMap<>();
            dice.put("die", settled.faces());
            dice.put("fell", each.faces());
            dice.put("keep", each.keep().word());
            dice.put("kept", each.kept());
            dice.put("beside", beside(settled, each));
            shown.put("dice", dice);
            shown.put("result", each.result().value());
            shown.put("outcome", each.result().outcome().map(outcome -> {
                Map<String, Object> named = new LinkedHashMap<>();
                named.put("id", outcome.id());
                named.put("title", outcome.label().title());
                named.put("says", outcome.says());
                return named;
            }));
        });
        return shown;
    }

    private static List<Map<String, Object>> beside(Settled settled, Cast cast) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (int i = 0; i < cast.beside().size(); i++) {
            Extra extra = settled.besides().get(i);
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
    private static Map<String, Object> result(Result result) {
        Map<String, Object> shown = new LinkedHashMap<>();
        Map<String, Object> applies = new LinkedHashMap<>();
        result.outcome().ifPresent(outcome -> outcome.applies().stream().filter(result.choices()::containsKey)
                .forEach(each -> applies.put(each, result.choices().get(each))));
        shown.put("applies", applies);
        shown.put("marks", result.marks());
        shown.put("ticks", result.ticks());
        shown.put("tier", result.tier());
        shown.put("fills", result.fills().map(Object::toString));
        return shown;
    }

    /** The rolls that follow. */
    private List<String> then(Result result) {
        Stream<Aftermath> extras = settled.roll().extras().values().stream()
                .filter(each -> now.extras().getOrDefault(each.id(), 0L) > 0).map(Extra::brings);
        return Stream.concat(own(result), extras).flatMap(each -> each.then().stream()).distinct().toList();
    }

    private Stream<Aftermath> own(Result result) {
        return Stream.concat(Stream.of(settled.roll().always()), result.outcome().stream().map(each -> each.brings()));
    }

    /** Where dice move on their chains, by the roll whose die it is. */
    private Map<String, Object> moves(Result result) {
        Map<String, Object> moves = new LinkedHashMap<>();
        own(result).map(Aftermath::step).filter(each -> each != Aftermath.Move.STAYS)
                .forEach(each -> moves.put(settled.roll().id(), word(each)));
        settled.besides().stream().filter(each -> each.brings().step() != Aftermath.Move.STAYS)
                .forEach(each -> moves.put(each.beside().orElseThrow().roll(), word(each.brings().step())));
        return moves;
    }

    private static String word(Aftermath.Move move) {
        return move.word();
    }

    /** A roll that several make together. */
    public Map<String, Object> group(List<Settled> members, GroupCast cast) {
        Map<String, Object> shown = head();
        Roll roll = settled.roll();
        Group group = roll.group().orElseThrow();
        List<Map<String, Object>> each = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            Map<String, Object> member = new LinkedHashMap<>();
            member.put("pool", members.get(i).pool());
            member.putAll(cast(members.get(i), cast.casts().get(i)));
            each.add(member);
        }
        shown.put("members", each);
        shown.put("counts", group.counts().word());
        boolean best = group.counts() == Group.Counts.BEST && cast.best() >= 0;
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
    public Map<String, Object> opposed(Opposition how, Settled other, Optional<Cast> mine, Optional<Cast> theirs) {
        Map<String, Object> shown = alone(mine);
        shown.put("theirs", cast(other, theirs));
        Optional<Long> my = mine.flatMap(each -> OpposedOdds.value(how.by(), settled.roll(), each));
        Optional<Long> their = theirs.flatMap(each -> OpposedOdds.value(how.by(), other.roll(), each));
        int side = OpposedOdds.side(my, their);
        shown.put("compared", how.by().word());
        shown.put("side", side > 0 ? "ahead" : side < 0 ? "behind" : "even");
        shown.put("margin", my.flatMap(one -> their.map(two -> one - two)));
        return shown;
    }
}
