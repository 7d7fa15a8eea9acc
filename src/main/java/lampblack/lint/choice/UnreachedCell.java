package lampblack.lint.choice;

import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.SheetEffects;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.MapCell;
import lampblack.rules.option.OptionKey;

/** A cell of a map to which no way leads from the start or from what something gives; of several connected ones only the first is reported. */
public final class UnreachedCell implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetEffects effects = new SheetEffects(sheet);
        sheet.maps().values().forEach(map -> check(map, effects, findings));
    }

    private static void check(CellMap map, SheetEffects effects, Findings findings) {
        List<String> given = map.cells().values().stream().filter(cell -> map.of(cell.entry()).size() == 1
                && !effects.of(new Quantity.Has(new OptionKey(map.list(), cell.entry()))).isEmpty())
                .map(MapCell::id).toList();
        Set<String> reached = map.reached(given, map.cells().keySet());
        map.cells().values().stream().filter(cell -> !reached.contains(cell.id())).forEach(cell -> {
            if (cell.links().stream().noneMatch(other -> other.compareTo(cell.id()) < 0)) {
                findings.add(map.id() + "." + cell.id(),
                        Diagnostic.of(Code.RULESET__UNREACHED_CELL, cell.place(), "cell", cell.entry()));
            }
        });
    }
}
