package lampblack.random;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.character.Name;
import lampblack.character.Part;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.DryRun;
import lampblack.replay.PartLocation;
import lampblack.rules.Amount;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.Todo;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;

/**
 * Generates parts: as many as there are to be, each by the steps of its kind, put to the judge within the whole.
 *
 * @param goal what the whole and its parts are to come to
 */
public record RandomParts(SheetRules sheet, RandomWords words, WorkBudget budget, Goal goal) {

    private static final long ENDLESS = 2;
    private static final int TRIES = 4;
    private static final String PLACE = "parts.";

    /** Finishes the parts there are, and adds those that a creation has places for; false where one is not finished. */
    public boolean make(Map<String, Node> root) {
        Map<String, Map<String, Node>> made = there(root);
        for (PartKind kind : sheet.parts().values()) {
            CharacterFile file = RandomCharacter.file(root);
            DryRun begun = DryRun.creation(sheet, file, budget);
            for (Map.Entry<String, Node> part : List.copyOf(made.getOrDefault(kind.id(), Map.of()).entrySet())) {
                if (!todos(begun, kind, part.getKey(), PLACE).isEmpty()
                        && !finish(file, made, kind, part.getKey(), completed(kind, part.getValue()))) {
                    return false;
                }
            }
            long there = made.getOrDefault(kind.id(), Map.of()).size();
            for (long left = wanted(kind, begun.derived()) - there; left > 0; left--) {
                String name = name(kind, made.computeIfAbsent(kind.id(), text -> new LinkedHashMap<>()).keySet());
                if (!finish(file, made, kind, name, body(kind))) {
                    return false;
                }
            }
            if (!made.isEmpty()) {
                root.put("parts", ChoicesDraft.map(maps(made)));
            }
        }
        return true;
    }

    private static Map<String, Map<String, Node>> there(Map<String, Node> root) {
        Map<String, Map<String, Node>> there = new LinkedHashMap<>();
        Optional.ofNullable(root.get("parts")).flatMap(Node::asMap).ifPresent(parts -> parts.entries()
                .forEach((kind, all) -> there.put(kind, all.value().asMap().map(ChoicesDraft::values)
                .orElseGet(LinkedHashMap::new))));
        return there;
    }

    /** Makes what a part still lacks, from the beginning again where that leads nowhere. */
    private boolean finish(CharacterFile file, Map<String, Map<String, Node>> made, PartKind kind, String name,
            Map<String, Node> body) {
        Map<String, Node> all = made.get(kind.id());
        for (int i = 0; i < TRIES && !budget.isSpent(); i++) {
            Optional<MapNode> creation = creation(kind, ChoicesDraft.begun(kind.sheet(), body.get("creation")),
                    draft -> {
                        all.put(name, body(body, draft.choices()));
                        CharacterFile tried = file.withParts(ChoicesDraft.map(maps(made)));
                        return inside(DryRun.creation(sheet, tried, budget.forOneCharacter()), kind, name, PLACE);
                    });
            if (creation.isPresent()) {
                all.put(name, body(body, creation.get()));
                return true;
            }
        }
        return false;
    }

    private Map<String, Node> completed(PartKind kind, Node part) {
        Map<String, Node> body = part.asMap().map(ChoicesDraft::values).orElseGet(LinkedHashMap::new);
        Map<String, Node> fields = Optional.ofNullable(body.get("fields")).flatMap(Node::asMap)
                .map(ChoicesDraft::values).orElseGet(LinkedHashMap::new);
        new RandomFields(kind.sheet(), Optional.empty()).needed(fields, words)
                .forEach(fields::put);
        if (!fields.isEmpty()) {
            body.put("fields", ChoicesDraft.map(fields));
        }
        return body;
    }

    /** Adds parts to a career for the places that it gave, as far as they can be finished. */
    public void gain(LedgerDraft ledger) {
        for (PartKind kind : sheet.parts().values()) {
            long left = kind.least(ledger.at()) - ledger.at().choices().parts(kind.id()).size();
            for (; left > 0 && ledger.hasBegun() && !ledger.isOver(); left--) {
                String name = name(kind, ledger.at().choices().parts(kind.id()).values().stream().map(Part::name)
                        .toList());
                Map<String, Node> body = body(kind);
                Optional<MapNode> creation = creation(kind, ChoicesDraft.EMPTY,
                        draft -> inside(ledger.dryRun(gain(kind, name, body(body, draft.choices()))), kind, name,
                        "ledger."));
                creation.ifPresent(choices -> ledger.add(gain(kind, name, body(body, choices))));
            }
        }
    }

    /** Goes on with careers of some parts, each with so many advances at most. */
    public void continueCareers(LedgerDraft ledger, int advances) {
        for (PartKind kind : sheet.parts().values()) {
            for (Part part : List.copyOf(ledger.at().choices().parts(kind.id()).values())) {
                if (goal.parts().containsKey(kind.id())) {
                    new GoalDirectedCareer(ledger.of(new PartLocation(kind, part)), goal.forPart(kind.id()), words.random())
                            .pursue(advances, () -> false);
                } else if (!kind.sheet().advances().isEmpty() && words.random().oneIn(2)) {
                    new RandomCareer(ledger.of(new PartLocation(kind, part)), words)
                            .entries(1 + words.random().below(Math.max(1, advances)));
                }
            }
        }
    }

    private static Map<String, Node> gain(PartKind kind, String name, Node body) {
        return new LinkedHashMap<>(Map.of("gain", ChoicesDraft.map(
                Map.of(kind.id(), ChoicesDraft.map(Map.of(name, body))))));
    }

    private long wanted(PartKind kind, DerivedSheet derived) {
        long least = kind.least(derived);
        long room = Math.min(kind.most(derived) == Amount.UNLIMITED ? ENDLESS : kind.most(derived) - least, ENDLESS);
        return least + (goal.parts().containsKey(kind.id()) ? room : words.random().below((int) room + 1));
    }

    private String name(PartKind kind, Collection<String> taken) {
        String first = words.plausible() ? kind.label().title() : words.phrase();
        String name = first;
        for (int i = 2; taken.stream().map(text -> Name.of(text).key()).anyMatch(Name.of(name).key()::equals); i++) {
            name = first + " " + i;
        }
        return name;
    }

    private Map<String, Node> body(PartKind kind) {
        Map<String, Node> fields = new RandomFields(kind.sheet(), Optional.empty()).of(words);
        return fields.isEmpty() ? new LinkedHashMap<>() : new LinkedHashMap<>(
                Map.of("fields", ChoicesDraft.map(fields)));
    }

    private static Node body(Map<String, Node> fields, MapNode creation) {
        Map<String, Node> body = new LinkedHashMap<>(fields);
        if (!creation.all().isEmpty()) {
            body.put("creation", creation);
        }
        return ChoicesDraft.map(body);
    }

    private Optional<MapNode> creation(PartKind kind, ChoicesDraft begun, Function<ChoicesDraft, DryRun> judge) {
        CreationDraft work = new CreationDraft(budget, judge);
        if (!begun.equals(ChoicesDraft.EMPTY)) {
            work.replace(begun);
        }
        return new RandomCreation(kind.sheet(), work, words, Optional.empty(), goal.forPart(kind.id())).choices();
    }

    /** What is said of a whole with a part, as the part sees it: its own derived sheet, and its own todos. */
    private static DryRun inside(DryRun dryRun, PartKind kind, String name, String where) {
        DerivedSheet derived = dryRun.derived().part(kind.id(), Name.of(name).key()).orElseThrow();
        return new DryRun(dryRun.applied(), derived, dryRun.ledgerContext(), dryRun.violations(),
                todos(dryRun, kind, name, where));
    }

    private static List<Todo> todos(DryRun dryRun, PartKind kind, String name, String where) {
        return dryRun.todos().stream().filter(todo -> todo.where().startsWith(where)
                && todo.where().contains(kind.id() + "." + name + ".")).toList();
    }

    private static Map<String, MapNode> maps(Map<String, Map<String, Node>> made) {
        Map<String, MapNode> maps = new LinkedHashMap<>();
        made.forEach((kind, parts) -> maps.put(kind, ChoicesDraft.map(parts)));
        return maps;
    }
}
