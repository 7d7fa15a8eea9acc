package lampblack.ruleset.reading;

import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.Scalar;
import lampblack.rules.Field;
import lampblack.rules.SheetRules;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.PagePlan;

/** Finds what a word names that stands on a sheet as a block of its own: of the sheet, or a panel of the reference. */
record BlockFinder(ElementReader reader, SheetRules rules) {

    private static final ReferenceKind[] BLOCKS =
            {ReferenceKind.SET, ReferenceKind.LIST, ReferenceKind.TRACK, ReferenceKind.MAP, ReferenceKind.PART,
            ReferenceKind.LIMIT, ReferenceKind.FIELD, ReferenceKind.BLOCK};
    /** What stands in the reference; where the sheet itself has something of that name, with its block before it. */
    private static final ReferenceKind[] PANELS = {ReferenceKind.TABLE, ReferenceKind.TEXT, ReferenceKind.ROLL};

    /** Whether the sheet has anything that is called so. */
    boolean has(Scalar written) {
        return isOf(written, BLOCKS) || isOf(written, PANELS);
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
        return reader.names().hasNear(written.text(), BLOCKS) || reader.names().hasNear(written.text(), PANELS);
    }

    /** Whether it is gone from the sheet, as a layer said that does not name it itself. */
    boolean isGone(Scalar written) {
        return !has(written) && (isGone(written, BLOCKS) || isGone(written, PANELS));
    }

    private boolean isGone(Scalar written, ReferenceKind... kinds) {
        return reader.names().isGone(written.text(), kinds) && !reader.names().isTakenHere(written, kinds);
    }

    private boolean isOf(Scalar written, ReferenceKind... kinds) {
        return !reader.names().candidates(written.text(), kinds).isEmpty();
    }

    /** What a word most likely means: a block of the sheet, unless only a panel is called so, or nearly so. */
    private ReferenceKind[] meant(Scalar written) {
        boolean said = Stream.of(PANELS).anyMatch(kind -> written.text().startsWith(kind.block() + "."));
        boolean panel = !isOf(written, BLOCKS) && (said || isOf(written, PANELS)
                || !reader.names().hasNear(written.text(), BLOCKS) && reader.names().hasNear(written.text(), PANELS));
        return panel ? PANELS : BLOCKS;
    }

    /** What a layout calls it, such as {@code tracks.stress}; empty where it is gone, or unknown, which is reported. */
    Optional<String> path(Scalar written) {
        if (isGone(written)) {
            return Optional.empty();
        }
        Optional<SymbolTable.DeclaredName> found = reader.names().find(written, meant(written));
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
