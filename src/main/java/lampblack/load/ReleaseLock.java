package lampblack.load;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.difference.ReleasedGame;
import lampblack.difference.ReleasedThing;
import lampblack.ruleset.migration.Version;
import lampblack.store.TextFile;

/** The lock file of a game: what its last release had, as JSON with a line for each thing. */
public final class ReleaseLock {

    private static final int FORMAT = 1;
    private static final ObjectMapper JSON = new ObjectMapper()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

    private ReleaseLock() {}

    /** The text of a lock. */
    public static String text(ReleasedGame game) {
        List<String> groups = new ArrayList<>();
        game.things().forEach((sheet, things) -> {
            List<String> lines = new ArrayList<>();
            things.forEach((way, thing) -> lines.add("      " + quoted(way) + ": " + line(thing)));
            groups.add("    " + quoted(sheet) + ": {\n" + String.join(",\n", lines) + "\n    }");
        });
        List<String> bases = game.bases().entrySet().stream().map(base -> quoted(base.getKey()) + ": "
                + quoted(base.getValue())).toList();
        return "{\n  \"format\": " + FORMAT + ",\n  \"id\": " + quoted(game.id()) + ",\n  \"version\": "
                + quoted(game.version()) + ",\n  \"bases\": {" + String.join(", ", bases) + "},\n  \"rules\": "
                + quoted(game.rules()) + ",\n  \"words\": " + quoted(game.words()) + ",\n  \"spent\": {"
                + spent(game.spent()) + "},\n  \"things\": {\n"
                + String.join(",\n", groups) + "\n  }\n}\n";
    }

    private static String spent(Map<String, Set<String>> spent) {
        List<String> groups = new ArrayList<>();
        spent.forEach((sheet, ways) -> groups.add("\n    " + quoted(sheet) + ": [\n      " + String.join(",\n      ",
                ways.stream().map(ReleaseLock::quoted).toList()) + "\n    ]"));
        return String.join(",", groups) + (groups.isEmpty() ? "" : "\n  ");
    }

    private static String line(ReleasedThing thing) {
        String start = "{\"kind\": " + quoted(thing.kind()) + ", \"title\": " + quoted(thing.title());
        return start + (thing.isOwn() ? ", \"hash\": " + quoted(thing.hash()) : ", \"base\": "
                + quoted(thing.base())) + "}";
    }

    private static String quoted(String text) {
        return "\"" + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + "\"";
    }

    /** Whether a lock is only that of another game, as in a copy of one. */
    public static boolean isOfAnother(Diagnostic problem) {
        return problem.message().key().equals("lock.unusable.other");
    }

    /** What a lock says of a game; one of another game, or that cannot be used, says nothing and is a warning. */
    public static Checked<ReleasedGame> read(Checked<TextFile> file, String id) {
        if (file.value().isEmpty()) {
            Diagnostic why = file.diagnostics().get(0);
            return unusable(Diagnostic.of(Code.LOCK__UNUSABLE, why.span(), Message.of("lock.unusable.file"))
                    .note(why.message()));
        }
        Source source = file.value().get().source();
        try {
            return read(JSON.readTree(source.text()), source, id);
        } catch (JsonProcessingException broken) {
            JsonLocation at = broken.getLocation();
            boolean known = at != null && at.getCharOffset() >= 0 && at.getCharOffset() <= source.text().length();
            return unusable(source.span(known ? (int) at.getCharOffset() : 0, known ? (int) at.getCharOffset() : 0),
                    "lock.reason.json");
        }
    }

    private static Checked<ReleasedGame> read(JsonNode root, Source source, String id) {
        JsonNode format = root.path("format");
        if (format.isIntegralNumber() && format.bigIntegerValue().intValue() != FORMAT) {
            return unusable(Diagnostic.of(Code.LOCK__UNUSABLE, source.start(), Message.of("lock.unusable.newer",
                    "format", format.asText(), "known", FORMAT)).note(Message.of("note.lock-newer")));
        }
        String version = root.path("version").asText();
        if (!format.isIntegralNumber() || !root.path("id").isTextual() || Version.of(version).isEmpty()
                || !root.path("things").isObject()) {
            return unusable(source.start(), "lock.reason.keys");
        }
        if (!root.path("id").asText().equals(id)) {
            return unusable(Diagnostic.of(Code.LOCK__UNUSABLE, source.start(), Message.of("lock.unusable.other", "id",
                    root.path("id").asText())).note(Message.of("note.lock-other", "id", id)));
        }
        Map<String, String> bases = new LinkedHashMap<>();
        root.path("bases").properties().forEach(base -> bases.put(base.getKey(), base.getValue().asText()));
        Map<String, Set<String>> spent = new TreeMap<>();
        root.path("spent").properties().forEach(group -> group.getValue().forEach(way -> {
            if (!way.asText().isEmpty()) {
                spent.computeIfAbsent(group.getKey(), sheet -> new TreeSet<>()).add(way.asText());
            }
        }));
        Optional<Map<String, Map<String, ReleasedThing>>> things = things(root.path("things"));
        return things.isEmpty() ? unusable(source.start(), "lock.reason.things")
                : new Checked<>(Optional.of(new ReleasedGame(id, version, bases, root.path("rules").asText(),
                        root.path("words").asText(), spent, things.get())), List.of());
    }

    private static Optional<Map<String, Map<String, ReleasedThing>>> things(JsonNode written) {
        Map<String, Map<String, ReleasedThing>> all = new TreeMap<>();
        for (Map.Entry<String, JsonNode> group : written.properties()) {
            for (Map.Entry<String, JsonNode> entry : group.getValue().properties()) {
                JsonNode thing = entry.getValue();
                boolean own = thing.path("hash").isTextual();
                if (!thing.path("kind").isTextual() || !thing.path("title").isTextual()
                        || !own && !thing.path("base").isTextual() || entry.getKey().isEmpty()) {
                    return Optional.empty();
                }
                all.computeIfAbsent(group.getKey(), sheet -> new TreeMap<>()).put(entry.getKey(),
                        new ReleasedThing(thing.path("kind").asText(), thing.path("title").asText(),
                                thing.path("hash").asText(), own ? "" : thing.path("base").asText()));
            }
            if (!group.getValue().isObject()) {
                return Optional.empty();
            }
        }
        return Optional.of(all);
    }

    private static Checked<ReleasedGame> unusable(Span place, String reason) {
        return unusable(Diagnostic.of(Code.LOCK__UNUSABLE, place, "reason", Message.of(reason))
                .note(Message.of("note.lock-restore")));
    }

    private static Checked<ReleasedGame> unusable(Diagnostic why) {
        return new Checked<>(Optional.empty(), List.of(why));
    }
}
