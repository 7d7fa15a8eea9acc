package lampblack.ruleset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.AddTrait;
import lampblack.rules.Advance;
import lampblack.rules.Amount;
import lampblack.rules.Assertion;
import lampblack.rules.Bring;
import lampblack.rules.Choose;
import lampblack.rules.Cost;
import lampblack.rules.Earning;
import lampblack.rules.Fill;
import lampblack.rules.Filter;
import lampblack.rules.GivenScores;
import lampblack.rules.Purchase;
import lampblack.rules.Raise;
import lampblack.rules.Range;
import lampblack.rules.Requirement;
import lampblack.rules.Scores;
import lampblack.rules.SetRatings;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Swap;
import lampblack.rules.Take;
import lampblack.rules.Trait;

/** Reads how a character comes to be and grows: creation, earning, advances and rules. */
record ProgressReader(Reader reader) {

    Step step(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        if (map.has("spend")) {
            Range points = reader.range(map, "spend");
            Optional<Amount> upTo = reader.amount(map, "up-to");
            return reader.reference(map, "on", Kind.SET)
                    .map(set -> new Spend(Reader.label(id, entry), points, set, upTo)).orElse(null);
        }
        if (map.has("roll") || map.has("set")) {
            return scores(map).flatMap(scores -> fixed(map).map(set ->
                    new SetRatings(Reader.label(id, entry), set, scores))).orElse(null);
        }
        if (map.has("choose")) {
            Range picks = reader.range(map, "choose");
            Filter only = reader.filter(map);
            return reader.reference(map, "from", Kind.LIST)
                    .map(list -> new Choose(Reader.label(id, entry), picks, list, only,
                            map.isTrue("rolled"))).orElse(null);
        }
        return new Fill(Reader.label(id, entry), reader.references(map, "fill", Kind.FIELD));
    }

    private Optional<? extends Scores> scores(MapNode map) {
        return map.has("roll") ? new TableReader(reader).scores(map) : Optional.of(new GivenScores(map.scalars("set").stream()
                .map(each -> each.integer().orElse(0L)).toList()));
    }

    /** The set whose ratings are set, which must be a fixed one. */
    private Optional<String> fixed(MapNode map) {
        Optional<String> set = reader.reference(map, map.has("roll") ? "for" : "among", Kind.SET);
        if (set.filter(each -> reader.names().all(Kind.TRAIT).stream()
                .noneMatch(trait -> trait.path().startsWith(each + "."))).isPresent()) {
            reader.misplaced(map, map.has("roll") ? "roll" : "set", "open-set");
        }
        return set;
    }

    Earning earning(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        String per = map.text("per").orElse(Earning.EACH_TIME);
        if (!per.equals(Earning.EACH_TIME) && !per.equals(Earning.ONCE)) {
            reader.reference(map, "per", Kind.PERIOD);
        }
        return new Earning(Reader.label(id, entry), map.text("says").orElse(""),
                reader.references(map, "into", Kind.TRACK), reader.range(map, "gives"), per, map.isTrue("locked"));
    }

    Advance advance(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        Optional<String> per = map.text("per").filter(each -> !each.equals(Earning.ONCE));
        if (per.isPresent()) {
            reader.reference(map, "per", Kind.PERIOD);
        }
        Cost cost = map.get("cost").map(reader::cost).orElse(Cost.NOTHING);
        Requirement requires = new RequirementReader(reader).read(map, "requires");
        Amount times = reader.amount(map, "times").orElse(map.has("per") ? Amount.Fixed.ONE : Amount.Fixed.NO_LIMIT);
        return purchase(map).map(each -> new Advance(Reader.label(id, entry), cost, requires, times, per,
                map.isTrue("locked"), each)).orElse(null);
    }

    private Optional<Purchase> purchase(MapNode map) {
        if (map.has("raise")) {
            return Optional.of(raise(map));
        }
        if (map.has("add")) {
            return reader.reference(map, "add", Kind.SET)
                    .map(set -> new AddTrait(set, map.integer("at").orElse(1L)));
        }
        if (map.has("choose")) {
            Amount picks = reader.amount(map, "choose").orElse(Amount.Fixed.ONE);
            Filter only = reader.filter(map);
            return reader.reference(map, "from", Kind.LIST).map(list -> new Take(picks, list, only,
                    map.isTrue("rolled")));
        }
        return Optional.of(map.has("gain") ? bring(map) : swap(map));
    }

    private Purchase bring(MapNode map) {
        Map<String, Amount> amounts = new LinkedHashMap<>();
        for (MapNode.Entry each : map.map("gain").map(MapNode::all).orElse(List.of())) {
            Amount amount = reader.amount((Scalar) each.value());
            reader.reference(each.key(), Kind.TRACK).ifPresent(track -> amounts.put(track, amount));
        }
        return new Bring(amounts);
    }

    private Purchase raise(MapNode map) {
        List<String> sets = new ArrayList<>();
        List<Trait> traits = new ArrayList<>();
        for (Scalar written : map.scalars("raise")) {
            reader.names().find(written, Kind.SET, Kind.TRAIT).ifPresent(found -> {
                if (found.kind() == Kind.SET) {
                    sets.add(found.path());
                } else {
                    traits.add(Trait.of(found.path()));
                }
            });
        }
        return new Raise(sets, traits, reader.amount(map, "up-to"));
    }

    private Purchase swap(MapNode map) {
        List<String> sets = new ArrayList<>();
        List<String> lists = new ArrayList<>();
        for (Scalar written : map.scalars("swap")) {
            reader.names().find(written, Kind.SET, Kind.LIST)
                    .ifPresent(found -> (found.kind() == Kind.SET ? sets : lists).add(found.path()));
        }
        return new Swap(sets, lists);
    }

    Assertion assertion(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        Severity severity = map.text("severity").map(Severity::ofWord)
                .orElse(Severity.ERROR);
        Assertion.When at = map.text("at").map(Assertion.When::ofWord)
                .orElse(Assertion.When.ALWAYS);
        return new Assertion(Reader.label(id, entry), new RequirementReader(reader).read(map, "that"),
                map.text("says").orElse(""), severity, at);
    }

    /** Warns of a block that is accepted already and has no effect yet. */
    static void notYet(Map<String, MapNode.Entry> entries, List<String> keys, Reader reader) {
        for (String key : keys) {
            MapNode.Entry entry = entries.get(key);
            if (entry != null) {
                reader.report().add(Diagnostic.of(Code.RULESET__NOT_READ_YET, entry.key().span(), "key", key));
            }
        }
    }
}
