package lampblack.sheet.build;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.sheet.Block;
import lampblack.sheet.DefaultLayout;
import lampblack.sheet.Markup;
import lampblack.sheet.Sheet;
import lampblack.sheet.Sheet.RuledLine;

/** Sets the fields: the name, the short ones for the plate, the long ones as room to write below. */
public final class FieldBlockBuilder {

    private static final String NAME = "name";

    private final SheetSubject subject;
    private final MapNode written;

    public FieldBlockBuilder(SheetSubject subject, MapNode written) {
        this.subject = subject;
        this.written = written;
    }

    public String name() {
        return written.text(NAME).orElse("");
    }

    /** What the name is called, or nothing where the sheet has no name. */
    String nameLabel() {
        return Optional.ofNullable(subject.rules().fields().get(NAME)).map(field -> field.label().title()).orElse("");
    }

    List<Sheet.SheetField> ofPlate() {
        return subject.rules().fields().values().stream()
                .filter(field -> !field.label().id().equals(NAME) && field.lines() < Field.LONG).map(this::field)
                .toList();
    }

    /** The long fields, by id. */
    Map<String, Block> below() {
        Map<String, Block> blocks = new LinkedHashMap<>();
        subject.rules().fields().forEach((id, field) -> {
            if (field.lines() >= Field.LONG) {
                blocks.put(id, notes(field));
            }
        });
        return blocks;
    }

    private Block notes(Field field) {
        List<Markup.Paragraph> text = Markup.lines(written.text(field.label().id()).orElse(""));
        return new Block.NotesBlock(field.label().title(), text, RuledLine.ruled(DefaultLayout.SPARE_LINES), List.of(),
                at(field));
    }

    private Sheet.SheetField field(Field field) {
        Optional<Node> node = written.get(field.label().id());
        String value = "";
        String detail = "";
        Optional<Scalar> scalar = node.flatMap(Node::asScalar).filter(said -> !said.isNull());
        Optional<MapNode> map = node.flatMap(Node::asMap).filter(said -> !said.keys().isEmpty());
        if (scalar.isPresent()) {
            value = title(field, scalar.get().text());
        } else if (map.isPresent()) {
            String key = map.get().keys().iterator().next();
            value = title(field, key);
            detail = map.get().text(key).orElse("");
        }
        List<String> choices = subject.blank() ? field.oneOf().values().stream().map(Label::title).toList() : List.of();
        int lines = value.isEmpty() ? Math.max(1, field.lines()) : 0;
        return new Sheet.SheetField(field.label().title(), value, detail, choices, RuledLine.ruled(lines),
                at(field));
    }

    private String at(Field field) {
        return subject.at("fields." + field.label().id());
    }

    private static String title(Field field, String value) {
        Label known = field.oneOf().get(value);
        return known == null ? value : known.title();
    }
}
