package lampblack.ruleset.migration;

import java.util.List;
import java.util.Optional;
import lampblack.rules.option.OptionKey;

/**
 * Where something that has an id stands in its sheet, as in {@code lists.talents.long-wick}.
 *
 * @param block the block it stands in, such as {@code lists.talents}
 */
public record BlockPath(String block, String id) {

    /** The path that a text spells; one without a point stands in no block. */
    public static BlockPath of(String text) {
        int point = text.lastIndexOf('.');
        return new BlockPath(point < 0 ? "" : text.substring(0, point), text.substring(point + 1));
    }

    public BlockPath in(String otherBlock) {
        return new BlockPath(otherBlock, id);
    }

    public BlockPath called(String otherId) {
        return new BlockPath(block, otherId);
    }

    /** Every id on the way to it, its own last. */
    public List<String> ids() {
        return List.of(toString().split("[.]", -1));
    }

    /** The kind of block it stands in, in the rules of its sheet or of a kind of parts, such as {@code lists}. */
    String kind() {
        return inRules().get(0);
    }

    /** The kind of parts whose rules it is of; empty where it is of the whole sheet. */
    public Optional<String> partKind() {
        List<String> ids = ids();
        return ids.get(0).equals("parts") && ids.size() > 2 ? Optional.of(ids.get(1)) : Optional.empty();
    }

    /** The same without the kind of part in which it stands. */
    List<String> inRules() {
        List<String> ids = ids();
        return partKind().isPresent() ? ids.subList(2, ids.size()) : ids;
    }

    /** Whether it leads to an option or a playbook. */
    public boolean isOption() {
        List<String> ids = inRules();
        return kind().equals(OptionKey.PLAYBOOKS) ? ids.size() == 2 : isInList();
    }

    /** Whether it leads to an option of a list. */
    boolean isInList() {
        return kind().equals("lists") && inRules().size() == 3;
    }

    /** The id of the list of an option, as choices call it. */
    public String list() {
        return BlockPath.of(block).id();
    }

    @Override
    public String toString() {
        return block.isEmpty() ? id : block + "." + id;
    }
}
