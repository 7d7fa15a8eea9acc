package lampblack.cli.check;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Source;
import lampblack.node.Edits;
import lampblack.node.LineOrigins;

/**
 * A file with some problems fixed.
 *
 * @param read what it holds on the disk
 * @param base the text that the edits count in
 * @param origins which line on the disk each line of that text was
 */
record FixedFile(Source read, Source base, LineOrigins origins, List<Edit> edits, List<Fix> fixes) {

    static FixedFile of(Source source, Fix fix) {
        return new FixedFile(source, source, LineOrigins.unchanged(source), fix.edits(), List.of(fix));
    }

    /** The same with further fixes of the same text; what is to be done twice is done once. */
    FixedFile with(FixedFile other) {
        List<Edit> all = new ArrayList<>(edits);
        other.edits.stream().filter(edit -> all.stream().noneMatch(known -> isSame(known, edit))).forEach(all::add);
        return all.size() == edits.size() ? this : new FixedFile(read, base, origins, all, joined(fixes, other.fixes));
    }

    /** The same with fixes of the text that it has come to. */
    FixedFile then(FixedFile other) {
        return new FixedFile(read, other.base, lines(), other.edits, joined(fixes, other.fixes));
    }

    /** Which line on the disk each line of the fixed text was. */
    LineOrigins lines() {
        return LineOrigins.of(base, edits).since(origins);
    }

    String text() {
        return Edits.apply(base.text(), edits);
    }

    private static boolean isSame(Edit one, Edit other) {
        return one.span().start() == other.span().start() && one.span().end() == other.span().end()
                && one.replacement().equals(other.replacement());
    }

    private static List<Fix> joined(List<Fix> before, List<Fix> more) {
        List<Fix> all = new ArrayList<>(before);
        all.addAll(more);
        return all;
    }
}
