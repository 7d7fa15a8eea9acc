package lampblack.character;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.GoneWords;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** A character as written: its header and its choices, none of them judged yet. */
public record CharacterFile(
        MapNode root,
        Scalar ruleset,
        Optional<Scalar> version,
        Optional<Scalar> sheet,
        List<OwnerReference> links,
        MapNode fields,
        MapNode creation,
        MapNode parts,
        List<LedgerEntry> ledger,
        List<Ruling> rulings,
        MapNode now) {

    private static final Set<String> KEYS = Set.of("format", "ruleset", "version", "bases", "sheet", "links", "fields",
            "creation",
            "parts", "ledger", "rulings", "now", "tags", "archived");

    /** The sheet a character has when it does not say which. */
    public static final String USUAL_SHEET = "character";

    /** The newest format of character files that is understood. */
    public static final long FORMAT = 1;

    public Source source() {
        return root.span().source();
    }

    /** Where to point for what concerns the whole file. */
    public Span span() {
        return ruleset.span();
    }

    /** The words that whoever keeps it sorts it by. They stand in the file itself, so that they go wherever it goes. */
    public List<String> tags() {
        return root.items("tags").stream().flatMap(item -> item.asScalar().stream()).map(Scalar::text).toList();
    }

    /** Whether whoever keeps it has put it away. */
    public boolean isArchived() {
        return root.get("archived").flatMap(Node::asScalar).flatMap(Scalar::bool).orElse(false);
    }

    /** Where its ledger says that a later version of the game holds from then on. */
    public List<TakenOver> takenOver() {
        return TakenOver.all(root);
    }

    /** Whether play has begun, so that creation is over: its ledger has more than notes. */
    public boolean hasBegun() {
        return ledger.stream().anyMatch(entry -> !entry.isNote());
    }

    /** The same character with something else written in it. */
    public CharacterFile with(MapNode otherRoot) {
        CharacterFile other = decode(otherRoot).value().orElseThrow();
        return new CharacterFile(otherRoot, ruleset, version, other.sheet, other.links, other.fields, other.creation,
                other.parts, other.ledger, other.rulings, other.now);
    }

    /** The same character with other choices at creation. */
    public CharacterFile withCreation(MapNode other) {
        return new CharacterFile(root, ruleset, version, sheet, links, fields, other, parts, ledger, rulings, now);
    }

    /** The same character with other parts. */
    public CharacterFile withParts(MapNode other) {
        return new CharacterFile(root, ruleset, version, sheet, links, fields, creation, other, ledger, rulings, now);
    }

    /** The same character with no marks of play. */
    public CharacterFile withoutMarks() {
        return new CharacterFile(root, ruleset, version, sheet, links, fields, creation, parts, ledger, rulings,
                new MapNode(Map.of(), now.span()));
    }

    /**
     * A part of the character as a character of its own.
     *
     * @param entries what the ledger says of it
     * @param marks its marks of play
     */
    public CharacterFile part(Part part, List<LedgerEntry> entries, MapNode marks) {
        MapNode body = part.body();
        MapNode nothing = new MapNode(Map.of(), part.pick().span());
        return new CharacterFile(body, part.pick().name(), Optional.empty(), Optional.empty(), List.of(),
                part(body, "fields", nothing), part(body, "creation", nothing), nothing, entries, rulings, marks);
    }

    private static MapNode part(MapNode body, String key, MapNode otherwise) {
        return body.map(key).map(map -> new MapNode(map.entries(), body.keySpan(key))).orElse(otherwise);
    }

    /** The same character as it was before an entry of its ledger. */
    public CharacterFile before(int index) {
        List<LedgerEntry> earlier = ledger.stream().filter(ledgerEntry -> ledgerEntry.header().index() < index)
                .toList();
        return new CharacterFile(root, ruleset, version, sheet, today(root, earlier), fields, creation, parts, earlier,
                rulings, now);
    }

    /** The sheets it belongs to today: those it began with, and what it has changed to since. */
    private static List<OwnerReference> today(MapNode root, List<LedgerEntry> ledger) {
        Map<String, OwnerReference> byLink = new LinkedHashMap<>();
        begun(root).forEach(link -> byLink.put(link.id(), link));
        for (LedgerEntry entry : ledger) {
            entry.changedLinks().forEach(change -> byLink.remove(change.key().text()));
            entry.newLinks().forEach(link -> byLink.put(link.id(), link));
        }
        return List.copyOf(byLink.values());
    }

    private static List<OwnerReference> begun(MapNode root) {
        return OwnerReference.decode(root.map("links").map(MapNode::all).orElse(List.of()));
    }

    /** All the sheets it has ever belonged to, in their order. */
    public List<OwnerReference> everLinked() {
        return Stream.concat(begun(root).stream(), ledger.stream()
                .flatMap(entry -> entry.newLinks().stream())).toList();
    }

    /** What it says of the sheet that a link leads to today. */
    public Optional<OwnerReference> link(String id) {
        return links.stream().filter(link -> link.id().equals(id)).findFirst();
    }

    /** What it said of that when an entry of its ledger was written. */
    public Optional<OwnerReference> link(String id, int index) {
        return before(index).link(id);
    }

    /** The highest number of a period that its ledger says, notes aside. */
    public OptionalLong highest(String period) {
        return ledger.stream().filter(entry -> !entry.isNote()).flatMap(entry -> entry.header().period(period).stream())
                .mapToLong(Long::longValue).max();
    }

    /** The same file under another ruleset, then without a ruleset version. */
    public CharacterFile under(String other) {
        return other.equals(ruleset.text()) ? this : new CharacterFile(root, Scalar.text(other, ruleset.span()),
                Optional.empty(), sheet, links, fields,
                creation, parts, ledger, rulings, now);
    }

    /** The problem that a tree is of a format newer than what is understood, so that nothing more can be said of it. */
    public static Optional<Diagnostic> newer(MapNode root) {
        return root.integer("format").filter(format -> format > FORMAT).map(format -> Diagnostic.of(
                Code.CHARACTER__NEWER_FORMAT, root.get("format").orElseThrow().span(), "format", format, "known",
                FORMAT));
    }

    /** Reads a tree that has the shape of a character. */
    public static Checked<CharacterFile> decode(MapNode root) {
        Report report = new Report();
        unknownKeys(root, report);
        part(root, "fields").all().stream().flatMap(entry -> entry.value().asScalar().stream())
                .flatMap(value -> new QuotedField(value).note().stream()).forEach(report::add);
        List<Ruling> rulings = root.items("rulings").stream().flatMap(item -> item.asMap().stream())
                .map(Ruling::decode).toList();
        Scalar ruleset = root.scalar("ruleset").orElseGet(() -> Scalar.text("", root.span()));
        return Checked.of(new CharacterFile(root, ruleset, root.scalar("version"), root.scalar("sheet"),
                today(root, ledger(root)), part(root, "fields"), part(root, "creation"), part(root, "parts"),
                ledger(root), rulings,
                part(root, "now")), report);
    }

    private static void unknownKeys(MapNode root, Report report) {
        List<MapNode.Entry> fields = new StrayFields(root, KEYS).find();
        Set<String> told = fields.stream().skip(1).map(entry -> entry.key().text()).collect(Collectors.toSet());
        for (MapNode.Entry entry : root.all()) {
            if (!KEYS.contains(entry.key().text()) && !told.contains(entry.key().text())) {
                Diagnostic unknown = Diagnostic.of(Code.CHARACTER__UNKNOWN_KEY, entry.key().span(), "key",
                        entry.key().text());
                report.add(!fields.isEmpty() && entry.equals(fields.get(0)) ? StrayFields.told(unknown, fields)
                        : elsewhere(unknown, entry));
            }
        }
    }

    private static Diagnostic elsewhere(Diagnostic unknown, MapNode.Entry entry) {
        Optional<Message> gone = GoneWords.instead("character", entry.key().text());
        if (gone.isPresent()) {
            return unknown.note(gone.get());
        }
        Diagnostic near = unknown.suggestWord(entry.key().text(), KEYS.stream().sorted().toList());
        boolean words = near.notes().isEmpty() && entry.value().asScalar().isPresent();
        return words ? near.note(Message.of("note.field-within"))
                : near.notes().isEmpty() ? near.note(Message.of("note.block-of-game")) : near;
    }

    private static MapNode part(MapNode root, String key) {
        Span place = root.has(key) ? root.keySpan(key) : root.get("ruleset").map(Node::span).orElse(root.span());
        // What is missing in a part is reported at its key, not at whatever happens to stand first in it.
        return new MapNode(root.map(key).map(MapNode::entries).orElse(Map.of()), place);
    }

    private static List<LedgerEntry> ledger(MapNode root) {
        List<LedgerEntry> entries = new ArrayList<>();
        List<Node> items = root.get("ledger").flatMap(Node::asList).map(ListNode::items).orElse(List.of());
        for (int i = 0; i < items.size(); i++) {
            LedgerEntry.decode(i, items.get(i)).ifPresent(entries::add);
        }
        return List.copyOf(entries);
    }
}
