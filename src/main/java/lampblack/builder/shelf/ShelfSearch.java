package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import lampblack.diagnostic.Messages;

/**
 * The form above a shelf of many cards, in which they are sought, put in order and left out.
 *
 * @param said how many are found
 */
public record ShelfSearch(String words, List<ShelfField> fields, String said) {

    /** A list to choose from. */
    public record ShelfField(String name, String title, List<ShelfChoice> choices) {}

    /** @param selected {@code selected} or empty */
    public record ShelfChoice(String value, String title, String selected) {}

    static ShelfSearch of(ShelfQuery query, List<ShelfCard> all, int found, Map<String, String> titles,
            Messages messages) {
        List<ShelfField> fields = new ArrayList<>();
        fields.add(field("sort", List.of("game", "name", "changed"), query.order().word(), messages,
                word -> messages.text("web.shelf.sort." + word)));
        List<String> games = all.stream().map(card -> card.verdict().game()).filter(titles::containsKey).distinct()
                .sorted((one, other) -> titles.get(one).compareToIgnoreCase(titles.get(other))).toList();
        List<String> tags = tags(all);
        if (games.size() > 1 || !query.game().isEmpty()) {
            fields.add(field("game", withAny(games), query.game(), messages, id -> id.isEmpty()
                    ? messages.text("web.shelf.game.any") : titles.get(id)));
        }
        if (!tags.isEmpty() || !query.tag().isEmpty()) {
            fields.add(field("tag", withAny(tags), query.tag(), messages, tag -> tag.isEmpty()
                    ? messages.text("web.shelf.tag.any") : tag));
        }
        if (query.shown() != ShelfQuery.Shown.CURRENT || all.stream().anyMatch(card -> card.verdict().archived())) {
            fields.add(field("show", List.of("current", "archived", "all"), query.shown().word(), messages,
                    word -> messages.text("web.shelf.show." + word)));
        }
        return new ShelfSearch(query.words(), fields, messages.text("web.shelf.found", "found", found, "count",
                all.size()));
    }

    /** Every tag there is, by its letters. */
    static List<String> tags(List<ShelfCard> all) {
        TreeSet<String> tags = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        all.forEach(card -> tags.addAll(card.verdict().tags()));
        return List.copyOf(tags);
    }

    private static List<String> withAny(List<String> values) {
        List<String> all = new ArrayList<>(List.of(""));
        all.addAll(values);
        return all;
    }

    private static ShelfField field(String name, List<String> values, String chosen, Messages messages,
            Function<String, String> title) {
        return new ShelfField(name, messages.text("web.shelf." + name), values.stream().map(value ->
                new ShelfChoice(value, title.apply(value), value.equals(chosen) ? "selected" : "")).toList());
    }
}
