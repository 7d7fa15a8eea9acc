package lampblack.lint.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.expression.Mention;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;

/** Every name in every expression of a sheet. */
final class Mentions {

    private Mentions() {}

    /** Those in what is judged by choices alone, as they are written, and not those in its parts. */
    static List<Mention> judged(SheetRules sheet) {
        Stream<Mention> asked = sheet.options().stream().flatMap(option -> option.asks().values().stream())
                .flatMap(question -> question.upTo().mentions().stream());
        return Stream.of(in(FormulaUse.of(sheet, RequirementUse.of(sheet)).stream().filter(FormulaUse::judged)), asked,
                sheet.parts().values().stream().flatMap(Mentions::places)).flatMap(mentions -> mentions).toList();
    }

    static List<Mention> of(SheetRules sheet) {
        List<Mention> all = new ArrayList<>(own(sheet).filter(mention -> !FormulaScope.isOfWhole(mention)).toList());
        // What parts read of their whole counts as read in the whole.
        for (PartKind part : sheet.parts().values()) {
            places(part).forEach(all::add);
            own(part.sheet()).filter(FormulaScope::isOfWhole).forEach(mention ->
                    all.add(mention.named(mention.text().substring(FormulaScope.OF_WHOLE.length()))));
        }
        return all;
    }

    /** Those of one sheet. Rolls are asked for all that they need, which their conditions leave out in part. */
    private static Stream<Mention> own(SheetRules sheet) {
        List<RequirementUse> conditions = RequirementUse.of(sheet).stream()
                .filter(condition -> condition.kind() != RequirementUse.Purpose.ROLL).toList();
        return Stream.concat(in(FormulaUse.of(sheet, conditions).stream()), sheet.rolls().values().stream()
                .flatMap(roll -> roll.requirements()).flatMap(needed -> needed.leaves().stream())
                .flatMap(leaf -> leaf.formula().stream()).flatMap(formula -> formula.mentions().stream()));
    }

    private static Stream<Mention> in(Stream<FormulaUse> formulas) {
        return formulas.flatMap(formula -> formula.expression().mentions().stream());
    }

    private static Stream<Mention> places(PartKind part) {
        return part.places().amounts().flatMap(amount -> amount.mentions().stream());
    }
}
