package lampblack.random;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Severity;
import lampblack.dice.SplitMix;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.ruleset.Ruleset;

/**
 * Generates characters: finished, legal, and the same for the same seed on every machine. Each choice is put to the
 * judge that judges files, so that whatever a ruleset asks is kept.
 *
 * @param name the character's name, where it is not to be generated
 * @param playbook the playbook, where it is not left to chance
 * @param advances how many it shall have bought since
 * @param belongs whether what it belongs to is generated as well
 * @param plausible whether it is for a person, with words and a career that one might have, rather than to try the rules
 */
public record RandomCharacter(
        Ruleset ruleset, SheetRules sheet, Optional<String> name, Optional<String> playbook, int advances,
        boolean belongs, boolean plausible) {

    private static final int MAX_TRIES = 20;
    /** What making one may take, ten times what the largest shipped games take: of some games there is no character. */
    private static final long MAX_WORK = WorkBudget.MAX / 2;
    private static final long MAX_WORK_PER_ADVANCE = WorkBudget.MAX / 10;

    public RandomCharacter(Ruleset ruleset, SheetRules sheet, int advances) {
        this(ruleset, sheet, Optional.empty(), Optional.empty(), advances);
    }

    /** One that belongs to nothing. */
    public RandomCharacter(
            Ruleset ruleset, SheetRules sheet, Optional<String> name, Optional<String> playbook, int advances) {
        this(ruleset, sheet, name, playbook, advances, false, false);
    }

    /** The same together with what it belongs to. */
    public RandomCharacter belonging() {
        return new RandomCharacter(ruleset, sheet, name, playbook, advances, true, plausible);
    }

    /** The same for a person. */
    public RandomCharacter forPeople() {
        return new RandomCharacter(ruleset, sheet, name, playbook, advances, belongs, true);
    }

    /** The character of a seed; empty where a bounded number of tries found none that is finished and legal. */
    public Optional<EvaluatedCharacter> of(long seed) {
        return of(seed, new WorkBudget(MAX_WORK + advances * MAX_WORK_PER_ADVANCE));
    }

    /** @param budget what all tries are charged to; with nothing left of it, there is no character */
    public Optional<EvaluatedCharacter> of(long seed, WorkBudget budget) {
        SplitMix seeds = new SplitMix(seed);
        Optional<EvaluatedCharacter> fallback = Optional.empty();
        for (int i = 0; i < MAX_TRIES && !budget.isSpent(); i++) {
            Optional<EvaluatedCharacter> made = attempt(new SplitMix(seeds.next()), budget)
                    .filter(character -> character.isLegal() && character.isFinished());
            if (made.isPresent() && isClean(made.get())) {
                return made;
            }
            fallback = fallback.or(() -> made);
        }
        return fallback;
    }

    private static boolean isClean(EvaluatedCharacter made) {
        return made.diagnostics().stream().allMatch(diagnostic -> diagnostic.severity() == Severity.NOTE);
    }

    /** A character with its fields, before its choices. */
    public Map<String, Node> blank(RandomWords words) {
        Map<String, Node> root = new LinkedHashMap<>();
        root.put("format", ChoicesDraft.number(CharacterFile.FORMAT));
        root.put("ruleset", ChoicesDraft.text(ruleset.id()));
        root.put("version", ChoicesDraft.text(ruleset.version()));
        if (!ruleset.bases().isEmpty()) {
            Map<String, Node> bases = new LinkedHashMap<>();
            ruleset.bases().forEach((base, version) -> bases.put(base, ChoicesDraft.text(version)));
            root.put("bases", ChoicesDraft.map(bases));
        }
        root.put("sheet", ChoicesDraft.text(sheet.id()));
        root.put("fields", ChoicesDraft.map(new RandomFields(sheet, name).of(words)));
        return root;
    }

    private Optional<EvaluatedCharacter> attempt(SplitMix random, WorkBudget budget) {
        RandomWords words = new RandomWords(random, plausible);
        Map<String, Node> root = blank(words);
        RandomOwners owners = new RandomOwners(ruleset, sheet, budget);
        ResolvedOwners links = belongs ? owners.byChance(random) : ResolvedOwners.NONE;
        owners.write(links, root, random);
        SheetRules begun = links.startingRules(sheet, file(root));
        CreationDraft work = new CreationDraft(begun, file(root), budget, false);
        Optional<MapNode> creation = new RandomCreation(begun, work, words, playbook, Goal.NONE).choices();
        if (creation.isEmpty()) {
            return Optional.empty();
        }
        root.put("creation", creation.get());
        RandomParts parts = new RandomParts(begun, words, budget, Goal.NONE);
        if (!parts.make(root)) {
            return Optional.empty();
        }
        Optional<EvaluatedCharacter> created = replayed(root, links);
        if (created.isEmpty() || advances == 0) {
            return created;
        }
        PayingOwners paying = new PayingOwners(owners, links);
        LedgerDraft ledger = new LedgerDraft(begun, file(root), created.get().derived(), paying, budget);
        new RandomCareer(ledger, words).entries(advances);
        parts.gain(ledger);
        parts.continueCareers(ledger, advances);
        List<Node> entries = ledger.entries();
        if (entries.isEmpty()) {
            return created;
        }
        root.put("ledger", new ListNode(entries, ChoicesDraft.NOWHERE));
        return paying.paid().flatMap(paid -> replayed(root, paid));
    }

    public static CharacterFile file(Map<String, Node> root) {
        return CharacterFile.decode(ChoicesDraft.map(root)).value().orElseThrow();
    }

    private Optional<EvaluatedCharacter> replayed(Map<String, Node> root, ResolvedOwners owners) {
        return Replay.of(ruleset, file(root), owners).value();
    }
}
