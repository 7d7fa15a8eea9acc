package lampblack.ruleset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Nearest;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Roll;

/** Reads on which number setting something counts that is given to a roll's dice, or to another of its settings. */
record InsteadReader(Reader reader, String roll) {

    Map<String, String> read(MapNode map) {
        Map<String, String> instead = new LinkedHashMap<>();
        BoostReader boosts = new BoostReader(reader);
        for (MapNode.Entry entry : map.map("instead").map(MapNode::all).orElse(List.of())) {
            Scalar to = (Scalar) entry.value();
            boolean knows = entry.key().text().equals(Roll.DICE) || knows(entry.key(), roll, boosts);
            if (boosts.known(roll, to, Kind.SETTING) && knows) {
                if (isNumber(map, to.text())) {
                    instead.put(entry.key().text(), to.text());
                } else {
                    reader.misplaced(to.span(), to.text(), "not-a-number");
                }
            }
        }
        return instead;
    }

    /** Whether there is such a setting; one that is a slip for the dice is told as that. */
    private boolean knows(Scalar key, String roll, BoostReader boosts) {
        if (reader.names().knows(Kind.SETTING, roll + "." + key.text())
                || Nearest.to(key.text(), List.of(Roll.DICE)).isEmpty()) {
            return boosts.known(roll, key, Kind.SETTING);
        }
        reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, key.span(), "what", Kind.SETTING.called(),
                "name", key.text()).suggest(key.text(), List.of(Roll.DICE)));
        return false;
    }

    private static boolean isNumber(MapNode map, String setting) {
        return map.map("settings").flatMap(all -> all.map(setting)).filter(each -> each.has("number")).isPresent();
    }
}
