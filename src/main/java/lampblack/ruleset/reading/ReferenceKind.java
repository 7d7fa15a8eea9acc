package lampblack.ruleset.reading;

import java.util.Arrays;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Worded;

/** The kinds of thing a reference may name. */
enum ReferenceKind implements Worded {
    TRAIT("trait", "traits.entries"),
    SET("set", "traits"),
    OPTION("option", "lists.entries", "playbooks"),
    PLAYBOOK("playbook", "playbooks"),
    LIST("list", "lists"),
    QUALITY("quality", "lists.quality"),
    TRACK("track", "tracks"),
    ROW("row", "tracks.rows", "tracks.bands"),
    PART("part", "parts"),
    MAP("map", "maps"),
    CELL("cell", "maps"),
    FIELD("field", "fields"),
    BLOCK("block", "layout"),
    SPEND_STEP("spend-step", "creation"),
    CHOOSE_STEP("choose-step", "creation"),
    EARNING("earning", "earning"),
    ADVANCE("advance", "advances"),
    LIMIT("limit", "limits"),
    MILESTONE("milestone", "milestones"),
    PERIOD("period", "periods"),
    TAG("tag", "tags"),
    ROLL("roll", "rolls"),
    SETTING("setting", "rolls.settings"),
    CHOICE("choice", "rolls.settings.one-of"),
    EXTRA("extra", "rolls.extras"),
    OUTCOME("outcome", "rolls.outcomes"),
    TABLE("table", "tables"),
    TEXT("text", "texts"),
    SHEET("sheet", "sheets"),
    LINK("link", "links"),
    OWNER("owner", "links");

    private final String word;
    private final List<String> blocks;

    ReferenceKind(String word, String... blocks) {
        this.word = word;
        this.blocks = List.of(blocks);
    }

    /** The kinds that stand in a block of a sheet, or in a block of each entry of one. */
    static List<ReferenceKind> in(String block) {
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

    @Override
    public String word() {
        return word;
    }

    /** What people call it. */
    Message called() {
        return Message.of("what." + word);
    }
}
