package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.LimitUse;
import lampblack.rules.advance.Earning;
import lampblack.rules.derived.DerivedSheet;

/**
 * What a character may earn and what it gives.
 *
 * @param earning each way to earn: whether it is open to the character, and how much it gives at most
 * @param limits each shared limit: how many uses it allows, and how many the present period has had
 * @param forMembers what each member has got in all by what was taken, by how it belongs to the sheet and by its track
 * @param forOwners what owners have got in all by what was taken, by link and by their track
 */
record AdvanceJson(Map<String, EarningJson> earning,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, LimitJson> limits,
        @JsonProperty("for-members") @JsonInclude(JsonInclude.Include.NON_EMPTY)
        Map<String, Map<String, Long>> forMembers,
        @JsonProperty("for-owners") @JsonInclude(JsonInclude.Include.NON_EMPTY)
        Map<String, Map<String, Long>> forOwners,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, RollModifiersJson> rolls, List<String> milestones) {

    record EarningJson(boolean open, AmountJson most) {}

    record LimitJson(AmountJson most, long used) {}

    static AdvanceJson of(EvaluatedCharacter evaluated) {
        DerivedSheet derived = evaluated.inPlay();
        Map<String, EarningJson> ways = new LinkedHashMap<>();
        for (Earning earning : derived.sheet().earning().values()) {
            if (!earning.label().isRetired()) {
                ways.put(earning.id(), new EarningJson(earning.isOpen(derived.byChoices()),
                        AmountJson.of(earning.most(derived.byChoices()))));
            }
        }
        Map<String, LimitJson> limits = new LinkedHashMap<>();
        derived.sheet().limits().forEach((id, limit) -> {
            LimitUse use = LimitUse.of(evaluated, limit);
            limits.put(id, new LimitJson(AmountJson.of(use.most()), use.used()));
        });
        return new AdvanceJson(ways, limits, sums(evaluated, EntryResult::forMembers),
                sums(evaluated, EntryResult::forOwners),
                RollModifiersJson.all(derived, evaluated.file().now()), List.copyOf(derived.choices().milestones()));
    }

    private static Map<String, Map<String, Long>> sums(EvaluatedCharacter evaluated,
            Function<EntryResult, Map<String, Map<String, Long>>> brought) {
        Map<String, Map<String, Long>> sums = new LinkedHashMap<>();
        evaluated.history().forEach(result -> brought.apply(result).forEach((path, amounts) -> amounts.forEach(
                (track, amount) -> sums.computeIfAbsent(path, way -> new LinkedHashMap<>())
                        .merge(track, amount, Long::sum))));
        return sums;
    }
}
