package lampblack.form;

import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;

/** How values are written that authors and players like to write otherwise. */
final class WrittenForm {

    private static final Set<String> REQUIRING = Set.of("requires", "any", "not");
    private static final Set<String> OPENING = Set.of("opens", "closes");

    private static final Set<String> CHANGES = Set.of("gain", "lose");

    private WrittenForm() {}

    /** What to do about a value of another kind than its place takes; empty where its description says enough. */
    static Optional<Message> note(LocatedValue place, IdSuggestions ids) {
        String key = place.key() == null ? "" : place.key().text();
        boolean map = place.node().asMap().isPresent();
        boolean list = place.node().asList().isPresent();
        if (key.equals("advance") && (map || list)) {
            return Optional.of(Message.of("note.advance-alone", "form",
                    ids.example("{advance: practice, raise: prowl}")));
        }
        boolean ofLedger = place.holder() != null && place.holder().item() > 0;
        if (key.equals("raise") && ofLedger) {
            return Optional.of(Message.of("note.raise-named", "trait", map ? place.node().asMap().orElseThrow().keys()
                    .stream().findFirst().orElse(ids.example("prowl")) : ids.example("prowl")));
        }
        if (key.equals("raise") && !list) {
            return Optional.of(Message.of("note.raise-alone", "set", ids.example("actions")));
        }
        Optional<String> listed = ofLedger && CHANGES.contains(key)
                ? place.node().asScalar().flatMap(scalar -> ids.inList(scalar.text())) : Optional.empty();
        if (listed.isPresent()) {
            return Optional.of(Message.of("note.such-as", "example", listed.get()));
        }
        Optional<Message> names = amount(place).or(() -> carried(place));
        if (names.isPresent()) {
            return names;
        }
        if (place.item() > 0 && key.equals("widths")) {
            return Optional.of(Message.of("note.such-as", "example", "widths: [3, 4, 3]"));
        }
        if (place.holder() != null && place.holder().key() != null && place.item() == 0 && !map
                && place.holder().key().text().equals("advances")) {
            return Optional.of(Message.of("note.such-as", "example",
                    ids.example("{cost: {xp: 6}, choose: 1, from: talents}")));
        }
        return Optional.empty();
    }

    /** A number that is gained or lost, where it stands in brackets. */
    private static Optional<Message> amount(LocatedValue place) {
        LocatedValue holder = place.holder();
        boolean alone = holder != null && holder.key() != null && CHANGES.contains(holder.key().text())
                && place.item() == 1 && place.siblings() == 1 && place.node().integer().isPresent();
        return alone ? Optional.of(Message.of("note.such-as", "example", place.key().text() + ": "
                + place.node().span().text())) : Optional.empty();
    }

    /** Points that are due are put, not raised. */
    static Optional<Message> due(MapNode entry, String key) {
        String what = entry.has("due") && key.equals("raise") ? entry.text("due").orElse("") : "";
        return what.isEmpty() ? Optional.empty() : Optional.of(Message.of("note.such-as", "example", "{due: " + what
                + ", points: {" + entry.text(key).orElse("…") + ": 1}}"));
    }

    /** Names that are ticked, where they are listed. */
    private static Optional<Message> carried(LocatedValue place) {
        LocatedValue holder = place.holder();
        boolean ticked = holder != null && holder.key() != null && holder.key().text().equals("carried")
                && place.node().asScalar().isPresent();
        return ticked ? Optional.of(Message.of("note.such-as", "example", "carried: ["
                + String.join(", ", holder.map().keys()) + "]")) : Optional.empty();
    }

    /** What to do about a formula that stands in place of a number; empty where the text is none. */
    static Optional<Message> formula(LocatedValue place, String text) {
        String key = place.key() == null ? "" : place.key().text();
        return key.equals("boxes") && text.matches(".*[a-z]\\(.*") ? Optional.of(Message.of("note.row-boxes"))
                : Optional.empty();
    }

    /** Whether something stands among what is required, which is named. */
    static boolean isRequired(LocatedValue place) {
        return place.key() != null && REQUIRING.contains(place.key().text());
    }

    /** Whether something stands where one thing to open or to close is named. */
    static boolean isOpening(LocatedValue place) {
        return place.key() != null && OPENING.contains(place.key().text()) && place.item() > 0;
    }
}
