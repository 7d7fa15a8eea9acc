package lampblack.offers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Pick;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.step.CreationStep;

/** The choices of a creation that is being generated; each change gives another draft. */
public record ChoicesDraft(MapNode choices) {

    public static final Span NOWHERE = new Source("draft", "").start();
    public static final ChoicesDraft EMPTY = new ChoicesDraft(map(Map.of()));

    /** What was chosen already, with a list wherever several may be chosen. @param creation null where there is none */
    public static ChoicesDraft begun(SheetRules sheet, Node creation) {
        Map<String, Node> all = new LinkedHashMap<>();
        for (CreationStep step : sheet.creation().values()) {
            Optional.ofNullable(creation).flatMap(begun -> begun.get(step.id())).filter(node -> !node.isNull())
                    .ifPresent(choice -> all.put(step.id(), step.listChoice().isPresent() ? list(choice) : choice));
        }
        return all.isEmpty() ? EMPTY : new ChoicesDraft(map(all));
    }

    private static Node list(Node choice) {
        return switch (choice) {
            case MapNode map -> {
                List<Node> picks = new ArrayList<>();
                map.entries().forEach((name, entry) -> picks.add(new MapNode(Map.of(name, entry), entry.key().span())));
                yield new ListNode(picks, map.span());
            }
            case ListNode list -> list;
            case Scalar name -> new ListNode(List.of(name), name.span());
        };
    }

    public static Scalar text(String text) {
        return Scalar.text(text, NOWHERE);
    }

    public static Scalar number(long number) {
        return Scalar.integer(number, NOWHERE);
    }

    public static MapNode map(Map<String, ? extends Node> values) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        values.forEach((key, value) -> entries.put(key, new MapNode.Entry(text(key), value)));
        return new MapNode(entries, NOWHERE);
    }

    /** A map of amounts. */
    public static MapNode numbers(Map<String, Long> amounts) {
        Map<String, Node> numbers = new LinkedHashMap<>();
        amounts.forEach((key, amount) -> numbers.put(key, number(amount)));
        return map(numbers);
    }

    public static Map<String, Node> values(MapNode map) {
        Map<String, Node> values = new LinkedHashMap<>();
        map.entries().forEach((key, entry) -> values.put(key, entry.value()));
        return values;
    }

    /** The names of picks. */
    public static List<String> names(Node picks) {
        return picks == null ? List.of() : Pick.decode(picks).stream().map(pick -> pick.name().text()).toList();
    }

    /** What is put where in a step that spends points. */
    public Map<String, Node> points(String step) {
        return choices.map(step).map(ChoicesDraft::values).orElseGet(LinkedHashMap::new);
    }

    /** What is chosen in a step that takes options. */
    public List<Node> picks(String step) {
        return choices.get(step).flatMap(Node::asList).map(ListNode::items).orElse(List.of());
    }

    ChoicesDraft with(String step, Node choice) {
        Map<String, Node> all = values(choices);
        all.put(step, choice);
        return new ChoicesDraft(map(all));
    }

    public ChoicesDraft withPoints(String step, String name, Node points) {
        Map<String, Node> all = points(step);
        all.put(name, points);
        return with(step, map(all));
    }

    public ChoicesDraft withoutPoints(String step, String name) {
        Map<String, Node> all = points(step);
        all.remove(name);
        return with(step, map(all));
    }

    public ChoicesDraft withPick(String step, Node pick) {
        List<Node> all = new ArrayList<>(picks(step));
        all.add(pick);
        return withPicks(step, all);
    }

    public ChoicesDraft withPick(String step, int index, Node pick) {
        List<Node> all = new ArrayList<>(picks(step));
        all.set(index, pick);
        return withPicks(step, all);
    }

    public ChoicesDraft withoutPick(String step, int index) {
        List<Node> all = new ArrayList<>(picks(step));
        all.remove(index);
        return withPicks(step, all);
    }

    /** The judge tells picks apart by where they stand, so each stands somewhere else. */
    private ChoicesDraft withPicks(String step, List<Node> picks) {
        Source source = new Source("draft of " + step, "");
        List<Node> all = new ArrayList<>();
        for (Node pick : picks) {
            Span place = new Span(source, all.size(), all.size());
            all.add(pick.asMap().<Node>map(map -> placed(map, place))
                    .orElseGet(() -> Scalar.text(pick.asScalar().orElseThrow().text(), place)));
        }
        return with(step, new ListNode(all, NOWHERE));
    }

    private static MapNode placed(MapNode pick, Span place) {
        MapNode.Entry only = pick.all().iterator().next();
        Scalar name = Scalar.text(only.key().text(), place);
        return new MapNode(Map.of(name.text(), new MapNode.Entry(name, only.value())), place);
    }

    /** An option with details, or alone where it has none. */
    public static Node pick(String name, Map<String, Node> details) {
        return details.isEmpty() ? text(name) : map(Map.of(name, map(details)));
    }

    /**
     * The choices as a player would write them: in the order of the steps, without empty ones, short where they can be.
     */
    public MapNode written(SheetRules sheet) {
        Map<String, Node> all = new LinkedHashMap<>();
        for (CreationStep step : sheet.creation().values()) {
            choices.get(step.id()).flatMap(choice -> written(step, choice))
                    .ifPresent(choice -> all.put(step.id(), choice));
        }
        return map(all);
    }

    private static Optional<Node> written(CreationStep step, Node choice) {
        return switch (choice) {
            case MapNode points when points.all().isEmpty() -> Optional.empty();
            case MapNode points -> {
                Map<String, Node> nodes = new LinkedHashMap<>();
                values(points).forEach((name, value) -> nodes.put(name, plain(value)));
                yield Optional.of(map(nodes));
            }
            case ListNode list when list.items().isEmpty() -> Optional.empty();
            case ListNode list -> {
                boolean one = list.items().size() == 1 && list.items().get(0).asScalar().isPresent();
                boolean single = step.listChoice().filter(from -> from.picks().most().equals(Amount.Fixed.ONE))
                        .isPresent();
                yield Optional.of(one && single ? list.items().get(0) : list);
            }
            case Scalar scalar -> Optional.empty();
        };
    }

    private static Node plain(Node points) {
        return points.asMap().filter(map -> map.keys().size() == 1).flatMap(map -> map.get("points")).orElse(points);
    }
}
