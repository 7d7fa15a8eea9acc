package lampblack.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.Quay;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a shelf in memory too a crew pays for what its member buys and rolls, in both texts or in neither. */
@Tag("slow")
class PayingInMemoryTest {

    private static final String ASH = Quay.member("Ash", "gulls.yaml");
    private static final String GULLS = Quay.GULLS;

    private static final String BOUGHT = "ledger:\n  - {advance: arm, choose: pistol, paid: {crew.coin: 2}}\n";
    private static final String PAID = "ledger:\n  - {pays: {coin: 2}, by: ash.yaml, for: arm}\n";

    @TempDir
    private Path rulesets;
    private MemoryShelf shelf;
    private Visitor visitor;

    @BeforeEach
    void fill() throws IOException {
        Quay.paying().writeTo(rulesets);
        LoadedRuleset game = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(rulesets))).load("quay")
                .value().orElseThrow();
        shelf = new MemoryShelf(game);
        shelf.put("ash", ASH);
        shelf.put("gulls", GULLS);
        visitor = new Visitor(shelf, new MemoryGames(game, Map.of()));
    }

    private void buys() {
        visitor.post("/characters/ash/advance/entry", Map.of("do", "buy", "advance", "arm", "choose", "pistol"));
    }

    @Test
    void aPurchaseIsInBothTexts() {
        buys();
        assertEquals(ASH + BOUGHT, shelf.text("ash"));
        assertEquals(GULLS + PAID, shelf.text("gulls"));
    }

    @Test
    void aRollIsPaidForInBothTexts() {
        visitor.post("/characters/ash/roll/mark", Map.of("where", "crew.coin", "pay", "1", "rolled", "bribe"));
        assertEquals(ASH + "ledger:\n  - {roll: bribe, paid: {crew.coin: 1}}\n", shelf.text("ash"));
        assertEquals(GULLS + "ledger:\n  - {pays: {coin: 1}, by: ash.yaml, for: bribe}\n", shelf.text("gulls"));
    }

    @Test
    void aRollThatCostsNoSuchTrackIsRefused() {
        visitor.post("/characters/ash/roll/mark", Map.of("where", "xp", "pay", "1", "rolled", "bribe"));
        visitor.post("/characters/ash/roll/mark", Map.of("where", "crew.coin", "pay", "6", "rolled", "bribe"));
        assertEquals(ASH, shelf.text("ash"));
        assertEquals(GULLS, shelf.text("gulls"));
    }

    @Test
    void undoTakesBackBothHalvesAndSaysSo() {
        buys();
        String said = visitor.post("/characters/ash/build/undo", Map.of()).toString();
        assertEquals(ASH, shelf.text("ash"));
        assertFalse(shelf.text("gulls").contains("pays"), said);
        visitor.post("/characters/ash/build/redo", Map.of());
        assertEquals(ASH + BOUGHT, shelf.text("ash"));
        assertEquals(GULLS + PAID, shelf.text("gulls"));
    }

    @Test
    void theOwnerBringsBothBackAsWell() {
        buys();
        visitor.post("/characters/gulls/build/undo", Map.of());
        assertFalse(shelf.text("ash").contains("pistol"), shelf.text("ash"));
        visitor.post("/characters/gulls/build/redo", Map.of());
        assertEquals(ASH + BOUGHT, shelf.text("ash"));
        assertEquals(GULLS + PAID, shelf.text("gulls"));
    }

    @Test
    void whatWasTakenBackFromTheMiddleComesBackWithItsOwnHalf() {
        buys();
        String knife = "  - {advance: arm, choose: knife, paid: {crew.coin: 1}}\n";
        visitor.post("/characters/ash/advance/entry", Map.of("do", "buy", "advance", "arm", "choose", "knife"));
        visitor.post("/characters/ash/history/take-back", Map.of("entry", "1"));
        String one = GULLS + "ledger:\n  - {pays: {coin: 1}, by: ash.yaml, for: arm}\n";
        assertEquals(List.of(ASH + "ledger:\n" + knife, one), List.of(shelf.text("ash"), shelf.text("gulls")));
        visitor.post("/characters/ash/build/undo", Map.of());
        assertEquals(ASH + BOUGHT + knife, shelf.text("ash"));
        assertTrue(shelf.text("gulls").contains("{coin: 2}") && shelf.text("gulls").contains("{coin: 1}"));
        visitor.post("/characters/ash/build/redo", Map.of());
        assertEquals(List.of(ASH + "ledger:\n" + knife, one), List.of(shelf.text("ash"), shelf.text("gulls")));
    }

    @Test
    void neitherIsDoneAgainWhereOneCannotBe() {
        buys();
        visitor.post("/characters/ash/build/undo", Map.of());
        String poor = GULLS + "ledger: [{lose: {coin: 3}}]\n";
        shelf.put("gulls", poor);
        visitor.post("/characters/ash/build/redo", Map.of());
        assertEquals(List.of(ASH, poor), List.of(shelf.text("ash"), shelf.text("gulls")));
    }

    @Test
    void anOwnerDoesNotPayAgainForAMemberWhoHasDoneSomethingElse() {
        buys();
        visitor.post("/characters/gulls/build/undo", Map.of());
        String other = ASH + "ledger: [{gain: {xp: 1}}]\n";
        shelf.put("ash", other);
        String said = visitor.post("/characters/gulls/build/redo", Map.of()).toString();
        assertEquals(other, shelf.text("ash"));
        assertFalse(shelf.text("gulls").contains("pays"), said);
    }

    @Test
    void whatTheCrewLacksIsRefused() {
        shelf.put("gulls", GULLS + "ledger: [{lose: {coin: 3}}]\n");
        buys();
        assertEquals(ASH, shelf.text("ash"));
    }

    @Test
    void withoutItsCrewNobodyPays() {
        shelf.put("ash", ASH.replace("gulls.yaml", "nobody.yaml"));
        buys();
        assertEquals(ASH.replace("gulls.yaml", "nobody.yaml"), shelf.text("ash"));
    }
}
