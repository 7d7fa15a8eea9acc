package lampblack.lint.condition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.expression.Mention;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.Option;
import lampblack.rules.Cost;
import lampblack.rules.requirement.Requirement;
import lampblack.ruleset.Ruleset;

/** A cost that reads a rating which marks of play change: what is charged would not be what stands on the sheet. */
public final class CostByChoices implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        ruleset.allSheets().stream().filter(sheet -> !sheet.play().isNothing()).forEach(sheet -> check(sheet, findings));
    }

    private static void check(SheetRules sheet, Findings findings) {
        List<Mention> ratings = costs(sheet).flatMap(cost -> cost.all().stream())
                .flatMap(price -> price.mentions().stream()).filter(mention -> mention.function().equals("rating")).toList();
        if (ratings.isEmpty()) {
            return;
        }
        DependencyGraph<Quantity> graph = QuantityDependencies.of(sheet);
        ratings.forEach(mention -> changing(mention, sheet, graph).ifPresent(block -> findings.add(Diagnostic.of(
                        Code.RULESET__COST_BY_CHOICES, mention.span(), "rating", mention.span().text())
                        .note(Message.of("note.changed-by-marks"), block.span())
                        .note(Message.of("note.read-chosen", "rating", mention.span().text())))));
    }

    private static Stream<Cost> costs(SheetRules sheet) {
        return Stream.of(sheet.advances().values().stream().map(advance -> advance.cost()),
                sheet.lists().values().stream().map(list -> list.price()),
                sheet.options().stream().flatMap(option -> option.price().stream())).flatMap(costs -> costs);
    }

    /** What changes a rating while marks are so, however indirectly. */
    private static Optional<EffectBlock> changing(Mention mention, SheetRules sheet, DependencyGraph<Quantity> graph) {
        List<Quantity> read = Requirement.quantitiesRead(List.of(mention));
        for (Option option : sheet.options()) {
            for (int i = 0; i < option.gives().size(); i++) {
                Quantity holds = new Quantity.BlockHolds(option.key(), i);
                if (sheet.play().isInPlay(option.gives().get(i)) && read.stream().anyMatch(quantity ->
                        !graph.way(quantity, holds, on -> !on.isByChoices()).isEmpty())) {
                    return Optional.of(option.gives().get(i));
                }
            }
        }
        return Optional.empty();
    }
}
