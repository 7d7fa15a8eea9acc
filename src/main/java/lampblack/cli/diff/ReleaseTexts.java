package lampblack.cli.diff;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.node.edit.Edits;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.migration.Version;
import lampblack.store.FileChange;
import lampblack.store.RulesetLocation;
import lampblack.store.SaveResult;
import lampblack.store.TextFile;
import lampblack.store.VersionedStore;

/**
 * The files of a ruleset in which a release writes its number, and everything else in them as it was.
 *
 * @param edits by file
 * @param problems why the number cannot be written
 */
record ReleaseTexts(Map<Source, List<Edit>> edits, List<Diagnostic> problems) {

    static ReleaseTexts of(LoadedRuleset game, Version number) {
        ReleaseTexts texts = new ReleaseTexts(new LinkedHashMap<>(), new ArrayList<>());
        MapNode tree = game.tree();
        Optional<Scalar> own = tree.scalar("version").filter(written -> written.span().source().layer()
                .equals(game.ruleset().id()));
        if (own.isEmpty()) {
            texts.problems.add(Diagnostic.of(Code.RELEASE__VERSION, tree.get("id").orElse(tree).span(),
                    Message.of("release.version.none")).note(Message.of("note.release-none")));
        }
        own.filter(written -> !written.text().equals(number.toString()))
                .ifPresent(written -> texts.write(written.span(), number));
        Map<String, MapNode.Entry> editions = tree.map("migrations").map(MapNode::entries).orElse(Map.of());
        Optional.ofNullable(editions.get(Version.NEXT.toString())).ifPresent(next -> {
            if (editions.containsKey(number.toString())) {
                texts.problems.add(Diagnostic.of(Code.RELEASE__VERSION, next.key().span(),
                        Message.of("release.version.twice", "version", number.toString()))
                        .note(Message.of("note.release-twice"), editions.get(number.toString()).key().span()));
            }
            texts.write(next.key().span(), number);
        });
        return texts;
    }

    private void write(Span place, Version number) {
        String old = place.text();
        boolean quoted = old.startsWith("'") || old.startsWith("\"");
        String mark = quoted ? old.substring(0, 1) : "";
        edits.computeIfAbsent(place.source(), source -> new ArrayList<>()).add(new Edit(place, mark + number + mark));
    }

    /** The texts as they are to be, by file. */
    Map<Path, String> texts() {
        Map<Path, String> texts = new LinkedHashMap<>();
        edits.forEach((source, all) -> texts.put(Path.of(source.name()), Edits.apply(source.text(), all)));
        return texts;
    }

    /** Writes all of them or none; a file that has changed meanwhile is left. */
    SaveResult save() {
        List<FileChange> changes = new ArrayList<>();
        texts().forEach((file, text) -> changes.add(new FileChange(file, text, version(file))));
        VersionedStore store = new VersionedStore();
        return changes.isEmpty() ? new SaveResult.OutputWritten() : changes.size() == 1
                ? store.saveRepeatable(changes.get(0).file(), changes.get(0).text(), changes.get(0).seenSha256())
                : store.saveTogether(changes);
    }

    /** The hash of a file, if it is still as it was read. */
    private String version(Path file) {
        return TextFile.read(file, file.toString(), "", RulesetLocation.LARGEST_FILE).value()
                .filter(now -> edits.keySet().stream().anyMatch(read -> read.name().equals(now.source().name())
                        && read.text().equals(now.source().text()))).map(TextFile::version).orElse("");
    }
}
