package lampblack.replay;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.OwnerReference;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Diagnostic;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.option.OwnerValues;

/**
 * The other sheets a character belongs to, such as its crew, by the ids of its links, all of which its sheet has.
 *
 * @param owners those that can be had
 * @param missing the links whose owner cannot be had
 * @param members those who belong to it in turn, where its rules read them
 * @param problems what is to be said of both, at the links
 */
public record ResolvedOwners(Map<String, Owner> owners, Set<String> missing, List<Diagnostic> problems,
        GroupMembers members) {

    public ResolvedOwners(Map<String, Owner> owners, Set<String> missing, List<Diagnostic> problems) {
        this(owners, missing, problems, GroupMembers.NOBODY);
    }

    /** The same, with those who belong to it. */
    public ResolvedOwners with(GroupMembers others) {
        return new ResolvedOwners(owners, missing, problems, others);
    }

    public static final ResolvedOwners NONE = new ResolvedOwners(Map.of(), Set.of(), List.of());

    private static final long MAX_TIMES = 20;

    /** The rules of a sheet that begins with all that its owners' options give to their members. */
    public SheetRules startingRules(SheetRules sheet, CharacterFile file) {
        return sheet.starting(start(sheet, file), inPlay(file), new OwnerValues(values(), Set.of()));
    }

    private List<TakenOption> inPlay(CharacterFile file) {
        return file.links().stream().flatMap(reference -> Optional.ofNullable(owners.get(reference.id())).stream()
                .flatMap(owner -> owner.inPlay().stream()).map(gift -> taken(gift, reference))).toList();
    }

    private Map<String, Map<String, Long>> values() {
        Map<String, Map<String, Long>> values = new HashMap<>();
        owners.forEach((link, owner) -> values.put(link, owner.values()));
        return values;
    }

    private Choices start(SheetRules sheet, CharacterFile file) {
        Choices choices = sheet.linked().start();
        for (OwnerReference ownerReference : file.links()) {
            Optional<Owner> owner = Optional.ofNullable(owners.get(ownerReference.id()));
            for (OptionKey gift : owner.map(Owner::gifts).orElse(List.of())) {
                choices = choices.plus(taken(gift, ownerReference));
            }
        }
        return choices;
    }

    /** The same with all that the missing owners could give. */
    SheetRules most(SheetRules sheet, CharacterFile file) {
        Choices choices = start(sheet, file);
        for (OwnerReference ownerReference : file.links()) {
            for (Option gift : missing.contains(ownerReference.id()) ? sheet.linked().gifts(ownerReference.id())
                    : List.<Option>of()) {
                for (long i = 0; i < most(gift); i++) {
                    choices = choices.plus(taken(gift.key(), ownerReference));
                }
            }
        }
        return sheet.starting(choices, List.of(), new OwnerValues(values(), missing));
    }

    /** What an owner could give that it does not, or not as often as it could. */
    List<Option> optionsNotGiven(SheetRules sheet, OwnerReference link) {
        List<OptionKey> given = owners.get(link.id()).gifts();
        return sheet.linked().gifts(link.id()).stream()
                .filter(gift -> Collections.frequency(given, gift.key()) < most(gift)).toList();
    }

    /** The rules of a sheet if an owner had some options as often as it could. */
    SheetRules with(SheetRules sheet, CharacterFile file, OwnerReference link, List<Option> more) {
        Choices choices = sheet.linked().start();
        for (Option gift : more) {
            for (long i = Collections.frequency(owners.get(link.id()).gifts(), gift.key()); i < most(gift); i++) {
                choices = choices.plus(taken(gift.key(), link));
            }
        }
        return sheet.starting(choices, List.of(), new OwnerValues(values(), Set.of()));
    }

    /** How often an owner could give something. */
    static long most(Option gift) {
        return Math.min(MAX_TIMES, gift.times().fixed().orElse(MAX_TIMES));
    }

    private static TakenOption taken(OptionKey key, OwnerReference by) {
        return new TakenOption(OwnerLink.LIST, key.id(), key.id(), false, by.pick());
    }
}
