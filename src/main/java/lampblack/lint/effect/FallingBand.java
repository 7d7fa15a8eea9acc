package lampblack.lint.effect;

import java.util.HashMap;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.option.Option;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** A band that ends below the one before it, as the track is or as an option makes it. */
public final class FallingBand implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetBounds bounds = findings.bounds(sheet);
        for (Track track : sheet.tracks().values()) {
            if (track.shape() instanceof TrackShape.Bands bands) {
                check(track, bands, sheet, bounds, findings);
            }
        }
    }

    private static void check(Track track, TrackShape.Bands bands, SheetRules sheet, SheetBounds bounds,
            Findings findings) {
        Map<String, Long> ends = new HashMap<>();
        bands.bands().forEach((id, band) -> ends.put(id, bounds.amount(band.upTo()).low()));
        String falls = falling(bands, ends);
        if (falls != null) {
            report(track.id(), track.id() + "." + falls, bands, ends, falls, higher(track, bands, falls), findings);
            return;
        }
        sheet.options().forEach(option -> option(track, bands, ends, option, findings));
    }

    /** Where the two bands meet of which the first is too high: at the one that its own layer sets. */
    private static Span higher(Track track, TrackShape.Bands bands, String falls) {
        String before = null;
        for (String id : bands.bands().keySet()) {
            if (id.equals(falls)) {
                break;
            }
            before = id;
        }
        Span lower = track.label().place("bands", falls);
        Span upper = track.label().place("bands", before);
        return track.label().isOwn(upper) && !track.label().isOwn(lower) ? upper : lower;
    }

    private static void option(Track track, TrackShape.Bands bands, Map<String, Long> ends, Option option,
            Findings findings) {
        Map<String, Long> changed = new HashMap<>(ends);
        Map<String, Span> places = new HashMap<>();
        option.gives().forEach(gives -> gives.forEach((effect, place) -> {
            if (effect.key() == EffectKey.SIZES && effect.subject().startsWith(track.id() + ".")) {
                String band = effect.subject().substring(track.id().length() + 1);
                changed.merge(band, effect.added().orElse(0), Long::sum);
                places.put(band, place);
            }
        }));
        String falls = places.isEmpty() ? null : falling(bands, changed);
        if (falls != null) {
            Span place = places.getOrDefault(falls, places.values().stream().sorted().findFirst().orElseThrow());
            report(track.id(), option.key().toString(), bands, changed, falls, place, findings);
        }
    }

    /** The first band that ends below the one before it, or null. */
    private static String falling(TrackShape.Bands bands, Map<String, Long> ends) {
        long before = Interval.LEAST;
        for (String id : bands.bands().keySet()) {
            if (ends.get(id) < before) {
                return id;
            }
            before = ends.get(id);
        }
        return null;
    }

    private static void report(String track, String subject, TrackShape.Bands bands, Map<String, Long> ends,
            String falls,
            Span place, Findings findings) {
        String before = "";
        for (String id : bands.bands().keySet()) {
            if (id.equals(falls)) {
                break;
            }
            before = id;
        }
        findings.add(subject, Diagnostic.of(Code.RULESET__FALLING_BAND, place, "track", track, "band", falls, "end",
                ends.get(falls), "lower", before, "before", ends.get(before)));
    }
}
