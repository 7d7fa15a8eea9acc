package lampblack.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Belonging;
import lampblack.character.CharacterFile;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Diagnostic;
import lampblack.rules.Amount;
import lampblack.rules.Link;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.Owned;
import lampblack.rules.SheetRules;

/**
 * The other sheets a character belongs to, such as its crew, by the ids of its links, all of which its sheet has.
 *
 * @param owners those that can be had
 * @param missing the links whose owner cannot be had
 * @param problems what is to be said of both, at the links
 */
public record Links(Map<String, Owner> owners, Set<String> missing, List<Diagnostic> problems) {

    public static final Links NONE = new Links(Map.of(), Set.of(), List.of());

    private static final long MOST_TIMES = 20;

    /** The rules of a sheet that begins with all that its owners' options give to their members. */
    SheetRules begin(SheetRules sheet, CharacterFile file) {
        return sheet.starting(start(sheet, file), new Owned(values(), Set.of()));
    }

    private Map<String, Map<String, Long>> values() {
        Map<String, Map<String, Long>> values = new HashMap<>();
        owners.forEach((link, owner) -> values.put(link, owner.values()));
        return values;
    }

    private State start(SheetRules sheet, CharacterFile file) {
        State state = sheet.linked().start();
        for (Belonging each : file.links()) {
            Optional<Owner> owner = Optional.ofNullable(owners.get(each.id()));
            for (OptionKey gift : owner.map(Owner::gifts).orElse(List.of())) {
                state = state.plus(taken(gift, each));
            }
        }
        return state;
    }

    /** The same with all that the missing owners could give. */
    SheetRules most(SheetRules sheet, CharacterFile file) {
        State state = start(sheet, file);
        for (Belonging each : file.links()) {
            for (Option gift : missing.contains(each.id()) ? sheet.linked().gifts(each.id()) : List.<Option>of()) {
                long most = gift.times() instanceof Amount.Fixed fixed ? fixed.number() : MOST_TIMES;
                for (long i = 0; i < Math.min(most, MOST_TIMES); i++) {
                    state = state.plus(taken(gift.key(), each));
                }
            }
        }
        return sheet.starting(state, new Owned(values(), missing));
    }

    private static Taken taken(OptionKey key, Belonging by) {
        return new Taken(Link.LIST, key.id(), key.id(), false, by.pick());
    }
}
