package lampblack.lint;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Span;
import lampblack.expression.Mention;
import lampblack.rules.Effect;
import lampblack.rules.SheetRules;

/** What the lints found, each with what it is about, so that a ruleset can say what it means to leave as it is. */
final class Findings {

    /** @param subject an id or a path such as {@code talents.ghost} */
    record Finding(String subject, Diagnostic diagnostic) {

        /** Whether it is about something, named by its id or its path. */
        boolean isAbout(String name) {
            return subject.equals(name) || subject.endsWith("." + name);
        }
    }

    private final List<Finding> all = new ArrayList<>();
    private final Map<SheetRules, Bounds> bounds = new IdentityHashMap<>();
    private final Map<SheetRules, List<Condition>> conditions = new IdentityHashMap<>();
    private final Map<SheetRules, List<Formula>> formulas = new IdentityHashMap<>();
    private final Map<SheetRules, List<Effect>> effects = new IdentityHashMap<>();
    private final Map<SheetRules, List<Mention>> mentions = new IdentityHashMap<>();

    /** Adds what is about the thing that stands at its place. */
    void add(Diagnostic diagnostic) {
        add(diagnostic.span().text(), diagnostic);
    }

    void add(String subject, Diagnostic diagnostic) {
        all.add(new Finding(subject, diagnostic));
    }

    void addAll(Iterable<Diagnostic> diagnostics) {
        diagnostics.forEach(this::add);
    }

    /** What the quantities of a sheet can come to, worked out once for all lints. */
    Bounds bounds(SheetRules sheet) {
        return bounds.computeIfAbsent(sheet, Bounds::new);
    }

    /** The requirements of a sheet that ask for anything, gathered once for all lints. */
    List<Condition> conditions(SheetRules sheet) {
        return conditions.computeIfAbsent(sheet, Condition::of);
    }

    /** The formulas of a sheet, gathered once for all lints. */
    List<Formula> formulas(SheetRules sheet) {
        List<Formula> known = formulas.get(sheet);
        if (known == null) {
            known = Formula.of(bounds(sheet), conditions(sheet));
            formulas.put(sheet, known);
        }
        return known;
    }

    /** What the options of a sheet give, gathered once for all lints. */
    List<Effect> effects(SheetRules sheet) {
        return effects.computeIfAbsent(sheet, Gifts::of);
    }

    /** The names in the expressions of a sheet, gathered once for all lints. */
    List<Mention> mentions(SheetRules sheet) {
        return mentions.computeIfAbsent(sheet, Mentions::of);
    }

    /** Whether something within a place is told already, from which what else could be said of it follows. */
    boolean tellsWithin(Span place) {
        return all.stream().map(each -> each.diagnostic().span()).anyMatch(each -> each.source() == place.source()
                && place.start() <= each.start() && each.end() <= place.end());
    }

    List<Finding> all() {
        return all;
    }
}
