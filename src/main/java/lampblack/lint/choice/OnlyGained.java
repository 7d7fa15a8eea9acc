package lampblack.lint.choice;

import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.bounds.FilterMatches;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;

/**
 * An option with a playbook or tags that no step, advance or gift ever brings, so that only a gain can; and any that
 * not
 * even a gain brings, since its list says that nothing of it is gained. Passed over are
 * lists of play, goods with a price, lists that say what may be gained of them, lists of which nothing is ever taken,
 * which is reported as that, and frames, which others build on.
 */
public final class OnlyGained implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        if (ruleset.frame()) {
            return;
        }
        for (SheetRules sheet : ruleset.allSheets()) {
            SheetBounds bounds = findings.bounds(sheet);
            sheet.lists().values().stream().filter(OnlyGained::isChosenFrom)
                    .forEach(list -> check(list, bounds, findings));
        }
    }

    private static boolean isChosenFrom(OptionList list) {
        boolean rules = list.id().equals(OptionKey.PLAYBOOKS) || list.id().equals(OwnerLink.LIST);
        return !rules && !list.isOfPlay() && list.price().isNothing() && (!list.label().written().has("gains")
                || list.gains().isNever());
    }

    private static void check(OptionList list, SheetBounds bounds, Findings findings) {
        boolean never = list.gains().isNever();
        List<Option> stranded = list.entries().values().stream()
                .filter(option -> never || !option.isCommon() || !option.tags().isEmpty())
                .filter(option -> option.price().isEmpty() && !comes(option, bounds)).toList();
        boolean nothing = stranded.size() == list.entries().size() && !bounds.sheet().isEverOffered(list.id());
        if (!stranded.isEmpty() && !nothing) {
            findings.add(list.id(), told(list, never, stranded));
        }
    }

    private static Diagnostic told(OptionList list, boolean never, List<Option> stranded) {
        String options = String.join("`, `", stranded.stream().map(option -> option.key().id()).toList());
        Span place = stranded.get(0).label().span();
        return never ? Diagnostic.of(Code.RULESET__ONLY_GAINED, place, Message.of("ruleset.only-gained.never", "list",
                list.id(), "options", options)).withSeverity(Severity.WARNING)
                .note(Message.of("note.never-gained", "list", list.id()))
                : Diagnostic.of(Code.RULESET__ONLY_GAINED, place, "list", list.id(), "options", options)
                .note(Message.of("note.only-gained", "list", list.id()));
    }

    private static boolean comes(Option option, SheetBounds bounds) {
        SheetRules sheet = bounds.sheet();
        FilterMatches matches = new FilterMatches(bounds, bounds.options()::isFree);
        String list = option.key().list();
        return bounds.options().isGranted(option.key())
                || sheet.listChoices().stream().anyMatch(choice -> brings(choice, option, matches))
                || sheet.advances().values().stream().map(Advance::purchase)
                .anyMatch(purchase -> purchase.swapsIn().contains(list));
    }

    private static boolean brings(ListChoice choice, Option option, FilterMatches matches) {
        return choice.from().contains(option.key().list()) && matches.passes(option, choice.only());
    }
}
