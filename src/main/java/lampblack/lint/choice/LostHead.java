package lampblack.lint.choice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;

/** A file of a playbook of which nothing belongs to it, beside others of which all does: its head has been lost. */
public final class LostHead implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        OptionList playbooks = sheet.lists().get(OptionKey.PLAYBOOKS);
        if (playbooks == null) {
            return;
        }
        Map<Source, List<Option>> written = new LinkedHashMap<>();
        playbooks.inTheGame().forEach(playbook -> written.computeIfAbsent(file(playbook), file -> new ArrayList<>())
                .add(playbook));
        Map<Source, List<Option>> beside = new LinkedHashMap<>();
        sheet.lists().values().stream().filter(OptionList::byPlaybook).flatMap(list -> list.inTheGame().stream())
                .filter(option -> written.containsKey(file(option)))
                .forEach(option -> beside.computeIfAbsent(file(option), file -> new ArrayList<>()).add(option));
        boolean isUsual = beside.values().stream().anyMatch(options -> options.stream().noneMatch(Option::isCommon));
        beside.forEach((file, options) -> only(written.get(file))
                .filter(playbook -> isUsual && options.stream().allMatch(Option::isCommon)).ifPresent(playbook ->
                        findings.add(playbook.key().id(), Diagnostic.of(Code.RULESET__LOST_HEAD, playbook.label().span(),
                                "playbook", playbook.key().id(), "count", options.size()))));
    }

    private static Source file(Option option) {
        return option.label().span().source();
    }

    private static Optional<Option> only(List<Option> playbooks) {
        return playbooks.size() == 1 ? Optional.of(playbooks.get(0)) : Optional.empty();
    }
}
