package lampblack.ruleset;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Advance;
import lampblack.rules.Choose;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.Link;
import lampblack.rules.Linked;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.rules.Take;

/** Reads one kind of sheet: first the names it declares, then what they are. */
record SheetReader(Reader reader) {

    private static final List<String> NOT_YET = List.of("parts", "maps");

    SheetRules sheet(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        ProgressReader.notYet(map.entries(), NOT_YET, reader);
        OptionReader options = new OptionReader(reader);
        Map<String, OptionList> lists = new LinkedHashMap<>();
        if (map.map("playbooks").isPresent()) {
            lists.put(OptionKey.PLAYBOOKS, options.playbooks(map));
        }
        lists.putAll(reader.entries(map, "lists", options::list));
        ProgressReader progress = new ProgressReader(reader);
        SheetRules rules = new SheetRules(Reader.label(id, entry), reader.entries(map, "fields", this::field),
                reader.entries(map, "traits", new TraitReader(reader)::set), lists,
                reader.entries(map, "tracks", new TrackReader(reader)::track), reader.labels(map, "milestones"),
                reader.labels(map, "periods"), reader.entries(map, "creation", progress::step),
                reader.entries(map, "earning", progress::earning), reader.entries(map, "advances", progress::advance),
                reader.entries(map, "rules", progress::assertion),
                new Linked(reader.entries(map, "links", this::link)), Map.of());
        rules.creation().values().stream().filter(Choose.class::isInstance).map(Choose.class::cast)
                .filter(Choose::rolled).forEach(each -> rolled(each.label(), rules.lists().get(each.list())));
        for (Advance each : rules.advances().values()) {
            if (each.purchase() instanceof Take take && take.rolled()) {
                rolled(each.label(), rules.lists().get(take.list()));
            }
        }
        return rules;
    }

    /** Reports what is to be rolled on a list that is no table. */
    private void rolled(Label of, OptionList list) {
        if (list.table().isEmpty() && !list.label().written().has("roll")) {
            reader.misplaced(of.key("rolled"), "rolled", "no-roll");
        }
    }

    private Link link(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        return reader.reference(map, "to", Kind.SHEET)
                .map(to -> new Link(Reader.label(id, entry), to, map.isTrue("required"))).orElse(null);
    }

    private Field field(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        return new Field(Reader.label(id, entry), map.isTrue("required"), map.integer("lines").orElse(1L).intValue(),
                reader.labels(map, "one-of"), map.text("detail"),
                map.scalars("suggestions").stream().map(Scalar::text).toList());
    }

    /** Declares the names of a sheet, and its links with the sheets they lead to. */
    void declare(String id, MapNode sheet) {
        Names names = reader.names();
        declare(sheet, "fields", Kind.FIELD);
        declare(sheet, "milestones", Kind.MILESTONE);
        declare(sheet, "earning", Kind.EARNING);
        declare(sheet, "advances", Kind.ADVANCE);
        if (sheet.map("periods").map(periods -> !periods.has("session")).orElse(true)) {
            names.builtIn(Kind.PERIOD, "session");
        }
        declare(sheet, "periods", Kind.PERIOD);
        within(sheet, "traits", "entries", Kind.SET, Kind.TRAIT);
        within(sheet, "lists", "entries", Kind.LIST, Kind.OPTION);
        within(sheet, "tracks", "rows", Kind.TRACK, Kind.ROW);
        within(sheet, "tracks", "bands", Kind.TRACK, Kind.ROW);
        if (sheet.map("playbooks").isPresent()) {
            names.declare(Kind.LIST, OptionKey.PLAYBOOKS, sheet.keySpan("playbooks"));
            for (MapNode.Entry each : sheet.map("playbooks").get().all()) {
                names.declare(Kind.OPTION, OptionKey.PLAYBOOKS + "." + each.key().text(), each.key().span());
                names.declare(Kind.PLAYBOOK, OptionKey.PLAYBOOKS + "." + each.key().text(), each.key().span());
            }
        }
        for (MapNode.Entry each : sheet.map("creation").map(MapNode::all).orElse(List.of())) {
            MapNode step = Reader.body(each);
            if (step.has("spend")) {
                names.declare(Kind.SPEND_STEP, each.key().text(), each.key().span());
            } else if (step.has("choose")) {
                names.declare(Kind.CHOOSE_STEP, each.key().text(), each.key().span());
            }
        }
        for (MapNode.Entry each : sheet.map("links").map(MapNode::all).orElse(List.of())) {
            Reader.body(each).text("to").filter(to -> names.of(to) != null).ifPresent(to -> {
                names.of(to).declare(Kind.LINK, id + "." + each.key().text(), each.key().span());
                names.belongs(each.key().text(), to, each.key().span());
            });
        }
    }

    private void declare(MapNode sheet, String block, Kind kind) {
        for (MapNode.Entry each : sheet.map(block).map(MapNode::all).orElse(List.of())) {
            reader.names().declare(kind, each.key().text(), each.key().span());
        }
    }

    private void within(MapNode sheet, String block, String entries, Kind outer, Kind inner) {
        for (MapNode.Entry each : sheet.map(block).map(MapNode::all).orElse(List.of())) {
            String id = each.key().text();
            if (!reader.names().knows(outer, id)) {
                reader.names().declare(outer, id, each.key().span());
            }
            for (MapNode.Entry entry : Reader.body(each).map(entries).map(MapNode::all).orElse(List.of())) {
                reader.names().declare(inner, id + "." + entry.key().text(), entry.key().span());
            }
        }
    }
}
