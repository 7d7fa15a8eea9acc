package lampblack.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.LimitUse;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.trait.TraitSet;

/** How high a character's ratings may go, what it may earn and what its blocks are called, for {@link JsonPrinter}. */
record LimitsJson(DerivedSheet derived) {

    Map<String, Object> caps() {
        Map<String, Object> sets = new LinkedHashMap<>();
        for (TraitSet set : derived.sheet().traits().values()) {
            Map<String, Object> caps = new LinkedHashMap<>();
            derived.traits(set.id()).forEach(trait -> caps.put(set.open() ? derived.title(trait) : trait.id(),
                    limit(derived.cap(trait))));
            sets.put(set.id(), caps);
        }
        return sets;
    }

    /** An amount, or null where it has no limit. */
    static Object limit(long amount) {
        return amount == Amount.UNLIMITED ? null : amount;
    }

    /** Each way to earn: whether it is open to the character, and how much it gives at most. */
    Map<String, Object> earning() {
        Map<String, Object> ways = new LinkedHashMap<>();
        for (Earning earning : derived.sheet().earning().values()) {
            if (earning.label().isRetired()) {
                continue;
            }
            Map<String, Object> way = new LinkedHashMap<>();
            way.put("open", earning.isOpen(derived));
            way.put("most", limit(earning.most(derived)));
            ways.put(earning.id(), way);
        }
        return ways;
    }

    /** Each shared limit: how many uses it allows, and how many the present period has had. */
    Map<String, Object> shared(EvaluatedCharacter evaluated) {
        Map<String, Object> limits = new LinkedHashMap<>();
        for (SharedLimit limit : derived.sheet().limits().values()) {
            Map<String, Object> json = new LinkedHashMap<>();
            LimitUse use = LimitUse.of(evaluated, limit);
            json.put("most", limit(use.most()));
            json.put("used", use.used());
            limits.put(limit.id(), json);
        }
        return limits;
    }

    /** The names of sets, lists and tracks, as effects may have changed them. */
    Map<String, Object> titles() {
        SheetRules sheet = derived.sheet();
        Map<String, Object> titles = new LinkedHashMap<>();
        Stream.of(sheet.traits().values().stream().map(TraitSet::label),
                        sheet.lists().values().stream().map(OptionList::label),
                        sheet.tracks().values().stream().map(Track::label))
                .flatMap(labels -> labels).forEach(label -> titles.put(label.id(), derived.titleOf(label)));
        return titles;
    }
}
