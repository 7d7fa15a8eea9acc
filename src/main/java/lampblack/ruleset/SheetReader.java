package lampblack.ruleset;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Advance;
import lampblack.rules.Amount;
import lampblack.rules.CellMap;
import lampblack.rules.Choose;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.Link;
import lampblack.rules.Linked;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.PartKind;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.Take;

/** Reads one kind of sheet: first the names it declares, then what they are. */
record SheetReader(Reader reader, Collection<MapNode.Entry> tags, MapNode whole) {


    SheetRules sheet(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        OptionReader options = new OptionReader(reader);
        Map<String, OptionList> lists = new LinkedHashMap<>();
        if (map.map("playbooks").isPresent()) {
            lists.put(OptionKey.PLAYBOOKS, options.playbooks(map));
        }
        lists.putAll(reader.entries(map, "lists", options::list));
        Map<String, CellMap> maps = reader.entries(map, "maps", new MapReader(reader)::map);
        lists.replaceAll((name, list) -> new MappedOptions(maps.values()).of(list));
        ProgressReader progress = new ProgressReader(reader);
        SheetRules rules = new SheetRules(Reader.label(id, entry), reader.entries(map, "fields", this::field),
                reader.entries(map, "traits", new TraitReader(reader)::set), lists,
                reader.entries(map, "tracks", new TrackReader(reader)::track), reader.labels(map, "milestones"),
                periods(map), reader.entries(map, "creation", progress::step),
                reader.entries(map, "earning", progress::earning), reader.entries(map, "advances", progress::advance),
                reader.entries(map, "rules", progress::assertion),
                Linked.of(reader.entries(map, "links", this::link), Reader.label(id, entry),
                        new GivesReader(reader, Map.of(), new MapNode(Map.of(), map.span())).read(map)),
                Map.of(), reader.entries(map, "parts", (part, at) -> part(part, at, map)), maps);
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

    private Map<String, Label> periods(MapNode sheet) {
        Map<String, Label> periods = reader.labels(whole, "periods");
        periods.putAll(reader.labels(sheet, "periods"));
        return periods;
    }

    private PartKind part(String id, MapNode.Entry entry, MapNode sheet) {
        MapNode map = Reader.body(entry);
        Range places = map.has("places") ? reader.range(map, "places") : new Range(Amount.Fixed.ZERO, Amount.Fixed.NO_LIMIT);
        SheetRules rules = within(id, sheet).sheet(id, entry);
        return new PartKind(rules.label(), places, rules);
    }

    /** The reader of a kind of parts, which counts by the periods of the whole as well. */
    private SheetReader within(String part, MapNode sheet) {
        return new SheetReader(new Reader(reader.names().within(part), reader.report()), tags, sheet);
    }

    private Field field(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        return new Field(Reader.label(id, entry), map.isTrue("required"), map.integer("lines").orElse(1L).intValue(),
                reader.labels(map, "one-of"), map.text("detail"),
                map.scalars("suggestions").stream().map(Scalar::text).toList());
    }

    /** Declares the names of a sheet and of its parts, so that each may speak of the other, and its links. */
    void declare(String id, MapNode sheet) {
        Names names = reader.names();
        tags.forEach(tag -> names.declare(Kind.TAG, tag.key().text(), tag.key().span(),
                Reader.label(tag.key().text(), tag).title()));
        declare(sheet, "parts", Kind.PART);
        sheet.map("parts").map(MapNode::all).orElse(List.of()).forEach(part -> unlike(part.key(), sheet));
        sheet.map("parts").map(MapNode::all).orElse(List.of())
                .forEach(part -> within(part.key().text(), sheet).declare(
                        part.key().text(), Reader.body(part)));
        declare(sheet, "fields", Kind.FIELD);
        declare(sheet, "maps", Kind.MAP);
        PlanReader.declare(names);
        declare(sheet, "milestones", Kind.MILESTONE);
        declare(sheet, "earning", Kind.EARNING);
        declare(sheet, "advances", Kind.ADVANCE);
        declare(whole, "periods", Kind.PERIOD);
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
            Reader.body(each).text("to").flatMap(names::sheetMeant).ifPresent(to -> {
                names.of(to).declare(Kind.LINK, id + "." + each.key().text(), each.key().span());
                names.belongs(each.key().text(), to, each.key().span());
            });
        }
    }

    /** Reports a kind of parts that is called as a list or track is: a character tells them apart by their names. */
    private void unlike(Scalar kind, MapNode sheet) {
        List.of("lists", "tracks").stream()
                .filter(block -> sheet.map(block).filter(all -> all.has(kind.text())).isPresent())
                .findFirst().ifPresent(block -> reader.report().add(Diagnostic.of(Code.RULESET__SAME_NAME, kind.span(),
                        "name", kind.text()).note(Message.of("note.defined", "name", block + "." + kind.text()),
                        sheet.map(block).get().keySpan(kind.text()))));
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
