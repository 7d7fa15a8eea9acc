package lampblack.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.node.MapNode;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * What a character is rated.
 *
 * @param under the trait above each, of the sets that have such
 * @param titles the names of sets, lists and tracks, as effects may have changed them
 */
record TraitsJson(MapNode fields, Map<String, Map<String, Long>> ratings, Map<String, Map<String, String>> under,
        Map<String, Map<String, AmountJson>> caps, Map<String, String> titles) {

    static TraitsJson of(EvaluatedCharacter evaluated) {
        DerivedSheet derived = evaluated.inPlay();
        return new TraitsJson(evaluated.file().fields(), sets(derived, set -> by(derived, set, derived::rating)),
                under(derived), sets(derived, set -> by(derived, set, trait -> AmountJson.of(derived.cap(trait)))),
                titles(derived));
    }

    private static <T> Map<String, T> sets(DerivedSheet derived, Function<TraitSet, T> values) {
        Map<String, T> sets = new LinkedHashMap<>();
        derived.sheet().traits().values().forEach(set -> sets.put(set.id(), values.apply(set)));
        return sets;
    }

    private static <T> Map<String, T> by(DerivedSheet derived, TraitSet set, Function<Trait, T> value) {
        Map<String, T> traits = new LinkedHashMap<>();
        derived.traits(set.id()).forEach(trait -> traits.put(set.open() ? derived.title(trait) : trait.id(),
                value.apply(trait)));
        return traits;
    }

    private static Map<String, Map<String, String>> under(DerivedSheet derived) {
        Map<String, Map<String, String>> sets = sets(derived, set -> by(derived, set, derived::parent));
        sets.values().forEach(parents -> parents.values().removeIf(String::isEmpty));
        sets.keySet().removeIf(id -> derived.sheet().traits().get(id).under().isEmpty());
        return sets;
    }

    private static Map<String, String> titles(DerivedSheet derived) {
        SheetRules sheet = derived.sheet();
        Map<String, String> titles = new LinkedHashMap<>();
        Stream.of(sheet.traits().values().stream().map(TraitSet::label),
                        sheet.lists().values().stream().map(OptionList::label),
                        sheet.tracks().values().stream().map(Track::label))
                .flatMap(labels -> labels).forEach(label -> titles.put(label.id(), derived.titleOf(label)));
        return titles;
    }
}
