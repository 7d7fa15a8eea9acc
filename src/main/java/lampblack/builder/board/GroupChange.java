package lampblack.builder.board;

import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.character.Name;
import lampblack.character.NamedClock;
import lampblack.diagnostic.Message;

/**
 * Something done to a group's clocks or notes.
 *
 * @param text of its file afterwards; empty where it is refused
 * @param says what was done, or why not
 */
public record GroupChange(Optional<String> text, Message says) {

    /** The most segments that a clock may have. */
    public static final long LARGEST = 24;

    private static final int LONGEST = 120;
    static final int LONGEST_NOTES = 40_000;
    static final int MOST = 60;

    private static GroupChange done(String text, Message says) {
        return new GroupChange(Optional.of(text), says);
    }

    private static GroupChange refused(Message says) {
        return new GroupChange(Optional.empty(), says);
    }

    /**
     * What a form says of clocks: {@code begin} with {@code size}, or with {@code other} where that says so; or of the {@code clock} it names {@code mark},
     * {@code rename} or {@code remove}. It is read as of now, so that ticks of two people add up.
     */
    public static GroupChange ofClocks(GroupText now, FormData form) {
        if (form.text("begin").isPresent()) {
            String size = form.text(form.text("size").filter("other"::equals).orElse("size")).orElse("").strip();
            return size.matches("-?[0-9]{1,9}") ? begun(now, form.required("begin").strip(), Long.parseLong(size))
                    : refused(Message.of("web.board.clock-no-size", "size", Message.verbatim(size), "most", LARGEST));
        }
        Optional<NamedClock> clock = now.clock(form.required("clock"));
        if (clock.isEmpty()) {
            return refused(Message.of("web.board.no-clock", "name", Message.verbatim(form.required("clock"))));
        }
        if (form.text("rename").isPresent()) {
            return renamed(now, clock.get(), form.required("rename").strip());
        }
        return form.text("remove").isPresent() ? removed(now, clock.get(), form)
                : marked(now, clock.get(), form.required("mark"));
    }

    /** A clock as it was shown goes, and one that somebody has marked meanwhile stays. */
    private static GroupChange removed(GroupText now, NamedClock clock, FormData form) {
        boolean isAsShown = form.text("was").map(NamedClock.written(clock.marked(), clock.size())::equals).orElse(true);
        return isAsShown ? done(now.without(clock), Message.of("mark.clock-gone", "name", clock.name()))
                : refused(Message.of("web.board.clock-moved", "name", clock.name(), "marked", clock.marked(), "size",
                        clock.size()));
    }

    private static GroupChange begun(GroupText now, String name, long size) {
        Optional<NamedClock> known = now.clock(name);
        if (isUnfit(name)) {
            return refused(Message.of("web.board.clock-unnamed", "most", LONGEST));
        }
        if (size < 2 || size > LARGEST) {
            return refused(Message.of("web.board.clock-size", "size", size, "most", LARGEST));
        }
        if (known.isPresent()) {
            return refused(Message.of("mark.clock-is-there", "name", known.get().name(), "marked",
                    known.get().marked(), "size", known.get().size()));
        }
        return now.clocks().size() >= MOST ? refused(Message.of("web.board.clocks-full", "most", MOST))
                : done(now.withClock(name, 0, size), Message.of("mark.clock-begun", "name", Name.of(name).shown(),
                        "size", size));
    }

    /** Whether a clock could have been begun here. */
    static boolean fits(NamedClock clock) {
        return !isUnfit(clock.name()) && clock.size() <= LARGEST && clock.marked() <= clock.size();
    }

    private static boolean isUnfit(String name) {
        return name.isBlank() || name.length() > LONGEST || name.chars().anyMatch(Character::isISOControl);
    }

    private static GroupChange renamed(GroupText now, NamedClock clock, String name) {
        Optional<NamedClock> known = now.clock(name)
                .filter(other -> !other.key().text().equals(clock.key().text()));
        if (isUnfit(name)) {
            return refused(Message.of("web.board.clock-unnamed", "most", LONGEST));
        }
        return known.isPresent() ? refused(Message.of("mark.clock-is-there", "name", known.get().name(), "marked",
                known.get().marked(), "size", known.get().size()))
                : done(now.renamed(clock, name), Message.of("web.board.clock-renamed", "before", clock.name(), "after",
                        Name.of(name).shown()));
    }

    /** @param mark {@code +1} or {@code -1}, or how many are marked */
    private static GroupChange marked(GroupText now, NamedClock clock, String mark) {
        if (!mark.matches("[+-]?[0-9]{1,4}")) {
            throw new FormData.MalformedForm("mark");
        }
        long asked = Long.parseLong(mark) + (mark.matches("[0-9]+") ? 0 : clock.marked());
        long marked = Math.max(0, Math.min(clock.size(), asked));
        return done(now.withClock(clock.key().text(), marked, clock.size()), Message.of(marked == clock.size()
                ? "web.board.clock-full" : "web.board.clock-marked", "name", clock.name(), "before", clock.marked(),
                "after", marked, "size", clock.size()));
    }

    /** What a form says of notes: {@code words}. */
    public static GroupChange ofNotes(GroupText now, FormData form) {
        String words = words(form);
        return words.length() > LONGEST_NOTES ? refused(Message.of("web.board.notes-long", "length", words.length(),
                "most", LONGEST_NOTES)) : done(now.withNotes(words), Message.of("web.board.notes-saved"));
    }

    /** What a form says that notes are to be. */
    public static String words(FormData form) {
        return form.text("words").orElse("").replace("\r\n", "\n").strip();
    }
}
