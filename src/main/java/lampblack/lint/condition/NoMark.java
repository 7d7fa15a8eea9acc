package lampblack.lint.condition;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.expression.Mention;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Marking;
import lampblack.rules.track.Track;

/** A word for marks of one kind is asked for what is marked in another way, or never. */
public final class NoMark implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        findings.mentions(sheet).stream() .filter(FormulaScope::isOwn).forEach(mention -> problem(mention, sheet).ifPresent(words -> findings.add(Diagnostic.of(Code.RULESET__NO_MARK, mention.span(), words))));
    }

    private static Optional<Message> problem(Mention mention, SheetRules sheet) {
        return switch (mention.function()) {
            case "marks" -> isChosen(mention, sheet)
                    ? Optional.of(Message.of("ruleset.no-mark.declared", "name", mention.text())) : Optional.empty();
            case "declared" -> isChosen(mention, sheet) ? Optional.empty()
                    : Optional.of(Message.of("ruleset.no-mark.no-band", "name", mention.text()));
            case "used" -> sheet.option(OptionKey.of(mention.text())).filter(NoMark::isUsed).isPresent()
                    ? Optional.empty() : Optional.of(Message.of("ruleset.no-mark", "name", mention.text()));
            default -> Optional.empty();
        };
    }

    private static boolean isUsed(Option option) {
        return option.boxes().isPresent() || option.uses().isPresent();
    }

    private static boolean isChosen(Mention mention, SheetRules sheet) {
        int dot = mention.text().indexOf('.');
        Track track = sheet.tracks().get(dot < 0 ? mention.text() : mention.text().substring(0, dot));
        return track.shape().marking() == Marking.CHOSEN;
    }
}
