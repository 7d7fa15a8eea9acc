package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import lampblack.builder.page.Choice;
import lampblack.builder.page.FormField;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Messages;

/**
 * The form above a shelf of many cards, in which they are sought, put in order and left out.
 *
 * @param said how many are found
 */
public record ShelfSearch(String words, List<FormField> fields, String said) {

    static ShelfSearch of(ShelfQuery query, List<ShelfCard> all, int found, Map<String, String> titles,
            Messages messages) {
        List<FormField> fields = new ArrayList<>();
        fields.add(field("sort", List.of("game", "name", "changed"), query.order().word(), messages,
                word -> messages.text("web.shelf.sort." + word)));
        List<String> games = Distinct.of(all.stream().map(card -> card.verdict().game()).filter(titles::containsKey))
                .stream().sorted(Comparator.comparing(titles::get)).toList();
        List<String> tags = tags(all);
        if (games.size() > 1 || !query.game().isEmpty()) {
            fields.add(field("game", withAny(games), query.game(), messages, id -> id.isEmpty()
                    ? messages.text("web.shelf.game.any") : titles.get(id)));
        }
        if (!tags.isEmpty() || !query.tag().isEmpty()) {
            fields.add(field("tag", withAny(tags), query.tag(), messages, tag -> tag.isEmpty()
                    ? messages.text("web.shelf.tag.any") : tag));
        }
        if (query.shown() != ShelfQuery.ShelfPart.CURRENT || all.stream().anyMatch(card -> card.verdict().archived())) {
            fields.add(field("show", List.of("current", "archived", "all"), query.shown().word(), messages,
                    word -> messages.text("web.shelf.show." + word)));
        }
        return new ShelfSearch(query.words(), fields, messages.text("web.shelf.found", "found", found, "count",
                all.size()));
    }

    /** Every tag there is, by its letters. */
    static List<String> tags(List<ShelfCard> all) {
        Map<String, String> tags = new TreeMap<>();
        all.forEach(card -> card.verdict().tags().forEach(tag -> tags.putIfAbsent(tag.toLowerCase(Locale.ROOT), tag)));
        return List.copyOf(tags.values());
    }

    private static List<String> withAny(List<String> values) {
        List<String> all = new ArrayList<>(List.of(""));
        all.addAll(values);
        return all;
    }

    private static FormField field(String name, List<String> values, String chosen, Messages messages,
            Function<String, String> title) {
        return FormField.one(name, messages.text("web.shelf." + name), values.stream().map(value ->
                Choice.of(value, title.apply(value), chosen)).toList(), false).at("shelf." + name);
    }
}
