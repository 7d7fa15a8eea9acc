package lampblack.builder.takeover;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.builder.page.Control;
import lampblack.builder.page.FormData;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;

/**
 * What a page says of characters whose game has moved on, with the press that takes them over.
 *
 * @param more the way to all of it where it has been put off; empty where it is shown
 * @param hint what becomes of the files
 * @param stuck what stays as it is, and why
 */
public record MovedBanner(String heading, String more, List<MovedCharacter> characters, String hint,
        List<String> stuck, List<Control> presses) {

    /** The most characters whose changes lie open. */
    private static final int MAX_OPEN = 4;

    public MovedBanner {
        characters = List.copyOf(characters);
        stuck = List.copyOf(stuck);
        presses = List.copyOf(presses);
    }

    /**
     * What changes for one character.
     *
     * @param name empty where the page is about it alone
     * @param path to it, where the page does not lead there otherwise, or empty
     * @param of which version it is of
     * @param open {@code open} where its changes lie open
     */
    public record MovedCharacter(String id, String name, String path, String of, String open,
            List<ChangeLine> changes, String nothing) {

        public MovedCharacter {
            changes = List.copyOf(changes);
        }
    }

    /**
     * What is said of the characters on a page.
     *
     * @param stuck what stays as it is, and why
     * @param query what the address of the page asks for
     * @param putOff the stamps of what was dismissed for now
     */
    public static List<MovedBanner> of(TakeoverPlace place, List<LoadedCharacter> characters, List<String> stuck,
            FormData query, Set<String> putOff, CharacterEditor editor, Messages messages) {
        List<MovedOn> moved = MovedOn.all(characters, editor, messages);
        return new Shown(place, moved, stuck, messages).banner(query.text(TakeoverPlace.MOVED).isEmpty()
                && putOff.contains(MovedOn.stamp(moved)));
    }

    /** What is shown of the characters on a page. */
    public record Shown(TakeoverPlace place, List<MovedOn> moved, List<String> stuck, Messages messages) {

        /** Empty where all of them are of today. @param isPutOff whether it was dismissed for now */
        public List<MovedBanner> banner(boolean isPutOff) {
            boolean isOlder = moved.stream().anyMatch(MovedOn::isOlder);
            if (moved.isEmpty() || isPutOff && !isOlder) {
                return List.of();
            }
            return List.of(isPutOff ? shut() : new MovedBanner(heading(), "", moved.stream().map(this::character)
                    .toList(), hint(isOlder), stuck, presses(isOlder)));
        }

        private MovedBanner shut() {
            return new MovedBanner(heading(), place.path() + "?" + TakeoverPlace.MOVED + "=yes#moved", List.of(), "",
                    List.of(), List.of());
        }

        private boolean isOne() {
            return place.tab().isPresent();
        }

        private String heading() {
            if (isOne()) {
                return messages.render(moved.get(0).words());
            }
            List<String> games = Distinct.of(moved.stream().map(one -> one.character().ruleset().ruleset().title()));
            return games.size() == 1 ? messages.text("web.moved.several", "game", games.get(0), "count", moved.size())
                    : messages.text("web.moved.several-games", "games", games.size(), "count", moved.size());
        }

        private MovedCharacter character(MovedOn one) {
            String key = one.character().key();
            return new MovedCharacter("moved." + key, isOne() ? "" : one.character().name(),
                    place.isOfShelf() ? Urls.character(key) : "",
                    isOne() ? "" : of(one), moved.size() <= MAX_OPEN ? "open" : "", one.changes(),
                    !one.character().takeover().since().isEmpty() && one.changes().isEmpty()
                            ? messages.text("web.moved.nothing") : "");
        }

        /** In a few words, since the page says already that games have moved on. */
        private String of(MovedOn one) {
            return messages.render(one.isOlder() && one.words().key().equals("web.moved.older")
                    ? new Message("web.moved.of", one.words().values()) : one.words());
        }

        private String hint(boolean isOlder) {
            return messages.text(isOlder ? isOne() ? "web.moved.hint" : "web.moved.hint.all" : "web.moved.hint.newer");
        }

        private List<Control> presses(boolean isOlder) {
            List<HiddenField> fields = place.fields(List.of(new HiddenField(TakeoverPlace.SHOWN,
                    MovedOn.stamp(moved))));
            long count = moved.stream().filter(MovedOn::isOlder).count();
            Optional<Control> over = isOlder ? Optional.of(Control.of("take-over", place.takeOver(),
                    isOne() ? messages.text("web.moved.take-over")
                            : messages.text("web.moved.take-all-over", "count", count)).with(fields).looking("first"))
                    : Optional.empty();
            Optional<Control> later = !place.isOfShelf() ? Optional.of(Control.of("put-off", place.putOff(),
                    messages.text("web.moved.put-off")).with(fields)) : Optional.empty();
            return Stream.concat(over.stream(), later.stream()).toList();
        }
    }
}
