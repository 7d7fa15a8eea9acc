package lampblack.io;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.rules.Amount;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Track;
import lampblack.rules.TraitSet;

/** How high a character's ratings may go and what its blocks are called, as values for {@link JsonPrinter}. */
record BoundsJson(Standing at) {

    Map<String, Object> caps() {
        Map<String, Object> sets = new LinkedHashMap<>();
        for (TraitSet set : at.sheet().traits().values()) {
            Map<String, Object> caps = new LinkedHashMap<>();
            at.traits(set.id()).forEach(each -> caps.put(set.open() ? at.title(each) : each.id(), limit(at.cap(each))));
            sets.put(set.id(), caps);
        }
        return sets;
    }

    /** An amount, or null where it has no limit. */
    static Object limit(long amount) {
        return amount == Amount.UNLIMITED ? null : amount;
    }

    /** The names of sets, lists and tracks, as gifts may have changed them. */
    Map<String, Object> titles() {
        SheetRules sheet = at.sheet();
        Map<String, Object> titles = new LinkedHashMap<>();
        Stream.of(sheet.traits().values().stream().map(TraitSet::label),
                        sheet.lists().values().stream().map(OptionList::label),
                        sheet.tracks().values().stream().map(Track::label))
                .flatMap(labels -> labels).forEach(each -> titles.put(each.id(), at.titleOf(each)));
        return titles;
    }
}
