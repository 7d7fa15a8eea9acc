package lampblack.lint.choice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.analysis.RollMark;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Ruleset;

/** A track that a roll would mark is spent by an advance or a price: `costs` would add here and take away there. */
public final class CostBothWays implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        Map<List<Object>, Span> spent = spent(ruleset);
        for (Roll roll : ruleset.rolls().values()) {
            for (RollMark mark : RollMark.of(roll)) {
                Optional<RollMark.SheetTrack> found = RollMark.track(mark.path(), roll, ruleset.sheets())
                        .filter(on -> mark.isCost() && on.track().ledger() && !on.track().supply());
                found.map(on -> spent.get(path(on.sheet(), on.track().id()))).ifPresent(place ->
                        findings.add(roll.id(), Diagnostic.of(Code.RULESET__COST_BOTH_WAYS, mark.place(), "roll",
                                roll.id(), "track", RollMark.written(mark.path()))
                                .note(Message.of("note.spent-there"), place)
                                .note(Message.of("note.make-supply", "track", found.get().track().id()),
                                        found.get().track().label().span())));
            }
        }
    }

    /** Every track that something bought is paid from, with one place that says so. */
    static Map<List<Object>, Span> spent(Ruleset ruleset) {
        Map<List<Object>, Span> spent = new LinkedHashMap<>();
        for (SheetRules sheet : ruleset.allSheets()) {
            sheet.advances().values().forEach(advance -> add(sheet, advance.cost(), advance.label(), "cost", spent));
            sheet.lists().values().forEach(list -> {
                add(sheet, list.price(), list.label(), "price", spent);
                list.entries().values().forEach(option -> add(sheet, option.price().orElse(Cost.NOTHING),
                        option.label(), "price", spent));
            });
        }
        ElsewhereCost.all(ruleset).forEach(cost -> spent.putIfAbsent(path(cost.payer(), cost.track().track()),
                cost.label().key(cost.key(), cost.written())));
        return spent;
    }

    private static void add(SheetRules sheet, Cost cost, Label label, String key, Map<List<Object>, Span> to) {
        cost.prices().keySet().forEach(track -> to.putIfAbsent(path(sheet, track), label.key(key, track)));
    }

    /** A track of the game, which the place of its sheet tells apart from those of other sheets and parts. */
    static List<Object> path(SheetRules sheet, String track) {
        return List.of(sheet.label().span(), track);
    }
}
