package lampblack.lint;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Span;
import lampblack.rules.Advance;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.Assertion;
import lampblack.rules.Gives;
import lampblack.rules.Not;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Requirement;
import lampblack.rules.SheetRules;

/**
 * A requirement and where it stands.
 *
 * @param subject the id or path of what it belongs to
 * @param place the name of what it belongs to
 */
record Condition(Kind kind, String subject, Span place, Requirement requirement) {

    /** What a requirement decides. */
    enum Kind {
        OPTION,
        ADVANCE,
        RULE,
        WHILE
    }

    /** Every requirement of a sheet. */
    static List<Condition> of(SheetRules sheet) {
        List<Condition> all = new ArrayList<>();
        for (OptionList list : sheet.lists().values()) {
            list.entries().values().forEach(option -> all.addAll(of(option)));
        }
        for (Advance advance : sheet.advances().values()) {
            all.add(new Condition(Kind.ADVANCE, advance.id(), advance.label().span(), advance.requires()));
        }
        for (Assertion rule : sheet.rules().values()) {
            all.add(new Condition(Kind.RULE, rule.label().id(), rule.label().span(), rule.that()));
        }
        return all;
    }

    private static List<Condition> of(Option option) {
        List<Condition> all = new ArrayList<>();
        String subject = option.key().toString();
        all.add(new Condition(Kind.OPTION, subject, option.label().span(), option.requires()));
        all.add(new Condition(Kind.WHILE, subject, option.label().span(), option.holds()));
        for (Gives gives : option.gives()) {
            all.add(new Condition(Kind.WHILE, subject, option.label().span(), gives.holds()));
        }
        return all;
    }

    /** The requirements that it is put together of. */
    List<Requirement> leaves() {
        List<Requirement> leaves = new ArrayList<>();
        collect(requirement, leaves);
        return leaves;
    }

    private static void collect(Requirement requirement, List<Requirement> into) {
        if (requirement instanceof AllOf all) {
            all.parts().forEach(part -> collect(part, into));
        } else if (requirement instanceof AnyOf any) {
            any.parts().forEach(part -> collect(part, into));
        } else if (requirement instanceof Not not) {
            collect(not.part(), into);
        } else {
            into.add(requirement);
        }
    }
}
