package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.diagnostic.Distinct;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.option.ForMembers;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.track.Marking;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** What happens when something is taken, and what is limited together. */
record FeltMoments(Ruleset ruleset, SheetRules rules, FeltGift felt, Function<SheetRules, SheetBounds> others) {

    private static final String KEY = "when-taken";
    private static final String MEMBERS = "members";

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        rules.whenTaken().forEach((label, what) -> moment(label, what, all));
        rules.limits().values().forEach(limit -> limit(limit).ifPresent(all::add));
        return all;
    }

    private void moment(Label label, WhenTaken what, List<Unfelt> to) {
        what.amounts().forEach((id, amount) -> beyond(id, felt.bounds().amount(amount), felt.bounds())
                .ifPresent(cause -> to.add(cause.at(label.id(), label.place(KEY, id)))));
        what.elsewhere().forEach((other, amount) -> {
            SheetRules owner = ruleset.sheets().get(rules.linked().links().get(other.link()).to());
            Optional<Unfelt.Grounds> cause = owner.tracks().get(other.track()).shape().isCounted()
                    || owner.tracks().get(other.track()).shape().isPool()
                    ? beyond(other.track(), felt.bounds().amount(amount), others.apply(owner))
                    : Optional.of(Unfelt.cause("moment-uncounted", "track", other.key()));
            cause.ifPresent(grounds -> to.add(grounds.at(label.id(), label.place(KEY, other.key()))));
        });
        boolean clocks = rules.tracks().values().stream().anyMatch(track -> !track.ledger()
                && (track.shape().isTicked() || track.shape().marking() == Marking.NAMED));
        if (what.ticks().isPresent() && !clocks) {
            to.add(Unfelt.cause("moment-no-clock").at(label.id(), label.place(KEY, "ticks")));
        }
        for (ForMembers members : what.forMembers()) {
            SheetBounds theirs = others.apply(ruleset.sheets().get(members.sheet()));
            members.amounts().forEach((id, amount) -> {
                Interval coming = felt.bounds().amount(amount);
                Optional<Unfelt.Grounds> cause = coming.high() <= 0
                        ? Optional.of(Unfelt.cause("moment-of-none", "track",
                        id, "amount", coming.high())) : beyond(id, coming, theirs);
                cause.ifPresent(grounds -> to.add(grounds.at(label.id(), label.place(KEY, MEMBERS, id))));
            });
        }
        coming(label, what, to);
    }

    /** More than there is ever room for. */
    private static Optional<Unfelt.Grounds> beyond(String id, Interval amount, SheetBounds bounds) {
        Track track = bounds.sheet().tracks().get(id);
        long size = bounds.size(id).high();
        long most = size == Interval.MAX ? size : size - track.shape().least();
        return isBounded(track) && amount.low() > most ? Optional.of(Unfelt.cause("moment", "track", id, "amount",
                amount.low(), "most", most)) : Optional.empty();
    }

    /** An option that comes more often than anybody has it, counted with what brings it and what everybody has. */
    private void coming(Label label, WhenTaken what, List<Unfelt> to) {
        List<OptionKey> keys = new ArrayList<>(what.options().stream().flatMap(target -> target.named().stream())
                .map(OptionKey::of).toList());
        for (OptionKey key : Distinct.of(keys.stream())) {
            Option option = rules.option(key).orElseThrow();
            long had = Collections.frequency(keys, key) + (option.label().equals(label) ? 1 : 0)
                    + (felt.isEverybodys(key) ? 1 : 0);
            long most = felt.bounds().amount(option.times()).high();
            if (had > most) {
                to.add(Unfelt.cause("moment-option", "option", key.id(), "most", most)
                        .at(label.id(), label.place(KEY, "options")));
            }
        }
    }

    /** Whether what does not fit on a track is nowhere. */
    static boolean isBounded(Track track) {
        boolean ends = track.ledger() ? track.overflowLost() || track.shape().isMoved()
                : track.overflow() != Overflow.BEGINS_ANEW;
        return ends && (track.shape().isCounted() || track.shape().isMoved());
    }

    /** A limit that allows as much as one likes. */
    private static Optional<Unfelt> limit(SharedLimit limit) {
        if (limit.times().isUnlimited()) {
            return Optional.of(Unfelt.cause("limit-endless", "limit", limit.id())
                    .at(limit.id(), limit.label().place("times")));
        }
        return Optional.empty();
    }
}
