package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Part;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.roll.MarkedRow;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.track.Track;

/**
 * What something adds to a roll, under the name by which it can be asked for.
 *
 * @param id of the option, or of the row, with a number where that adds something on several occasions
 * @param sheet the id of the sheet whose tracks it names
 */
public record NamedModifier(String id, String title, String sheet, RollModifier modifier) {

    /** What the options of a character add now, and those of its parts. */
    public static List<NamedModifier> of(Roll roll, DerivedSheet derived) {
        List<NamedModifier> all = new ArrayList<>();
        givers(roll, derived).forEach(giver -> add(roll, giver, all));
        return all;
    }

    /** Whoever may add to a roll that somebody makes: itself, and its parts, or the whole of which it is a part. */
    public static List<Giver> givers(Roll roll, DerivedSheet derived) {
        List<Giver> all = new ArrayList<>(List.of(new Giver("", derived)));
        if (roll.isOfPart()) {
            derived.whole().ifPresent(whole -> all.add(new Giver("", whole)));
            return all;
        }
        for (String kind : derived.sheet().parts().keySet()) {
            List<DerivedSheet> parts = derived.parts(kind);
            List<String> names = derived.choices().parts(kind).values().stream().map(Part::name).toList();
            for (int i = 0; i < parts.size(); i++) {
                all.add(new Giver(names.get(i) + ": ", parts.get(i)));
            }
        }
        return all;
    }

    /** Whose options may add to a roll. @param whose the name of the part, as it stands before a title */
    public record Giver(String whose, DerivedSheet sheet) {}

    private static void add(Roll roll, Giver giver, List<NamedModifier> to) {
        giver.sheet().counting(new Quantity.Modifiers(roll.id())).forEach(contribution -> {
            Option source = contribution.instance().source().option();
            contribution.effect().asModifyRoll().ifPresent(added -> to.add(new NamedModifier(
                    added.modifier().name(name(source), modifiers(roll, source)), giver.whose() + source.label().title(),
                    giver.sheet().sheet().id(), added.modifier())));
        });
    }

    /** All that options of a sheet, of its parts and of what it belongs to can add to a roll, by name. */
    public static Map<String, NamedModifier> possible(Roll roll, SheetRules sheet,
            Optional<SheetRules> whole) {
        Map<String, NamedModifier> all = new LinkedHashMap<>();
        for (SheetRules sheetRules : givers(roll, sheet, whole)) {
            Stream.concat(sheetRules.linked().gifts().values().stream(), sheetRules.lists().values().stream()
                    .map(OptionList::entries).flatMap(list -> list.values().stream())).forEach(option ->
                    modifiers(roll, option).forEach(modifier -> put(all, new NamedModifier(
                            modifier.name(name(option), modifiers(roll, option)), option.label().title(),
                            sheetRules.id(), modifier))));
        }
        return all;
    }

    /** The sheets whose options and rows may change a roll: with the parts, or of a part's roll with the whole. */
    private static List<SheetRules> givers(Roll roll, SheetRules sheet, Optional<SheetRules> whole) {
        return roll.isOfPart() ? Stream.concat(Stream.of(sheet), whole.stream()).toList() : sheet.withParts();
    }

    /** A modifier from an owner's option goes by the id of that option. */
    private static String name(Option option) {
        String[] words = option.key().id().split(" ");
        String path = words[Math.min(1, words.length - 1)];
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private static List<RollModifier> modifiers(Roll roll, Option option) {
        return option.gives().stream().flatMap(gives -> gives.effects().stream())
                .flatMap(effect -> effect.asModifyRoll().stream()).filter(added -> added.roll().equals(roll.id()))
                .map(ModifyRoll::modifier).toList();
    }

    /**
     * The rows of a sheet and of its parts in which a mark would change a roll, as if they were marked, by their ids.
     */
    public static Map<String, List<MarkedRow>> rows(Roll roll, SheetRules sheet,
            Optional<SheetRules> whole) {
        Map<String, List<MarkedRow>> all = new LinkedHashMap<>();
        for (SheetRules sheetRules : givers(roll, sheet, whole)) {
            for (Track track : sheetRules.tracks().values()) {
                boolean changes = track.shape().writtenRows().values().stream().flatMap(row -> row.gives().stream())
                        .anyMatch(modifyRoll -> modifyRoll.roll().equals(roll.id()));
                track.shape().writtenRows().forEach((id, row) -> {
                    if (changes) {
                        all.computeIfAbsent(id, name -> new ArrayList<>()).add(
                                new MarkedRow(sheetRules.id(), "", track, id, row.label().span()));
                    }
                });
            }
        }
        return all;
    }

    /** Several modifiers of one name are added up. */
    private static void put(Map<String, NamedModifier> all, NamedModifier named) {
        all.merge(named.id(), named, NamedModifier::plus);
    }

    /** Both together, by the name of this one; of an option that is held twice, on the same occasion. */
    NamedModifier plus(NamedModifier other) {
        RollModifier sum = modifier.plus(other.modifier);
        boolean isSame = modifier.when().equals(other.modifier.when()) && modifier.with().equals(other.modifier.with());
        return new NamedModifier(id, title, sheet, isSame ? sum.on(modifier) : sum);
    }
}
