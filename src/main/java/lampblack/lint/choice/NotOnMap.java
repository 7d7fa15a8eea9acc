package lampblack.lint.choice;

import java.util.Collection;
import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.SheetRules;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;

/** An option of a list that fills maps, and that stands in no cell of any of them. */
public final class NotOnMap implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        for (OptionList list : sheet.lists().values()) {
            Collection<CellMap> maps = sheet.maps().values().stream().filter(map -> map.list().equals(list.id()))
                    .toList();
            for (Option option : maps.isEmpty() ? List.<Option>of() : list.entries().values()) {
                if (maps.stream().allMatch(map -> map.of(option.key().id()).isEmpty())) {
                    findings.add(option.key().toString(), Diagnostic.of(Code.RULESET__NOT_ON_MAP,
                            option.label().span(), "option", option.key().id()));
                }
            }
        }
    }
}
