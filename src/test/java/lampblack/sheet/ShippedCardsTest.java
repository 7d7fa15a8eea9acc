package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.picture.ArtPicture;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Ruleset;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Cards of the shipped games")
class ShippedCardsTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    private static final String CREDITS = MessageBundle.messages().text("sheet.cards-credits");

    private static DeckBuilder builder() {
        return new DeckBuilder(MessageBundle.messages(), new PrintSettings(Paper.A4), false, List.of());
    }

    @Test
    @DisplayName("have one card for credits, and begin each text as a sentence")
    void credits() {
        for (String id : RULESETS.ids()) {
            Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
            for (SheetRules rules : game.sheets().values()) {
                DeckBuilder builder = builder();
                builder.blank(game, rules, Optional.ofNullable(rules.lists().get(OptionKey.PLAYBOOKS))
                        .map(list -> list.entries().keySet().iterator().next()));
                builder.deck().ifPresent(deck -> {
                    assertEquals(1, deck.cards().stream().filter(card -> card.list().equals(CREDITS)).count(), id);
                    deck.cards().stream().filter(card -> !card.text().isEmpty() && !card.text().get(0).spans().isEmpty())
                            .forEach(card -> assertFalse(Character.isLowerCase(card.text().get(0).spans().get(0).text()
                                    .codePointAt(0)), id + ": " + card.title()));
                });
            }
        }
    }

    @Test
    @DisplayName("are of no list that goes on none, unless it is asked for")
    void never() {
        Ruleset game = RULESETS.load("black-sword").value().orElseThrow().ruleset();
        SheetRules rules = game.sheets().values().iterator().next();
        OptionList levels = rules.lists().get("levels");
        DeckBuilder all = builder();
        all.blank(game, rules, Optional.empty());
        assertTrue(all.deck().orElseThrow().cards().stream().noneMatch(card -> card.list().equals(levels.label().title())));
        DeckBuilder asked = new DeckBuilder(MessageBundle.messages(), new PrintSettings(Paper.A4), false, List.of("levels"));
        asked.blank(game, rules, Optional.empty());
        assertTrue(asked.deck().orElseThrow().cards().stream().anyMatch(card -> card.list().equals(levels.label().title())));
    }

    @Test
    @DisplayName("say nothing of where on a map something stands, which only the map shows")
    void cells() {
        EvaluatedCharacter crew = new CharacterLoader(RULESETS)
                .load(ROOT.resolve("blades-in-the-dark/characters/the-quiet-trade.yaml")).value().orElseThrow().evaluated();
        DeckBuilder builder = builder();
        builder.filled(crew, Optional.empty());
        assertEquals(List.of(List.of("Streets")), builder.deck().orElseThrow().cards().stream()
                .filter(card -> card.title().equals("Turf")).map(OptionCard::facts).distinct().toList());
    }

    @Test
    @DisplayName("begin with the picture of a character that has one, and have that of its playbook else")
    void pictures() {
        EvaluatedCharacter corin = new CharacterLoader(RULESETS)
                .load(ROOT.resolve("blades-in-the-dark/characters/corin-vale.yaml")).value().orElseThrow().evaluated();
        DeckBuilder builder = builder();
        ArtPicture portrait = new ArtPicture("image/png", new byte[] {1});
        builder.filled(corin, Optional.of(portrait));
        Deck deck = builder.deck().orElseThrow();
        OptionCard first = deck.cards().get(0);
        assertEquals("Corin Vale", first.title());
        assertEquals("Picture of Corin Vale", first.likeness());
        assertEquals(portrait, deck.pictures().get(first.picture()));
        OptionCard second = deck.cards().get(1);
        assertEquals("", second.likeness());
        assertEquals(corin.ruleset().theme().art().orElseThrow().playbooks().get("slide"),
                deck.pictures().get(second.picture()));
        assertEquals(2, deck.pictures().size());
    }
}
