package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.ruleset.Theme;
import lampblack.store.MessageBundle;

/** Cards such as no game has: titles, texts and boxes from nothing to far too much. */
public final class SampleCards {

    private static final String SENTENCE = "When the lamps go out along the wharf you know who was here before you. ";
    private static final List<String> TITLES = List.of("Ox", "A Title of Several Words",
            "MAXIMUM WWWWWWWWWWWW MOMENTUM",
            "Donaudampfschifffahrtsgesellschaftskapitänsmütze", "long ".repeat(60).strip(), "灯火管制の夜");
    private static final List<String> TEXTS = List.of("", "Short.", SENTENCE.repeat(3), SENTENCE.repeat(9),
            SENTENCE.repeat(30), "- " + SENTENCE.repeat(4) + "\n- *one* more\n\n" + SENTENCE.repeat(8), "W".repeat(900),
            "灯火管制".repeat(200));

    private SampleCards() {
    }

    /** A deck of all of them, in that format. */
    public static Deck deck(PrintSettings printing, boolean landscape) {
        CardFormat format = CardFormat.of(printing, landscape);
        CardTypesetter setter = new CardTypesetter(format, printing.large(), SheetType.USUAL,
                MessageBundle.messages());
        List<OptionCard> cards = new ArrayList<>();
        for (int i = 0; i < TITLES.size(); i++) {
            for (int j = 0; j < TEXTS.size(); j++) {
                cards.addAll(setter.set("Abilities", i % 2 == 0 ? "" : "Lampwright", option(i, j), rows(j),
                        "Edda Marl"));
            }
        }
        List<Deck.DeckPage> pages = new ArrayList<>();
        for (int i = 0; i < cards.size(); i += format.cards()) {
            pages.add(new Deck.DeckPage("Page", cards.subList(i, Math.min(cards.size(), i + format.cards()))));
        }
        return new Deck("en", "Cards", Theme.USUAL, format, pages, Map.of());
    }

    private static Block.OptionRow option(int title, int text) {
        List<String> facts = text % 3 == 0 ? List.of() : text % 3 == 1 ? List.of("Fine", "needs Resolve 2")
                : List.of(SENTENCE.strip(), SENTENCE.strip());
        return new Block.OptionRow(TITLES.get(title), List.of(), "", facts, List.of(), "",
                Markup.paragraphs(TEXTS.get(text)));
    }

    private static List<OptionCard.CardRow> rows(int text) {
        return text % 2 == 0 ? List.of() : List.of(new OptionCard.CardRow("Load", BoxRows.row(1, 2), "Load 1 of 2"),
                new OptionCard.CardRow("Uses", BoxRows.row(0, text == 3 ? BoxRows.MAX : 3), "Uses 0 of 3"));
    }
}
