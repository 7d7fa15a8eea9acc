package lampblack;

import java.util.List;
import java.util.stream.Collectors;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.MessageBundle;

/** The reference page of a game as a text. */
final class ReferenceDump {

    private ReferenceDump() {}

    static String print(Ruleset ruleset) {
        return new SheetBuilder(MessageBundle.messages()).reference(ruleset).sides().stream()
                .flatMap(side -> side.strips().stream()).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).map(ReferenceDump::block)
                .collect(Collectors.joining("\n"));
    }

    private static String block(Block block) {
        StringBuilder out = new StringBuilder(block.title()).append('\n');
        block.introduction().forEach(paragraph -> out.append("  ").append(words(paragraph)).append('\n'));
        block.text().forEach(paragraph -> out.append("  ").append(words(paragraph)).append('\n'));
        if (block instanceof Block.TableBlock table) {
            line(out, table.headings());
            table.rows().forEach(row -> {
                out.append("  - ").append(row.title());
                row.cells().forEach(cell -> out.append(" | ").append(cell));
                out.append('\n');
            });
        }
        return out.toString().lines().map(String::stripTrailing).collect(Collectors.joining("\n", "", "\n"));
    }

    private static void line(StringBuilder out, List<String> cells) {
        out.append("  ").append(String.join(" | ", cells)).append('\n');
    }

    private static String words(Markup.Paragraph paragraph) {
        return paragraph.spans().stream().map(Markup.StyledText::text).collect(Collectors.joining());
    }
}
