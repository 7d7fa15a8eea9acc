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
import lampblack.dice.SplitMix;
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
public record RandomParts(SheetRules sheet, SplitMix random, WorkBudget budget, Goal goal) {

    private static final long ENDLESS = 2;

    /** Adds the parts that a creation has places for; false where one of them cannot be finished. */
    public boolean make(Map<String, Node> root) {
        Map<String, Map<String, Node>> made = new LinkedHashMap<>();
        for (PartKind kind : sheet.parts().values()) {
            CharacterFile file = RandomCharacter.file(root);
            DerivedSheet derived = DryRun.creation(sheet, file, budget).derived();
            for (long left = wanted(kind, derived); left > 0; left--) {
                Map<String, Node> all = made.computeIfAbsent(kind.id(), text -> new LinkedHashMap<>());
                String name = name(kind, all.keySet());
                Map<String, Node> body = body(kind);
                Optional<MapNode> creation = creation(kind, draft -> {
                    all.put(name, body(body, draft.choices()));
                    CharacterFile tried = file.withParts(ChoicesDraft.map(maps(made)));
                    return inside(DryRun.creation(sheet, tried, budget.forOneCharacter()), kind, name, "parts.");
                });
                if (creation.isEmpty()) {
                    return false;
                }
                all.put(name, body(body, creation.get()));
                root.put("parts", ChoicesDraft.map(maps(made)));
            }
        }
        return true;
    }

    /** Adds parts to a career for the places that it gave, as far as they can be finished. */
    public void gain(LedgerDraft ledger) {
        for (PartKind kind : sheet.parts().values()) {
            long left = kind.least(ledger.at()) - ledger.at().choices().parts(kind.id()).size();
            for (; left > 0 && ledger.hasBegun(); left--) {
                String name = name(kind, ledger.at().choices().parts(kind.id()).values().stream().map(Part::name)
                        .toList());
                Map<String, Node> body = body(kind);
                Optional<MapNode> creation = creation(kind,
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
                    new GoalDirectedCareer(ledger.of(new PartLocation(kind, part)), goal.forPart(kind.id()), random)
                            .pursue(advances, () -> false);
                } else if (!kind.sheet().advances().isEmpty() && random.oneIn(2)) {
                    new RandomCareer(ledger.of(new PartLocation(kind, part)), random)
                            .entries(1 + random.below(Math.max(1, advances)));
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
        return least + (goal.parts().containsKey(kind.id()) ? room : random.below((int) room + 1));
    }

    private String name(PartKind kind, Collection<String> taken) {
        RandomWords words = new RandomWords(random);
        String first = words.phrase();
        String name = first;
        for (int i = 2; taken.stream().map(text -> Name.of(text).key()).anyMatch(Name.of(name).key()::equals); i++) {
            name = first + " " + i;
        }
        return name;
    }

    private Map<String, Node> body(PartKind kind) {
        Map<String, Node> fields = new RandomFields(kind.sheet(), Optional.empty()).of(random);
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

    private Optional<MapNode> creation(PartKind kind, Function<ChoicesDraft, DryRun> judge) {
        CreationDraft work = new CreationDraft(budget, judge);
        return new RandomCreation(kind.sheet(), work, random, Optional.empty(), goal.forPart(kind.id())).choices();
    }

    /** What is said of a whole with a part, as the part sees it: its own derived sheet, and its own todos. */
    private static DryRun inside(DryRun dryRun, PartKind kind, String name, String where) {
        List<Todo> todos = dryRun.todos().stream().filter(todo -> todo.where().startsWith(where)
                && todo.where().contains(kind.id() + "." + name + ".")).toList();
        DerivedSheet derived = dryRun.derived().part(kind.id(), Name.of(name).key()).orElseThrow();
        return new DryRun(dryRun.applied(), derived, dryRun.ledgerContext(), dryRun.violations(), todos);
    }

    private static Map<String, MapNode> maps(Map<String, Map<String, Node>> made) {
        Map<String, MapNode> maps = new LinkedHashMap<>();
        made.forEach((kind, parts) -> maps.put(kind, ChoicesDraft.map(parts)));
        return maps;
    }
}
