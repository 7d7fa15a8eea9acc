package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Track;

/** What may be done for a roll, and what its choices give to it. */
record FeltExtras(Roll roll, List<RollModifier> given, Map<String, Track> tracks) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        for (RollExtra extra : roll.extras().values()) {
            extra(extra, all);
        }
        for (RollSetting setting : roll.settings().values()) {
            setting.choices().values().forEach(choice -> gives(choice.gives(), roll.id() + "." + setting.id(),
                    choice.label().key("gives"), all));
        }
        return all;
    }

    private void gives(RollModifier gives, String subject, Span place, List<Unfelt> to) {
        new FeltModifier(roll, tracks).unfelt(gives).forEach(cause -> to.add(cause.at(subject, place)));
    }

    private void extra(RollExtra extra, List<Unfelt> to) {
        String subject = roll.id() + "." + extra.id();
        gives(extra.gives(), subject, extra.label().key("gives"), to);
        extra.gives().shifts().forEach((setting, steps) -> {
            if (steps == 0) {
                to.add(Unfelt.cause("no-shift", "roll", roll.id(), "extra", extra.id(), "setting", setting)
                        .at(subject, extra.label().place("gives", "shifts", setting)));
            }
        });
        extra.brings().costs().forEach((track, cost) -> {
            if (FeltRoll.isZero(cost) && !FeltModifier.changesCost(given, track)) {
                to.add(Unfelt.cause("zero", "roll", roll.id(), "track", track, "key", "costs")
                        .at(subject, extra.label().place("costs", track)));
            }
        });
        if (extra.times().fixed().filter(times -> times <= 0).isPresent()) {
            to.add(Unfelt.cause("never-done", "roll", roll.id(), "extra", extra.id())
                    .at(subject, extra.label().place("times")));
        }
        if (extra.notWith().contains(extra.id())) {
            to.add(Unfelt.cause("with-itself", "roll", roll.id(), "extra", extra.id())
                    .at(subject, extra.label().key("not-with")));
        }
        payer(extra).ifPresent(cause -> to.add(cause.at(subject, extra.label().key("paid-by"))));
    }

    /** Who pays for what costs nothing. */
    private Optional<Unfelt.Grounds> payer(RollExtra extra) {
        return extra.paidBy() == RollExtra.ExtraPayer.ROLLER || !extra.brings().costs().isEmpty() ? Optional.empty()
                : Optional.of(Unfelt.cause("payer", "roll", roll.id(), "extra", extra.id()));
    }
}
