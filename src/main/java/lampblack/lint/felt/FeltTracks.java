package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** What tracks say and what their rows give. */
record FeltTracks(SheetRules rules, FeltGift felt) {

    /** The most boxes, slots or segments that a page holds. */
    static final long MOST_BOXES = 100;

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        for (Track track : rules.tracks().values()) {
            full(track).ifPresent(all::add);
            bands(track).ifPresent(all::add);
            boxes(track).ifPresent(all::add);
            next(track).ifPresent(all::add);
            track.shape().writtenRows().forEach((id, row) -> {
                for (ModifyRoll gift : row.gives()) {
                    felt.roll(gift).forEach(cause -> all.add(cause.at(track.id() + "." + id,
                            row.label().key("gives", "rolls", gift.roll()))));
                }
            });
        }
        return all;
    }

    /** Words for when something is full that never is, or what it asks for then. */
    private static Optional<Unfelt> full(Track track) {
        if (track.asks().tracks().contains(track.id())) {
            return Optional.of(Unfelt.cause("asks-itself", "track", track.id())
                    .at(track.id(), track.label().place("asks-for")));
        }
        boolean named = !track.shape().clockSizes().isEmpty();
        if (!track.asks().isNone() && (named || isEndless(track.shape()))) {
            return Optional.of(Unfelt.cause("asks-for", "track", track.id())
                    .at(track.id(), track.label().key("asks-for")));
        }
        return !track.whenFull().isEmpty() && isEndless(track.shape()) ? Optional.of(Unfelt.cause("when-full", "track",
                track.id()).at(track.id(), track.label().key("when-full"))) : Optional.empty();
    }

    private static boolean isEndless(TrackShape shape) {
        return switch (shape) {
            case TrackShape.Pool pool -> true;
            case TrackShape.Clocks clocks -> false;
            case TrackShape.Boxes boxes -> boxes.size().isUnlimited();
            case TrackShape.Counter counter -> counter.max().isUnlimited();
            case TrackShape.Clock clock -> clock.size().isUnlimited();
            case TrackShape.Rows rows -> false;
            case TrackShape.Bands bands -> true;
        };
    }

    /** What goes on to the next row, where there is only one. */
    private static Optional<Unfelt> next(Track track) {
        boolean alone = track.overflow() == Overflow.NEXT && track.shape().writtenRows().size() == 1;
        return alone ? Optional.of(Unfelt.cause("next-row", "track", track.id())
                .at(track.id(), track.label().key("overflow"))) : Optional.empty();
    }

    /** A band that ends where the one before it does. */
    private static Optional<Unfelt> bands(Track track) {
        String before = "";
        Optional<Long> end = Optional.empty();
        for (Map.Entry<String, Amount> band : bandsOf(track).entrySet()) {
            Optional<Long> here = band.getValue().fixed();
            if (here.isPresent() && here.equals(end)) {
                return Optional.of(Unfelt.cause("band", "track", track.id(), "band", band.getKey(), "before", before,
                        "end", here.get()).at(track.id() + "." + band.getKey(),
                                track.label().place("bands", band.getKey())));
            }
            before = band.getKey();
            end = here;
        }
        return Optional.empty();
    }

    private static Map<String, Amount> bandsOf(Track track) {
        return track.shape() instanceof TrackShape.Bands ? track.shape().amounts() : Map.of();
    }

    /** More boxes than a page holds. */
    private static Optional<Unfelt> boxes(Track track) {
        return switch (track.shape()) {
            case TrackShape.Boxes boxes -> boxes.size().fixed()
                    .filter(size -> size > MOST_BOXES && size != Amount.UNLIMITED)
                    .map(size -> Unfelt.cause("boxes", "track", track.id(), "size", size, "most", MOST_BOXES)
                            .at(track.id(), track.label().place("boxes")));
            default -> Optional.empty();
        };
    }
}
