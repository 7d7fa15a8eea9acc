package lampblack.random;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.dice.SplitMix;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;

/**
 * Generates what a creation still lacks, and keeps every choice already made.
 *
 * @param fields those that were empty and are needed
 * @param creation the choices of every step, those there were among them
 * @param parts all of them, those there were among them
 */
public record RandomCompletion(MapNode fields, MapNode creation, MapNode parts) {

    private static final int MAX_TRIES = 12;
    /** What looking may take: of some that were begun, nobody can be finished. */
    private static final long MAX_WORK = WorkBudget.MAX;

    /** One way to complete it. @param left how much it leaves to do, or to object to */
    private record Attempt(MapNode creation, MapNode parts, long left) {}

    /** The same for the same seed; as much as could be found where not all could. */
    public static RandomCompletion of(EvaluatedCharacter evaluated, long seed) {
        SplitMix seeds = new SplitMix(seed);
        WorkBudget budget = new WorkBudget(MAX_WORK);
        SheetRules sheet = evaluated.sheet();
        Map<String, Node> fields = ChoicesDraft.values(evaluated.file().fields());
        Map<String, Node> missing = new RandomFields(sheet, Optional.empty()).needed(fields,
                words(seeds));
        fields.putAll(missing);
        Map<String, Node> named = ChoicesDraft.values(evaluated.file().root());
        named.put("fields", ChoicesDraft.map(fields));
        CharacterFile begun = RandomCharacter.file(named);
        Attempt best = attempt(sheet, begun, words(seeds), budget);
        for (int i = 1; i < MAX_TRIES && best.left() > 0 && !budget.isSpent(); i++) {
            Attempt next = attempt(sheet, begun, words(seeds), budget);
            best = next.left() < best.left() ? next : best;
        }
        return new RandomCompletion(ChoicesDraft.map(missing), best.creation(), best.parts());
    }

    private static RandomWords words(SplitMix seeds) {
        return new RandomWords(new SplitMix(seeds.next()), true);
    }

    private static Attempt attempt(SheetRules sheet, CharacterFile file, RandomWords words, WorkBudget budget) {
        CreationDraft work = new CreationDraft(sheet, file, budget, false);
        work.replace(ChoicesDraft.begun(sheet, file.creation()));
        new RandomCreation(sheet, work, words, Optional.empty(), Goal.NONE).fill();
        Map<String, Node> root = new LinkedHashMap<>(ChoicesDraft.values(file.root()));
        MapNode creation = work.draft().written(sheet);
        root.put("creation", creation);
        boolean whole = new RandomParts(sheet, words, budget, Goal.NONE).make(root);
        MapNode parts = Optional.ofNullable(root.get("parts")).flatMap(Node::asMap)
                .orElse(ChoicesDraft.map(Map.of()));
        return new Attempt(creation, parts, work.distance() + (whole ? 0 : 1));
    }
}
