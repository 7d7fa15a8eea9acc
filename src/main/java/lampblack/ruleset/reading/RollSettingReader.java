package lampblack.ruleset.reading;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.expression.Type;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.RollSetting;

/** Reads the settings of one roll: numbers may be computed from those before them, choices shift by any of them. */
final class RollSettingReader {

    private final RollReader rolls;
    private final ElementReader reader;
    private final String roll;
    private final RollEffectsReader after;
    private final Map<String, Type> settled;
    private final Map<String, Type> known = new LinkedHashMap<>(Map.of("stage", Type.TEXT));

    /**
     * A reader for one roll.
     *
     * @param numbers all that are settled
     * @param picks whether a trait is picked, so that its rating is known
     */
    RollSettingReader(RollReader rolls, String roll, RollEffectsReader after, Map<String, Type> numbers,
            boolean picks) {
        this.rolls = rolls;
        this.reader = rolls.reader();
        this.roll = roll;
        this.after = after;
        this.settled = new LinkedHashMap<>(numbers);
        if (picks) {
            known.put("trait", Type.INT);
            settled.put("trait", Type.INT);
        }
    }

    RollSetting setting(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        Map<String, RollSetting.SettingChoice> choices = reader.entries(map, "one-of",
                (name, at) -> new RollSetting.SettingChoice(
                ElementReader.label(name, at), after.read(ElementReader.body(at)),
                rolls.gives(roll, ElementReader.body(at)), rolls.needs(roll, ElementReader.body(at))));
        Optional<Amount> formula = choices.isEmpty() ? Optional.empty()
                : map.scalar("shift").map(scalar -> reader.amount(scalar, RollReader.vocabulary(settled)));
        if (!choices.isEmpty()) {
            map.text("usual").filter(name -> !choices.containsKey(name)).ifPresent(name ->
                    unusual(roll + "." + id, map.scalar("usual").orElseThrow(), choices.keySet()));
            String usual = map.text("usual").orElseGet(() -> choices.keySet().iterator().next());
            map.map("one-of").flatMap(all -> all.map(usual))
                    .ifPresent(choice -> reader.misplaced(choice, "requires", "usual-choice"));
            return new RollSetting(ElementReader.label(id, entry), choices, 0, 0, map.text("usual"), formula,
                    map.isTrue("either"), rolls.needs(roll, map));
        }
        if (RollReader.TAKEN.contains(RollSetting.variable(id))) {
            reader.misplaced(entry.key().span(), id, "word-taken");
        }
        return number(id, entry, map);
    }

    private RollSetting number(String id, MapNode.Entry entry, MapNode map) {
        reader.misplaced(map, "shift", "no-choices");
        NumberSourceReader pools = rolls.pools(Map.of("stage", Type.TEXT), RollReader.HIGHEST_TARGET);
        NumberSource.Agreed range = pools.read(map, "number").flatMap(NumberSource::asAgreed)
                .orElse(new NumberSource.Agreed(0, 0));
        Optional<Scalar> usual = map.scalar("usual");
        Optional<Long> fixed = usual.flatMap(Scalar::integer);
        boolean isRange = range.least() <= range.most();
        if (isRange && fixed.isPresent() && (fixed.get() < range.least() || fixed.get() > range.most())) {
            reader.report().add(Diagnostic.of(Code.RULESET__WRONG_RANGE, usual.get().span(),
                    Message.of("ruleset.wrong-range.usual", "usual", fixed.get(), "least", range.least(), "most",
                            range.most())));
        }
        Optional<Amount> formula = usual.filter(scalar -> fixed.isEmpty())
                .map(scalar -> reader.amount(scalar, RollReader.vocabulary(known)));
        known.put(RollSetting.variable(id), Type.INT);
        return new RollSetting(ElementReader.label(id, entry), Map.of(), range.least(), range.most(),
                fixed.map(String::valueOf),
                formula, false, rolls.needs(roll, map));
    }

    private void unusual(String path, Scalar written, Set<String> choices) {
        String name = path + "." + written.text();
        if (!reader.names().explained(name, written.span(), ReferenceKind.CHOICE)) {
            reader.names().unknown("choice " + name, Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(),
                    "what", ReferenceKind.CHOICE.called(), "name", written.text()).suggest(written.text(), choices));
        }
    }
}
