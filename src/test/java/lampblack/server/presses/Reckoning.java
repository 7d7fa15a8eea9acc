package lampblack.server.presses;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.yaml.snakeyaml.Yaml;

/** What a file must hold after presses, reckoned from the file before and from what the pressed controls showed alone. */
final class Reckoning {

    private final Map<String, Object> sheet;
    private final Map<String, Object> now;
    private final Set<String> counted = new LinkedHashSet<>();
    private final Set<String> pressed = new LinkedHashSet<>();
    private Object friend;

    Reckoning(String yaml) {
        sheet = read(yaml);
        now = part(sheet, "now");
        friend = part(sheet, "creation").get("friend");
    }

    private static Map<String, Object> read(String yaml) {
        Map<String, Object> read = new Yaml().load(yaml);
        return read == null ? new HashMap<>() : read;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> part(Map<String, Object> of, String name) {
        return new HashMap<>((Map<String, Object>) of.getOrDefault(name, Map.of()));
    }

    /** Reckons with a press; one on what cannot be pressed comes to nothing, and of friends the first is taken. */
    void press(JsonNode press) {
        String where = press.path("where").asText();
        String value = press.path("value").asText();
        if (value.startsWith("friend=") && press.path("can").asBoolean() && friend == null) {
            friend = value.substring("friend=".length());
        } else if (!where.isEmpty()) {
            pressed.add(where);
            if (press.path("name").asText().equals("clear")) {
                now.remove(where);
            } else if (press.path("repeats").asBoolean()) {
                counted.add(where);
                int sum = number(now.get(where)) + Integer.parseInt(value);
                now.put(where, Math.max(0, Math.min(sum, press.path("most").asInt())));
            } else {
                now.put(where, value.matches("\\d+") ? (Object) Integer.valueOf(value) : value);
            }
        }
    }

    /** Another program has set this. */
    void set(String where, int value) {
        now.put(where, value);
    }

    private static int number(Object value) {
        return value instanceof Integer number ? number : 0;
    }

    /** Notes what the file holds otherwise. */
    void judge(String yaml, Outcome outcome) {
        Map<String, Object> after = read(yaml);
        Map<String, Object> is = part(after, "now");
        Set<String> all = new LinkedHashSet<>(now.keySet());
        all.addAll(is.keySet());
        for (String where : all) {
            Object wanted = Objects.requireNonNullElse(now.get(where), 0);
            Object found = Objects.requireNonNullElse(is.get(where), 0);
            String said = where + " is " + found + " in the file, not " + wanted;
            if (wanted.equals(found)) {
                continue;
            }
            if (!pressed.contains(where)) {
                outcome.misplaced(said);
            } else if (counted.contains(where) && number(found) > number(wanted)) {
                outcome.doubled(number(found) - number(wanted), said);
            } else {
                outcome.lost(counted.contains(where) ? number(wanted) - number(found) : 1, said);
            }
        }
        Map<String, Object> creation = part(after, "creation");
        Object taken = creation.remove("friend");
        if (!Objects.equals(friend, taken)) {
            outcome.lost(1, "the friend is " + taken + " in the file, not " + friend);
        }
        Map<String, Object> before = part(sheet, "creation");
        before.remove("friend");
        if (!before.equals(creation)) {
            outcome.misplaced("creation is " + creation + ", not " + before);
        }
        for (String rest : List.of("fields", "ledger", "links")) {
            if (!Objects.equals(sheet.get(rest), after.get(rest))) {
                outcome.misplaced(rest + " is " + after.get(rest));
            }
        }
    }
}
