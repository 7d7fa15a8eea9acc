package lampblack.lint;

import java.util.Map;
import java.util.OptionalLong;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.Advance;
import lampblack.rules.Price;
import lampblack.rules.SheetRules;
import lampblack.rules.Track;
import lampblack.ruleset.Ruleset;

/** An advance costs more than the track that pays for it has boxes, or a full track that has none. */
final class NeverAfforded implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            Bounds bounds = new Bounds(sheet);
            for (Advance advance : sheet.advances().values()) {
                advance.cost().prices().forEach((track, price) ->
                        check(advance, sheet.tracks().get(track), price, bounds, found));
            }
        }
    }

    private static void check(Advance advance, Track track, Price price, Bounds bounds, Findings found) {
        long size = bounds.size(track.id()).high();
        if (price instanceof Price.Full && size <= 0) {
            found.add(advance.id(), Diagnostic.of(Code.RULESET__NEVER_AFFORDED, advance.label().span(),
                    Message.of("ruleset.never-afforded.full", "track", track.id()))
                    .note(Message.of("note.defined", "name", track.id()), track.label().span()));
            return;
        }
        OptionalLong cost = dearest(advance, price, bounds);
        if (cost.isPresent() && cost.getAsLong() > size) {
            found.add(advance.id(), Diagnostic.of(Code.RULESET__NEVER_AFFORDED, advance.label().span(), Message.of(
                    track.overflowLost() ? "ruleset.never-afforded" : "ruleset.never-afforded.boxes",
                    "cost", cost.getAsLong(), "track", track.id(), "size", size))
                    .note(Message.of("note.defined", "name", track.id()), track.label().span()));
        }
    }

    /** The least that its dearest step costs. */
    private static OptionalLong dearest(Advance advance, Price price, Bounds bounds) {
        Map<String, Interval> variables = Climb.variables(advance, bounds);
        if (price instanceof Price.Plain plain) {
            return OptionalLong.of(bounds.amount(plain.amount(), variables).low());
        }
        return price instanceof Price.ByRating table
                ? table.table().values().stream().mapToLong(each -> bounds.amount(each, variables).low()).max()
                : OptionalLong.empty();
    }
}
