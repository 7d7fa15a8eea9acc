package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lampblack.InventedGame;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Trait;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.sheet.TriggersBlock;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a sheet says that something costs is what its offer costs, before the first entry and after, whatever is marked. */
class PrintedPricesTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"", "now: {stress: 3}\n", "ledger: [{advance: hot}, {advance: again}]\nnow: {stress: 3}\n"})
    @DisplayName("a printed price is the one that is charged")
    void charged(String rest) throws IOException {
        EvaluatedCharacter ash = character(rest);
        Map<String, TriggersBlock.TriggerRow> rows = rows(ash);
        List<Offer> offers = OfferFinder.of(ash).offers().stream()
                .filter(offer -> offer.block().equals(Offer.ADVANCE) && !offer.label().id().equals("shop")).toList();
        assertEquals(rows.size(), offers.stream().map(offer -> offer.label().id()).distinct().count());
        for (Offer offer : offers) {
            assertEquals(1, offer.cost().size(), offer.label().id());
            long cost = offer.cost().values().iterator().next();
            TriggersBlock.TriggerRow row = rows.get(offer.label().title());
            String raised = offer.candidate().keys().getOrDefault("raise", "");
            String said = row.says().stream().map(Markup.StyledText::text).collect(Collectors.joining());
            assertTrue(raised.isEmpty() ? row.amount().startsWith((cost < 0 ? "+" + -cost : cost) + " ")
                    : said.contains(cost + " to reach") && said.contains(
                            String.valueOf(ash.derived().rating(Trait.of("acts." + raised)) + 1)),
                    offer.label().id() + " " + raised + ": " + cost + ", " + row.amount() + ": " + said);
        }
    }

    private static Map<String, TriggersBlock.TriggerRow> rows(EvaluatedCharacter character) {
        return ((TriggersBlock) new CharacterBlocks(character, MessageBundle.messages()).all().get("advances"))
                .triggers().stream().collect(Collectors.toMap(TriggersBlock.TriggerRow::title, row -> row));
    }

    private EvaluatedCharacter character(String rest) throws IOException {
        InventedGame.ofCase("prices", "a-printed-price-is-the-one-that-is-charged").writeTo(folder);
        Files.writeString(folder.resolve("crew.yaml"), "format: 1\nruleset: prices\nsheet: crew\nledger: [{advance: "
                + "soak}]\n");
        Path ash = Files.writeString(folder.resolve("ash.yaml"), "format: 1\nruleset: prices\nlinks: {crew: crew.yaml}\n"
                + "creation: {past: wild}\n" + rest);
        return new CharacterLoader(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder)))).load(ash)
                .value().orElseThrow().evaluated();
    }
}
