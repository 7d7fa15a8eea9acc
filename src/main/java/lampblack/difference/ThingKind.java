package lampblack.difference;

import java.util.Optional;

/** What a thing with an id is, as far as it matters which of its keys hold further things. */
enum ThingKind {
    GAME,
    SHEET,
    TRAIT_SET,
    LIST,
    OPTION,
    QUESTION,
    FIELD,
    TRACK,
    EARNING,
    ROLL,
    SETTING,
    TABLE,
    PLAIN;

    /** The key that is left out where the way to a thing is written. */
    static final String ENTRIES = "entries";

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
