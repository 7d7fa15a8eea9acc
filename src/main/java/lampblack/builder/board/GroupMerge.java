package lampblack.builder.board;

import java.util.Optional;
import lampblack.character.NamedClock;

/** Adds what a group kept elsewhere to what it keeps here; what is here already stays as it is. */
public final class GroupMerge {

    private static final int LONGEST = 100_000;

    private GroupMerge() {}

    /**
     * The text of a group afterwards; empty where nothing is to be added.
     *
     * @param here what it keeps, which can be read
     * @param brought what it kept elsewhere
     */
    public static Optional<String> of(GroupText here, GroupText brought) {
        if (here.version().isEmpty() && brought.text().length() <= LONGEST && fits(brought)) {
            return Optional.of(brought.text());
        }
        GroupText merged = here;
        for (NamedClock clock : brought.clocks()) {
            if (merged.clock(clock.name()).isEmpty() && GroupChange.fits(clock)
                    && merged.clocks().size() < GroupChange.MOST) {
                merged = GroupText.of(here.name(), merged.withClock(clock.name(), clock.marked(), clock.size()));
            }
        }
        String notes = notes(here.notes().strip(), brought.notes().strip());
        String text = notes.equals(here.notes().strip()) ? merged.text() : merged.withNotes(notes);
        return text.equals(here.text()) ? Optional.empty() : Optional.of(text);
    }

    private static boolean fits(GroupText text) {
        return text.clocks().stream().allMatch(GroupChange::fits) && text.clocks().size() <= GroupChange.MOST
                && text.notes().length() <= GroupChange.LONGEST_NOTES;
    }

    /** Both, unless one says what the other does, or both are too long together. */
    private static String notes(String here, String brought) {
        String both = here.isEmpty() ? brought : here + "\n\n" + brought;
        return here.contains(brought) || both.length() > GroupChange.LONGEST_NOTES ? here : both;
    }
}
