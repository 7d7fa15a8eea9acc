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
 * Generates what a creation still lacks, and keeps every choice already made.
 *
 * @param fields those that were empty and are needed
 * @param creation the choices of every step, those there were among them
 * @param parts those that were made where there were none
 */
public record RandomCompletion(MapNode fields, MapNode creation, MapNode parts) {

    private static final int MAX_TRIES = 12;

    /** The same for the same seed; as much as could be found where not all could. */
    public static RandomCompletion of(EvaluatedCharacter evaluated, long seed) {
        SplitMix seeds = new SplitMix(seed);
        WorkBudget budget = new WorkBudget(MAX_TRIES * WorkBudget.MAX);
        SheetRules sheet = evaluated.sheet();
        CreationDraft best = null;
        SplitMix last = seeds;
        for (int i = 0; i < MAX_TRIES && (best == null || best.distance() > 0) && !budget.isSpent(); i++) {
            SplitMix random = new SplitMix(seeds.next());
            CreationDraft work = new CreationDraft(sheet, evaluated.file(), budget, false);
            work.replace(begun(sheet, evaluated.file()));
            List<CreationStep> order = new ArrayList<>(sheet.creation().values());
            RandomSteps steps = new RandomSteps(sheet, random, Optional.empty(), Goal.NONE, work);
            steps.chooseAmounts(order);
            steps.fill(order);
            if (best == null || work.distance() < best.distance()) {
                best = work;
                last = random;
            }
        }
        return rest(evaluated, last, best.draft().written(sheet));
    }

    private static RandomCompletion rest(EvaluatedCharacter evaluated, SplitMix random, MapNode creation) {
        SheetRules sheet = evaluated.sheet();
        MapNode fields = fields(sheet, evaluated.file(), random);
        Map<String, Node> root = new LinkedHashMap<>(ChoicesDraft.values(evaluated.file().root()));
        root.put("creation", creation);
        boolean made = evaluated.file().parts().all().isEmpty()
                && new RandomParts(sheet, random, new WorkBudget(WorkBudget.MAX), Goal.NONE).make(root);
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
