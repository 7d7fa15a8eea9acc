package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.function.BiConsumer;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.RollBinding;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.roll.RollModifier;

/** Reads what is added to a roll: by an option, by harm, by a choice or an extra of its own. */
record RollModifierReader(ElementReader reader) {

    /** What a thing that is no option gives, which is to rolls alone. */
    List<ModifyRoll> effects(MapNode map) {
        List<ModifyRoll> effects = new ArrayList<>();
        map.map("gives").flatMap(gives -> gives.map("rolls")).map(MapNode::all).orElse(List.of())
                .forEach(entry -> effect(entry).ifPresent(effects::add));
        return effects;
    }

    /** What stands behind the name of a roll. */
    Optional<ModifyRoll> effect(MapNode.Entry entry) {
        return reader.reference(entry.key(), ReferenceKind.ROLL)
                .map(roll -> new ModifyRoll(roll, modifier(roll, entry.value())));
    }

    /** A number of dice, or all that is added. */
    RollModifier modifier(String roll, Node written) {
        Optional<MapNode> added = written.asMap();
        if (added.isPresent()) {
            MapNode map = added.get();
            return new RollModifier(map.scalar("dice").map(RollModifierReader::dice).orElse(0L), map.integer("adds")
                    .orElse(0L),
                    map.integer("advantage").orElse(0L), map.integer("outcome").orElse(0L), shifts(roll, map),
                    costs(map), map.scalar("die").map(RollReader::faces), bands(roll, map), figures(roll, map),
                    map.scalars("with").stream().map(scalar -> new RollBinding(scalar.text(), scalar.span())).toList(),
                    map.text("when").orElse(""));
        }
        return written.asScalar().map(scalar -> RollModifier.ofDice(dice(scalar))).orElse(RollModifier.NOTHING);
    }

    /** A number of dice as it is written: {@code 1}, {@code +1d}. */
    private static long dice(Scalar written) {
        return written.integer().orElseGet(() -> Long.parseLong(written.text().replace("d", "")));
    }

    /** What outcomes of a roll come on besides. */
    private Map<String, List<OutcomeMatch.Within>> bands(String roll, MapNode map) {
        Map<String, List<OutcomeMatch.Within>> bands = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map("outcomes").map(MapNode::all).orElse(List.of())) {
            MapNode outcome = ElementReader.body(entry);
            Optional<OutcomeMatch.Within> band = outcome.get("on").flatMap(on ->
                    new OutcomeRangeReader(reader).band(outcome.text("on").orElse(""), on.span()));
            if (known(roll, entry.key(), ReferenceKind.OUTCOME) && band.isPresent()) {
                bands.put(entry.key().text(), List.of(band.get()));
            }
        }
        return bands;
    }

    /** What else of a roll is changed: of its ticks, of its extras, of its outcomes, of marks in rows. */
    private Map<RollFigure, Long> figures(String roll, MapNode map) {
        Map<RollFigure, Long> figures = new LinkedHashMap<>();
        map.integer("ticks").ifPresent(number -> figures.put(RollFigure.ticks(), number));
        entries(roll, map, "settings", ReferenceKind.SETTING, (id, setting) ->
                setting.integer("ticks").ifPresent(number -> figures.put(RollFigure.ticksOfSetting(id), number)));
        entries(roll, map, "extras", ReferenceKind.EXTRA, (id, extra) -> costs(extra).forEach((track, number) ->
                figures.put(RollFigure.costsOfExtra(id, track), number)));
        entries(roll, map, "outcomes", ReferenceKind.OUTCOME, (id, outcome) -> {
            outcome.integer("ticks").ifPresent(number -> figures.put(RollFigure.ticksOfOutcome(id), number));
            costs(outcome).forEach((track, number) -> figures.put(RollFigure.costsOfOutcome(id, track), number));
        });
        for (MapNode.Entry entry : map.map("milder").map(MapNode::all).orElse(List.of())) {
            reader.reference(entry.key(), ReferenceKind.TRACK).ifPresent(track -> figures.put(
                    RollFigure.milder(track), ((Scalar) entry.value()).integer().orElse(0L)));
        }
        return figures;
    }

    private void entries(String roll, MapNode map, String key, ReferenceKind kind, BiConsumer<String, MapNode> read) {
        for (MapNode.Entry entry : map.map(key).map(MapNode::all).orElse(List.of())) {
            String id = entry.key().text();
            if (kind == ReferenceKind.OUTCOME ? reader.names().knows(kind, roll + "." + id)
                    : known(roll, entry.key(), kind)) {
                read.accept(id, ElementReader.body(entry));
            }
        }
    }

    private Map<String, Long> costs(MapNode map) {
        Map<String, Long> costs = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map("costs").map(MapNode::all).orElse(List.of())) {
            new MarkedTrackReader(reader).path(entry.key())
                    .ifPresent(track -> costs.put(track, ((Scalar) entry.value()).integer().orElse(0L)));
        }
        return costs;
    }

    /** How far settings of a roll are moved. */
    Map<String, Long> shifts(String roll, MapNode map) {
        Map<String, Long> shifts = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map("shifts").map(MapNode::all).orElse(List.of())) {
            if (known(roll, entry.key(), ReferenceKind.SETTING)) {
                shifts.put(entry.key().text(), ((Scalar) entry.value()).integer().orElse(0L));
            }
        }
        return shifts;
    }

    /** Whether a roll has a setting or extra of an id; if not, that is reported. */
    boolean known(String roll, Scalar written, ReferenceKind kind) {
        return known(roll, written, kind, Set.of());
    }

    /** The same where words of ours may stand as well. */
    boolean known(String roll, Scalar written, ReferenceKind kind, Set<String> words) {
        String path = roll + "." + written.text();
        if (reader.names().knows(kind, path)) {
            return true;
        }
        if (!reader.names().explained(path, written.span(), kind)) {
            List<String> ids = Stream.concat(reader.names().ids(kind).stream()
                    .filter(id -> reader.names().knows(kind, roll + "." + id)), words.stream().sorted()).toList();
            reader.names().unknown(kind.word() + " " + path, Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE,
                    written.span(), "what", kind.called(), "name", written.text()).suggest(written.text(), ids));
        }
        return false;
    }
}
