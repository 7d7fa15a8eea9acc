package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.lint.analysis.RollMark;
import lampblack.rules.OtherTrack;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** What a roll costs or clears where nothing can be marked one by one: a track of rows, bands, clocks by names. */
record FeltMarks(Ruleset ruleset, Roll roll, RollGifts gifts) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        List<RollMark> marks = RollMark.of(roll);
        marks.forEach(mark -> cause(mark.path()).ifPresent(cause -> all.add(cause.at(roll.id(), mark.place()))));
        List<String> own = marks.stream().map(RollMark::path).toList();
        Distinct.of(gifts.to(roll.id()).stream().flatMap(gift -> Stream.concat(gift.costs().keySet().stream(),
                gift.figures().keySet().stream().filter(figure -> figure.kind() != RollFigure.RollFigureKind.MILDER)
                        .map(RollFigure::track)))).stream()
                .filter(path -> !path.isEmpty() && !own.contains(path))
                .forEach(path -> cause(path).ifPresent(cause -> all.add(cause.at(roll.id(), roll.label().span()))));
        return all;
    }

    private Optional<Unfelt.Grounds> cause(String path) {
        Optional<Track> found = RollMark.track(path, roll, ruleset.sheets()).map(RollMark.SheetTrack::track);
        String row = isOther(path) ? "" : path.substring(path.indexOf('.') + 1);
        boolean marked = found.isEmpty() || found.get().ledger() || (path.indexOf('.') > 0 && !isOther(path)
                ? found.get().shape().writtenRows().containsKey(row) : found.get().shape().isCounted());
        if (marked) {
            return Optional.empty();
        }
        Optional<String> first = found.get().shape().writtenRows().keySet().stream().findFirst()
                .filter(any -> !isOther(path));
        return Optional.of(first.map(name -> Unfelt.cause("rows", "roll", roll.id(), "track", path, "row",
                found.get().id() + "." + name)).orElseGet(() -> Unfelt.cause("uncounted", "roll", roll.id(), "track",
                RollMark.written(path))));
    }

    /** Whether it is an owner's or of the whole, of which no rows can be named. */
    private boolean isOther(String path) {
        return OtherTrack.ofWholeAt(path).isPresent() || roll.sheetAmong(ruleset.sheets())
                .flatMap(sheet -> OtherTrack.ofOwner(path, sheet)).isPresent();
    }
}
