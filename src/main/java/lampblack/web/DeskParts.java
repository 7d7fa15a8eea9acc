package lampblack.web;

import java.util.List;
import lampblack.sheet.Markup.Paragraph;

/** Parts of one kind, each a small sheet, and a form for another. */
public record DeskParts(
        String path, String title, List<Paragraph> says, String action, List<Card> cards, List<Adder> adders)
        implements DeskBlock {

    @Override
    public String kind() {
        return "parts";
    }

    /** One part. */
    public record Card(
            String id, String name, String in, String rename, String action, String remove, List<DeskField> fields,
            List<DeskBlock> blocks, List<String> todo) {}

    /** How to add one. */
    public record Adder(String id, String kind, String label, String button) {}
}
