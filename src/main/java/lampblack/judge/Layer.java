package lampblack.judge;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.picture.Art;
import lampblack.ruleset.Credit;
import lampblack.ruleset.migration.WrittenMigrations;

/**
 * One ruleset by itself: its files joined, nothing laid under it yet.
 *
 * @param files what was joined, the root file first
 * @param art its pictures and typefaces
 */
public record Layer(String id, MapNode tree, List<MapNode> files, Art art) {

    private static final String MIGRATIONS = "migrations";

    List<Scalar> bases() {
        return tree.scalars("extends");
    }

    /** What it says of its earlier versions, which is its own and nothing that layers merge. */
    Optional<WrittenMigrations> migrations() {
        return tree.map(MIGRATIONS).filter(editions -> !editions.isEmpty())
                .map(editions -> new WrittenMigrations(id, tree.text("version").orElse(""), editions));
    }

    /** All the rest that it says. */
    MapNode rules() {
        return tree.has(MIGRATIONS) ? tree.without(MIGRATIONS) : tree;
    }

    /** Reports required keys that each ruleset must have itself, regardless of those it extends. */
    void head(Report report) {
        Span start = tree.has("extends") ? tree.keySpan("extends") : tree.span().source().start();
        if (!tree.has("id")) {
            report.add(Diagnostic.of(Code.SCHEMA__MISSING_KEY, start, "place", Message.of("schema.file.opening"),
                    "keys",
                    List.of(Message.quoted("id")))
                    .note(Message.of("note.write-form", "form", "id: " + id)));
        }
        tree.scalar("id").filter(written -> !written.text().equals(id)).ifPresent(written -> report.add(
                Diagnostic.of(Code.RULESET__WRONG_ID, written.span(), "id", written.text(), "folder", id)
                        .note(Message.of("note.id-of-folder", "id", written.text()))
                        .fix(Fix.replace(written.span(), id).guessed())));
        if (credit().lines().isEmpty()) {
            String at = tree.has("credits") ? "credits" : "id";
            Span place = tree.get(at).filter(node -> at.equals("id")).map(Node::span).orElse(tree.keySpan(at));
            report.add(Diagnostic.of(Code.RULESET__NO_CREDITS, tree.has(at) ? place : start)
                    .note(Message.of("note.credits")));
        }
    }

    Credit credit() {
        return new Credit(id, tree.text("title").orElse(id), tree.text("version").orElse(""),
                tree.text("licence").orElse(""), tree.scalars("credits").stream().map(Scalar::text).toList());
    }
}
