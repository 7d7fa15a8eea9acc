package lampblack.ruleset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.expression.Vocabulary;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Aftermath;
import lampblack.rules.Amount;

/** Reads what comes of a roll: marks, ticks, a smaller die, another roll. */
record AftermathReader(Reader reader, Vocabulary vocabulary) {

    Aftermath read(MapNode map) {
        return new Aftermath(marks(map, "costs"), marks(map, "clears"),
                map.scalar("ticks").map(each -> reader.amount(each, vocabulary)),
                map.scalar("tier").map(each -> reader.amount(each, vocabulary)), 
                map.text("step").map(Aftermath.Move::ofWord)
                        .orElse(Aftermath.Move.STAYS),
                reader.reference(map, "then", Kind.ROLL));
    }

    Map<String, Amount> marks(MapNode map, String key) {
        Map<String, Amount> marks = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map(key).map(MapNode::all).orElse(List.of())) {
            Amount amount = reader.amount((Scalar) entry.value(), vocabulary);
            reader.reference(entry.key(), Kind.TRACK, Kind.ROW).ifPresent(track -> marks.put(track, amount));
        }
        return marks;
    }
}
