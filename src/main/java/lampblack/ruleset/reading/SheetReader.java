package lampblack.ruleset.reading;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.PlayRules;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.option.OwnerLinks;

/** Reads one kind of sheet: first the names it declares, then what they are. */
record SheetReader(ElementReader reader, Collection<MapNode.Entry> tags, MapNode whole) {

    SheetRules sheet(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        OptionListReader options = new OptionListReader(reader);
        Map<String, OptionList> lists = new LinkedHashMap<>();
        if (map.map("playbooks").isPresent()) {
            lists.put(OptionKey.PLAYBOOKS, options.playbooks(map));
        }
        lists.putAll(reader.entries(map, "lists", options::list));
        Map<String, CellMap> maps = reader.entries(map, "maps", new MapReader(reader)::map);
        lists.replaceAll((name, list) -> new MappedOptions(maps.values()).of(list));
        ProgressionReader progress = new ProgressionReader(reader);
        SheetRules rules = new SheetRules(ElementReader.label(id, entry), reader.entries(map, "fields", this::field),
                reader.entries(map, "traits", new TraitSetReader(reader)::set), lists,
                reader.entries(map, "tracks", new TrackReader(reader)::track), reader.labels(map, "milestones"),
                periods(map), reader.entries(map, "creation", progress::step),
                reader.entries(map, "earning", progress::earning), reader.entries(map, "advances", progress::advance),
                reader.entries(map, "limits", progress::limit),
                reader.entries(map, "rules", progress::assertion),
                OwnerLinks.of(reader.entries(map, "links", this::link), ElementReader.label(id, entry),
                        new EffectBlockReader(reader, "", Map.of(), new MapNode(Map.of(), map.span())).read(map)),
                Map.of(), reader.entries(map, "parts", (part, at) -> part(part, at, map)), maps, PlayRules.NOTHING);
        rules.listChoices().stream().filter(ListChoice::rolled)
                .forEach(choice -> rolled(choice.label(), choice.from().of(rules).toList()));
        rules.listChoices().stream().filter(choice -> choice.from().of(rules).filter(OptionList::open).count() > 1)
                .forEach(choice -> reader.misplaced(choice.label().key("from"), "from", "two-open"));
        new WhenTakenReader(reader).judge(rules);
        staying(rules);
        return rules;
    }

    /** Reports where a playbook says of what it gives that it stays or ends, and it would without being said. */
    private void staying(SheetRules rules) {
        OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
        for (Option playbook : playbooks == null ? List.<Option>of() : playbooks.entries().values()) {
            for (EffectBlock block : playbook.gives()) {
                // Of what names nothing that there is, only that is told.
                block.stays().filter(staying -> !block.effects().isEmpty() && block.effects().stream().noneMatch(effect ->
                        effect.becomesOwn(rules) != staying.stays() && !effect.isOfCreation()))
                        .ifPresent(staying -> reader.misplaced(staying.key(), "stays",
                                staying.stays() ? "stays-anyway" : "ends-anyway"));
            }
        }
    }

    /** Reports what is to be rolled where no list is a table. */
    private void rolled(Label of, List<OptionList> lists) {
        if (lists.stream().allMatch(list -> list.table().isEmpty() && !list.label().written().has("roll"))) {
            reader.misplaced(of.key("rolled"), "rolled", "no-roll");
        }
    }

    private OwnerLink link(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        return reader.reference(map, "to", ReferenceKind.SHEET)
                .map(to -> new OwnerLink(ElementReader.label(id, entry), to, map.isTrue("required"),
                        Optional.empty())).orElse(null);
    }

    private Map<String, Label> periods(MapNode sheet) {
        Map<String, Label> periods = reader.labels(whole, "periods");
        periods.putAll(reader.labels(sheet, "periods"));
        return periods;
    }

    private PartKind part(String id, MapNode.Entry entry, MapNode sheet) {
        MapNode map = ElementReader.body(entry);
        Range places = map.has("places") ? reader.range(map, "places")
                : new Range(Amount.Fixed.ZERO, Amount.Fixed.NO_LIMIT);
        SheetRules rules = within(id, sheet).sheet(id, entry);
        return new PartKind(rules.label(), places, rules, new GainPolicyReader(reader).policy(map));
    }

    /** The reader of a kind of parts, which counts by the periods of the whole as well. */
    private SheetReader within(String part, MapNode sheet) {
        return new SheetReader(new ElementReader(reader.names().within(part), reader.report()), tags, sheet);
    }

    private Field field(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        return new Field(ElementReader.label(id, entry), map.isTrue("required"), map.integer("lines").orElse(1L)
                .intValue(),
                reader.labels(map, "one-of"), map.text("detail"),
                map.scalars("suggestions").stream().map(Scalar::text).toList());
    }

    /** Declares the names of a sheet and of its parts, so that each may speak of the other, and its links. */
    void declare(String id, MapNode sheet) {
        SymbolTable names = reader.names();
        tags.forEach(tag -> names.declare(ReferenceKind.TAG, tag.key().text(), tag.key().span(),
                ElementReader.label(tag.key().text(), tag).title()));
        declare(sheet, "parts", ReferenceKind.PART);
        sheet.map("parts").map(MapNode::all).orElse(List.of()).forEach(
                part -> unlike(part.key(), sheet, List.of("lists", "tracks"), "ruleset.same-name"));
        sheet.map("parts").map(MapNode::all).orElse(List.of())
                .forEach(part -> within(part.key().text(), sheet).declare(
                        part.key().text(), ElementReader.body(part)));
        List.of("traits", "lists", "tracks", "parts").forEach(block -> sheet.map(block)
                .filter(all -> all.has(FormulaScope.MEMBERS)).ifPresent(all -> reader.report().add(Diagnostic.of(
                        Code.RULESET__RESERVED_NAME, all.keySpan(FormulaScope.MEMBERS), "name",
                                FormulaScope.MEMBERS))));
        declare(sheet, "fields", ReferenceKind.FIELD);
        declare(sheet, "maps", ReferenceKind.MAP);
        PagePlanReader.declare(names);
        declare(sheet, "milestones", ReferenceKind.MILESTONE);
        declare(sheet, "earning", ReferenceKind.EARNING);
        declare(sheet, "advances", ReferenceKind.ADVANCE);
        declare(sheet, "limits", ReferenceKind.LIMIT);
        declare(whole, "periods", ReferenceKind.PERIOD);
        if (sheet.map("periods").map(periods -> !periods.has("session")).orElse(true)) {
            names.builtIn(ReferenceKind.PERIOD, "session");
        }
        declare(sheet, "periods", ReferenceKind.PERIOD);
        within(sheet, "traits", "entries", ReferenceKind.SET, ReferenceKind.TRAIT);
        within(sheet, "lists", "entries", ReferenceKind.LIST, ReferenceKind.OPTION);
        within(sheet, "tracks", "rows", ReferenceKind.TRACK, ReferenceKind.ROW);
        within(sheet, "tracks", "bands", ReferenceKind.TRACK, ReferenceKind.ROW);
        if (sheet.map("playbooks").isPresent()) {
            names.declare(ReferenceKind.LIST, OptionKey.PLAYBOOKS, sheet.keySpan("playbooks"));
            sheet.map("playbooks").get().all().forEach(this::declarePlaybook);
        }
        sheet.map("creation").map(MapNode::all).orElse(List.of()).forEach(this::declareStep);
        declareLinks(id, sheet);
    }

    private void declarePlaybook(MapNode.Entry entry) {
        String path = OptionKey.PLAYBOOKS + "." + entry.key().text();
        reader.names().declare(ReferenceKind.OPTION, path, entry.key().span());
        reader.names().groups().addPlaybook(path);
        reader.names().declare(ReferenceKind.PLAYBOOK, path, entry.key().span());
    }

    private void declareStep(MapNode.Entry entry) {
        MapNode step = ElementReader.body(entry);
        if (step.has("spend")) {
            reader.names().declare(ReferenceKind.SPEND_STEP, entry.key().text(), entry.key().span());
        } else if (step.has("choose")) {
            reader.names().declare(ReferenceKind.CHOOSE_STEP, entry.key().text(), entry.key().span());
        }
    }

    private void declareLinks(String id, MapNode sheet) {
        SymbolTable names = reader.names();
        for (MapNode.Entry entry : sheet.map("links").map(MapNode::all).orElse(List.of())) {
            ElementReader.body(entry).text("to").flatMap(to -> names.sheetMeant(to, entry.key().text())).ifPresent(to -> {
                names.of(to).declare(ReferenceKind.LINK, id + "." + entry.key().text(), entry.key().span());
                names.belongs(entry.key().text(), to, entry.key().span());
            });
            unlike(entry.key(), sheet, List.of("tracks"), "ruleset.same-name.link");
        }
    }

    /** Reports a name that another block has as well, where a character tells them apart by their names. */
    private void unlike(Scalar kind, MapNode sheet, List<String> blocks, String message) {
        blocks.stream()
                .filter(block -> sheet.map(block).filter(all -> all.has(kind.text())).isPresent())
                .findFirst().ifPresent(block -> reader.report().add(Diagnostic.of(Code.RULESET__SAME_NAME, kind.span(),
                        Message.of(message, "name", kind.text()))
                                .note(Message.of("note.defined", "name", block + "." + kind.text()),
                        sheet.map(block).get().keySpan(kind.text()))));
    }

    private void declare(MapNode sheet, String block, ReferenceKind kind) {
        for (MapNode.Entry entry : sheet.map(block).map(MapNode::all).orElse(List.of())) {
            reader.names().declare(kind, entry.key().text(), entry.key().span());
        }
    }

    private void within(MapNode sheet, String block, String entries, ReferenceKind outer, ReferenceKind inner) {
        for (MapNode.Entry all : sheet.map(block).map(MapNode::all).orElse(List.of())) {
            String id = all.key().text();
            if (!reader.names().knows(outer, id)) {
                reader.names().declare(outer, id, all.key().span());
            }
            MapNode body = outer == ReferenceKind.SET ? SingleTrait.spread(all) : ElementReader.body(all);
            for (MapNode.Entry entry : body.map(entries).map(MapNode::all).orElse(List.of())) {
                reader.names().declare(inner, id + "." + entry.key().text(), entry.key().span());
                if (inner == ReferenceKind.OPTION) {
                    if (ElementReader.body(entry).has(Label.RETIRED)) {
                        reader.names().yielding(id + "." + entry.key().text());
                    }
                    reader.names().groups().add(id + "." + entry.key().text(), ElementReader.body(entry));
                }
            }
        }
    }
}
