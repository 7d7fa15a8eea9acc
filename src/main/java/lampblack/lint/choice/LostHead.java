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
        sheet.lists().values().stream().filter(OptionList::byPlaybook).flatMap(list -> list.inTheGame().stream())
                .forEach(option -> written.computeIfAbsent(file(option), file -> new ArrayList<>()).add(option));
        boolean isUsual = written.entrySet().stream().anyMatch(file -> of(file.getKey(), playbooks).isPresent()
                && file.getValue().stream().noneMatch(Option::isCommon));
        written.forEach((file, options) -> of(file, playbooks)
                .filter(playbook -> isUsual && options.stream().allMatch(Option::isCommon)).ifPresent(playbook ->
                        findings.add(playbook.key().id(), Diagnostic.of(Code.RULESET__LOST_HEAD,
                                file.equals(file(playbook)) ? playbook.label().span() : options.get(0).label().span(),
                                "playbook", playbook.key().id(), "count", options.size()))));
    }

    /** The playbook that a file is of: the only one that it declares, or the one that it is called like. */
    private static Optional<Option> of(Source file, OptionList playbooks) {
        List<Option> declared = playbooks.inTheGame().stream().filter(option -> file(option).equals(file)).toList();
        if (declared.size() == 1) {
            return Optional.of(declared.get(0));
        }
        String name = file.name().substring(file.name().lastIndexOf('/') + 1);
        return playbooks.inTheGame().stream().filter(option -> name.equals(option.key().id() + ".yaml")).findFirst();
    }

    private static Source file(Option option) {
        return option.label().span().source();
    }
}
