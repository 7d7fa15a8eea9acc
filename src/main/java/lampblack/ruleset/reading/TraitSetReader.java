package lampblack.ruleset.reading;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.expression.Type;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;

/** Reads sets of traits. */
record TraitSetReader(ElementReader reader) {

    TraitSet set(String id, MapNode.Entry entry) {
        MapNode map = SingleTrait.spread(entry);
        boolean open = map.isTrue("open");
        if (open) {
            reader.misplaced(map, "entries", "open-entries");
            map.items(TraitSet.SUGGESTIONS).stream().flatMap(item -> item.asMap().stream())
                    .forEach(fellows -> reader.reference(fellows, "link", ReferenceKind.OWNER));
        } else {
            reader.misplaced(map, TraitSet.SUGGESTIONS, "closed-set");
            reader.misplaced(map, "at-most", "closed-set");
            if (map.map("entries").isEmpty()) {
                reader.missing(entry.key().span(), id, Message.of("expected.entries"));
            }
        }
        Optional<String> under = reader.reference(map, "under", ReferenceKind.SET);
        if (map.has("under")) {
            nowhere(id, map);
        }
        MapNode rating = map.map("rating").orElseGet(() -> new MapNode(Map.of(), map.span()));
        List<Label> steps = List.copyOf(reader.labels(rating, "steps").values());
        Optional<Derivation> derived = derivation(rating);
        judgeRange(rating);
        Optional<Amount> max = reader.amount(rating, "max")
                .or(() -> steps.isEmpty() ? Optional.empty()
                : Optional.of(new Amount.Fixed(highest(rating, steps.size()))));
        if (max.isEmpty() && !isDerived(rating) && !eachSaysMax(map)) {
            reader.missing(entry.key().span(), id, Message.of("expected.max"));
        }
        Amount min = reader.amount(rating, "min").orElse(open ? Amount.Fixed.ONE : Amount.Fixed.ZERO);
        Map<String, TraitEntry> entries =
                reader.entries(map, "entries", (name, at) -> entry(name, at, map.has("under"), under));
        boolean inPlay = map.isTrue("in-play");
        judgeInPlay(map, rating, open);
        GainPolicyReader gains = new GainPolicyReader(reader);
        gains.judge(map, inPlay, "gains-not-moved");
        return new TraitSet(ElementReader.label(id, entry), open, inPlay, under, min, max.orElse(Amount.Fixed.NO_LIMIT),
                reader.amount(rating, "start").orElse(Amount.Fixed.ZERO), derived, steps, entries,
                map.scalars(TraitSet.SUGGESTIONS).stream().map(Scalar::text).toList(),
                reader.amount(map, "at-most").orElse(Amount.Fixed.NO_LIMIT), gains.policy(map));
    }

    /** Reports entries that do not say where they stand; where none does, that they are to stand anywhere at all. */
    private void nowhere(String id, MapNode set) {
        List<MapNode.Entry> entries = List.copyOf(set.map("entries").map(MapNode::all).orElse(List.of()));
        List<MapNode.Entry> silent = entries.stream().filter(entry -> !ElementReader.body(entry).has("under")).toList();
        if (silent.size() > 1 && silent.size() == entries.size()) {
            reader.missing(set.keySpan("under"), id, Message.of("expected.under-of-entries"));
        } else {
            silent.forEach(entry -> reader.missing(entry.key().span(), entry.key().text(),
                    Message.of("expected.under")));
        }
    }

    /** Reports a least or first rating above the highest. */
    private void judgeRange(MapNode rating) {
        Optional<Long> most = rating.integer("max");
        for (String key : List.of("min", "start")) {
            Optional<Long> number = rating.integer(key).filter(value -> most.isPresent() && value > most.get());
            number.ifPresent(value -> reader.reversed(rating, key, "max"));
        }
    }

    /** The rating that the last of so many steps names. */
    private static long highest(MapNode rating, int steps) {
        return Math.min(0, rating.integer("min").orElse(0L)) + steps - 1;
    }

    /** Reports a set that play can move nothing in: what is worked out, and names that would stand nowhere. */
    private void judgeInPlay(MapNode set, MapNode rating, boolean open) {
        boolean derived = isDerived(rating) || set.map("entries").filter(entries -> entries.all().stream()
                .anyMatch(entry -> ElementReader.body(entry).has("is"))).isPresent();
        if (derived) {
            reader.misplaced(set, "in-play", "in-play-derived");
        } else if (open && set.has("under")) {
            reader.misplaced(set, "in-play", "in-play-under");
        }
    }

    private static boolean isDerived(MapNode rating) {
        return rating.has("counts") || rating.has("sums") || rating.has("is");
    }

    private static boolean eachSaysMax(MapNode set) {
        return set.map("entries").filter(entries -> entries.all().stream().map(ElementReader::body)
                .allMatch(entry -> entry.has("max") || entry.has("is"))).isPresent();
    }

    private Optional<Derivation> derivation(MapNode rating) {
        Optional<Derivation> counts = reader.reference(rating, "counts", ReferenceKind.SET)
                .map(Derivation.CountsUnder::new);
        Optional<Derivation> sums = reader.reference(rating, "sums", ReferenceKind.SET).map(Derivation.SumsUnder::new);
        return counts.or(() -> sums).or(() -> formula(rating));
    }

    private Optional<Derivation> formula(MapNode map) {
        return map.scalar("is").flatMap(scalar -> reader.expression(scalar, FormulaScope.ANYWHERE, Type.INT))
                .map(Derivation.IsFormula::new);
    }

    /** @param linked whether its set stands under another, which {@code under} names if it is known */
    private TraitEntry entry(String id, MapNode.Entry entry, boolean linked, Optional<String> under) {
        MapNode map = ElementReader.body(entry);
        if (!linked) {
            reader.misplaced(map, "under", "no-under");
        }
        Optional<String> parent = under.isEmpty()
                ? Optional.empty()
                : map.scalar("under").flatMap(scalar -> parent(scalar, under.get()));
        return new TraitEntry(ElementReader.label(id, entry), parent, reader.amount(map, "start"),
                reader.amount(map, "max"),
                formula(map), reader.references(map, "tags", ReferenceKind.TAG));
    }

    /** The id of the entry of a set that something stands under. */
    private Optional<String> parent(Scalar written, String set) {
        String prefix = set + ".";
        String id = written.text().startsWith(prefix) ? written.text().substring(prefix.length()) : written.text();
        if (reader.names().knows(ReferenceKind.TRAIT, prefix + id)) {
            return Optional.of(id);
        }
        if (reader.names().isAlone(set)) {
            reader.names().unknown(written.text(), Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(),
                    "what",
                    ReferenceKind.TRAIT.called(), "name", written.text())
                            .note(Message.of("note.rated-itself", "set", set)));
            return Optional.empty();
        }
        if (reader.names().candidates(written.text(), ReferenceKind.TRAIT).isEmpty()) {
            return reader.reference(written, ReferenceKind.TRAIT);
        }
        reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(), Message.of(
                "ruleset.unknown-reference.elsewhere", "name", written.text(), "set", set)));
        return Optional.empty();
    }
}
