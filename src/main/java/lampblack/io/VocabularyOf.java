package lampblack.io;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.io.CharacterVocabulary.Group;
import lampblack.io.CharacterVocabulary.Word;
import lampblack.rules.Choose;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Shape;
import lampblack.rules.SheetRules;
import lampblack.rules.SetRatings;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Track;
import lampblack.rules.TraitEntry;
import lampblack.rules.TraitSet;
import lampblack.ruleset.Ruleset;

/**
 * Collects the names that a ruleset has for what may stand in a character's file, over all its sheets and their
 * parts.
 */
final class VocabularyOf {

    private final List<SheetRules> wholes;
    private final List<SheetRules> sheets;

    private VocabularyOf(Ruleset ruleset) {
        this.wholes = List.copyOf(ruleset.sheets().values());
        this.sheets = ruleset.allSheets();
    }

    static CharacterVocabulary ruleset(Ruleset ruleset) {
        return new VocabularyOf(ruleset).words(ruleset.id());
    }

    private CharacterVocabulary words(String id) {
        return new CharacterVocabulary(id, words(wholes.stream().map(SheetRules::label)),
                words(all(sheet -> sheet.linked().links()).map(each -> each.label())),
                groups(wholes, SheetRules::fields, VocabularyOf::field),
                groups(wholes, VocabularyOf::putting, VocabularyOf::put),
                groups(wholes, sheet -> only(sheet, Choose.class), (sheet, step) -> choice(sheet, (Choose) step)),
                groups(sheets, SheetRules::traits, (sheet, set) -> traits(set)),
                groups(sheets, VocabularyOf::moved, (sheet, set) -> traits(set)),
                groups(sheets, SheetRules::lists, (sheet, list) -> list(list)),
                groups(sheets, SheetRules::tracks, (sheet, track) -> track(track)),
                words(all(SheetRules::earning).map(each -> each.label())),
                words(all(SheetRules::advances).map(each -> each.label())),
                words(all(SheetRules::milestones)), words(all(SheetRules::periods)));
    }

    private static Map<String, Step> only(SheetRules sheet, Class<? extends Step> kind) {
        Map<String, Step> steps = new LinkedHashMap<>();
        sheet.creation().values().stream().filter(kind::isInstance).forEach(step -> steps.put(step.id(), step));
        return steps;
    }

    private static Group field(SheetRules sheet, Field field) {
        return new Group(word(field.label()), field.oneOf().isEmpty(), words(field.oneOf().values().stream()));
    }

    /** The steps in which a number is written beside each trait. */
    private static Map<String, Step> putting(SheetRules sheet) {
        Map<String, Step> steps = only(sheet, Spend.class);
        steps.putAll(only(sheet, SetRatings.class));
        return steps;
    }

    private static Group put(SheetRules sheet, Step step) {
        String id = step instanceof Spend spend ? spend.set() : ((SetRatings) step).set();
        Group set = traits(sheet.traits().get(id));
        return new Group(word(step.label()), set.open(), set.entries());
    }

    private static Group choice(SheetRules sheet, Choose step) {
        Group list = list(sheet.lists().get(step.list()));
        return new Group(word(step.label()), list.open(), list.entries());
    }

    private static Group traits(TraitSet set) {
        return new Group(word(set.label()), set.open(), words(set.entries().values().stream().map(TraitEntry::label)));
    }

    private static Map<String, TraitSet> moved(SheetRules sheet) {
        Map<String, TraitSet> sets = new LinkedHashMap<>(sheet.traits());
        sets.values().removeIf(each -> !each.inPlay());
        return sets;
    }

    private static Group list(OptionList list) {
        return new Group(word(list.label()), list.open(), words(list.entries().values().stream().map(Option::label)));
    }

    private static Group track(Track track) {
        Stream<Label> inside = track.shape() instanceof Shape.Bands bands
                ? bands.bands().values().stream().map(Shape.Band::label)
                : track.shape() instanceof Shape.Rows rows
                        ? rows.rows().values().stream().map(Shape.Row::label)
                        : Stream.of();
        return new Group(word(track.label()), false, words(inside));
    }

    /** Things of all sheets; those of one id in several sheets become one. */
    private <T> List<Group> groups(List<SheetRules> among, Function<SheetRules, Map<String, T>> part, Maker<T> maker) {
        Map<String, Group> groups = new LinkedHashMap<>();
        for (SheetRules sheet : among) {
            part.apply(sheet).forEach((id, thing) -> groups.merge(id, maker.of(sheet, thing), VocabularyOf::together));
        }
        return List.copyOf(groups.values());
    }

    private interface Maker<T> {
        Group of(SheetRules sheet, T thing);
    }

    private static Group together(Group one, Group other) {
        List<Word> entries = new ArrayList<>(one.entries());
        entries.addAll(other.entries());
        return new Group(one.word(), one.open() || other.open(), unique(entries));
    }

    private <T> Stream<T> all(Function<SheetRules, Map<String, T>> part) {
        return sheets.stream().map(part).map(Map::values).flatMap(Collection::stream);
    }

    private static List<Word> words(Stream<Label> labels) {
        return unique(labels.map(VocabularyOf::word).toList());
    }

    private static List<Word> unique(List<Word> words) {
        Map<String, Word> unique = new LinkedHashMap<>();
        words.forEach(each -> unique.putIfAbsent(each.id(), each));
        return List.copyOf(unique.values());
    }

    private static Word word(Label label) {
        return new Word(label.id(), label.title());
    }
}
