package lampblack.engine;

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
import lampblack.rules.Amount;
import lampblack.rules.Effort;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Todo;

/** Makes up parts: as many as there are to be, each by the steps of its kind, put to the judge within the whole. */
record RandomParts(SheetRules sheet, SplitMix random, Effort effort) {

    private static final long ENDLESS = 2;

    /** Adds the parts that a creation has places for; false where one of them cannot be finished. */
    boolean make(Map<String, Node> root) {
        Map<String, Map<String, Node>> made = new LinkedHashMap<>();
        for (PartKind kind : sheet.parts().values()) {
            CharacterFile file = RandomCharacter.file(root);
            Standing at = Trial.creation(sheet, file, effort).standing();
            for (long left = wanted(kind, at); left > 0; left--) {
                Map<String, Node> all = made.computeIfAbsent(kind.id(), each -> new LinkedHashMap<>());
                String name = name(kind, all.keySet());
                Map<String, Node> body = body(kind);
                Optional<MapNode> creation = creation(kind, draft -> {
                    all.put(name, body(body, draft.choices()));
                    CharacterFile tried = file.withParts(Draft.map(maps(made)));
                    return inside(Trial.creation(sheet, tried, effort.part()), kind, name, "parts.");
                });
                if (creation.isEmpty()) {
                    return false;
                }
                all.put(name, body(body, creation.get()));
                root.put("parts", Draft.map(maps(made)));
            }
        }
        return true;
    }

    /** Adds parts to a career for the places that it gave, as far as they can be finished. */
    void gain(Journal journal) {
        for (PartKind kind : sheet.parts().values()) {
            long left = kind.least(journal.at()) - journal.at().state().parts(kind.id()).size();
            for (; left > 0 && journal.hasBegun(); left--) {
                String name = name(kind, journal.at().state().parts(kind.id()).values().stream().map(Part::name)
                        .toList());
                Map<String, Node> body = body(kind);
                Optional<MapNode> creation = creation(kind,
                        draft -> inside(journal.tried(gain(kind, name, body(body, draft.choices()))), kind, name,
                        "ledger."));
                creation.ifPresent(choices -> journal.add(gain(kind, name, body(body, choices))));
            }
        }
    }

    private static Map<String, Node> gain(PartKind kind, String name, Node body) {
        return new LinkedHashMap<>(Map.of("gain", Draft.map(Map.of(kind.id(), Draft.map(Map.of(name, body))))));
    }

    private long wanted(PartKind kind, Standing at) {
        long least = kind.least(at);
        long room = Math.min(kind.most(at) == Amount.UNLIMITED ? ENDLESS : kind.most(at) - least, ENDLESS);
        return least + random.below((int) room + 1);
    }

    private String name(PartKind kind, Collection<String> taken) {
        RandomWords words = new RandomWords(random);
        String first = words.phrase();
        String name = first;
        for (int i = 2; taken.stream().map(each -> Name.of(each).key()).anyMatch(Name.of(name).key()::equals); i++) {
            name = first + " " + i;
        }
        return name;
    }

    private Map<String, Node> body(PartKind kind) {
        Map<String, Node> fields = new RandomFields(kind.sheet(), Optional.empty()).of(random);
        return fields.isEmpty() ? new LinkedHashMap<>() : new LinkedHashMap<>(Map.of("fields", Draft.map(fields)));
    }

    private static Node body(Map<String, Node> fields, MapNode creation) {
        Map<String, Node> body = new LinkedHashMap<>(fields);
        if (!creation.all().isEmpty()) {
            body.put("creation", creation);
        }
        return Draft.map(body);
    }

    private Optional<MapNode> creation(PartKind kind, Function<Draft, Trial> judge) {
        return new RandomCreation(kind.sheet(), new Workpiece(effort, judge), random, Optional.empty(), Wish.NONE)
                .choices();
    }

    /** What is said of a whole with a part, as the part sees it: its own standing, and what is left to do in it. */
    private static Trial inside(Trial trial, PartKind kind, String name, String where) {
        List<Todo> todos = trial.todos().stream().filter(each -> each.where().startsWith(where)
                && each.where().contains(kind.id() + "." + name + ".")).toList();
        Standing at = trial.standing().part(kind.id(), Name.of(name).key()).orElseThrow();
        return new Trial(trial.applied(), at, trial.prospect(), trial.objections(), todos);
    }

    private static Map<String, MapNode> maps(Map<String, Map<String, Node>> made) {
        Map<String, MapNode> maps = new LinkedHashMap<>();
        made.forEach((kind, parts) -> maps.put(kind, Draft.map(parts)));
        return maps;
    }
}
