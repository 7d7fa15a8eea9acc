package lampblack.random;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.character.OwnerReference;
import lampblack.dice.SplitMix;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;

/** Generates what a character belongs to: owners that are finished and valid themselves. */
public record RandomOwners(Ruleset ruleset, SheetRules sheet, WorkBudget budget) {

    private static final int MAX_ADVANCES = 7;

    /** What the member's file is called in the ledgers of its owners. */
    public String memberFile() {
        return sheet.id() + ".yaml";
    }

    /** Owners that chance makes. */
    public ResolvedOwners byChance(SplitMix random) {
        return byChance(sheet.linked().links().values(), random);
    }

    /** Owners that chance makes, by some links. */
    public ResolvedOwners byChance(Collection<OwnerLink> links, SplitMix random) {
        Map<String, Owner> owners = new LinkedHashMap<>();
        for (OwnerLink link : links) {
            int advances = random.below(MAX_ADVANCES);
            new RandomCharacter(ruleset, ruleset.sheets().get(link.to()), advances).of(random.next(), budget)
                    .ifPresent(made -> owners.put(link.id(), owner(made, link)));
        }
        return of(owners);
    }

    /** The owner that a made character is through a link. */
    public Owner owner(EvaluatedCharacter made, OwnerLink link) {
        String name = made.file().fields().text("name").orElse(link.id());
        return Owner.of(made, name, sheet, link.id()).made(made);
    }

    /** The links to owners; none where there are none. */
    public static ResolvedOwners of(Map<String, Owner> owners) {
        return owners.isEmpty() ? ResolvedOwners.NONE : new ResolvedOwners(owners, Set.of(), List.of());
    }

    /** How a file names them, with answers to what they bring. */
    public void write(ResolvedOwners owners, Map<String, Node> root, SplitMix random) {
        Map<String, Node> written = new LinkedHashMap<>();
        RandomPick picker = new RandomPick(sheet, random, RandomWords.any(random), option -> false);
        DerivedSheet derived = new DerivedSheet(sheet, sheet.linked().start());
        owners.owners().forEach((link, owner) -> {
            Map<String, Node> details = new LinkedHashMap<>();
            details.put(OwnerReference.FILE, ChoicesDraft.text(link + ".yaml"));
            asking(owner)
                    .forEach(gift -> details.put(gift.key().id(), ChoicesDraft.map(answers(gift, picker, derived))));
            written.put(link, details.size() == 1 ? details.get(OwnerReference.FILE) : ChoicesDraft.map(details));
        });
        if (!written.isEmpty()) {
            root.put(OwnerLink.LIST, ChoicesDraft.map(written));
        }
    }

    private static Map<String, Node> answers(Option gift, RandomPick picker, DerivedSheet derived) {
        Map<String, Node> answers = new LinkedHashMap<>();
        gift.asks().forEach((id, question) -> picker.answers(question, derived).stream().limit(1)
                .forEach(answer -> answers.put(id, ChoicesDraft.text(answer))));
        return answers;
    }

    /** What an owner gives that asks something. */
    private List<Option> asking(Owner owner) {
        List<Option> asking = new ArrayList<>();
        owner.gifts().stream().flatMap(gift -> sheet.option(gift).stream()).flatMap(gift -> gift.gives().stream())
                .flatMap(block -> block.effects().stream())
                .flatMap(effect -> effect.grantedOption().flatMap(EffectTarget::named).map(OptionKey::of)
                        .flatMap(sheet::option).stream())
                .filter(option -> !option.asks().isEmpty() && !asking.contains(option)).forEach(asking::add);
        return asking;
    }
}
