package lampblack.form;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Report;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Says what a schema does not allow about one value, so that one mistake gives one message. */
public final class SchemaViolationReporter {

    private static final String ENTRIES = "entries";
    private static final int LONGEST_SHOWN = 80;

    private final LocatedValue place;
    private final Map<String, Subschema> found;
    private final List<Subschema> around;
    private final Report report;
    private final IdSuggestions ids;

    SchemaViolationReporter(SchemaViolations problems, Report report, IdSuggestions ids) {
        this.ids = ids;
        this.place = problems.place();
        this.found = problems.byKeyword();
        this.around = problems.around();
        this.report = report;
    }

    void report() {
        Subschema type = found.get("type");
        Optional<UnknownKey> unknownKey = unknownKey();
        Optional<Diagnostic> misfit = type == null ? Optional.empty() : new Misfit(place, type).problem();
        Optional<Diagnostic> need = RequirementWord.problem(place, around);
        if (need.isPresent()) {
            report.add(need.get());
        } else if (unknownKey.isPresent()) {
            report.add(unknownKey.get().diagnostic(place.holder().name(), ids));
        } else if (misfit.isPresent()) {
            report.add(misfit.get());
        } else if (type != null && isForm(type)) {
            report.add(new WrongForm(place, ids).of(place.node().asValue().orElseThrow(), type));
        } else if (type != null) {
            report.add(new TypeMismatch(place, type, ids).diagnostic());
        } else {
            reportContent(place.node());
        }
    }

    private void reportContent(Node node) {
        switch (node) {
            case MapNode map -> {
                if (!WrittenForm.isOpening(place) || !found.containsKey("maxProperties")) {
                    keys(map);
                }
                size(map.entries().size(), "minProperties", "maxProperties");
            }
            case ListNode list -> size(list.items().size(), "minItems", "maxItems");
            case Scalar scalar -> scalar(scalar);
        }
    }

    /** The key of a value that does not fit, if it is one letter or so beside a key that takes other values. */
    private Optional<UnknownKey> unknownKey() {
        return around.stream().map(part -> new UnknownKey(place.key(), place.holder().map(), part))
                .filter(unknownKey -> unknownKey.nearest().filter(key -> found.containsKey("type")
                        || !UnknownKey.LAYING.contains(key) && !knowsAny()).isPresent()).findFirst();
    }

    /** Whether this is a map that has any of the keys that are known here. */
    private boolean knowsAny() {
        return place.node().all().stream().anyMatch(entry -> found.get("additionalProperties").keys()
                .contains(entry.key().text()));
    }

    /** Whether a number or the like stands where a text of a certain form is expected, so that quotes do not help. */
    private boolean isForm(Subschema type) {
        return place.node().asValue().isPresent() && type.types().equals(Set.of("string"))
                && !type.expects().isEmpty() && !type.expects().equals("id") && !type.expects().equals("ref");
    }

    private void keys(MapNode map) {
        Set<String> meant = unknown(map);
        if (hasGone(map)) {
            return;
        }
        boolean several = found.containsKey("not");
        if (several) {
            oneKind(map, found.get("not"));
        }
        boolean misplaced = !several && together(map, meant);
        Subschema none = found.get("anyOf");
        if (none != null && !misplaced && none.kinds().stream().noneMatch(meant::contains)) {
            oneKind(map, none);
        }
        Subschema required = found.get("required");
        if (required != null) {
            List<String> lacking = required.required().stream().filter(key -> !map.has(key) && !meant.contains(key))
                    .toList();
            missing(lacking.stream().filter(key -> !isOtherwise(key, map, required)).toList());
        }
    }

    private boolean hasGone(MapNode map) {
        Subschema part = found.get("additionalProperties");
        return part != null && map.keys().stream().anyMatch(key -> part.gone(key).isPresent());
    }

    /** Whether this is a block that stands where a whole, the ruleset or a sheet, has its blocks. */
    private boolean isAtItsPlace(String whole) {
        LocatedValue around = place.holder();
        return whole.equals("ruleset") ? around.key() == null : around.holder() != null && around.holder().key() != null
                && around.holder().key().text().equals("sheets") && around.holder().holder().key() == null;
    }

    /** Whether a key is there under another name, which is reported; elsewhere such a key would be let pass. */
    private boolean isOtherwise(String key, MapNode map, Subschema part) {
        Optional<Scalar> other = map.all().stream().map(MapNode.Entry::key)
                .filter(scalar -> !part.keys().contains(scalar.text()) && UnknownKey.means(scalar.text(), key))
                .findFirst();
        other.ifPresent(scalar -> report.add(new UnknownKey(scalar, map, part).diagnostic(place.name(), ids)));
        return other.isPresent();
    }

    /** Reports the keys that there are not, and tells the known ones that were meant by them. */
    private Set<String> unknown(MapNode map) {
        Subschema part = found.get("additionalProperties");
        if (part == null) {
            return Set.of();
        }
        Set<String> known = part.keys();
        Optional<Diagnostic> misfit = new Misfit(place, part).problem();
        if (misfit.isPresent()) {
            report.add(misfit.get());
            return Set.copyOf(part.required());
        }
        if (WrittenForm.isOpening(place) && map.keys().stream().noneMatch(known::contains)) {
            report.add(new UnknownKey(map.all().iterator().next().key(), map, part).diagnostic(place.name(), ids)
                    .withNotes(List.of()).note(Message.of("note.opening-alone", "form", ids.example("{tag: light}"))));
            return Set.of();
        }
        Set<String> meant = new LinkedHashSet<>();
        boolean mistyped = map.all().stream()
                .anyMatch(entry -> new UnknownKey(entry.key(), map, part).meant().isPresent());
        long read = known.stream().filter(map::has).count();
        if (place.key() != null && !mistyped && read * 2 < map.keys().size()) {
            Optional<String> owner = part.block(place.key().text()).filter(whole -> !isAtItsPlace(whole));
            if (owner.isPresent()) {
                report.add(Diagnostic.of(Code.SCHEMA__MISPLACED_KEY, place.key().span(), Message.of(
                        "schema.misplaced-key.deeper", "key", place.key().text(), "owner",
                        Message.of("schema.owner." + owner.get()))));
                return Set.copyOf(part.required());
            }
        }
        // Another file may have entries of the same list.
        List<MapNode.Entry> bare = !known.contains(ENTRIES) ? List.of() : map.all().stream()
                .filter(entry -> !known.contains(entry.key().text())
                        && !(map.has(ENTRIES) && map.keySpan(ENTRIES).source() == entry.key().span().source())
                        && KeyHint.holders(entry.value(), part).contains(ENTRIES)).toList();
        if (bare.size() > 1 && !mistyped) {
            report.add(new UnknownKey(bare.get(0).key(), map, part).diagnostic(place.name(), ids).withNotes(List.of())
                    .note(Message.of("note.entries-left-out", "count", bare.size() - 1, "holder", place.name())));
            return Set.of(ENTRIES);
        }
        List<String> ofSheets = known.contains("sheets") ? map.keys().stream().filter(part.sheetKeys()::contains)
                .filter(key -> !known.contains(key) && map.map(key).isPresent()).toList() : List.of();
        for (MapNode.Entry entry : map.all()) {
            String key = entry.key().text();
            if (!known.contains(key) && ofSheets.indexOf(key) <= 0) {
                UnknownKey unknownKey = new UnknownKey(entry.key(), map, part);
                unknownKey.meant().or(() -> KeyHint.holder(entry.value(), part)).ifPresent(meant::add);
                Diagnostic problem = unknownKey.diagnostic(place.name(), ids);
                report.add(ofSheets.size() > 1 && ofSheets.get(0).equals(key) ? problem.note(Message.of(
                        "note.keys-too", "keys", quoted(ofSheets.subList(1, ofSheets.size())))) : problem);
            }
        }
        return meant;
    }

    /** Reports keys that miss their companions: whether there is one without the kind it goes with. */
    private boolean together(MapNode map, Set<String> meant) {
        Subschema part = found.get("dependencies");
        if (part == null) {
            return false;
        }
        Collection<String> kinds = part.hasKinds() ? part.kinds() : Set.of();
        Set<String> owed = new LinkedHashSet<>();
        Map<String, Set<String>> alone = new LinkedHashMap<>();
        part.companions().forEach((key, others) -> others.stream()
                .filter(other -> map.has(key) && !map.has(other) && !meant.contains(other)).forEach(other -> {
                    if (kinds.contains(key)) {
                        owed.add(other);
                    } else {
                        alone.computeIfAbsent(other, name -> new LinkedHashSet<>()).add(key);
                    }
                }));
        if (owed.size() == 1 && alone.size() == 1 && alone.values().iterator().next().size() == 1) {
            Map.Entry<String, Set<String>> only = alone.entrySet().iterator().next();
            String key = only.getValue().iterator().next();
            String better = owed.iterator().next();
            report.add(misplaced(map, key, only.getKey()).note(Message.of("note.did-you-mean", "name", better))
                    .fix(Fix.replace(map.keySpan(key), better)));
            return true;
        }
        missing(List.copyOf(owed));
        alone.forEach((other, keys) -> {
            if (keys.size() == 1) {
                report.add(misplaced(map, keys.iterator().next(), other));
            }
        });
        // Several that go with the same one tell that this is what was forgotten.
        alone.forEach((other, keys) -> {
            if (keys.size() > 1) {
                missing(List.of(other));
            }
        });
        return !alone.isEmpty();
    }

    private Diagnostic misplaced(MapNode map, String key, String other) {
        Diagnostic problem = Diagnostic.of(Code.SCHEMA__MISPLACED_KEY, map.keySpan(key),
                "key", key, "other", other, "place", place.name());
        Optional<Message> form = WrittenForm.due(map, key);
        if (form.isPresent()) {
            return problem.note(form.get());
        }
        return map.keys().stream().filter(name -> !name.equals(other) && UnknownKey.means(name, other)).findFirst()
                .map(name -> problem.note(Message.of("note.instead-of", "key", name, "name", other), map.keySpan(name)))
                .orElse(problem);
    }

    private void missing(List<String> keys) {
        if (!keys.isEmpty()) {
            Diagnostic problem = Diagnostic.of(Code.SCHEMA__MISSING_KEY, place.entry(), "place", place.opening(), "keys",
                    quoted(keys));
            report.add(keys.contains("ruleset") ? problem.note(Message.of("note.which-game")) : problem);
        }
    }

    private void oneKind(MapNode map, Subschema part) {
        List<String> clashing = map.keys().stream()
                .filter(key -> map.keys().stream().anyMatch(other -> !other.equals(key) && part.exclusive(key, other)))
                .toList();
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("owner", Message.of("schema.owner." + part.expects()));
        values.put("kinds", quoted(part.kinds()));
        values.put("place", place.name());
        values.put("found", quoted(clashing));
        report.add(clashing.isEmpty() ? noKind(map, part, new Message("schema.one-kind.none", values))
                : Diagnostic.of(Code.SCHEMA__ONE_KIND, map.keySpan(clashing.get(1)),
                        new Message("schema.one-kind", values)));
    }

    /** That none of several keys is there, unless it is one that is written nearly so. */
    private Diagnostic noKind(MapNode map, Subschema part, Message words) {
        Set<String> known = part.keys();
        return map.all().stream().map(MapNode.Entry::key).filter(key -> !known.contains(key.text()))
                .filter(key -> NearestName.to(key.text(), part.kinds()).isPresent()).findFirst()
                .map(key -> Diagnostic.of(Code.SCHEMA__ONE_KIND, key.span(), words)
                        .suggestWord(key.text(), part.kinds()))
                .orElseGet(() -> Diagnostic.of(Code.SCHEMA__ONE_KIND, place.entry(), words));
    }

    private void size(int count, String least, String most) {
        if (found.containsKey(least)) {
            report.add(Diagnostic.of(Code.SCHEMA__EMPTY, place.entry(), "place", place.opening()));
        } else if (found.containsKey(most)) {
            Diagnostic many = Diagnostic.of(Code.SCHEMA__TOO_MANY, place.entry(), "place", place.opening(),
                    "count", count, "limit", found.get(most).limit(most));
            boolean chosen = place.item() > 0 && place.node().asMap().isPresent();
            report.add(WrittenForm.isOpening(place)
                    ? many.note(Message.of("note.opening-alone", "form", ids.example("{tag: light}")))
                    : chosen ? many.note(Message.of("note.details-in-braces", "form", "{quality: fine}")) : many);
        }
    }

    private void scalar(Scalar scalar) {
        if (found.containsKey("minLength")) {
            report.add(Diagnostic.of(Code.SCHEMA__EMPTY, place.value(), "place", place.opening()));
        } else if (found.containsKey("enum")) {
            notOneOf(scalar, found.get("enum"));
        } else if (found.containsKey("pattern") && scalar.text().length() <= LONGEST_SHOWN) {
            report.add(new WrongForm(place, ids).of(scalar, found.get("pattern")));
        } else if (found.containsKey("maxLength")) {
            report.add(Diagnostic.of(Code.SCHEMA__TOO_LONG, place.value(), "place", place.opening(),
                    "count", length(scalar), "limit", found.get("maxLength").limit("maxLength")));
        } else if (found.containsKey("pattern")) {
            report.add(new WrongForm(place, ids).of(scalar, found.get("pattern")));
        } else {
            bound(scalar);
        }
    }

    private void notOneOf(Scalar scalar, Subschema part) {
        List<String> values = part.values();
        List<Message> words = quoted(values);
        Diagnostic problem = Diagnostic.of(Code.SCHEMA__NOT_ONE_OF, place.value(), "place", place.opening(),
                "value", scalar.text(), "expected", either(words)).suggestWord(scalar.text(), values);
        boolean whose = values.contains("own") && problem.notes().isEmpty() && !ids.isEmpty();
        boolean cost = values.equals(List.of("price")) && problem.notes().isEmpty();
        boolean face = part.expects().equals("font-file") && problem.notes().isEmpty();
        report.add(whose ? problem.note(Message.of("note.whose-playbook"))
                : face ? problem.note(Message.of("note.own-font"))
                : cost ? problem.note(Message.of("note.cost-by-currency", "form", ids.amount(scalar.text(), "{xp: 6}")))
                        : problem);
    }

    private void bound(Scalar scalar) {
        boolean low = found.containsKey("minimum");
        String keyword = low ? "minimum" : "maximum";
        Diagnostic problem = Diagnostic.of(Code.SCHEMA__OUT_OF_RANGE, place.value(),
                Message.of(low ? "schema.out-of-range.least" : "schema.out-of-range", "place", place.opening(),
                        "value", scalar.text(), "limit", found.get(keyword).limit(keyword)));
        report.add(low && found.get(keyword).expects().equals("change") ? problem.note(Message.of("note.gain-without-sign"))
                : problem);
    }

    static int length(Scalar scalar) {
        return scalar.text().codePointCount(0, scalar.text().length());
    }

    public static List<Message> quoted(Collection<String> words) {
        return words.stream().map(Message::quoted).toList();
    }

    /** Joins words with commas and a last "or". */
    static Message either(List<Message> words) {
        Message joined = words.get(0);
        for (int i = 1; i < words.size(); i++) {
            String wording = i == words.size() - 1 ? "schema.or" : "schema.comma";
            joined = Message.of(wording, "one", joined, "other", words.get(i));
        }
        return joined;
    }
}
