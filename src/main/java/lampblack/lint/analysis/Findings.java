package lampblack.lint.analysis;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Span;
import lampblack.expression.Mention;
import lampblack.lint.bounds.SheetBounds;
import lampblack.lint.bounds.SheetEffects;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;

/** What the lints found, each with what it is about, so that a ruleset can say what it means to leave as it is. */
public final class Findings {

    /** @param subject an id or a path such as {@code talents.ghost} */
    public record Finding(String subject, Diagnostic diagnostic) {

        /** Whether it is about something, named by its id or its path. */
        public boolean isAbout(String name) {
            return subject.equals(name) || subject.endsWith("." + name);
        }
    }

    private final List<Finding> all = new ArrayList<>();
    private final Map<SheetRules, SheetBounds> bounds = new IdentityHashMap<>();
    private final Map<SheetRules, List<RequirementUse>> conditions = new IdentityHashMap<>();
    private final Map<SheetRules, List<FormulaUse>> formulas = new IdentityHashMap<>();
    private final Map<SheetRules, List<Effect>> effects = new IdentityHashMap<>();
    private final Map<SheetRules, List<Mention>> mentions = new IdentityHashMap<>();

    /** Adds what is about the thing that stands at its place. */
    public void add(Diagnostic diagnostic) {
        add(diagnostic.span().text(), diagnostic);
    }

    public void add(String subject, Diagnostic diagnostic) {
        all.add(new Finding(subject, diagnostic));
    }

    public void addAll(Iterable<Diagnostic> diagnostics) {
        diagnostics.forEach(this::add);
    }

    /** What the quantities of a sheet can come to, worked out once for all lints. */
    public SheetBounds bounds(SheetRules sheet) {
        return bounds.computeIfAbsent(sheet, SheetBounds::new);
    }

    /** The requirements of a sheet that ask for anything, gathered once for all lints. */
    public List<RequirementUse> conditions(SheetRules sheet) {
        return conditions.computeIfAbsent(sheet, RequirementUse::of);
    }

    /** The formulas of a sheet, gathered once for all lints. */
    public List<FormulaUse> formulas(SheetRules sheet) {
        return formulas.computeIfAbsent(sheet, rules -> FormulaUse.of(rules, RequirementUse.of(rules)));
    }

    /** What the options of a sheet give, gathered once for all lints. */
    public List<Effect> effects(SheetRules sheet) {
        return effects.computeIfAbsent(sheet, SheetEffects::of);
    }

    /** The names in the expressions of a sheet, gathered once for all lints. */
    public List<Mention> mentions(SheetRules sheet) {
        return mentions.computeIfAbsent(sheet, Mentions::of);
    }

    /** The names in the expressions of a sheet that are judged by choices alone. */
    public List<Mention> judgedMentions(SheetRules sheet) {
        return Mentions.judged(sheet);
    }

    /** Whether something within a place is reported already, from which any other finding would follow. */
    public boolean reportsWithin(Span place) {
        return all.stream().map(finding -> finding.diagnostic().span()).anyMatch(span -> span.source() == place.source()
                && place.start() <= span.start() && span.end() <= place.end());
    }

    public List<Finding> all() {
        return all;
    }
}
