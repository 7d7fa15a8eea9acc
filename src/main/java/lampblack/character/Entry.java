package lampblack.character;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Nearest;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** One line of a ledger, as written. */
public sealed interface Entry {

    /** The keys that say what kind of entry it is. */
    List<String> KINDS = List.of("earn", "advance", "milestone", "gain", "lose", "change", "retire", "note");

    Header header();

    /** Experience that was earned, each amount by its source. */
    record Earn(Header header, MapNode amounts) implements Entry {}

    /** Something bought with what was earned. */
    record Buy(Header header, Scalar advance) implements Entry {}

    /** A milestone that was reached in play. */
    record Reach(Header header, Scalar milestone) implements Entry {}

    /** Something that came to the character outside the price list. */
    record Gain(Header header, MapNode what) implements Entry {}

    /** Something that was lost in play. */
    record Lose(Header header, MapNode what) implements Entry {}

    /** Another playbook from here on. */
    record Change(Header header, MapNode what) implements Entry {}

    /** The end of a career; nothing may follow but notes. */
    record Retire(Header header, String words) implements Entry {}

    /** An entry that is nothing but a note. */
    record Remark(Header header, String words) implements Entry {}

    /** Reads one item of a ledger; what it cannot understand is reported and left out. */
    static Optional<Entry> decode(int index, Node item, Report report) {
        if (!(item instanceof MapNode map)) {
            report.add(Diagnostic.of(Code.CHARACTER__NOT_AN_ENTRY, item.span(), "kinds", KINDS));
            return Optional.empty();
        }
        List<String> written = KINDS.stream().filter(map::has).toList();
        List<String> kinds = written.size() > 1 ? written.stream().filter(kind -> !kind.equals("note")).toList() : written;
        if (kinds.size() != 1) {
            report.add(several(map, kinds));
            return Optional.empty();
        }
        return of(kinds.get(0), index, map, report);
    }

    private static Diagnostic several(MapNode map, List<String> kinds) {
        if (kinds.isEmpty()) {
            Diagnostic found = Diagnostic.of(Code.CHARACTER__NOT_AN_ENTRY, map.span(), "kinds", KINDS);
            for (MapNode.Entry entry : map.all()) {
                if (Nearest.to(entry.key().text(), KINDS).isPresent()) {
                    return Diagnostic.of(Code.CHARACTER__NOT_AN_ENTRY, entry.key().span(), "kinds", KINDS)
                            .suggest(entry.key().text(), KINDS);
                }
            }
            return found;
        }
        return Diagnostic.of(Code.CHARACTER__TWO_ENTRIES_IN_ONE, map.keySpan(kinds.get(1)), "kinds", kinds);
    }

    private static Optional<Entry> of(String kind, int index, MapNode map, Report report) {
        Node value = map.get(kind).orElseThrow();
        Span place = value.span().start() == value.span().end() ? map.keySpan(kind) : value.span();
        Header header = new Header(index, map, place);
        boolean fits = switch (kind) {
            case "earn", "gain", "lose", "change" -> value instanceof MapNode;
            default -> value instanceof Scalar scalar && !scalar.isNull();
        };
        if (!fits) {
            report.add(Diagnostic.of(Code.CHARACTER__ENTRY_SHAPE, place, "kind", kind));
            return Optional.empty();
        }
        return Optional.of(switch (kind) {
            case "earn" -> new Earn(header, (MapNode) value);
            case "advance" -> new Buy(header, (Scalar) value);
            case "milestone" -> new Reach(header, (Scalar) value);
            case "gain" -> new Gain(header, (MapNode) value);
            case "lose" -> new Lose(header, (MapNode) value);
            case "change" -> new Change(header, (MapNode) value);
            case "retire" -> new Retire(header, ((Scalar) value).text());
            default -> new Remark(header, ((Scalar) value).text());
        });
    }
}
