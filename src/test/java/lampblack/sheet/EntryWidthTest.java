package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.List;
import java.util.Map;
import lampblack.ruleset.Theme;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The columns within a block")
class EntryWidthTest {

    @Test
    @DisplayName("are as wide as its longest word and the dots before it, beside others too, where a look names them")
    void widths() {
        Map<String, Double> widths = widths("Underwater Counterintelligence");
        assertEquals(List.of("traits-acts"), List.copyOf(widths.keySet()));
        double without = widths("Underwater").get("traits-acts");
        assertTrue(widths.get("traits-acts") > without + 3, widths + " and " + without);
        assertTrue(without > 4 + SheetType.USUAL.text().ems("Underwater"), "the dots");
    }

    private static Map<String, Double> widths(String name) {
        Block.TraitRow row = new Block.TraitRow(name, "", BoxRows.row(0, 4), List.of(), "", "", "", "", List.of(), "");
        Block.TraitGroup group = new Block.TraitGroup(row, List.of(row));
        Block acts = new Block.TraitsBlock("traits-acts frame-box columns-3", "Acts", List.of(), List.of(group));
        Block plain = new Block.TraitsBlock("traits-plain", "Plain", List.of(), List.of(group));
        Sheet.Strip strip = new Sheet.Strip(List.of(new Sheet.SheetColumn(List.of(plain,
                new Block.BesideBlock("", List.of(acts))))), Sheet.Arrangement.values()[0]);
        Sheet sheet = new Sheet(SheetKind.BLANK, "en", "Acts", Theme.USUAL,
                new Sheet.NamePlate("Game", "Sheet", "Name", "", "", List.of()),
                List.of(new Sheet.Side("", List.of(strip))), new Sheet.Footer("", List.of(), "", List.of()));
        return sheet.entryWidths();
    }
}
