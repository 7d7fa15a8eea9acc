package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Distinct;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** What a roll costs of an owner's tracks, on which nothing can be marked one by one. */
record FeltOwnerMarks(Ruleset ruleset, SheetRules sheet, RollGifts gifts) {

    List<Unfelt> unfelt(Roll roll) {
        SheetRules whole = roll.wholeAmong(ruleset.sheets()).orElse(sheet);
        List<String> paths = new ArrayList<>();
        roll.effects().forEach(effects -> paths.addAll(effects.costs().keySet()));
        roll.group().ifPresent(group -> paths.addAll(group.costs().keySet()));
        gifts.to(roll.id()).stream().map(RollModifier::costs).map(Map::keySet).forEach(paths::addAll);
        return Distinct.of(paths.stream()).stream().filter(path -> isUncounted(path, whole))
                .map(path -> Unfelt.cause("uncounted", "roll", roll.id(), "track", OtherTrack.ofWholeAt(path).map(OtherTrack::track).orElse(path)).at(roll.id(),
                        roll.label().span())).toList();
    }

    private boolean isUncounted(String path, SheetRules whole) {
        Optional<Track> ofWhole = OtherTrack.ofWholeAt(path).map(other -> whole.tracks().get(other.track()));
        Optional<Track> track = ofWhole.or(() -> OtherTrack.ofOwner(path, sheet)
                .flatMap(other -> other.ofOwner(sheet, ruleset.sheets())));
        return track.filter(owners -> !owners.ledger() && !owners.shape().isCounted()).isPresent();
    }
}
