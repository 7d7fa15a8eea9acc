package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.character.Part;
import lampblack.rules.AddToRoll;
import lampblack.rules.Boost;
import lampblack.rules.Gift;
import lampblack.rules.Label;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Roll;
import lampblack.rules.Shape;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Track;

/**
 * What something adds to a roll, under the name by which it can be asked for.
 *
 * @param id of the option, or of the track and row
 */
public record NamedBoost(String id, String title, Boost boost) {

    /** What the options of a character add now, and those of its parts. */
    public static List<NamedBoost> of(Roll roll, Standing at) {
        List<NamedBoost> all = new ArrayList<>();
        add(roll, at, "", all);
        for (String kind : at.sheet().parts().keySet()) {
            List<Standing> parts = at.parts(kind);
            List<String> names = at.state().parts(kind).values().stream().map(Part::name).toList();
            for (int i = 0; i < parts.size(); i++) {
                add(roll, parts.get(i), names.get(i) + ": ", all);
            }
        }
        return all;
    }

    private static void add(Roll roll, Standing at, String whose, List<NamedBoost> to) {
        for (Gift each : at.gifts("roll " + roll.id())) {
            if (each.works(at) && each.effect() instanceof AddToRoll added) {
                Label label = each.giver().option().label();
                to.add(new NamedBoost(name(each.giver().option()), whose + label.title(), added.boost()));
            }
        }
    }

    /** All that options and rows of a sheet, of its parts and of what it belongs to can add to a roll, by name. */
    public static Map<String, NamedBoost> possible(Roll roll, SheetRules sheet) {
        Map<String, NamedBoost> all = new LinkedHashMap<>();
        for (SheetRules each : sheet.withParts()) {
            Stream.concat(each.linked().gifts().values().stream(), each.lists().values().stream()
                    .map(OptionList::entries).flatMap(list -> list.values().stream())).forEach(option ->
                    gifts(roll, option).forEach(boost -> put(all, new NamedBoost(name(option), option.label().title(),
                            boost))));
            each.tracks().values().forEach(track -> rows(roll, track).forEach(named -> put(all, named)));
        }
        return all;
    }

    /** A gift of an owner's option goes by the id of that option. */
    private static String name(Option option) {
        String[] words = option.key().id().split(" ");
        String path = words[Math.min(1, words.length - 1)];
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private static List<Boost> gifts(Roll roll, Option option) {
        return option.gives().stream().flatMap(gives -> gives.effects().stream())
                .filter(each -> each instanceof AddToRoll added && added.roll().equals(roll.id()))
                .map(each -> ((AddToRoll) each).boost()).toList();
    }

    private static List<NamedBoost> rows(Roll roll, Track track) {
        List<NamedBoost> all = new ArrayList<>();
        if (track.shape() instanceof Shape.Rows rows) {
            rows.rows().forEach((id, row) -> row.gives().stream().filter(each -> each.roll().equals(roll.id()))
                    .forEach(each -> all.add(new NamedBoost(id, row.label().title(), each.boost()))));
        }
        return all;
    }

    /** Several gifts of one name come together. */
    private static void put(Map<String, NamedBoost> all, NamedBoost named) {
        all.merge(named.id(), named, (one, other) ->
                new NamedBoost(one.id(), one.title(), one.boost().plus(other.boost())));
    }
}
