package lampblack.lint.choice;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;
import lampblack.rules.track.TraitSet;

/** Something is to be named anew in a set or list whose entries are fixed. */
public final class NotOpen implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        sheet.options().forEach(option -> option.asks().values().stream().filter(Question::fresh)
                .forEach(question -> asked(question, option, sheet, findings)));
        for (Advance advance : sheet.advances().values()) {
            purchase(advance, sheet, findings);
        }
    }

    private static void purchase(Advance advance, SheetRules sheet, Findings findings) {
        switch (advance.purchase()) {
            case AddPurchase add -> set(sheet.traits().get(add.set()), advance, advance.label().place("add"), findings);
            case SwapPurchase swap -> {
                swap.sets().forEach(set -> set(sheet.traits().get(set), advance, said(advance, "swap", set), findings));
                swap.lists().forEach(list -> list(sheet.lists().get(list), advance, said(advance, "swap", list),
                        findings));
            }
            default -> { }
        }
    }

    private static void asked(Question question, Option option, SheetRules sheet, Findings findings) {
        question.which().map(name -> sheet.traits().get(name)).filter(set -> !set.open()).ifPresent(set -> findings.add(
                option.key() + "." + question.label().id(), found(set.label(), question.label().place("new"))));
    }

    /** Where a name is said in a list of names, or alone. */
    static Span said(Advance advance, String key, String name) {
        String id = name.substring(name.lastIndexOf('.') + 1);
        return advance.label().written().scalars(key).stream()
                .filter(scalar -> scalar.text().equals(name) || scalar.text().equals(id) || scalar.text()
                .endsWith("." + name))
                .map(Scalar::span).findFirst().orElse(advance.label().key(key));
    }

    private static void set(TraitSet set, Advance advance, Span place, Findings findings) {
        if (!set.open()) {
            findings.add(advance.id(), found(set.label(), place));
        }
    }

    private static void list(OptionList list, Advance advance, Span place, Findings findings) {
        if (!list.open()) {
            findings.add(advance.id(), found(list.label(), place));
        }
    }

    private static Diagnostic found(Label block, Span place) {
        return Diagnostic.of(Code.RULESET__NOT_OPEN, place, "block", block.id())
                .note(Message.of("note.make-open", "block", block.id()), block.span());
    }
}
