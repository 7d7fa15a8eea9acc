package lampblack.difference;

import java.util.Optional;
import java.util.Set;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** What more or less of what stands behind a key means for whoever plays. */
enum Meaning {
    /** It is only said. */
    WORDS,
    /** More of it is dearer. */
    PRICE,
    /** It bounds something: more of it is wider, and none wider still. */
    BOUND,
    /** There is so much of it: more is wider. */
    AMOUNT,
    /** It asks for something: more is tighter, and none widest. */
    DEMAND,
    OTHER;

    static final String REQUIRES = "requires";

    private static final Set<String> SAID = Set.of("title", "one", "text", "suits", "says", "detail", "when-full",
            "marked-as", "spelled-out", "cards", "penalty", "when", "licence", "credits", "content-notes");
    private static final Set<String> TABLED = Set.of("cells", "columns", "titles", "says");
    private static final Set<String> PRICES = Set.of("cost", "price", "costs", "load");
    private static final Set<String> DEMANDS = Set.of(REQUIRES, "only", "while", "needs", "locked", "permanent",
            "required", "not-with");
    private static final Set<String> BOUNDS = Set.of("max", "at-most", "up-to", "times", "most", "cap");
    private static final Set<String> AMOUNTS = Set.of("boxes", "clock", "size", "spend", "choose", "slots", "open");

    /** @param way the keys to what is said of a thing */
    static Meaning of(ThingKind kind, String way) {
        int first = way.indexOf('.');
        String head = first < 0 ? way : way.substring(0, first);
        String last = way.substring(way.lastIndexOf('.') + 1);
        if (SAID.contains(last) || TABLED.contains(head)) {
            return WORDS;
        }
        if (PRICES.contains(head)) {
            return PRICE;
        }
        if (DEMANDS.contains(head)) {
            return DEMAND;
        }
        if (kind == ThingKind.EARNING && head.equals("gives") || way.isEmpty()) {
            return AMOUNT;
        }
        return head.equals("gives") ? OTHER : BOUNDS.contains(last) ? BOUND : AMOUNTS.contains(last) ? AMOUNT : OTHER;
    }

    boolean isWords() {
        return this == WORDS;
    }

    /** Which way a change goes; empty where it goes neither way. */
    Optional<ChangeSort> turn(Alteration change) {
        return switch (this) {
            case WORDS, OTHER -> Optional.empty();
            case PRICE -> Optional.of(price(change));
            case BOUND -> turn(change, ChangeSort.WIDER, ChangeSort.TIGHTER, ChangeSort.TIGHTER, ChangeSort.WIDER);
            case AMOUNT -> turn(change, ChangeSort.WIDER, ChangeSort.TIGHTER, null, null);
            case DEMAND -> turn(change, ChangeSort.TIGHTER, ChangeSort.WIDER, ChangeSort.TIGHTER, ChangeSort.WIDER);
        };
    }

    private static ChangeSort price(Alteration change) {
        Optional<Integer> more = more(change);
        boolean dearer = more.map(by -> by > 0).orElse(change.was().isEmpty());
        boolean cheaper = more.map(by -> by < 0).orElse(change.is().isEmpty());
        return dearer ? ChangeSort.DEARER : cheaper ? ChangeSort.CHEAPER : ChangeSort.PRICED;
    }

    private static Optional<ChangeSort> turn(Alteration change, ChangeSort more, ChangeSort less, ChangeSort appears,
            ChangeSort vanishes) {
        if (change.was().isEmpty()) {
            return Optional.ofNullable(change.is().filter(Meaning::isNo).isPresent() ? vanishes : appears);
        }
        if (change.is().isEmpty()) {
            return Optional.ofNullable(change.was().filter(Meaning::isNo).isPresent() ? appears : vanishes);
        }
        return more(change).or(() -> truer(change)).or(() -> longer(change))
                .flatMap(by -> by > 0 ? Optional.of(more) : by < 0 ? Optional.of(less) : Optional.empty());
    }

    private static boolean isNo(Node node) {
        return node.bool().filter(yes -> !yes).isPresent();
    }

    /** Of two figures, whether the later is more. */
    private static Optional<Integer> more(Alteration change) {
        return change.was().flatMap(Figure::of).flatMap(was ->
                change.is().flatMap(Figure::of).map(is -> is.compareTo(was)));
    }

    private static Optional<Integer> truer(Alteration change) {
        return change.was().flatMap(Node::bool).flatMap(was -> change.is().flatMap(Node::bool).map(is ->
                Boolean.compare(is, was)));
    }

    /** Of two lists of names, whether the later has all of the earlier and more, or some of it and no more. */
    private static Optional<Integer> longer(Alteration change) {
        Set<String> was = names(change.was());
        Set<String> is = names(change.is());
        return was.isEmpty() || is.isEmpty() ? Optional.empty()
                : is.containsAll(was) ? Optional.of(1) : was.containsAll(is) ? Optional.of(-1) : Optional.empty();
    }

    private static Set<String> names(Optional<Node> written) {
        boolean plain = written.filter(node -> node.items().stream().allMatch(item -> item.asValue().isPresent()))
                .isPresent();
        return plain ? Set.copyOf(written.get().items().stream().flatMap(item -> item.asValue().stream())
                .map(Scalar::text).toList()) : Set.of();
    }
}
