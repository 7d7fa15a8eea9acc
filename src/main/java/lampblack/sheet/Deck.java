package lampblack.sheet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.picture.ArtPicture;
import lampblack.ruleset.Theme;

/**
 * Cards to cut out, page by page.
 *
 * @param language the language of their words, as BCP 47 writes it
 * @param heading one line that names them
 * @param pictures those that are drawn on cards, by their classes
 */
public record Deck(String language, String heading, Theme theme, CardFormat format, List<DeckPage> pages,
        Map<String, ArtPicture> pictures) {

    public Deck {
        pages = List.copyOf(pages);
        pictures = Collections.unmodifiableMap(new LinkedHashMap<>(pictures));
    }

    /** One page of cards; the last may have empty places. */
    public record DeckPage(String title, List<OptionCard> cards) {

        public DeckPage {
            cards = List.copyOf(cards);
        }
    }

    /** The same without pictures and tinted ground. */
    public Deck plain() {
        return new Deck(language, heading, theme.plain(), format, pages, Map.of());
    }

    /** The cards of all pages, in order. */
    public List<OptionCard> cards() {
        List<OptionCard> cards = new ArrayList<>();
        pages.forEach(page -> cards.addAll(page.cards()));
        return cards;
    }
}
