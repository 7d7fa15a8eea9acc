package lampblack.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.dice.SplitMix;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Field;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.step.CreationStep;

/**
 * Makes up what a creation still lacks, and leaves all that was chosen as it is.
 *
 * @param fields those that were empty and are needed
 * @param creation the choices of every step, those there were among them
 * @param parts those that were made where there were none
 */
public record RandomCompletion(MapNode fields, MapNode creation, MapNode parts) {

    private static final int MOST_TRIES = 12;

    /** The same for the same seed; as much as could be found where not all could. */
    public static RandomCompletion of(EvaluatedCharacter outcome, long seed) {
        SplitMix seeds = new SplitMix(seed);
        WorkBudget effort = new WorkBudget(MOST_TRIES * WorkBudget.MOST);
        SheetRules sheet = outcome.sheet();
        CreationDraft best = null;
        SplitMix last = seeds;
        for (int i = 0; i < MOST_TRIES && (best == null || best.distance() > 0) && !effort.isSpent(); i++) {
            SplitMix random = new SplitMix(seeds.next());
            CreationDraft work = new CreationDraft(sheet, outcome.file(), effort, false);
            work.replace(begun(sheet, outcome.file()));
            List<CreationStep> order = new ArrayList<>(sheet.creation().values());
            RandomSteps filling = new RandomSteps(sheet, random, Optional.empty(), Goal.NONE, work);
            filling.chooseAmounts(order);
            filling.fill(order);
            if (best == null || work.distance() < best.distance()) {
                best = work;
                last = random;
            }
        }
        return rest(outcome, last, best.draft().written(sheet));
    }

    private static RandomCompletion rest(EvaluatedCharacter outcome, SplitMix random, MapNode creation) {
        SheetRules sheet = outcome.sheet();
        MapNode fields = fields(sheet, outcome.file(), random);
        Map<String, Node> root = new LinkedHashMap<>(ChoicesDraft.values(outcome.file().root()));
        root.put("creation", creation);
        boolean made = outcome.file().parts().all().isEmpty()
                && new RandomParts(sheet, random, new WorkBudget(WorkBudget.MOST), Goal.NONE).make(root);
        MapNode parts = Optional.ofNullable(root.get("parts")).filter(node -> made).flatMap(Node::asMap)
                .orElse(ChoicesDraft.map(Map.of()));
        return new RandomCompletion(fields, creation, parts);
    }

    /** What was chosen, in the form in which it is filled. */
    private static ChoicesDraft begun(SheetRules sheet, CharacterFile file) {
        Map<String, Node> all = new LinkedHashMap<>();
        for (CreationStep step : sheet.creation().values()) {
            file.creation().get(step.id()).filter(node -> !node.isNull())
                    .ifPresent(choice -> all.put(step.id(), step.listChoice().isPresent() ? list(choice) : choice));
        }
        return new ChoicesDraft(ChoicesDraft.map(all));
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

    private static MapNode fields(SheetRules sheet, CharacterFile file, SplitMix random) {
        Set<String> needed = new LinkedHashSet<>(Set.of("name"));
        sheet.fields().values().stream().filter(Field::required).forEach(field -> needed.add(field.label().id()));
        sheet.creation().values().forEach(step -> needed.addAll(step.fields()));
        Map<String, Node> found = new LinkedHashMap<>();
        new RandomFields(sheet, Optional.empty()).of(random).forEach((id, value) -> {
            boolean empty = file.fields().get(id).flatMap(Node::asScalar).map(scalar -> scalar.text().isBlank())
                    .orElse(!file.fields().has(id));
            if (needed.contains(id) && empty) {
                found.put(id, value);
            }
        });
        return ChoicesDraft.map(found);
    }
}
