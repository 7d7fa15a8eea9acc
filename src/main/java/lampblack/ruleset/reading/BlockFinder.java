package lampblack.ruleset.reading;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.Scalar;
import lampblack.rules.Field;
import lampblack.rules.SheetRules;
import lampblack.rules.trait.TraitSet;
import lampblack.ruleset.PagePlan;

/** Finds what a word names that stands on a sheet as a block of its own. */
record BlockFinder(ElementReader reader, SheetRules rules) {

    private static final ReferenceKind[] BLOCKS =
            {ReferenceKind.SET, ReferenceKind.LIST, ReferenceKind.TRACK, ReferenceKind.MAP, ReferenceKind.PART,
            ReferenceKind.LIMIT, ReferenceKind.FIELD, ReferenceKind.BLOCK};

    /** Whether the sheet has anything that is called so. */
    boolean has(Scalar written) {
        return !reader.names().candidates(written.text(), BLOCKS).isEmpty();
    }

    boolean hasPlaybooks() {
        return !reader.names().ids(ReferenceKind.PLAYBOOK).isEmpty();
    }

    boolean hasPlaybook(Scalar written) {
        return !reader.names().candidates(written.text(), ReferenceKind.PLAYBOOK).isEmpty();
    }

    /** Looks for a playbook; one that is unknown is reported. */
    void playbook(Scalar written) {
        reader.names().find(written, ReferenceKind.PLAYBOOK);
    }

    boolean hasNear(Scalar written) {
        return reader.names().hasNear(written.text(), BLOCKS);
    }

    /** Whether it is gone from the sheet, as a layer said that does not name it itself. */
    boolean isGone(Scalar written) {
        return reader.names().isGone(written.text(), BLOCKS) && !reader.names().isTakenHere(written, BLOCKS);
    }

    /** What a layout calls it, such as {@code tracks.stress}; empty where it is gone, or unknown, which is reported. */
    Optional<String> path(Scalar written) {
        if (isGone(written)) {
            return Optional.empty();
        }
        Optional<SymbolTable.DeclaredName> found = reader.names().find(written, BLOCKS);
        if (found.filter(declaredName -> declaredName.kind() == ReferenceKind.FIELD && isShort(declaredName.path()))
                .isPresent()) {
            reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(),
                    Message.of("ruleset.unknown-reference.short-field", "name", written.text(), "lines", Field.LONG)));
            return Optional.empty();
        }
        return found.map(this::path);
    }

    private boolean isShort(String field) {
        return !field.equals(PagePlan.NOTES) && rules.fields().get(field).lines() < Field.LONG;
    }

    /**
     * Traits that head others are printed with them. Where none of the others says which, that is reported elsewhere.
     */
    private String path(SymbolTable.DeclaredName found) {
        if (found.kind() == ReferenceKind.BLOCK) {
            return found.path();
        }
        String id = found.kind() != ReferenceKind.SET ? found.path() : rules.traits().values().stream()
                .filter(set -> set.under().filter(found.path()::equals).isPresent()).filter(BlockFinder::isHeaded)
                .findFirst().map(TraitSet::id).orElse(found.path());
        return found.kind().block() + "." + id;
    }

    private static boolean isHeaded(TraitSet set) {
        return set.entries().isEmpty() || set.entries().values().stream()
                .anyMatch(traitEntry -> traitEntry.under().isPresent());
    }
}
