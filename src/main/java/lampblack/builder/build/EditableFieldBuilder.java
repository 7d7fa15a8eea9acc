package lampblack.builder.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.Choice;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Field;

/**
 * Sets the fields of a sheet, at any time: no rule reads what is written there, only that something is where it must
 * be.
 */
record EditableFieldBuilder(BuildContext context) {

    /** The short fields, for the name plate. */
    List<EditableField> plate() {
        return context.rules().fields().values().stream().filter(field -> field.lines() < Field.LONG).map(this::field)
                .toList();
    }

    /** The long ones, each a block. */
    Map<String, BuildBlock> below() {
        Map<String, BuildBlock> blocks = new LinkedHashMap<>();
        context.rules().fields().values().stream().filter(field -> field.lines() >= Field.LONG)
                .forEach(value -> blocks.put("fields." + value.label().id(), new BuildBlock.LongTextBlock(
                        context.id("fields", value.label().id()), value.label().title(), List.of(field(value)))));
        return blocks;
    }

    List<EditableField> all() {
        return context.rules().fields().values().stream().map(this::field).toList();
    }

    private EditableField field(Field field) {
        String id = field.label().id();
        Optional<Node> node = context.evaluated().file().fields().get(id);
        Optional<MapNode> detailed = node.flatMap(Node::asMap).filter(map -> !map.keys().isEmpty());
        String now = node.flatMap(Node::asValue).map(Scalar::text)
                .or(() -> detailed.map(map -> map.keys().iterator().next())).orElse("");
        String detail = detailed.flatMap(map -> map.text(now)).orElse("");
        List<Choice> choices = new ArrayList<>();
        if (!field.oneOf().isEmpty()) {
            choices.add(Choice.of("", context.words("web.build.none"), now));
            field.oneOf().forEach((name, label) -> choices.add(Choice.of(name, label.title(), now)));
            if (!now.isEmpty() && !field.oneOf().containsKey(now)) {
                choices.add(Choice.of(now, now, now));
            }
        }
        String place = "fields." + id;
        boolean owed = context.evaluated().todo().stream().anyMatch(todo -> todo.where().equals(place)
                || todo.where().endsWith("." + place));
        String shown = field.oneOf().containsKey(now) ? field.oneOf().get(now).title() : now;
        return new EditableField(context.id("field", id), context.action("fill"), context.in(), id,
                field.label().title(), field.label().text(), new FieldEntry(now, choices, field.suggestions(),
                field.lines() > 1 ? String.valueOf(Math.max(3, field.lines())) : "",
                owed && now.isEmpty() ? "owed" : ""), new EditableField.FieldDetail(field.detail().orElse(""), detail),
                detail.isEmpty() ? shown : shown + " · " + detail);
    }
}
