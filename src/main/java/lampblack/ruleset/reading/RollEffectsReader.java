package lampblack.ruleset.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.expression.Vocabulary;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.roll.RollEffects;

/** Reads what comes of a roll: marks, ticks, a smaller die, another roll. */
record RollEffectsReader(ElementReader reader, Vocabulary vocabulary) {

    RollEffects read(MapNode map) {
        return new RollEffects(marks(map, "costs"), marks(map, "clears"),
                map.scalar("ticks").map(scalar -> reader.amount(scalar, vocabulary)),
                map.scalar("tier").map(scalar -> reader.amount(scalar, vocabulary)), 
                map.text("step").map(RollEffects.ChainMove::ofWord)
                        .orElse(RollEffects.ChainMove.STAYS),
                reader.reference(map, "then", ReferenceKind.ROLL));
    }

    Map<String, Amount> marks(MapNode map, String key) {
        Map<String, Amount> marks = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map(key).map(MapNode::all).orElse(List.of())) {
            Amount amount = reader.amount((Scalar) entry.value(), vocabulary);
            new MarkedTrackReader(reader).path(entry.key()).ifPresent(track -> marks.put(track, amount));
        }
        return marks;
    }
}
