package lampblack.difference;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.ruleset.migration.BlockPath;

/** What a thing with an id is, as far as it matters which of its keys hold further things. */
enum ThingKind {
    GAME("game"),
    SHEET("sheet"),
    TRAIT_SET("trait set"),
    LIST("list"),
    OPTION("option"),
    QUESTION("question"),
    FIELD("field"),
    TRACK("track"),
    EARNING("way to earn"),
    ROLL("roll"),
    SETTING("setting"),
    TABLE("table"),
    PLAIN("entry");

    /** The keys one of which says what kind of its kind something is. */
    private static final Map<String, List<String>> FORMS = Map.of(
            "tracks", List.of("boxes", "clock", "clocks", "rows", "bands", "counter", "pool"),
            "creation", List.of("spend", "choose", "roll", "set", "fill"),
            "advances", List.of("raise", "add", "choose", "swap"));
    /** What the things of a block are called that are of no kind of their own. */
    private static final Map<String, String> SINGULAR = Map.ofEntries(Map.entry("milestones", "milestone"),
            Map.entry("periods", "period"), Map.entry("creation", "creation step"), Map.entry("advances", "advance"),
            Map.entry("limits", "limit"), Map.entry("rules", "rule"), Map.entry("links", "link"),
            Map.entry("maps", "map"), Map.entry("rows", "row"), Map.entry("bands", "band"),
            Map.entry("quality", "quality"), Map.entry("one-of", "answer"));

    /** The key that is left out where the way to a thing is written. */
    static final String ENTRIES = "entries";

    private final String word;

    ThingKind(String word) {
        this.word = word;
    }

    /** The kind of the things that a key of this holds by their ids; empty where it holds none. */
    Optional<ThingKind> within(String key) {
        return Optional.ofNullable(switch (this) {
            case GAME -> ofGame(key);
            case SHEET -> ofSheet(key);
            case TRAIT_SET -> key.equals(ENTRIES) ? PLAIN : null;
            case LIST -> key.equals(ENTRIES) ? OPTION : key.equals("quality") ? PLAIN : null;
            case OPTION -> key.equals("ask") ? QUESTION : null;
            case QUESTION, FIELD, SETTING -> key.equals("one-of") ? PLAIN : null;
            case TRACK -> key.equals("rows") || key.equals("bands") ? PLAIN : null;
            case ROLL -> key.equals("settings") ? SETTING
                    : key.equals("extras") || key.equals("outcomes") ? PLAIN : null;
            case TABLE -> key.equals("rows") ? PLAIN : null;
            case EARNING, PLAIN -> null;
        });
    }

    /** What a thing of this kind is called, with the key that says of which kind it is there. */
    String word(Thing thing) {
        String block = BlockPath.of(thing.path().block()).id();
        String noun = this == PLAIN ? SINGULAR.getOrDefault(block, "trait") : word;
        return FORMS.getOrDefault(block, List.of()).stream()
                .filter(form -> thing.facts().containsKey(form) || thing.blocks().containsKey(form)).findFirst()
                .map(form -> noun + ": " + form).orElse(noun);
    }

    private static ThingKind ofGame(String key) {
        return switch (key) {
            case "sheets" -> SHEET;
            case "rolls" -> ROLL;
            case "tables" -> TABLE;
            case "texts", "tags" -> PLAIN;
            default -> null;
        };
    }

    private static ThingKind ofSheet(String key) {
        return switch (key) {
            case "fields" -> FIELD;
            case "traits" -> TRAIT_SET;
            case "lists" -> LIST;
            case "playbooks" -> OPTION;
            case "tracks" -> TRACK;
            case "earning" -> EARNING;
            case "parts" -> SHEET;
            case "milestones", "periods", "creation", "advances", "limits", "rules", "links", "maps" -> PLAIN;
            default -> null;
        };
    }
}
