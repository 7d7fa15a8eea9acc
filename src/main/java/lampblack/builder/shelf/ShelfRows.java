package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.ShelfPage.CardGroup;
import lampblack.builder.shelf.ShelfPage.ShelfRow;
import lampblack.diagnostic.Messages;
import lampblack.ruleset.Ruleset;

/**
 * Lays the cards of the shelf in rows: one for each game, where a crew stands with its members, or all in one.
 *
 * @param titles what games are called, by their ids
 */
record ShelfRows(Games games, Messages messages, ShelfQuery query, Map<String, String> titles) {

    private static final Comparator<ShelfCard> NEWEST = Comparator.comparing(ShelfCard::stamp).reversed();
    private static final Comparator<ShelfCard> BY_NAME =
            Comparator.comparing((ShelfCard card) -> card.name().toLowerCase(Locale.ROOT)).thenComparing(ShelfCard::key);
    private static final Pattern COPY = Pattern.compile(".+-([0-9]{1,4})");

    static ShelfRows of(Games games, Messages messages, ShelfQuery query) {
        Map<String, String> titles = new HashMap<>();
        games.all().forEach(game -> titles.put(game.id(), game.title()));
        return new ShelfRows(games, messages, query, titles);
    }

    /** The cards that are asked for, each with what tells it from others. */
    List<ShelfCard> found(List<ShelfCard> all, List<String> tags) {
        Map<String, ShelfCard> byKey = new HashMap<>();
        Map<String, Integer> alike = new HashMap<>();
        all.forEach(card -> {
            byKey.put(card.key(), card);
            alike.merge(name(card), 1, Integer::sum);
        });
        Predicate<ShelfCard> shown = query.shows(titles);
        return all.stream().map(card -> told(card, byKey, alike.get(name(card)) > 1, tags)).filter(shown).toList();
    }

    private static String name(ShelfCard card) {
        return card.verdict().game() + "\n" + card.name();
    }

    private ShelfCard told(ShelfCard card, Map<String, ShelfCard> byKey, boolean isOneOfSeveral, List<String> tags) {
        boolean open = card.key().equals(query.at());
        List<String> career = new ArrayList<>();
        if (!card.words().career().isEmpty()) {
            career.add(card.words().career());
        }
        copy(card, isOneOfSeveral).ifPresent(career::add);
        return card.shown(new ShelfCard.CardWords(query.order() == ShelfQuery.ShelfOrder.GAME ? ""
                : titles.getOrDefault(card.verdict().game(), ""),
                owner(card, byKey).map(ShelfCard::name).orElse(""), String.join(" · ", career)))
                .with(query.opening(open ? "" : card.key()).path() + "#" + Urls.encoded(card.id()),
                messages.text(open ? "web.shelf.shut" : "web.shelf.more", "name", card.name()),
                open ? List.of(CardForms.of(card, query, tags, messages)) : List.of());
    }

    /** Which of several with one name it is. */
    private Optional<String> copy(ShelfCard card, boolean isOneOfSeveral) {
        Matcher number = COPY.matcher(card.key());
        return isOneOfSeveral && number.matches()
                ? Optional.of(messages.text("web.shelf.copy", "number", number.group(1))) : Optional.empty();
    }

    private static Optional<ShelfCard> owner(ShelfCard card, Map<String, ShelfCard> byKey) {
        return card.verdict().owners().stream().filter(byKey::containsKey).map(byKey::get)
                .filter(owner -> owner.verdict().game().equals(card.verdict().game())).findFirst();
    }

    /** The rows that they stand in. @param all those that are not shown as well */
    List<ShelfRow> rows(List<ShelfCard> found, List<ShelfCard> all) {
        if (query.order() != ShelfQuery.ShelfOrder.GAME) {
            return found.isEmpty() ? List.of() : List.of(new ShelfRow("", "", "", "", "", List.of(
                    CardGroup.of(found.stream().sorted(query.order() == ShelfQuery.ShelfOrder.NAME ? BY_NAME : NEWEST)
                            .toList()))));
        }
        Map<String, ShelfCard> byKey = new HashMap<>();
        all.forEach(card -> byKey.put(card.key(), card));
        Map<String, List<ShelfCard>> byGame = new TreeMap<>();
        found.forEach(card -> byGame.computeIfAbsent(card.verdict().game(), game -> new ArrayList<>()).add(card));
        Map<String, ShelfRow> rows = new LinkedHashMap<>();
        for (Ruleset game : games.all()) {
            if (byGame.containsKey(game.id())) {
                rows.put(game.id(), row(Urls.game(game.id()), game.title(), game.id(), byGame.get(game.id()), byKey));
            }
        }
        byGame.forEach((game, lost) -> rows.computeIfAbsent(game, none -> row("", messages.text("web.shelf.lost"), "", lost,
                byKey)));
        return List.copyOf(rows.values());
    }

    private ShelfRow row(String path, String title, String game, List<ShelfCard> cards, Map<String, ShelfCard> byKey) {
        return new ShelfRow(path, path.isEmpty() ? "" : Urls.pack(game), title, messages.text("web.shelf.sheets",
                "count", cards.size()), game.isEmpty() ? "" : GameStyles.of(game), groups(cards, byKey));
    }

    /** Those who belong to nothing, and each crew with its members. */
    private List<CardGroup> groups(List<ShelfCard> cards, Map<String, ShelfCard> byKey) {
        Map<String, List<ShelfCard>> members = new LinkedHashMap<>();
        List<ShelfCard> newest = cards.stream().sorted(NEWEST).toList();
        newest.forEach(card -> owner(card, byKey).ifPresent(owner ->
                members.computeIfAbsent(owner.key(), key -> new ArrayList<>()).add(card)));
        List<ShelfCard> alone = newest.stream().filter(card -> owner(card, byKey).isEmpty()
                && !members.containsKey(card.key())).toList();
        List<CardGroup> groups = new ArrayList<>();
        members.forEach((key, those) -> {
            List<ShelfCard> together = new ArrayList<>(newest.stream().filter(card -> card.key().equals(key)).toList());
            together.addAll(those.stream().filter(card -> !members.containsKey(card.key())).toList());
            groups.add(new CardGroup(byKey.get(key).name(), Urls.group(key), together));
        });
        if (!alone.isEmpty()) {
            groups.add(CardGroup.of(alone));
        }
        return groups;
    }
}
