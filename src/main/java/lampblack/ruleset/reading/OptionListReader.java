package lampblack.ruleset.reading;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Cost;
import lampblack.rules.GainPolicy;
import lampblack.rules.Label;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.StatedValue;
import lampblack.rules.option.Question;

/** Reads lists and the options in them. */
record OptionListReader(ElementReader reader) {

    OptionList list(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        boolean open = map.isTrue("open");
        if (!open) {
            reader.misplaced(map, "suggestions", "closed-list");
        }
        Map<String, Label> quality = reader.labels(map, "quality");
        Optional<String> usual = map.text("usual-quality");
        if (usual.isPresent() && !quality.containsKey(usual.get())
                && !taken(usual.get(), map.get("usual-quality").orElseThrow().span())) {
            reader.missing(map.get("usual-quality").orElseThrow().span(), id, Message.of("expected.usual"));
        }
        boolean byPlaybook = map.has("by");
        if (!byPlaybook) {
            notByPlaybook(entry, map);
        }
        Map<String, Option> written = reader.entries(map, "entries", (name, at) -> option(id, name, at, byPlaybook));
        Map<String, Option> entries = map.isTrue("in-order") ? OrderedOptions.of(written) : written;
        map.map("entries").ifPresent(all -> all.all().forEach(item -> judgeQuality(ElementReader.body(item), quality)));
        new PlayersSetReader(reader).judge(map);
        return new OptionList(ElementReader.label(id, entry), open, byPlaybook, map.isTrue("permanent"),
                reader.amount(map, "at-most").orElse(Amount.Fixed.NO_LIMIT), map.integer("load"),
                map.get("price").map(reader::cost).orElse(Cost.NOTHING), quality, usual,
                map.scalars("suggestions").stream().map(Scalar::text).toList(), entries,
                OptionList.inTheGame(entries), new RandomTableReader(reader).table(map),
                open || PlayersSetReader.of(map).contains(StatedValue.ENTRIES) ? OptionList.byTitle(entries) : Map.of(),
                PlayersSetReader.of(map),
                new GainPolicyReader(reader).policy(map));
    }

    /** Reports options that belong to playbooks in a list that is not sorted by them, several of them as one. */
    private void notByPlaybook(MapNode.Entry list, MapNode map) {
        List<MapNode> options = map.map("entries").map(MapNode::all).orElse(List.of()).stream().map(ElementReader::body)
                .filter(mapNode -> mapNode.has("playbook")).toList();
        if (options.size() == 1) {
            reader.misplaced(options.get(0), "playbook", "not-by-playbook");
        } else if (!options.isEmpty()) {
            reader.report().add(Diagnostic.of(Code.RULESET__MISPLACED_KEY, list.key().span(), Message.of(
                    "ruleset.misplaced-key.several", "key", "playbook", "count", options.size(), "list", list.key()
                    .text()))
                    .note(Message.of("note.by-playbook"), options.get(0).keySpan("playbook")));
        }
    }

    /** The playbooks of a sheet: a list like any other, of which a character has at most one. */
    OptionList playbooks(MapNode sheet) {
        MapNode.Entry block = sheet.entries().get("playbooks");
        Label label = new Label(OptionKey.PLAYBOOKS, "Playbook", "Playbook", "", block.key().span(),
                ElementReader.body(block));
        Map<String, Option> entries = reader.entries(sheet, "playbooks",
                (name, at) -> option(OptionKey.PLAYBOOKS, name, at, false));
        return new OptionList(label, false, false, false, Amount.Fixed.ONE, Optional.empty(), Cost.NOTHING, Map.of(),
                Optional.empty(), List.of(), entries, OptionList.inTheGame(entries), Optional.empty(), Map.of(),
                Set.of(), GainPolicy.CountedGain.USUAL);
    }

    private Option option(String list, String id, MapNode.Entry entry, boolean byPlaybook) {
        MapNode map = ElementReader.body(entry);
        List<String> playbooks = byPlaybook ? reader.references(map, "playbook", ReferenceKind.PLAYBOOK).stream()
                .map(path -> OptionKey.of(path).id()).toList() : List.of();
        RequirementReader requirements = new RequirementReader(reader);
        Map<String, Question> asks = reader.entries(map, "ask", this::question);
        map.map("ask").ifPresent(this::unlike);
        EffectBlockReader effects = new EffectBlockReader(reader, list + "." + id, asks, map.map("ask").orElse(map));
        return new Option(new OptionKey(list, id), ElementReader.label(id, entry), playbooks,
                reader.references(map, "tags", ReferenceKind.TAG), requirements.read(map, "requires"),
                requirements.read(map, "while"), effects.read(map), asks,
                reader.amount(map, "times").orElse(Amount.Fixed.ONE), map.isTrue("locked"), map.isTrue("permanent"),
                map.isTrue("on-entry"), map.integer("load"), map.get("price").map(reader::cost), map.text("quality"),
                reader.amount(map, "uses"),
                reader.amount(map, "boxes"), PlayersSetReader.of(map), new WhenTakenReader(reader).read(map, effects));
    }

    /** Reports a question that is to be answered otherwise than one that is not asked. */
    private void unlike(MapNode asks) {
        for (MapNode.Entry entry : asks.all()) {
            ElementReader.body(entry).scalar("unlike").ifPresent(other -> {
                if (!asks.has(other.text()) || other.text().equals(entry.key().text())) {
                    Set<String> others = new LinkedHashSet<>(asks.keys());
                    others.remove(entry.key().text());
                    reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_QUESTION, other.span(), "name",
                            other.text())
                            .suggest(other.text(), others));
                }
            });
        }
    }

    private void judgeQuality(MapNode option, Map<String, Label> known) {
        Optional<Scalar> written = option.scalar("quality");
        if (written.isPresent() && known.isEmpty()) {
            reader.misplaced(option, "quality", "no-quality");
        } else if (written.isPresent() && !known.containsKey(written.get().text())) {
            String quality = written.get().text();
            if (!taken(quality, written.get().span())) {
                reader.names().unknown("quality " + quality, Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE,
                        written.get().span(), "what", ReferenceKind.QUALITY.called(), "name", quality)
                                .suggest(quality, known.keySet()));
            }
        }
    }

    /** Whether a grade is not there because an overlay took it out. */
    private boolean taken(String quality, Span span) {
        return reader.names().explained(quality, span, ReferenceKind.QUALITY);
    }

    private Question question(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        List<String> some = map.get("which").flatMap(Node::asList).isPresent()
                ? reader.references(map, "which", ReferenceKind.TRAIT, ReferenceKind.OPTION) : List.of();
        Set<String> blocks = new LinkedHashSet<>();
        some.forEach(name -> blocks.add(name.substring(0, name.indexOf('.'))));
        if (blocks.size() > 1) {
            reader.misplaced(map, "which", "of-several");
        }
        Optional<String> which = some.isEmpty() ? reader.reference(map, "which", ReferenceKind.SET, ReferenceKind.LIST)
                : blocks.stream().findFirst();
        if (which.filter(name -> !reader.names().knows(ReferenceKind.LIST, name)).isPresent()) {
            reader.misplaced(map, "up-to", "no-prices");
        }
        if (which.filter(name -> !reader.names().knows(ReferenceKind.LIST, name)).isPresent()) {
            reader.misplaced(map, "only", "no-options");
        }
        if (!some.isEmpty() || which.filter(name -> reader.names().knows(ReferenceKind.LIST, name)).isPresent()) {
            reader.misplaced(map, "new", "new-of-list");
        }
        Cost upTo = map.get("up-to").map(reader::cost).orElse(Cost.NOTHING);
        if (!upTo.elsewhere().isEmpty()) {
            reader.misplaced(map, "up-to", "own-prices");
        }
        Set<String> among = new LinkedHashSet<>();
        some.forEach(name -> among.add(name.substring(name.indexOf('.') + 1)));
        return new Question(ElementReader.label(id, entry), which, among, map.isTrue("new"), reader.filter(map),
                upTo, reader.labels(map, "one-of"), map.text("unlike"),
                map.has("has-room") ? Optional.of(map.isTrue("has-room")) : Optional.empty());
    }
}
