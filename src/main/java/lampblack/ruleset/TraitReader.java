package lampblack.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.expression.Type;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Derivation;
import lampblack.rules.Functions;
import lampblack.rules.Label;
import lampblack.rules.TraitEntry;
import lampblack.rules.TraitSet;

/** Reads sets of traits. */
record TraitReader(Reader reader) {

    TraitSet set(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        boolean open = map.isTrue("open");
        if (open) {
            reader.misplaced(map, "entries", "open-entries");
        } else {
            reader.misplaced(map, "suggestions", "closed-set");
            if (map.map("entries").isEmpty()) {
                reader.missing(entry.key().span(), id, Message.of("expected.entries"));
            }
        }
        Optional<String> under = reader.reference(map, "under", Kind.SET);
        MapNode rating = map.map("rating").orElseGet(() -> new MapNode(Map.of(), map.span()));
        List<Label> steps = List.copyOf(reader.labels(rating, "steps").values());
        Optional<Derivation> derived = derivation(rating);
        Optional<Amount> max = reader.amount(rating, "max")
                .or(() -> steps.isEmpty() ? Optional.empty() : Optional.of(new Amount.Fixed(steps.size() - 1L)));
        if (max.isEmpty() && derived.isEmpty()) {
            reader.missing(entry.key().span(), id, Message.of("expected.max"));
        }
        Amount min = reader.amount(rating, "min").orElse(open ? Amount.ONE : Amount.ZERO);
        Map<String, TraitEntry> entries = reader.entries(map, "entries", (each, at) -> entry(each, at, id, under));
        return new TraitSet(Reader.label(id, entry), open, under, min, max.orElse(Amount.NO_LIMIT),
                reader.amount(rating, "start").orElse(Amount.ZERO), derived, steps, entries,
                map.scalars("suggestions").stream().map(Scalar::text).toList());
    }

    private Optional<Derivation> derivation(MapNode rating) {
        Optional<Derivation> counts = reader.reference(rating, "counts", Kind.SET).map(Derivation.Counts::new);
        Optional<Derivation> sums = reader.reference(rating, "sums", Kind.SET).map(Derivation.Sums::new);
        return counts.or(() -> sums).or(() -> formula(rating));
    }

    private Optional<Derivation> formula(MapNode map) {
        return map.scalar("is").flatMap(each -> reader.expression(each, Functions.ANYWHERE, Type.INT))
                .map(Derivation.Is::new);
    }

    private TraitEntry entry(String id, MapNode.Entry entry, String set, Optional<String> under) {
        MapNode map = Reader.body(entry);
        if (under.isEmpty()) {
            reader.misplaced(map, "under", "no-under");
        } else if (!map.has("under")) {
            reader.missing(entry.key().span(), id, Message.of("expected.under"));
        }
        Optional<String> parent = under.isEmpty()
                ? Optional.empty()
                : map.scalar("under").flatMap(each -> parent(each, under.get()));
        return new TraitEntry(Reader.label(id, entry), parent, reader.amount(map, "start"), reader.amount(map, "max"),
                formula(map), reader.references(map, "tags", Kind.TAG));
    }

    private Optional<String> parent(Scalar written, String set) {
        String path = written.text().contains(".") ? written.text() : set + "." + written.text();
        if (reader.names().knows(Kind.TRAIT, path)) {
            return Optional.of(path.substring(path.indexOf('.') + 1));
        }
        return reader.names().find(written, Kind.TRAIT).map(found -> found.path().substring(found.path().indexOf('.') + 1));
    }
}
