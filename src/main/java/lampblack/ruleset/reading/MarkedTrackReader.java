package lampblack.ruleset.reading;

import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;
import lampblack.rules.OtherTrack;

/** Reads what a roll marks: a track or row of its own sheet, or a track of an owner as {@code link.track}. */
record MarkedTrackReader(ElementReader reader) {

    /** The path of what a roll costs or clears, its own or an owner's; empty where there is none, which is reported. */
    Optional<String> path(Scalar key) {
        Optional<SymbolTable> owner = owner(key);
        String link = key.text().substring(0, Math.max(0, key.text().indexOf('.')));
        return owner.isEmpty() ? own(key) : owner.get().findTrack(key.text().substring(link.length() + 1),
                afterDot(key)).map(name -> new OtherTrack(link, name.path()).key());
    }

    boolean isOwners(Scalar key) {
        return owner(key).isPresent();
    }

    private Optional<SymbolTable> owner(Scalar key) {
        return reader.names().owner(key.text().substring(0, Math.max(0, key.text().indexOf('.'))));
    }

    private Optional<String> own(Scalar key) {
        boolean here = !reader.names().candidates(key.text(), ReferenceKind.TRACK, ReferenceKind.ROW).isEmpty();
        Optional<SymbolTable> whole = reader.names().outer().filter(names -> !here
                && !names.candidates(key.text(), ReferenceKind.TRACK, ReferenceKind.ROW).isEmpty());
        if (whole.isPresent()) {
            return whole.get().findTrack(key.text(), key.span()).map(name -> OtherTrack.ofWhole(name.path()).key());
        }
        return reader.names().findMarked(key).map(SymbolTable.DeclaredName::path);
    }

    /** The place of what stands behind the link. */
    static Span afterDot(Scalar key) {
        int end = key.span().end();
        return key.span().source().span(end - (key.text().length() - key.text().indexOf('.') - 1), end);
    }
}
