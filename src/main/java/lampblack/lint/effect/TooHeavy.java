package lampblack.lint.effect;

import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;

/** A thing whose load alone is more than anybody can carry. */
public final class TooHeavy implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetBounds bounds = findings.bounds(sheet);
        Optional<Track> load = sheet.tracks().values().stream()
                .filter(track -> track.shape().countsLoad()).findFirst();
        load.ifPresent(track -> check(most(track, bounds), track, sheet, findings));
    }

    private static void check(long most, Track track, SheetRules sheet, Findings findings) {
        for (OptionList list : sheet.lists().values()) {
            for (Option option : list.entries().values()) {
                long load = option.load().or(list::load).orElse(0L);
                if (load > most) {
                    findings.add(option.key().toString(), Diagnostic.of(Code.RULESET__TOO_HEAVY,
                            option.load().isPresent() ? option.label().place("load") : option.label().span(),
                            "option", option.key().id(), "load", load, "track", track.id(), "most", most));
                }
            }
        }
    }

    /** The most that can be carried with every option that adds to it. */
    private static long most(Track track, SheetBounds bounds) {
        long most = 0;
        for (Map.Entry<String, Amount> band : track.shape().amounts().entrySet()) {
            Interval end = bounds.amount(band.getValue());
            for (Option option : bounds.sheet().options()) {
                if (!option.gives().isEmpty()) {
                    end = end.plus(more(option, track.id() + "." + band.getKey(), bounds));
                }
            }
            most = Math.max(most, end.high());
        }
        return most;
    }

    private static Interval more(Option option, String band, SheetBounds bounds) {
        long add = 0;
        for (EffectBlock gives : option.gives()) {
            for (Effect effect : gives.effects()) {
                boolean resizes = effect.key() == EffectKey.SIZES && effect.subject().equals(band);
                add += resizes ? Math.max(0, effect.added().orElse(0)) : 0;
            }
        }
        return add == 0 ? Interval.exactly(0)
                : Interval.exactly(add).times(new Interval(0, bounds.options().times(option.key()).high()));
    }
}
