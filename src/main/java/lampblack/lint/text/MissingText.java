package lampblack.lint.text;

import java.util.Collection;
import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;

/** A few entries of a block say nothing where the others do, as if they had been forgotten. */
public final class MissingText implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        for (OptionList list : sheet.lists().values()) {
            texts(list.entries().values().stream().map(Option::label).toList(), list.id(), findings);
            texts(list.quality().values(), list.id(), findings);
        }
        for (TraitSet set : sheet.traits().values()) {
            texts(set.entries().values().stream().map(TraitEntry::label).toList(), set.id(), findings);
        }
        sheet.fields().values().forEach(field -> texts(field.oneOf().values(), field.label().id(), findings));
        texts(sheet.milestones().values(), "milestones", findings);
        List<Label> silent = sheet.earning().values().stream().filter(earning -> earning.trigger().all()
                .contains(""))
                .map(Earning::label).toList();
        check(silent, sheet.earning().values(), "says", "earning", findings);
    }

    private static void texts(Collection<Label> all, String block, Findings findings) {
        check(all.stream().filter(label -> label.text().isEmpty()).toList(), all, "text", block, findings);
    }

    private static void check(List<Label> silent, Collection<?> all, String key, String block, Findings findings) {
        if (!silent.isEmpty() && silent.size() * 2 < all.size()) {
            for (Label label : silent) {
                findings.add(block + "." + label.id(),
                        Diagnostic.of(Code.RULESET__MISSING_TEXT, label.span(), Message.of(
                        "ruleset.missing-text", "name", label.id(), "key", key, "block", block,
                        "count", all.size() - silent.size())));
            }
        }
    }
}
