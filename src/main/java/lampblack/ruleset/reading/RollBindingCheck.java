package lampblack.ruleset.reading;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollBinding;

/**
 * Sees that a roll can be made with what modifiers of it are bound to.
 *
 * @param rolls of the whole ruleset, by id
 */
record RollBindingCheck(Map<String, SheetRules> sheets, Map<String, Roll> rolls, Report report) {

    void check() {
        for (SheetRules sheet : sheets.values()) {
            for (SheetRules part : sheet.withParts()) {
                Stream.concat(part.linked().gifts().values().stream(), part.options().stream())
                        .flatMap(option -> option.gives().stream()).flatMap(gives -> gives.effects().stream())
                        .flatMap(effect -> effect.asModifyRoll().stream()).forEach(this::check);
                part.tracks().values().stream().flatMap(track -> track.shape().writtenRows().values().stream())
                        .flatMap(row -> row.gives().stream()).forEach(this::check);
            }
        }
    }

    private void check(ModifyRoll added) {
        Optional<Roll> roll = Optional.ofNullable(rolls.get(added.roll()));
        Optional<SheetRules> sheet = roll.flatMap(made -> made.sheetAmong(sheets));
        for (RollBinding binding : sheet.isEmpty() ? List.<RollBinding>of() : added.modifier().with()) {
            if (!binding.fits(roll.get(), sheet.get()) && !isTold(roll.get())) {
                List<String> known = RollBinding.known(roll.get(), sheet.get());
                report.add(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, binding.span(), Message.of(
                        known.isEmpty() ? "ruleset.unknown-reference.with-nothing" : "ruleset.unknown-reference.with",
                        "name", binding.name(), "roll", roll.get().id(), "known",
                        known.stream().map(Message::quoted).toList()))
                        .suggest(binding.name(), known));
            }
        }
    }

    /** Whether what a roll is made with is itself a name that means nothing. */
    private boolean isTold(Roll roll) {
        return report.diagnostics().stream().map(Diagnostic::span).anyMatch(roll.label().place("dice")::equals);
    }
}
