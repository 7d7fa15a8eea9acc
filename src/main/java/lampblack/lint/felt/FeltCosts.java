package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.RollMark;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** What a roll takes from a track that never holds so much. */
record FeltCosts(Ruleset ruleset, Roll roll, List<RollModifier> given, Function<SheetRules, SheetBounds> bounds) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        costs(roll.label(), roll.id(), roll.always(), all);
        for (RollExtra extra : roll.extras().values()) {
            costs(extra.label(), roll.id() + "." + extra.id(), extra.brings(), all);
        }
        return all;
    }

    private void costs(Label label, String subject, RollEffects brings, List<Unfelt> to) {
        brings.costs().forEach((path, amount) -> RollMark.track(path, roll, ruleset.sheets()).ifPresent(found -> {
            Track track = found.track();
            long most = bounds.apply(found.sheet()).size(track.id()).high();
            boolean taken = track.shape().isCounted() && FeltMoments.isBounded(track)
                    && !FeltModifier.changesCost(given, path);
            Span place = label.place("costs", RollMark.written(path));
            amount.fixed().filter(cost -> taken && cost > most).map(cost -> Unfelt.cause("too-dear", "roll", label.id(),
                    "track", track.id(), "amount", cost, "most", most))
                            .ifPresent(cause -> to.add(cause.at(subject, place)));
        }));
    }
}
