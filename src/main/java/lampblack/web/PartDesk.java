package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.engine.Outcome;
import lampblack.rules.PartKind;
import lampblack.sheet.Markup;

/** Sets the parts of a sheet that is being made, each a small sheet. */
record PartDesk(Bench bench) {

    Map<String, DeskBlock> all() {
        Map<String, DeskBlock> blocks = new LinkedHashMap<>();
        for (PartKind kind : bench.rules().parts().values()) {
            Map<String, Outcome> parts = bench.outcome().parts().getOrDefault(kind.id(), Map.of());
            boolean room = bench.free() && parts.size() < kind.most(bench.at());
            if (!parts.isEmpty() || room) {
                blocks.put("parts." + kind.id(), block(kind, parts, room));
            }
        }
        return blocks;
    }

    private DeskParts block(PartKind kind, Map<String, Outcome> parts, boolean room) {
        List<DeskParts.Card> cards = new ArrayList<>();
        parts.forEach((name, part) -> cards.add(card(kind, name, part)));
        String id = bench.id("add", kind.id());
        return new DeskParts(bench.id("parts", kind.id()), kind.label().title(), Markup.paragraphs(kind.label().text()),
                bench.action("part"), cards, room ? List.of(new DeskParts.Adder(id, kind.id(),
                bench.words("web.build.part-name"), bench.words("web.build.add-part", "kind", kind.label().title()))) : List.of());
    }

    private DeskParts.Card card(PartKind kind, String name, Outcome part) {
        String in = kind.id() + "." + name;
        Corner corner = new Corner(bench.corner().character(), in);
        boolean created = bench.free() && bench.outcome().file().parts().map(kind.id()).filter(all -> all.keys().stream()
                .anyMatch(each -> lampblack.character.Name.of(each).key().equals(lampblack.character.Name.of(name).key())))
                .isPresent();
        Bench own = Bench.of(bench.visit(), bench.stem(), corner, created);
        List<DeskBlock> blocks = new ArrayList<>(new TraitDesk(own).all().values());
        blocks.addAll(new OptionDesk(own).all().values());
        own.pieces().all().forEach((path, block) -> {
            if (path.startsWith("tracks.")) {
                blocks.add(new DeskBlock.Printed(own.id(path), List.of(block)));
            }
        });
        return new DeskParts.Card(own.id("card"), name, created ? in : "", created ? bench.action("rename") : "",
                created ? bench.action("part") : "", bench.words("web.build.remove", "name", name), new FieldDesk(own).all(), blocks,
                part.todo().stream().map(each -> bench.render(each.words())).toList());
    }
}
