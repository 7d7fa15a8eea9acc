package lampblack.sheet.build;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lampblack.rules.advance.Advance;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** What tracks belong to: those that only raise what stands under one trait belong to that. */
record TrackOwners(SheetSubject subject) {

    /** The trait under which all stands that a track pays for, or the set where that has no heads; or empty. */
    String of(Track track) {
        List<Advance> paid = subject.rules().advances().values().stream()
                .filter(advance -> advance.cost().prices().containsKey(track.id())).toList();
        Set<String> owners = new TreeSet<>();
        for (Advance advance : paid) {
            boolean alone = advance.cost().prices().size() == 1 && advance.cost().elsewhere().isEmpty();
            Set<String> raised = raised(advance);
            owners.addAll(alone && !raised.isEmpty() ? raised : Set.of(""));
        }
        return owners.size() == 1 ? owners.iterator().next() : "";
    }

    private Set<String> raised(Advance advance) {
        Set<String> owners = new TreeSet<>();
        for (TraitSet set : subject.rules().traits().values()) {
            for (Trait trait : subject.derived().traits(set.id())) {
                if (advance.purchase().raises(trait)) {
                    owners.add("traits." + subject.derived().head(trait).map(Trait::toString).orElse(set.id()));
                }
            }
        }
        return owners;
    }
}
