package lampblack.ruleset.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.NearestName;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.roll.Roll;

/** Reads on which number setting something counts that is given to a roll's dice, or to another of its settings. */
record InsteadReader(ElementReader reader, String roll) {

    Map<String, String> read(MapNode map) {
        Map<String, String> instead = new LinkedHashMap<>();
        RollModifierReader modifiers = new RollModifierReader(reader);
        for (MapNode.Entry entry : map.map("instead").map(MapNode::all).orElse(List.of())) {
            Scalar to = (Scalar) entry.value();
            boolean knows = entry.key().text().equals(Roll.DICE) || knows(entry.key(), roll, modifiers);
            if (modifiers.known(roll, to, ReferenceKind.SETTING) && knows) {
                if (isNumber(map, to.text())) {
                    instead.put(entry.key().text(), to.text());
                } else {
                    reader.misplaced(to.span(), to.text(), "not-a-number");
                }
            }
        }
        return instead;
    }

    /** Whether there is such a setting; a typo for the dice is reported as that. */
    private boolean knows(Scalar key, String roll, RollModifierReader modifiers) {
        if (reader.names().knows(ReferenceKind.SETTING, roll + "." + key.text())
                || NearestName.to(key.text(), List.of(Roll.DICE)).isEmpty()) {
            return modifiers.known(roll, key, ReferenceKind.SETTING);
        }
        reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, key.span(), "what",
                ReferenceKind.SETTING.called(),
                "name", key.text()).suggest(key.text(), List.of(Roll.DICE)));
        return false;
    }

    private static boolean isNumber(MapNode map, String setting) {
        return map.map("settings").flatMap(all -> all.map(setting)).filter(mapNode -> mapNode.has("number"))
                .isPresent();
    }
}
