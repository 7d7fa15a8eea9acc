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
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.trait.TraitEntry;
import lampblack.rules.trait.TraitSet;
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
                groups(wholes, VocabularyCollector::putting, VocabularyCollector::put),
                groups(wholes, sheet -> only(sheet, ChooseStep.class),
                (sheet, step) -> choice(sheet, (ChooseStep) step)),
                groups(sheets, SheetRules::traits, (sheet, set) -> traits(set)),
                groups(sheets, VocabularyCollector::moved, (sheet, set) -> traits(set)),
                groups(sheets, SheetRules::lists, (sheet, list) -> list(list)),
                groups(sheets, SheetRules::tracks, (sheet, track) -> track(track)),
                words(all(SheetRules::earning).map(earning -> earning.label())),
                words(all(SheetRules::advances).map(advance -> advance.label())),
                words(all(SheetRules::milestones)), words(all(SheetRules::periods)));
    }

    private static Map<String, CreationStep> only(SheetRules sheet, Class<? extends CreationStep> kind) {
        Map<String, CreationStep> steps = new LinkedHashMap<>();
        sheet.creation().values().stream().filter(kind::isInstance).forEach(step -> steps.put(step.id(), step));
        return steps;
    }

    private static VocabularyGroup field(SheetRules sheet, Field field) {
        return new VocabularyGroup(word(field.label()), field.oneOf().isEmpty(),
                words(field.oneOf().values().stream()));
    }

    /** The steps in which a number is written beside each trait. */
    private static Map<String, CreationStep> putting(SheetRules sheet) {
        Map<String, CreationStep> steps = only(sheet, SpendStep.class);
        steps.putAll(only(sheet, SetRatingsStep.class));
        return steps;
    }

    private static VocabularyGroup put(SheetRules sheet, CreationStep step) {
        String id = step instanceof SpendStep spend ? spend.set() : ((SetRatingsStep) step).set();
        VocabularyGroup set = traits(sheet.traits().get(id));
        return new VocabularyGroup(word(step.label()), set.open(), set.entries());
    }

    private static VocabularyGroup choice(SheetRules sheet, ChooseStep step) {
        VocabularyGroup list = list(sheet.lists().get(step.list()));
        return new VocabularyGroup(word(step.label()), list.open(), list.entries());
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
        return new VocabularyGroup(word(list.label()), list.open(),
                words(list.entries().values().stream().map(Option::label)));
    }

    private static VocabularyGroup track(Track track) {
        Stream<Label> inside = track.shape() instanceof TrackShape.Bands bands
                ? bands.bands().values().stream().map(TrackShape.TrackBand::label)
                : track.shape() instanceof TrackShape.Rows rows
                        ? rows.rows().values().stream().map(TrackShape.TrackRow::label)
                        : Stream.of();
        return new VocabularyGroup(word(track.label()), false, words(inside));
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
