package lampblack.schema;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;
import lampblack.schema.CharacterVocabulary.VocabularyGroup;
import lampblack.schema.CharacterVocabulary.VocabularyWord;

/**
 * Collects the names that a ruleset has for what may stand in a character's file, over all its sheets and their
 * parts.
 */
final class VocabularyCollector {

    private final List<SheetRules> wholes;
    private final List<SheetRules> sheets;

    private VocabularyCollector(Ruleset ruleset) {
        this.wholes = List.copyOf(ruleset.sheets().values());
        this.sheets = ruleset.allSheets();
    }

    static CharacterVocabulary ruleset(Ruleset ruleset) {
        return new VocabularyCollector(ruleset).words(ruleset.id());
    }

    private CharacterVocabulary words(String id) {
        return new CharacterVocabulary(id, words(wholes.stream().map(SheetRules::label)),
                words(all(sheet -> sheet.linked().links()).map(ownerLink -> ownerLink.label())),
                groups(wholes, SheetRules::fields, VocabularyCollector::field),
                groups(wholes, VocabularyCollector::rated, VocabularyCollector::rated),
                groups(wholes, VocabularyCollector::choices, VocabularyCollector::choice),
                groups(sheets, SheetRules::traits, (sheet, set) -> traits(set)),
                groups(sheets, VocabularyCollector::moved, (sheet, set) -> traits(set)),
                groups(sheets, SheetRules::lists, (sheet, list) -> list(list)),
                groups(sheets, SheetRules::tracks, (sheet, track) -> track(track)),
                words(all(SheetRules::earning).map(earning -> earning.label())),
                words(all(SheetRules::advances).map(advance -> advance.label())),
                words(all(SheetRules::milestones)), words(all(SheetRules::periods)));
    }

    private static VocabularyGroup field(SheetRules sheet, Field field) {
        return new VocabularyGroup(word(field.label()), field.oneOf().isEmpty(),
                words(field.oneOf().values().stream()));
    }

    /** A set, with the label of the step in which a number is written beside each of its traits. */
    private record RatedSet(Label step, String set) {}

    /** The sets that steps rate, by the ids of the steps: those that give points go before those that set ratings. */
    private static Map<String, RatedSet> rated(SheetRules sheet) {
        Map<String, RatedSet> sets = new LinkedHashMap<>();
        sheet.creation().values().stream().flatMap(step -> step.asSpend().stream())
                .forEach(step -> sets.put(step.id(), new RatedSet(step.label(), step.set())));
        sheet.creation().values().stream().flatMap(step -> step.asSetRatings().stream())
                .forEach(step -> sets.put(step.id(), new RatedSet(step.label(), step.set())));
        return sets;
    }

    private static VocabularyGroup rated(SheetRules sheet, RatedSet rated) {
        VocabularyGroup set = traits(sheet.traits().get(rated.set()));
        return new VocabularyGroup(word(rated.step()), set.open(), set.entries());
    }

    private static Map<String, ListChoice> choices(SheetRules sheet) {
        Map<String, ListChoice> choices = new LinkedHashMap<>();
        sheet.creation().forEach((id, step) -> step.listChoice().ifPresent(choice -> choices.put(id, choice)));
        return choices;
    }

    private static VocabularyGroup choice(SheetRules sheet, ListChoice choice) {
        return new VocabularyGroup(word(choice.label()), choice.from().isOpen(sheet),
                unique(choice.from().options(sheet).stream().map(option -> new VocabularyWord(
                        choice.from().written(option, sheet), choice.from().title(option, sheet))).toList()));
    }

    private static VocabularyGroup traits(TraitSet set) {
        return new VocabularyGroup(word(set.label()), set.open(),
                words(set.entries().values().stream().map(TraitEntry::label)));
    }

    private static Map<String, TraitSet> moved(SheetRules sheet) {
        Map<String, TraitSet> sets = new LinkedHashMap<>(sheet.traits());
        sets.values().removeIf(traitSet -> !traitSet.inPlay());
        return sets;
    }

    private static VocabularyGroup list(OptionList list) {
        return new VocabularyGroup(word(list.label()), list.takesNames(),
                words(list.entries().values().stream().map(Option::label)));
    }

    private static VocabularyGroup track(Track track) {
        return new VocabularyGroup(word(track.label()), false, words(track.shape().labels().values().stream()));
    }

    /** Things of all sheets; those of one id in several sheets become one. */
    private <T> List<VocabularyGroup> groups(List<SheetRules> among, Function<SheetRules, Map<String, T>> part,
            GroupMaker<T> maker) {
        Map<String, VocabularyGroup> groups = new LinkedHashMap<>();
        for (SheetRules sheet : among) {
            part.apply(sheet).forEach((id, thing) -> groups.merge(id, maker.of(sheet, thing),
                    VocabularyCollector::together));
        }
        return List.copyOf(groups.values());
    }

    private interface GroupMaker<T> {
        VocabularyGroup of(SheetRules sheet, T thing);
    }

    private static VocabularyGroup together(VocabularyGroup one, VocabularyGroup other) {
        List<VocabularyWord> entries = new ArrayList<>(one.entries());
        entries.addAll(other.entries());
        return new VocabularyGroup(one.word(), one.open() || other.open(), unique(entries));
    }

    private <T> Stream<T> all(Function<SheetRules, Map<String, T>> part) {
        return sheets.stream().map(part).map(Map::values).flatMap(Collection::stream);
    }

    private static List<VocabularyWord> words(Stream<Label> labels) {
        return unique(labels.map(VocabularyCollector::word).toList());
    }

    private static List<VocabularyWord> unique(List<VocabularyWord> words) {
        Map<String, VocabularyWord> unique = new LinkedHashMap<>();
        words.forEach(vocabularyWord -> unique.putIfAbsent(vocabularyWord.id(), vocabularyWord));
        return List.copyOf(unique.values());
    }

    private static VocabularyWord word(Label label) {
        return new VocabularyWord(label.id(), label.title());
    }
}
