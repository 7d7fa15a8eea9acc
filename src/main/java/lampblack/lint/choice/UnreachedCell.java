package lampblack.lint.choice;

import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.SheetRules;
import lampblack.rules.option.CellMap;

/** A cell of a map to which no way leads from the start; of several connected ones only the first is reported. */
public final class UnreachedCell implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        sheet.maps().values().forEach(map -> check(map, findings));
    }

    private static void check(CellMap map, Findings findings) {
        Set<String> reached = map.reached(Set.of(), map.cells().keySet());
        map.cells().values().stream().filter(cell -> !reached.contains(cell.id())).forEach(cell -> {
            if (cell.links().stream().noneMatch(other -> other.compareTo(cell.id()) < 0)) {
                findings.add(map.id() + "." + cell.id(),
                        Diagnostic.of(Code.RULESET__UNREACHED_CELL, cell.place(), "cell", cell.entry()));
            }
        });
    }
}
