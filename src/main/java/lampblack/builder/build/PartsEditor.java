package lampblack.builder.build;

import java.util.List;

/** Parts of one kind, each a small sheet, and a form for another. */
public record PartsEditor(
        String path, String title, List<TermText> terms, String action, List<PartEditorCard> cards,
        List<AddPartForm> adders)
        implements BuildBlock {

    @Override
    public String kind() {
        return "parts";
    }

    /** One part. */
    public record PartEditorCard(
            String id, String name, String in, String rename, String action, String remove, List<EditableField> fields,
            List<BuildBlock> blocks, List<String> todo) {}

    /** How to add one. */
    public record AddPartForm(String id, String kind, String label, String button) {}
}
