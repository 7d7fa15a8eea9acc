package lampblack.ruleset;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lampblack.diagnostic.Message;

/** The kinds of thing a reference may name. */
enum Kind {
    TRAIT("traits.entries"),
    SET("traits"),
    OPTION("lists.entries", "playbooks"),
    PLAYBOOK("playbooks"),
    LIST("lists"),
    QUALITY("lists.quality"),
    TRACK("tracks"),
    ROW("tracks.rows", "tracks.bands"),
    PART("parts"),
    MAP("maps"),
    CELL("maps"),
    FIELD("fields"),
    BLOCK("layout"),
    SPEND_STEP("creation"),
    CHOOSE_STEP("creation"),
    EARNING("earning"),
    ADVANCE("advances"),
    MILESTONE("milestones"),
    PERIOD("periods"),
    TAG("tags"),
    ROLL("rolls"),
    SETTING("rolls.settings"),
    CHOICE("rolls.settings.one-of"),
    EXTRA("rolls.extras"),
    OUTCOME("rolls.outcomes"),
    TABLE("tables"),
    COLUMN("tables.columns"),
    SHEET("sheets"),
    LINK("links"),
    OWNER("links");

    private final List<String> blocks;

    Kind(String... blocks) {
        this.blocks = List.of(blocks);
    }

    /** The kinds that stand in a block of a sheet, or in a block of each entry of one. */
    static List<Kind> in(String block) {
        return Arrays.stream(values()).filter(kind -> kind.blocks.contains(block)).toList();
    }

    /** Whether it is of the whole ruleset, rather than of one sheet. */
    boolean isOfAll() {
        return compareTo(TAG) >= 0;
    }

    /** The block that may stand before an id, where that has no other path: {@code tracks.stress}. */
    String block() {
        return blocks.get(0);
    }

    /** What it is called. */
    Message word() {
        return Message.of("what." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
