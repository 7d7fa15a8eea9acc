package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Worded;

/**
 * What the shelf is asked to show, as its address says it; what says nothing known counts as absent.
 *
 * @param words what is sought, or empty
 * @param tag a tag that all have, or empty for any
 * @param game the id of a game that all are of, or empty for any
 * @param at the key of the character whose card is open, or empty
 * @param deleted what was deleted just now, by its id in the trash
 */
public record ShelfQuery(String words, ShelfOrder order, String tag, String game, ShelfPart shown, String at,
        List<String> deleted) {

    private static final int MAX_DELETED = 5;
    private static final int LONGEST = 200;

    /** How the cards stand. */
    public enum ShelfOrder implements Worded {
        GAME("game"), NAME("name"), CHANGED("changed");

        private final String word;

        ShelfOrder(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** Whether those that were put away are shown. */
    public enum ShelfPart implements Worded {
        CURRENT("current"), ARCHIVED("archived"), ALL("all");

        private final String word;

        ShelfPart(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** All that is not put away, by games. */
    public static final ShelfQuery PLAIN = of(new FormData(Map.of()));

    public static ShelfQuery of(FormData asked) {
        return new ShelfQuery(text(asked, "q").strip(), known(ShelfOrder.values(), text(asked, "sort")),
                text(asked, "tag"), text(asked, "game"), known(ShelfPart.values(), text(asked, "show")), text(asked, "at"),
                asked.all("deleted").stream().limit(MAX_DELETED).toList());
    }

    private static String text(FormData asked, String name) {
        String text = asked.text(name).orElse("");
        return text.length() > LONGEST ? "" : text;
    }

    /** The first where none is called so. */
    private static <T extends Worded> T known(T[] all, String word) {
        for (T one : all) {
            if (one.word().equals(word)) {
                return one;
            }
        }
        return all[0];
    }

    /** Whether it leaves anybody out who is not put away. */
    boolean narrows() {
        return !words.isEmpty() || !tag.isEmpty() || !game.isEmpty() || shown != ShelfPart.CURRENT;
    }

    /** The same with the card of a character open, or none. */
    ShelfQuery opening(String key) {
        return new ShelfQuery(words, order, tag, game, shown, key, deleted);
    }

    /** The same once another was deleted. */
    public ShelfQuery without(String id) {
        List<String> all = new ArrayList<>(List.of(id));
        all.addAll(deleted);
        return new ShelfQuery(words, order, tag, game, shown, "", Distinct.of(all.stream()).stream()
                .limit(MAX_DELETED).toList());
    }

    /** The same once that was brought back. */
    public ShelfQuery broughtBack(String id) {
        return new ShelfQuery(words, order, tag, game, shown, at, deleted.stream().filter(one -> !one.equals(id))
                .toList());
    }

    /** The query of an address, with its question mark; empty where it says nothing. */
    public String query() {
        List<String> all = new ArrayList<>();
        add(all, "q", words, "");
        add(all, "sort", order.word(), ShelfOrder.GAME.word());
        add(all, "tag", tag, "");
        add(all, "game", game, "");
        add(all, "show", shown.word(), ShelfPart.CURRENT.word());
        add(all, "at", at, "");
        deleted.forEach(id -> add(all, "deleted", id, ""));
        return all.isEmpty() ? "" : all.stream().collect(Collectors.joining("&", "?", ""));
    }

    private static void add(List<String> to, String name, String value, String usual) {
        if (!value.equals(usual)) {
            to.add(name + "=" + Urls.encoded(value));
        }
    }

    /** The address of the shelf that shows it. */
    public String path() {
        return "/" + query();
    }

    /** Whether a card is shown. @param titles what games are called, by their ids */
    Predicate<ShelfCard> shows(Map<String, String> titles) {
        List<String> sought = List.of(words.toLowerCase(Locale.ROOT).split("\\s+"));
        return card -> isShown(card.verdict()) && sought.stream().allMatch(text(card, titles)::contains);
    }

    private boolean isShown(CardVerdict verdict) {
        boolean right = switch (shown) {
            case CURRENT -> !verdict.archived();
            case ARCHIVED -> verdict.archived();
            case ALL -> true;
        };
        return right && (game.isEmpty() || verdict.game().equals(game)) && (tag.isEmpty()
                || verdict.tags().stream().anyMatch(tag::equalsIgnoreCase));
    }

    private static String text(ShelfCard card, Map<String, String> titles) {
        List<String> all = new ArrayList<>(List.of(card.name(), card.key(), card.verdict().role(), card.words().crew(),
                titles.getOrDefault(card.verdict().game(), "")));
        all.addAll(card.verdict().tags());
        return String.join("\n", all).toLowerCase(Locale.ROOT);
    }
}
