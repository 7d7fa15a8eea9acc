package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything a ruleset says of one kind of sheet; each map is keyed by id, in the author's order. */
public record SheetRules(
        Label label,
        Map<String, Field> fields,
        Map<String, TraitSet> traits,
        Map<String, OptionList> lists,
        Map<String, Track> tracks,
        Map<String, Label> milestones,
        Map<String, Label> periods,
        Map<String, Step> creation,
        Map<String, Earning> earning,
        Map<String, Advance> advances,
        Map<String, Assertion> rules,
        Map<String, PartKind> parts,
        Map<String, CellMap> maps) {

    public String id() {
        return label.id();
    }

    /** The tracks that the ledger keeps, so that they can pay and be paid into. */
    public List<String> currencies() {
        return tracks.values().stream().filter(Track::ledger).map(Track::id).toList();
    }

    public boolean isCurrency(String track) {
        return currencies().contains(track);
    }

    public Optional<Option> option(OptionKey key) {
        return Optional.ofNullable(lists.get(key.list())).map(list -> list.entries().get(key.id()));
    }

    public Optional<Option> option(String list, String id) {
        return option(new OptionKey(list, id));
    }
}
