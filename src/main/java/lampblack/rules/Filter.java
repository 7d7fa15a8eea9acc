package lampblack.rules;

import java.util.List;

/** Which options of a list a choice may take. */
public record Filter(Own playbook, List<String> tags) {

    public static final Filter ANY = new Filter(Own.ANY, List.of());

    /** Whose options: those of the character's own playbook, of the others, or all. */
    public enum Own {
        ANY,
        OWN,
        OTHER
    }

    /** Whether something that a player made up passes: it has no tags and belongs to nobody. */
    public boolean passesMade() {
        return tags.isEmpty() && playbook != Own.OTHER;
    }

    /** Whether an option passes for a character. */
    public boolean passes(Option option, Standing at) {
        boolean tagged = tags.isEmpty() || option.tags().stream().anyMatch(tags::contains);
        boolean own = option.playbook().isEmpty() || option.playbook().equals(at.playbook());
        return switch (playbook) {
            case ANY -> tagged;
            case OWN -> tagged && own;
            case OTHER -> tagged && option.playbook().isPresent() && !own;
        };
    }
}
