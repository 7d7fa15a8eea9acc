package lampblack.rules;

import java.util.Optional;
import lampblack.character.Name;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.node.Scalar;

/** Finds the traits that a character file names. */
final class Naming {

    private Naming() {}

    /** The trait a name stands for, which in an open set is whatever a player says. */
    static Optional<Trait> resolve(TraitSet set, Scalar written, Judgement to) {
        if (set.open()) {
            Name name = Name.of(written.text());
            return Picking.judgeName(name, written, to) ? Optional.of(new Trait(set.id(), name.key())) : Optional.empty();
        }
        Optional<Trait> fixed = fixed(set, written.text());
        if (fixed.isEmpty()) {
            unknown(set, written, set.entries().keySet(), to);
        }
        return fixed;
    }

    /** A trait that the character already has. */
    static Optional<Trait> existing(TraitSet set, Scalar written, Standing at) {
        if (!set.open()) {
            return fixed(set, written.text());
        }
        String key = Name.of(written.text()).key();
        return at.state().rating(set.id(), key).map(rating -> new Trait(set.id(), key));
    }

    private static Optional<Trait> fixed(TraitSet set, String written) {
        String id = written.startsWith(set.id() + ".") ? written.substring(set.id().length() + 1) : written;
        return set.entries().containsKey(id) ? Optional.of(new Trait(set.id(), id)) : Optional.empty();
    }

    static void unknown(TraitSet set, Scalar written, Iterable<String> known, Judgement to) {
        to.unknown(set.id(), Name.of(written.text()).key(), Diagnostic.of(Code.TRAIT__UNKNOWN, written.span(), "name",
                written.text(), "set", set.label().title()).suggest(written.text(), known));
    }

    /** The id of the entry that a trait shall stand under. */
    static Optional<String> parent(TraitSet set, SheetRules sheet, Scalar written, Judgement to) {
        if (set.under().isEmpty()) {
            to.object(written.text(), Diagnostic.of(Code.TRAIT__STANDS_ALONE, written.span(), "set", set.label().title()));
            return Optional.empty();
        }
        TraitSet above = sheet.traits().get(set.under().get());
        Optional<Trait> found = fixed(above, written.text());
        if (found.isEmpty()) {
            unknown(above, written, above.entries().keySet(), to);
        }
        return found.map(Trait::id);
    }
}
