package lampblack.lint.choice;

import java.util.Collection;
import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.SheetRules;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Ruleset;

/** An option of a list that fills maps, and that stands in no cell of any of them. */
public final class NotOnMap implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (SheetRules sheet : ruleset.allSheets()) {
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
}
