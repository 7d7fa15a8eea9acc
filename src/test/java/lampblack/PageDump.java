package lampblack;

import java.util.List;
import java.util.Optional;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Block;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.MessageBundle;

/** Where the blocks of blank sheets stand: a line for each column, what stands side by side joined by a plus. */
final class PageDump {

    private PageDump() {}

    static String print(Ruleset ruleset) {
        StringBuilder out = new StringBuilder();
        for (SheetRules rules : ruleset.sheets().values()) {
            Sheet sheet = new SheetBuilder(MessageBundle.messages()).blank(ruleset, rules, Optional.empty());
            out.append(rules.id()).append(sheet.landscape() ? ", landscape" : "").append('\n');
            for (Sheet.Side side : sheet.sides()) {
                out.append("  side\n");
                side.strips().forEach(strip -> print(strip, out));
            }
        }
        return out.toString();
    }

    private static void print(Sheet.Strip strip, StringBuilder out) {
        out.append("    strip").append(strip.arrangement() == Sheet.Arrangement.BESIDE ? "" : ", filling").append('\n');
        for (Sheet.SheetColumn column : strip.columns()) {
            List<String> titles = column.blocks().stream().map(PageDump::title).toList();
            out.append("      ").append(column.width().isEmpty() ? "" : column.width() + " ")
                    .append(String.join(", ", titles)).append('\n');
        }
    }

    private static String title(Block block) {
        return block instanceof Block.BesideBlock beside
                ? String.join(" + ", beside.blocks().stream().map(PageDump::title).toList()) : block.title();
    }
}
