package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Assertion;
import lampblack.rules.Cost;
import lampblack.rules.Range;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.Purchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.advance.Trigger;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.SourceLists;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.GivenRatings;
import lampblack.rules.step.RatingSource;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;

/** Reads how a character comes to be and grows: creation, earning, advances and rules. */
record ProgressionReader(ElementReader reader) {

    CreationStep step(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        if (map.has("spend")) {
            Range points = reader.range(map, "spend");
            Optional<Amount> upTo = reader.amount(map, "up-to");
            return reader.reference(map, "on", ReferenceKind.SET)
                    .map(set -> new SpendStep(ElementReader.label(id, entry), points, set, upTo)).orElse(null);
        }
        if (map.has("roll") || map.has("set")) {
            return scores(map).flatMap(scores -> fixed(map).map(set ->
                    new SetRatingsStep(ElementReader.label(id, entry), set, scores))).orElse(null);
        }
        if (map.has("choose")) {
            Range picks = reader.range(map, "choose");
            OptionFilter only = reader.filter(map);
            return sources(map).map(from -> new ChooseStep(ElementReader.label(id, entry), picks, from, only,
                            map.isTrue("rolled"))).orElse(null);
        }
        return new FillStep(ElementReader.label(id, entry), reader.references(map, "fill", ReferenceKind.FIELD));
    }

    /** The lists to choose from, where they are known. */
    private Optional<SourceLists> sources(MapNode map) {
        List<String> lists = Distinct.of(reader.references(map, "from", ReferenceKind.LIST).stream());
        if (lists.size() > 1 && lists.contains(OptionKey.PLAYBOOKS)) {
            reader.misplaced(map, "from", "playbooks-alone");
            return Optional.empty();
        }
        return lists.isEmpty() ? Optional.empty() : Optional.of(new SourceLists(lists));
    }

    private Optional<? extends RatingSource> scores(MapNode map) {
        return map.has("roll") ? new RandomTableReader(reader).scores(map)
                : Optional.of(new GivenRatings(map.scalars("set").stream()
                .map(scalar -> scalar.integer().orElse(0L)).toList()));
    }

    /** The set whose ratings are set, which must be a fixed one. */
    private Optional<String> fixed(MapNode map) {
        Optional<String> set = reader.reference(map, map.has("roll") ? "for" : "among", ReferenceKind.SET);
        if (set.filter(name -> reader.names().all(ReferenceKind.TRAIT).stream()
                .noneMatch(trait -> trait.path().startsWith(name + "."))).isPresent()) {
            reader.misplaced(map, map.has("roll") ? "roll" : "set", "open-set");
        }
        return set;
    }

    Earning earning(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        String per = map.text("per").orElse(Earning.EACH_TIME);
        if (!per.equals(Earning.EACH_TIME) && !per.equals(Earning.ONCE)) {
            reader.reference(map, "per", ReferenceKind.PERIOD);
        }
        return new Earning(ElementReader.label(id, entry), trigger(map),
                reader.references(map, "into", ReferenceKind.TRACK), reader.range(map, "gives"), per,
                map.isTrue("locked"));
    }

    private Trigger trigger(MapNode map) {
        Map<String, String> byPlaybook = new LinkedHashMap<>();
        for (MapNode.Entry words : map.map("says").map(MapNode::all).orElse(List.of())) {
            reader.reference(words.key(), ReferenceKind.PLAYBOOK).ifPresent(path ->
                    byPlaybook.put(OptionKey.of(path).id(), words.value().asScalar().map(Scalar::text).orElse("")));
        }
        return new Trigger(byPlaybook.isEmpty() ? map.text("says").orElse("") : "", byPlaybook);
    }

    Advance advance(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        Optional<String> per = period(map);
        Cost cost = map.get("cost").map(reader::cost).orElse(Cost.NOTHING);
        Requirement requires = new RequirementReader(reader).read(map, "requires");
        Amount times = reader.amount(map, "times").orElse(map.has("per") ? Amount.Fixed.ONE : Amount.Fixed.NO_LIMIT);
        return purchase(map).map(purchase -> new Advance(ElementReader.label(id, entry), cost, requires, times, per,
                map.isTrue("locked"), purchase, new WhenTakenReader(reader).read(map))).orElse(null);
    }

    SharedLimit limit(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        Set<String> advances = new LinkedHashSet<>();
        Set<String> earning = new LinkedHashSet<>();
        for (Scalar written : map.scalars("on")) {
            reader.names().find(written, ReferenceKind.ADVANCE, ReferenceKind.EARNING).ifPresent(found ->
                    (found.kind() == ReferenceKind.ADVANCE ? advances : earning).add(found.path()));
        }
        return new SharedLimit(ElementReader.label(id, entry), reader.amount(map, "times").orElse(Amount.Fixed.ONE),
                period(map), advances, earning, new LinkedHashSet<>(reader.references(map, "more",
                        ReferenceKind.ADVANCE)));
    }

    /** The period that something is limited by; empty where that is the whole life. */
    private Optional<String> period(MapNode map) {
        Optional<String> per = map.text("per").filter(name -> !name.equals(Earning.ONCE));
        per.ifPresent(name -> reader.reference(map, "per", ReferenceKind.PERIOD));
        return per;
    }

    private Optional<Purchase> purchase(MapNode map) {
        if (map.has("raise")) {
            return Optional.of(raise(map));
        }
        if (!map.has("choose")) {
            reader.misplaced(map, "only", "not-narrowed");
        }
        if (map.has("add")) {
            return reader.reference(map, "add", ReferenceKind.SET)
                    .map(set -> new AddPurchase(set, map.integer("at").orElse(1L)));
        }
        if (map.has("choose")) {
            Amount picks = reader.amount(map, "choose").orElse(Amount.Fixed.ONE);
            OptionFilter only = reader.filter(map);
            return sources(map).map(from -> new ChoosePurchase(picks, from, only, map.isTrue("rolled")));
        }
        return Optional.of(map.has("gain") ? exchange(map) : swap(map));
    }

    private Purchase exchange(MapNode map) {
        Map<String, Amount> amounts = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map("gain").map(MapNode::all).orElse(List.of())) {
            Amount amount = reader.amount((Scalar) entry.value());
            reader.reference(entry.key(), ReferenceKind.TRACK).ifPresent(track -> amounts.put(track, amount));
        }
        return new GainPurchase(amounts);
    }

    private Purchase raise(MapNode map) {
        List<String> sets = new ArrayList<>();
        List<Trait> traits = new ArrayList<>();
        for (Scalar written : map.scalars("raise")) {
            reader.names().find(written, ReferenceKind.SET, ReferenceKind.TRAIT).ifPresent(found -> {
                if (found.kind() == ReferenceKind.SET) {
                    sets.add(found.path());
                } else {
                    traits.add(Trait.of(found.path()));
                }
            });
        }
        return new RaisePurchase(sets, traits, reader.amount(map, "up-to"),
                reader.ratings(map));
    }

    private Purchase swap(MapNode map) {
        List<String> sets = new ArrayList<>();
        List<String> lists = new ArrayList<>();
        for (Scalar written : map.scalars("swap")) {
            reader.names().find(written, ReferenceKind.SET, ReferenceKind.LIST)
                    .ifPresent(found -> (found.kind() == ReferenceKind.SET ? sets : lists).add(found.path()));
        }
        return new SwapPurchase(sets, lists);
    }

    Assertion assertion(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        Severity severity = map.text("severity").map(Severity::ofWord)
                .orElse(Severity.ERROR);
        Assertion.AssertionTime at = map.text("at").map(Assertion.AssertionTime::ofWord)
                .orElse(Assertion.AssertionTime.ALWAYS);
        return new Assertion(ElementReader.label(id, entry), new RequirementReader(reader).read(map, "that"),
                map.text("says").orElse(""), severity, at);
    }

}
