package lampblack.builder.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.builder.change.FormScope;
import lampblack.character.Name;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.PartKind;
import lampblack.sheet.Markup;

/** Sets the parts of a sheet that is being made, each a small sheet. */
record PartsEditorBuilder(BuildContext context) {

    Map<String, BuildBlock> all() {
        Map<String, BuildBlock> blocks = new LinkedHashMap<>();
        for (PartKind kind : context.rules().parts().values()) {
            Map<String, EvaluatedCharacter> parts = context.evaluated().parts().getOrDefault(kind.id(), Map.of());
            boolean room = context.free() && parts.size() < kind.most(context.at());
            if (!parts.isEmpty() || room) {
                blocks.put("parts." + kind.id(), block(kind, parts, room));
            }
        }
        return blocks;
    }

    private PartsEditor block(PartKind kind, Map<String, EvaluatedCharacter> parts, boolean room) {
        List<PartsEditor.PartEditorCard> cards = new ArrayList<>();
        parts.forEach((name, part) -> cards.add(card(kind, name, part)));
        String id = context.id("add", kind.id());
        return new PartsEditor(context.id("parts", kind.id()), kind.label().title(),
                kind.label().text().isEmpty() ? List.of()
                        : List.of(new TermText("", Markup.paragraphs(kind.label().text()))),
                context.action("part"), cards, room ? List.of(new PartsEditor.AddPartForm(id, kind.id(),
                context.words("web.build.part-name"), context.words("web.build.add-part", "kind",
                        kind.label().title()))) : List.of());
    }

    private PartsEditor.PartEditorCard card(PartKind kind, String name, EvaluatedCharacter part) {
        String in = kind.id() + "." + name;
        FormScope scope = new FormScope(context.scope().character(), in);
        boolean created = context.free()
                && context.evaluated().file().parts().map(kind.id()).filter(all -> all.keys().stream()
                .anyMatch(key -> Name.of(key).key().equals(Name.of(name).key())))
                .isPresent();
        BuildContext own = BuildContext.of(context.input(), scope, created);
        List<BuildBlock> blocks = new ArrayList<>(new TraitsEditorBuilder(own).all().values());
        blocks.addAll(new OptionsEditorBuilder(own).all().values());
        own.blocks().all().forEach((path, block) -> {
            if (!created && path.startsWith("tracks.")) {
                blocks.add(new BuildBlock.PaperBlock(own.id(path), List.of(block)));
            }
        });
        return new PartsEditor.PartEditorCard(own.id("card"), name, created ? in : "", created
                ? context.action("rename")
                : "",
                created ? context.action("part") : "", context.words("web.build.remove", "name", name),
                        new EditableFieldBuilder(own).all(), blocks,
                part.todo().stream().map(todo -> context.render(todo.words())).toList());
    }
}
