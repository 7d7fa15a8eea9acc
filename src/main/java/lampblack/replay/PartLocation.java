package lampblack.replay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.Part;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;

/** Where a part stands: of which kind, and which. */
public record PartLocation(PartKind kind, Part part) {

    /** The key of an entry that says which part it is about. */
    public static final String KEY = "part";

    static String path(PartKind kind, Part part) {
        return kind.id() + "." + part.name();
    }

    public String path() {
        return path(kind, part);
    }

    /** The name as it is written. */
    public String written() {
        return part.pick().name().text();
    }

    /** What the part amounts to within a whole that has it. */
    public DerivedSheet in(DerivedSheet whole) {
        return whole.part(kind.id(), part.key()).orElseThrow();
    }

    /** The parts of a file, with something else written of this one. */
    public MapNode with(MapNode parts, String key, Node value) {
        MapNode all = parts.map(kind.id()).orElseThrow();
        MapNode.Entry old = all.entries().get(written());
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(all.entries());
        entries.put(written(), new MapNode.Entry(old.key(), part.body().with(key, value)));
        return parts.with(kind.id(), new MapNode(entries, all.span()));
    }

    /** A part as a character of its own, with nothing but how it was made. */
    public static CharacterFile asNewCharacter(CharacterFile file, Part part) {
        return file.part(part, List.of(), nothing(part));
    }

    /** A part as a character of its own, with its entries of the ledger and its marks of play. */
    static CharacterFile asCharacter(CharacterFile file, PartKind kind, Part part) {
        List<LedgerEntry> entries = file.ledger().stream().filter(ledgerEntry -> ledgerEntry.header().node().text(KEY)
                .filter(written -> isNamed(kind.id(), part, written)).isPresent()).toList();
        MapNode marks = file.now().map(kind.id()).flatMap(all -> all.all().stream()
                .filter(entry -> Name.of(entry.key().text()).key().equals(part.key())).findFirst())
                .flatMap(entry -> entry.value().asMap())
                .orElse(nothing(part));
        return file.part(part, entries, marks);
    }

    private static MapNode nothing(Part part) {
        return new MapNode(Map.of(), part.pick().span());
    }

    /** Every part among some choices. */
    public static List<PartLocation> all(SheetRules sheet, Choices choices) {
        return sheet.parts().values().stream().flatMap(kind -> choices.parts(kind.id()).values().stream()
                .map(part -> new PartLocation(kind, part))).toList();
    }

    /** The parts that an entry may be about; one where their kind is named before it. */
    public static List<PartLocation> find(SheetRules sheet, Choices choices, Scalar written) {
        return all(sheet, choices).stream().filter(partLocation ->
                isNamed(partLocation.kind().id(), partLocation.part(), written.text()))
                .toList();
    }

    private static boolean isNamed(String kind, Part part, String written) {
        String key = Name.of(written).key();
        return key.equals(part.key()) || key.equals(kind + "." + part.key());
    }
}
