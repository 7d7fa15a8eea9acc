package lampblack.lint.choice;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Ruleset;

/**
 * Something that a sheet pays for a member or a part.
 *
 * @param payer the sheet whose track it is
 * @param label of what costs it
 * @param key of that, under which the cost is written
 */
record ElsewhereCost(SheetRules payer, OtherTrack track, Label label, String key) {

    /** All that sheets pay for others. */
    static List<ElsewhereCost> all(Ruleset ruleset) {
        List<ElsewhereCost> all = new ArrayList<>();
        for (SheetRules sheet : ruleset.sheets().values()) {
            add(sheet, Optional.empty(), ruleset, all);
            for (PartKind part : sheet.parts().values()) {
                add(part.sheet(), Optional.of(sheet), ruleset, all);
            }
        }
        return all;
    }

    /** The tracks of a sheet that pay for others. */
    static Set<String> paidBy(SheetRules sheet, Ruleset ruleset) {
        Set<String> tracks = new HashSet<>();
        all(ruleset).stream().filter(cost -> cost.payer().id().equals(sheet.id()))
                .forEach(cost -> tracks.add(cost.track().track()));
        tracks.addAll(marked(sheet, ruleset));
        return tracks;
    }

    /** The tracks of a sheet that rolls of its members mark. */
    private static Set<String> marked(SheetRules owner, Ruleset ruleset) {
        Set<String> tracks = new HashSet<>();
        for (SheetRules member : ruleset.sheets().values()) {
            Stream<String> paths = member.rolls().values().stream().flatMap(Roll::effects)
                    .flatMap(effects -> effects.costs().keySet().stream());
            paths.flatMap(path -> OtherTrack.ofOwner(path, member).stream())
                    .filter(other -> member.linked().links().get(other.link()).to().equals(owner.id()))
                    .map(OtherTrack::track).forEach(tracks::add);
        }
        owner.parts().values().stream().flatMap(part -> part.sheet().rolls().values().stream()).flatMap(Roll::effects)
                .flatMap(effects -> effects.costs().keySet().stream()).flatMap(path -> OtherTrack.ofWholeAt(path)
                        .stream())
                .map(OtherTrack::track).forEach(tracks::add);
        return tracks;
    }

    private static void add(SheetRules sheet, Optional<SheetRules> whole, Ruleset ruleset, List<ElsewhereCost> all) {
        for (Advance advance : sheet.advances().values()) {
            add(advance.cost(), advance.label(), "cost", sheet, whole, ruleset, all);
        }
        for (OptionList list : sheet.lists().values()) {
            add(list.price(), list.label(), "price", sheet, whole, ruleset, all);
            for (Option option : list.entries().values()) {
                add(option.price().orElse(Cost.NOTHING), option.label(), "price", sheet, whole, ruleset, all);
            }
        }
    }

    private static void add(Cost cost, Label label, String key, SheetRules sheet, Optional<SheetRules> whole,
            Ruleset ruleset, List<ElsewhereCost> all) {
        for (OtherTrack track : cost.elsewhere().keySet()) {
            Optional<SheetRules> payer = track.isOfWhole() ? whole
                    : Optional.ofNullable(sheet.linked().links().get(track.link())).map(OwnerLink::to)
                            .map(ruleset.sheets()::get);
            payer.ifPresent(rules -> all.add(new ElsewhereCost(rules, track, label, key)));
        }
    }

    /** The key under which the amount is written. */
    String written() {
        return track.isOfWhole() ? track.track() : track.key();
    }
}
