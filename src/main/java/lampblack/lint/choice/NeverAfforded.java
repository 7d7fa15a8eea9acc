package lampblack.lint.choice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.NewRatingBounds;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.Cost;
import lampblack.rules.Price;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;

/** Something costs more than the track that pays for it has boxes, or a full track that has none. */
public final class NeverAfforded implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        Map<String, List<Unaffordable>> byTrack = new LinkedHashMap<>();
        SheetBounds bounds = findings.bounds(sheet);
        for (Advance advance : sheet.advances().values()) {
            advance.cost().prices().forEach((track, price) ->
                    cost(advance, sheet.tracks().get(track), price, bounds, byTrack));
            advance.listChoice().filter(choice -> advance.cost().ofChosen())
                    .ifPresent(choice -> choice.from().of(sheet)
                    .forEach(list -> prices(list, bounds, byTrack)));
        }
        byTrack.forEach((id, all) -> report(sheet.tracks().get(id), all, bounds.size(id).high(), findings));
    }

    /** Something dearer than its track allows: about what, and how it is said. */
    private record Unaffordable(String subject, Span place, Message words) {}

    /** A single thing that is too dear is reported at its place; for several, the track that is too small. */
    private static void report(Track track, List<Unaffordable> all, long size, Findings findings) {
        Unaffordable first = all.get(0);
        if (all.size() == 1) {
            findings.add(first.subject(), Diagnostic.of(Code.RULESET__NEVER_AFFORDED, first.place(), first.words())
                    .note(Message.of("note.defined", "name", track.id()), track.label().span()));
            return;
        }
        Diagnostic problem = Diagnostic.of(Code.RULESET__NEVER_AFFORDED, track.label().place("boxes"), Message.of(
                "ruleset.never-afforded.several", "track", track.id(), "size", size, "count", all.size()));
        for (Unaffordable unaffordable : all) {
            problem = problem.note(Message.of("note.too-dear"), unaffordable.place());
        }
        findings.add(track.id(), problem);
    }

    private static void cost(Advance advance, Track track, Price price, SheetBounds bounds,
            Map<String, List<Unaffordable>> byTrack) {
        long size = bounds.size(track.id()).high();
        Span place = advance.label().place("cost", track.id());
        Map<String, Interval> variables = NewRatingBounds.variables(advance, bounds);
        switch (price) {
            case Price.FullTrackPrice full -> {
                if (size <= 0) {
                    add(byTrack, track, new Unaffordable(advance.id(), place,
                            Message.of("ruleset.never-afforded.full", "track", track.id())));
                }
            }
            case Price.AmountPrice plain -> unaffordable(advance.id(), place, track,
                    bounds.amount(plain.amount(), variables).low(), size, byTrack);
            case Price.RatingPrice table -> {
                long dearest = size;
                for (Map.Entry<Long, Amount> row : table.table().entrySet()) {
                    long cost = bounds.amount(row.getValue(), variables).low();
                    if (cost > dearest) {
                        dearest = cost;
                        place = advance.label().place("cost", track.id(), "by-rating", String.valueOf(row.getKey()));
                    }
                }
                unaffordable(advance.id(), place, track, dearest, size, byTrack);
            }
        }
    }

    private static void unaffordable(String subject, Span place, Track track, long cost, long size,
            Map<String, List<Unaffordable>> byTrack) {
        if (cost > size) {
            add(byTrack, track, new Unaffordable(subject, place, words(track, cost, size)));
        }
    }

    private static void prices(OptionList list, SheetBounds bounds, Map<String, List<Unaffordable>> byTrack) {
        for (Option option : list.entries().values()) {
            option.price().orElse(Cost.NOTHING).prices().forEach((id, price) -> {
                Track track = bounds.sheet().tracks().get(id);
                long size = bounds.size(id).high();
                long cost = switch (price) {
                    case Price.AmountPrice plain -> bounds.amount(plain.amount()).low();
                    case Price.FullTrackPrice full -> 0;
                    case Price.RatingPrice table -> 0;
                };
                unaffordable(option.key().toString(), option.label().place("price", id), track, cost, size, byTrack);
            });
        }
    }

    private static void add(Map<String, List<Unaffordable>> byTrack, Track track, Unaffordable dear) {
        byTrack.computeIfAbsent(track.id(), name -> new ArrayList<>()).add(dear);
    }

    private static Message words(Track track, long cost, long size) {
        return Message.of(track.overflowLost() ? "ruleset.never-afforded" : "ruleset.never-afforded.boxes",
                "cost", cost, "track", track.id(), "size", size);
    }
}
