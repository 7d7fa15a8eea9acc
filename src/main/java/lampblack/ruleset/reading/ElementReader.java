package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.expression.Expression;
import lampblack.expression.Type;
import lampblack.expression.Vocabulary;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.Price;
import lampblack.rules.Range;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.option.OptionFilter;

/** Reads the small things every block is made of: labels, references, amounts, costs, expressions. */
record ElementReader(SymbolTable names, Report report) {

    private static final String UNLIMITED = "unlimited";
    /** A range as it is written, and as it is written by mistake. */
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,12}");
    private static final Pattern SPAN = Pattern.compile(
            "\\s*(-?[0-9]{1,12})\\s*(\\.\\.|\\.{3,}|…|-|–|—|to|or|,)\\s*(-?[0-9]{1,12}|unlimited)\\s*");
    /** An amount as a gift says it. */
    private static final Pattern PLUS = Pattern.compile("\\+[0-9]{1,7}");
    private static final Pattern SPAN_WITH_UNIT = Pattern.compile("([0-9]{1,12}\\.\\.[0-9]{1,12}) ?[A-Za-z]+");

    /** The values of a map of named things, in their order; empty where the key is not written. */
    <T> Map<String, T> entries(MapNode map, String key, BiFunction<String, MapNode.Entry, T> read) {
        Map<String, T> all = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map(key).map(MapNode::all).orElse(List.of())) {
            T value = read.apply(entry.key().text(), entry);
            if (value != null) {
                all.put(entry.key().text(), value);
            }
        }
        return all;
    }

    /** The items of a list, or the one thing that stands in place of a list. */
    static List<Node> items(Node value) {
        return value.asList().map(ListNode::items).orElse(List.of(value));
    }

    /** The map of a named element; empty where it has no value. */
    static MapNode body(MapNode.Entry entry) {
        return entry.value().asMap().orElseGet(() -> new MapNode(Map.of(), entry.value().span()));
    }

    static Label label(String id, MapNode.Entry entry) {
        MapNode map = body(entry);
        String title = map.text("title").orElseGet(() -> Label.words(id));
        return new Label(id, title, map.text("one").orElse(title), map.text("text").orElse(""), entry.key().span(),
                map);
    }

    Map<String, Label> labels(MapNode map, String key) {
        return entries(map, key, ElementReader::label);
    }

    /** The path a reference resolves to. */
    Optional<String> reference(Scalar written, ReferenceKind... kinds) {
        return names.find(written, kinds).map(SymbolTable.DeclaredName::path);
    }

    /** The same where words of ours may stand as well. */
    Optional<String> referenceBeside(Collection<String> words, Scalar written, ReferenceKind... kinds) {
        return names.findBeside(words, written, kinds).map(SymbolTable.DeclaredName::path);
    }

    Optional<String> reference(MapNode map, String key, ReferenceKind... kinds) {
        return map.scalar(key).flatMap(written -> reference(written, kinds));
    }

    /** The paths of a list of references, without those that are unknown. */
    List<String> references(MapNode map, String key, ReferenceKind... kinds) {
        List<String> paths = new ArrayList<>();
        map.scalars(key).forEach(scalar -> reference(scalar, kinds).ifPresent(paths::add));
        return List.copyOf(paths);
    }

    Optional<Amount> amount(MapNode map, String key) {
        return map.scalar(key).map(this::amount);
    }

    Amount amount(Scalar written) {
        return amount(written, FormulaScope.ANYWHERE);
    }

    Amount amount(Scalar written, Vocabulary vocabulary) {
        if (written.integer().isPresent()) {
            return new Amount.Fixed(written.integer().get());
        }
        if (written.text().equals(UNLIMITED)) {
            return Amount.Fixed.NO_LIMIT;
        }
        if (PLUS.matcher(written.text()).matches()) {
            return new Amount.Fixed(Long.parseLong(written.text().substring(1)));
        }
        return expression(written, vocabulary, Type.INT).<Amount>map(Amount.Formula::new).orElse(Amount.Fixed.ZERO);
    }

    /** A range that is none, and without its unit where it has one. */
    private static Diagnostic wrongRange(Scalar written) {
        Diagnostic problem = Diagnostic.of(Code.RULESET__WRONG_RANGE, written.span(), "range", written.text());
        Matcher unit = SPAN_WITH_UNIT.matcher(written.text());
        return unit.matches() ? problem.note(Message.of("note.number-alone", "number", unit.group(1)))
                .fix(Fix.replace(written.span(), unit.group(1))) : problem;
    }

    /** A range such as {@code 2}, {@code 0..2}, {@code 1..unlimited} or a formula; {@code unlimited} is any number. */
    Range range(MapNode map, String key) {
        Scalar written = map.scalar(key).orElseThrow();
        if (written.text().equals(UNLIMITED)) {
            return new Range(Amount.Fixed.ZERO, Amount.Fixed.NO_LIMIT);
        }
        if (!written.isText()) {
            return Range.exactly(amount(written));
        }
        Matcher span = SPAN.matcher(written.text());
        if (!span.matches()) {
            if (written.text().contains("..")) {
                report.add(wrongRange(written));
                return Range.exactly(Amount.Fixed.ZERO);
            }
            return Range.exactly(amount(written));
        }
        long least = number(span.group(1)).orElse(0L);
        long most = span.group(3).equals(UNLIMITED) ? Amount.UNLIMITED : number(span.group(3)).orElse(0L);
        if (most < least || !span.group(2).equals("..")) {
            String better = Math.min(least, most) + ".."
                    + (most == Amount.UNLIMITED ? UNLIMITED : Math.max(least, most));
            report.add(Diagnostic.of(Code.RULESET__WRONG_RANGE, written.span(), "range", written.text())
                    .note(Message.of("note.did-you-mean", "name", better)).fix(Fix.replace(written.span(), better)));
        }
        return new Range(new Amount.Fixed(least), new Amount.Fixed(most));
    }

    /** Reports a number that is above another which it must not exceed. */
    void reversed(MapNode map, String key, String bound) {
        report.add(Diagnostic.of(Code.RULESET__WRONG_RANGE, map.get(key).orElseThrow().span(), Message.of(
                "ruleset.wrong-range.above", "key", key, "number", map.integer(key).orElse(0L), "bound", bound, "most",
                map.integer(bound).orElse(0L))));
    }

    private static Optional<Long> number(String text) {
        return NUMBER.matcher(text).matches() ? Optional.of(Long.parseLong(text)) : Optional.empty();
    }

    Cost cost(Node written) {
        return written.asMap().map(this::prices).orElse(Cost.OF_CHOSEN);
    }

    private Cost prices(MapNode map) {
        Map<String, Price> prices = new LinkedHashMap<>();
        Map<OtherTrack, Price> elsewhere = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.all()) {
            if (isElsewhere(entry.key())) {
                Price price = price("", entry.value());
                otherTrack(entry).ifPresent(track -> elsewhere.put(track, price));
            } else {
                Optional<String> track = reference(entry.key(), ReferenceKind.TRACK);
                Price price = price(track.orElse(""), entry.value());
                track.ifPresent(name -> prices.put(name, price));
            }
        }
        return new Cost(prices, elsewhere, false);
    }

    /** Whether a key of a cost is a track of an owner, {@code crew.coin}, or one that only the whole has. */
    private boolean isElsewhere(Scalar key) {
        String name = key.text();
        return names.owner(name.substring(0, Math.max(0, name.indexOf('.')))).isPresent()
                || names.candidates(name, ReferenceKind.TRACK).isEmpty() && names.outer()
                        .filter(whole -> !whole.candidates(name, ReferenceKind.TRACK).isEmpty()).isPresent();
    }

    private Optional<OtherTrack> otherTrack(MapNode.Entry entry) {
        Scalar key = entry.key();
        int dot = key.text().indexOf('.');
        Optional<SymbolTable> owner = names.owner(key.text().substring(0, Math.max(0, dot)));
        Optional<OtherTrack> found = owner.isPresent()
                ? owner.get().findTrack(key.text().substring(dot + 1), MarkedTrackReader.afterDot(key))
                        .map(name -> new OtherTrack(key.text().substring(0, dot), name.path()))
                : names.outer().orElseThrow().find(key, ReferenceKind.TRACK)
                        .map(name -> OtherTrack.ofWhole(name.path()));
        if (entry.value().asScalar().filter(value -> value.text().equals("full")).isPresent()) {
            misplaced(entry.value().span(), "full", "full-elsewhere");
        }
        return found;
    }

    private Price price(String track, Node written) {
        Optional<MapNode> map = written.asMap();
        if (map.isPresent()) {
            Map<Long, Amount> table = new LinkedHashMap<>();
            for (MapNode.Entry entry : map.get().map("by-rating").map(MapNode::all).orElse(List.of())) {
                number(entry.key().text()).ifPresent(
                        rating -> table.put(rating, amount((Scalar) entry.value(), FormulaScope.IN_COSTS)));
            }
            return new Price.RatingPrice(table);
        }
        Scalar scalar = written.asScalar().orElseThrow();
        return scalar.text().equals("full") ? new Price.FullTrackPrice(track)
                : new Price.AmountPrice(amount(scalar, FormulaScope.IN_COSTS));
    }

    /** What narrows a choice under {@code only}. */
    OptionFilter filter(MapNode map) {
        Optional<MapNode> only = map.map("only");
        if (only.isEmpty()) {
            return OptionFilter.ANY;
        }
        misplaced(only.get(), "rating", "no-rating");
        OptionFilter.PlaybookScope own = only.get().text("playbook").map(OptionFilter.PlaybookScope::ofWord)
                .orElse(OptionFilter.PlaybookScope.ANY);
        return new OptionFilter(own, references(only.get(), "tags", ReferenceKind.TAG),
                references(only.get(), "without", ReferenceKind.TAG), between(only.get(), "price"));
    }

    /** Which ratings alone are raised, under {@code only}. */
    Range ratings(MapNode map) {
        return map.map("only").map(only -> {
            List.of("playbook", "tags", "without", "price").forEach(key -> misplaced(only, key, "raises-ratings"));
            return between(only, "rating");
        }).orElse(Range.ANY);
    }

    /** Numbers from one to another: {@code 2}, {@code 1..3} or {@code {at-most: 2}}; any where the key is missing. */
    private Range between(MapNode map, String key) {
        Optional<MapNode> bounds = map.map(key);
        if (bounds.isPresent()) {
            if (bounds.get().has("at-most") && bounds.get().integer("at-least").isPresent()
                    && bounds.get().integer("at-least").get() > bounds.get().integer("at-most").orElse(0L)) {
                reversed(bounds.get(), "at-least", "at-most");
            }
            return new Range(amount(bounds.get(), "at-least").orElse(Range.ANY.least()),
                    amount(bounds.get(), "at-most").orElse(Range.ANY.most()));
        }
        return map.has(key) ? range(map, key) : Range.ANY;
    }

    /** A checked expression whose names are resolved. */
    Optional<Expression> expression(Scalar written, Vocabulary vocabulary, Type type) {
        Checked<Expression> checked = Expression.parse(written, vocabulary, type);
        report.addAll(checked.diagnostics());
        return checked.value().map(expression -> expression.withMentions(new MentionResolver(names)::resolve));
    }

    void misplaced(MapNode map, String key, String because) {
        if (map.has(key)) {
            misplaced(map.keySpan(key), key, because);
        }
    }

    void misplaced(Span span, String key, String because) {
        misplaced(span, key, Message.of("because." + because));
    }

    void misplaced(Span span, String key, Message because) {
        report.add(Diagnostic.of(Code.RULESET__MISPLACED_KEY, span, "key", key, "because", because));
    }

    void missing(Span span, String name, Message expected) {
        report.add(Diagnostic.of(Code.RULESET__MISSING_PART, span, "name", name, "expected", expected));
    }
}
