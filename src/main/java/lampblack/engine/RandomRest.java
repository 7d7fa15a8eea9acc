package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Choose;
import lampblack.rules.Effort;
import lampblack.rules.Field;
import lampblack.rules.Fill;
import lampblack.rules.SheetRules;
import lampblack.rules.Step;

/**
 * Makes up what a creation still lacks, and leaves all that was chosen as it is.
 *
 * @param fields those that were empty and are needed
 * @param creation the choices of every step, those there were among them
 * @param parts those that were made where there were none
 */
public record RandomRest(MapNode fields, MapNode creation, MapNode parts) {

    private static final int MOST_TRIES = 12;

    /** The same for the same seed; as much as could be found where not all could. */
    public static RandomRest of(Outcome outcome, long seed) {
        SplitMix seeds = new SplitMix(seed);
        Effort effort = new Effort(MOST_TRIES * Effort.MOST);
        SheetRules sheet = outcome.sheet();
        Workpiece best = null;
        SplitMix last = seeds;
        for (int i = 0; i < MOST_TRIES && (best == null || best.weight() > 0) && !effort.isSpent(); i++) {
            SplitMix random = new SplitMix(seeds.next());
            Workpiece work = new Workpiece(sheet, outcome.file(), effort, false);
            work.take(begun(sheet, outcome.file()));
            List<Step> order = new ArrayList<>(sheet.creation().values());
            RandomFilling filling = new RandomFilling(sheet, random, Optional.empty(), Wish.NONE, work);
            filling.settle(order);
            filling.fill(order);
            if (best == null || work.weight() < best.weight()) {
                best = work;
                last = random;
            }
        }
        return rest(outcome, last, best.draft().written(sheet));
    }

    private static RandomRest rest(Outcome outcome, SplitMix random, MapNode creation) {
        SheetRules sheet = outcome.sheet();
        MapNode fields = fields(sheet, outcome.file(), random);
        Map<String, Node> root = new LinkedHashMap<>(Draft.values(outcome.file().root()));
        root.put("creation", creation);
        boolean made = outcome.file().parts().all().isEmpty()
                && new RandomParts(sheet, random, new Effort(Effort.MOST), Wish.NONE).make(root);
        MapNode parts = made && root.get("parts") instanceof MapNode all ? all : Draft.map(Map.of());
        return new RandomRest(fields, creation, parts);
    }

    /** What was chosen, in the form in which it is filled. */
    private static Draft begun(SheetRules sheet, CharacterFile file) {
        Map<String, Node> all = new LinkedHashMap<>();
        for (Step step : sheet.creation().values()) {
            file.creation().get(step.id()).filter(each -> !(each instanceof Scalar scalar && scalar.isNull()))
                    .ifPresent(choice -> all.put(step.id(), step instanceof Choose ? list(choice) : choice));
        }
        return new Draft(Draft.map(all));
    }

    private static Node list(Node choice) {
        if (choice instanceof MapNode map) {
            List<Node> picks = new ArrayList<>();
            map.entries().forEach((name, entry) -> picks.add(new MapNode(Map.of(name, entry), entry.key().span())));
            return new ListNode(picks, choice.span());
        }
        return choice instanceof ListNode ? choice : new ListNode(List.of(choice), choice.span());
    }

    private static MapNode fields(SheetRules sheet, CharacterFile file, SplitMix random) {
        Set<String> needed = new LinkedHashSet<>(Set.of("name"));
        sheet.fields().values().stream().filter(Field::required).forEach(each -> needed.add(each.label().id()));
        sheet.creation().values().stream().filter(Fill.class::isInstance)
                .forEach(step -> needed.addAll(((Fill) step).fields()));
        Map<String, Node> found = new LinkedHashMap<>();
        new RandomFields(sheet, Optional.empty()).of(random).forEach((id, value) -> {
            boolean empty = file.fields().get(id)
                    .filter(each -> !(each instanceof Scalar text) || !text.isNull() && !text.text().isBlank()).isEmpty();
            if (needed.contains(id) && empty) {
                found.put(id, value);
            }
        });
        return Draft.map(found);
    }
}
