package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.ForMembers;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.track.Track;

/** Reads what happens once when something is taken. */
record WhenTakenReader(ElementReader reader) {

    private static final String KEY = "when-taken";
    private static final String LINK = "link";
    private static final String OPTIONS = "options";
    private static final String LOSES = "loses";
    private static final String TICKS = "ticks";
    private static final Set<String> OTHERS = Set.of(MembersReader.KEY, OPTIONS, LOSES, TICKS);

    /** What an advance says of it; nothing where it says none. */
    WhenTaken read(MapNode map) {
        return read(map, new EffectBlockReader(reader, "", Map.of(), map));
    }

    /** What an option says of it, whose answers it may name. */
    WhenTaken read(MapNode map, EffectBlockReader answers) {
        Optional<MapNode> written = map.map(KEY);
        Map<String, Amount> amounts = new LinkedHashMap<>();
        Map<OtherTrack, Amount> elsewhere = new LinkedHashMap<>();
        Map<String, Long> rows = new LinkedHashMap<>();
        for (MapNode.Entry entry : written.map(MapNode::all).orElse(List.of())) {
            if (!OTHERS.contains(entry.key().text())) {
                amount(entry, amounts, elsewhere, rows);
            }
        }
        return new WhenTaken(amounts, elsewhere, rows, written.flatMap(block -> reader.amount(block, TICKS)),
                targets(written, OPTIONS, answers), targets(written, LOSES, answers),
                written.map(this::members).orElse(List.of()));
    }

    private static List<EffectTarget> targets(Optional<MapNode> written, String key, EffectBlockReader answers) {
        List<EffectTarget> options = new ArrayList<>();
        List<Node> named = written.map(block -> block.items(key)).orElse(List.of());
        for (Node item : named) {
            options.addAll(item.asMap().map(group -> answers.named(group, named)).orElseGet(() ->
                    item.asScalar().flatMap(answers::option).stream().toList()));
        }
        return options;
    }

    private void amount(MapNode.Entry entry, Map<String, Amount> to, Map<OtherTrack, Amount> elsewhere,
            Map<String, Long> rows) {
        MarkedTrackReader tracks = new MarkedTrackReader(reader);
        boolean isOwners = tracks.isOwners(entry.key());
        Optional<String> track = isOwners ? tracks.path(entry.key())
                : reader.referenceBeside(OTHERS, entry.key(), entry.key().text().indexOf('.') > 0 ? ReferenceKind.ROW
                        : ReferenceKind.TRACK);
        Amount amount = amount(entry, !isOwners && reader.names().isSlip(OTHERS, entry.key(), ReferenceKind.TRACK));
        if (amount.fixed().filter(number -> number == 0).isPresent() && entry.value().integer().isPresent()) {
            reader.misplaced(entry.key().span(), entry.key().text(), "zero-amount");
        }
        if (!isOwners && track.filter(path -> path.indexOf('.') > 0).isPresent()) {
            if (entry.value().integer().filter(slots -> slots < 0).isEmpty()) {
                reader.misplaced(entry.key().span(), entry.key().text(), "row-cleared");
            }
            rows.put(track.get(), -entry.value().integer().orElse(0L));
        } else if (isOwners) {
            track.flatMap(OtherTrack::of).ifPresent(other -> elsewhere.put(other, amount));
        } else {
            track.ifPresent(id -> to.put(id, amount));
        }
    }

    /** An amount; nothing behind a word of ours that is misspelt, which may be followed by something else. */
    private Amount amount(MapNode.Entry entry, boolean slip) {
        return slip ? Amount.Fixed.ONE : reader.amount((Scalar) entry.value());
    }

    private List<ForMembers> members(MapNode block) {
        List<ForMembers> all = new ArrayList<>();
        for (Node item : block.items(MembersReader.KEY)) {
            item.asMap().ifPresent(map -> new MembersReader(reader).link(block, map)
                    .ifPresent(path -> all.add(members(map, path))));
        }
        return all;
    }

    /** Amounts by the members' tracks; what formulas read is the owner's. */
    private ForMembers members(MapNode map, String path) {
        String sheet = path.substring(0, path.indexOf('.'));
        ElementReader theirs = new ElementReader(reader.names().of(sheet), reader.report());
        Map<String, Amount> amounts = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.all()) {
            List<String> words = List.of(LINK);
            boolean slip = theirs.names().isSlip(words, entry.key(), ReferenceKind.TRACK);
            if (!entry.key().text().equals(LINK)) {
                Amount amount = amount(entry, slip);
                theirs.referenceBeside(words, entry.key(), ReferenceKind.TRACK)
                        .ifPresent(track -> amounts.put(track, amount));
            }
        }
        return new ForMembers(sheet, path.substring(sheet.length() + 1), amounts);
    }

    /** Reports what cannot be counted, and what nobody ever takes because it is only given. */
    void judge(SheetRules sheet) {
        sheet.advances().values().forEach(advance -> judge(advance.label(), advance.whenTaken(), sheet));
        for (OptionList list : sheet.lists().values()) {
            boolean later = !list.gains().isNever() || list.id().equals(OptionKey.PLAYBOOKS)
                    || sheet.advances().values().stream().anyMatch(advance -> advance.takesFrom(list.id()));
            boolean taken = later || sheet.isEverOffered(list.id());
            for (Option option : list.entries().values()) {
                judge(option.label(), option.whenTaken(), sheet);
                if (!option.whenTaken().isNothing() && !taken) {
                    reader.misplaced(option.label().written(), KEY, "only-given");
                } else if (!option.whenTaken().forMembers().isEmpty() && !later) {
                    option.label().written().map(KEY).ifPresent(map ->
                            reader.misplaced(map, MembersReader.KEY, "only-created"));
                } else if (!later) {
                    option.label().written().map(KEY).ifPresent(map -> List.of(LOSES, TICKS).forEach(key ->
                            reader.misplaced(map, key, "only-created")));
                    option.whenTaken().rows().keySet().forEach(row -> reader.misplaced(option.label().key(KEY, row), row,
                            "only-created"));
                    option.whenTaken().elsewhere().keySet().forEach(other -> reader.misplaced(
                            option.label().key(KEY, other.key()), other.key(), "only-created"));
                }
            }
        }
    }

    private void judge(Label label, WhenTaken whenTaken, SheetRules sheet) {
        for (String id : whenTaken.amounts().keySet()) {
            Track track = sheet.tracks().get(id);
            if (track != null && !track.shape().isCounted() && !track.shape().isPool()) {
                reader.misplaced(label.place(KEY, id), id, track.shape().writtenRows().keySet().stream().findFirst()
                        .map(row -> Message.of("because.row-unnamed", "row", id + "." + row))
                        .orElseGet(() -> Message.of("because.not-startable")));
            }
        }
        for (String row : whenTaken.rows().keySet()) {
            int dot = row.indexOf('.');
            if (!sheet.tracks().get(row.substring(0, dot)).shape().writtenRows().containsKey(row.substring(dot + 1))) {
                reader.misplaced(label.place(KEY, row), row, "not-startable");
            }
        }
        for (EffectTarget target : whenTaken.options()) {
            option(target, label, sheet);
        }
        whenTaken.loses().stream().filter(target -> target.declaredOption().list().equals(OptionKey.PLAYBOOKS))
                .forEach(target -> reader.misplaced(label.place(KEY, LOSES), LOSES, "goes-as-playbook"));
    }

    /** Reports an option that cannot come by itself. */
    private void option(EffectTarget target, Label label, SheetRules sheet) {
        OptionKey key = target.declaredOption();
        Scalar place = label.written().map(KEY).stream().flatMap(block -> block.scalars(OPTIONS).stream())
                .filter(written -> target.written().endsWith(written.text())).findFirst()
                .orElseGet(() -> Scalar.text(OPTIONS, label.place(KEY, OPTIONS)));
        boolean asks = sheet.lists().get(key.list()).entries().values().stream()
                .filter(option -> target.named().isEmpty() || option.key().equals(key))
                .anyMatch(option -> !option.asks().isEmpty());
        if (asks || key.list().equals(OptionKey.PLAYBOOKS)) {
            reader.misplaced(place.span(), place.text(), asks ? "comes-with-question" : "comes-as-playbook");
        }
    }
}
