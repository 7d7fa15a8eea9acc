package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.Quay;
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
    private MemorySite site;

    @BeforeEach
    void fill() throws IOException {
        Quay.paying().writeTo(rulesets);
        site = MemorySite.of(rulesets, "quay");
        site.put("ash", ASH);
        site.put("gulls", GULLS);
    }

    private void buys() {
        site.post("/characters/ash/advance/entry", Map.of("do", "buy", "advance", "arm", "choose", "pistol"));
    }

    @Test
    void aPurchaseIsInBothTexts() {
        buys();
        assertEquals(ASH + BOUGHT, site.text("ash"));
        assertEquals(GULLS + PAID, site.text("gulls"));
    }

    @Test
    void aRollIsPaidForInBothTexts() {
        site.post("/characters/ash/roll/mark", Map.of("where", "crew.coin", "pay", "1", "rolled", "bribe"));
        assertEquals(ASH + "ledger:\n  - {roll: bribe, paid: {crew.coin: 1}}\n", site.text("ash"));
        assertEquals(GULLS + "ledger:\n  - {pays: {coin: 1}, by: ash.yaml, for: bribe}\n", site.text("gulls"));
    }

    @Test
    void aRollThatCostsNoSuchTrackIsRefused() {
        site.post("/characters/ash/roll/mark", Map.of("where", "xp", "pay", "1", "rolled", "bribe"));
        site.post("/characters/ash/roll/mark", Map.of("where", "crew.coin", "pay", "6", "rolled", "bribe"));
        assertEquals(ASH, site.text("ash"));
        assertEquals(GULLS, site.text("gulls"));
    }

    @Test
    void undoTakesBackBothHalvesAndSaysSo() {
        buys();
        String said = MemorySite.body(site.post("/characters/ash/build/undo", Map.of()));
        assertEquals(ASH, site.text("ash"));
        assertFalse(site.text("gulls").contains("pays"), said);
        site.post("/characters/ash/build/redo", Map.of());
        assertEquals(ASH + BOUGHT, site.text("ash"));
        assertEquals(GULLS + PAID, site.text("gulls"));
    }

    @Test
    void theOwnerBringsBothBackAsWell() {
        buys();
        site.post("/characters/gulls/build/undo", Map.of());
        assertFalse(site.text("ash").contains("pistol"), site.text("ash"));
        site.post("/characters/gulls/build/redo", Map.of());
        assertEquals(ASH + BOUGHT, site.text("ash"));
        assertEquals(GULLS + PAID, site.text("gulls"));
    }

    @Test
    void whatWasTakenBackFromTheMiddleComesBackWithItsOwnHalf() {
        buys();
        String knife = "  - {advance: arm, choose: knife, paid: {crew.coin: 1}}\n";
        site.post("/characters/ash/advance/entry", Map.of("do", "buy", "advance", "arm", "choose", "knife"));
        site.post("/characters/ash/history/take-back", Map.of("entry", "1"));
        String one = GULLS + "ledger:\n  - {pays: {coin: 1}, by: ash.yaml, for: arm}\n";
        assertEquals(List.of(ASH + "ledger:\n" + knife, one), List.of(site.text("ash"), site.text("gulls")));
        site.post("/characters/ash/build/undo", Map.of());
        assertEquals(ASH + BOUGHT + knife, site.text("ash"));
        assertTrue(site.text("gulls").contains("{coin: 2}") && site.text("gulls").contains("{coin: 1}"));
        site.post("/characters/ash/build/redo", Map.of());
        assertEquals(List.of(ASH + "ledger:\n" + knife, one), List.of(site.text("ash"), site.text("gulls")));
    }

    @Test
    void neitherIsDoneAgainWhereOneCannotBe() {
        buys();
        site.post("/characters/ash/build/undo", Map.of());
        String poor = GULLS + "ledger: [{lose: {coin: 3}}]\n";
        site.put("gulls", poor);
        site.post("/characters/ash/build/redo", Map.of());
        assertEquals(List.of(ASH, poor), List.of(site.text("ash"), site.text("gulls")));
    }

    @Test
    void anOwnerDoesNotPayAgainForAMemberWhoHasDoneSomethingElse() {
        buys();
        site.post("/characters/gulls/build/undo", Map.of());
        String other = ASH + "ledger: [{gain: {xp: 1}}]\n";
        site.put("ash", other);
        String said = MemorySite.body(site.post("/characters/gulls/build/redo", Map.of()));
        assertEquals(other, site.text("ash"));
        assertFalse(site.text("gulls").contains("pays"), said);
    }

    @Test
    void whatTheCrewLacksIsRefused() {
        site.put("gulls", GULLS + "ledger: [{lose: {coin: 3}}]\n");
        buys();
        assertEquals(ASH, site.text("ash"));
    }

    @Test
    void withoutItsCrewNobodyPays() {
        site.put("ash", ASH.replace("gulls.yaml", "nobody.yaml"));
        buys();
        assertEquals(ASH.replace("gulls.yaml", "nobody.yaml"), site.text("ash"));
    }
}
