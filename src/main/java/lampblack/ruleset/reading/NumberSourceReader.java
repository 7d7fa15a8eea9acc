package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.expression.Vocabulary;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.track.Trait;

/**
 * Reads where a number of dice, or what a die is held against, comes from.
 *
 * @param most the highest it may be
 */
record NumberSourceReader(ElementReader reader, SheetRules sheet, Vocabulary vocabulary, long most) {

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]*(\\.[a-z0-9][a-z0-9-]*){0,2}");
    private static final Pattern RANGE = Pattern.compile("\\s*[0-9]+\\s*\\.\\..*");
    /** Dice as they are written, with their faces or without. */
    static final Pattern DICE = Pattern.compile("([0-9]{1,4})d([0-9]{1,3})?");

    Optional<NumberSource> read(MapNode map, String key) {
        return map.get(key).map(written -> written.asScalar().map(scalar -> pool(scalar, map, key))
                .orElseGet(() -> rated(map.scalars(key))));
    }

    private NumberSource pool(Scalar scalar, MapNode map, String key) {
        String text = scalar.text();
        if (scalar.integer().isPresent()) {
            bounded(scalar.integer().get(), scalar.span());
            return new NumberSource.Counted(new Amount.Fixed(scalar.integer().get()));
        }
        Matcher dice = DICE.matcher(text);
        if (dice.matches()) {
            bounded(Long.parseLong(dice.group(1)), scalar.span());
            return new NumberSource.Counted(new Amount.Fixed(Long.parseLong(dice.group(1))));
        }
        if (RANGE.matcher(text).matches()) {
            Range range = reader.range(map, key);
            bounded(fixed(range.most()), scalar.span());
            return new NumberSource.Agreed(fixed(range.least()), fixed(range.most()));
        }
        if (NAME.matcher(text).matches() && !vocabulary.variables().containsKey(text)) {
            return rated(List.of(scalar));
        }
        return new NumberSource.Counted(reader.amount(scalar, vocabulary));
    }

    /** The traits that are named, one by one or by their sets. */
    NumberSource.Rated rated(List<Scalar> written) {
        List<String> sets = new ArrayList<>();
        List<Trait> traits = new ArrayList<>();
        for (Scalar scalar : written) {
            reader.names().find(scalar, ReferenceKind.SET, ReferenceKind.TRAIT).ifPresent(found -> {
                if (found.kind() == ReferenceKind.SET) {
                    sets.add(found.path());
                    highest(found.path()).ifPresent(max -> bounded(max, scalar.span()));
                } else {
                    traits.add(Trait.of(found.path()));
                }
            });
        }
        return new NumberSource.Rated(sets, traits);
    }

    private Optional<Long> highest(String set) {
        return Optional.ofNullable(sheet.traits().get(set)).map(traitSet -> fixed(traitSet.max()))
                .filter(max -> max != Amount.UNLIMITED);
    }

    private void bounded(long number, Span span) {
        if (number > most) {
            boolean dice = most == NumberSource.MAX;
            Diagnostic problem = Diagnostic.of(Code.RULESET__TOO_MANY_DICE, span, Message.of(
                    dice ? "ruleset.too-many-dice" : "ruleset.too-many-dice.target", "count", number, "most", most));
            reader.report().add(dice ? problem.note(Message.of("note.roll-against")) : problem);
        }
    }

    private static long fixed(Amount amount) {
        return amount.fixed().orElse(Amount.UNLIMITED);
    }
}
