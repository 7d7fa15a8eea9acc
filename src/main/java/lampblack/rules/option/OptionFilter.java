package lampblack.rules.option;

import java.util.List;
import lampblack.diagnostic.Worded;
import lampblack.rules.derived.DerivedSheet;

/**
 * Which options of a list a choice may take.
 *
 * @param tags of which it has one, unless there are none
 * @param without tags of which it has none
 */
public record OptionFilter(PlaybookScope playbook, List<String> tags, List<String> without) {

    public static final OptionFilter ANY = new OptionFilter(PlaybookScope.ANY, List.of(), List.of());

    /** Whose options: those of the character's own playbook and of none, of the others, of none, or all. */
    public enum PlaybookScope implements Worded {
        ANY("any"),
        OWN("own"),
        OTHER("other"),
        NONE("none");

        private final String word;

        PlaybookScope(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** The one that is written so. */
        public static PlaybookScope ofWord(String word) {
            return Worded.of(values(), word);
        }
    }

    /** Whether an option invented by a player passes: it has no tags and no playbook. */
    public boolean passesMade() {
        return tags.isEmpty() && playbook != PlaybookScope.OTHER;
    }

    /** Whether an option has the tags that it is to have, and none that it is not to have. */
    public boolean fits(Option option) {
        return (tags.isEmpty() || option.tags().stream().anyMatch(tags::contains))
                && option.tags().stream().noneMatch(without::contains);
    }

    /** Whether an option passes for a character. */
    public boolean passes(Option option, DerivedSheet derived) {
        boolean own = option.isCommon() || option.isOf(derived.playbook());
        return fits(option) && switch (playbook) {
            case ANY -> true;
            case OWN -> own;
            case OTHER -> !own;
            case NONE -> option.isCommon();
        };
    }
}
