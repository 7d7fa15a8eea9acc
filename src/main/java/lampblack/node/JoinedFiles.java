package lampblack.node;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;

/** The files of one layer as one map. A map that several of them fill is filled in place, however many they are. */
public final class JoinedFiles {

    private final Span span;
    private final Map<String, JoinedEntry> entries = new LinkedHashMap<>();

    /** An entry as a file has it, until another file adds to it. */
    private static final class JoinedEntry {

        private final MapNode.Entry written;
        private JoinedFiles filled;

        JoinedEntry(MapNode.Entry written) {
            this.written = written;
        }

        /** What is to be filled further; none where it is no map. */
        Optional<JoinedFiles> filled() {
            if (filled == null) {
                filled = written.value().asMap().map(JoinedFiles::new).orElse(null);
            }
            return Optional.ofNullable(filled);
        }

        MapNode.Entry whole() {
            return filled == null ? written : new MapNode.Entry(written.key(), filled.whole());
        }
    }

    private JoinedFiles(MapNode first) {
        span = first.span();
        first.entries().forEach((name, entry) -> entries.put(name, new JoinedEntry(entry)));
    }

    /** Joins files, the root file first; what two of them set is an error at the second. */
    public static Checked<MapNode> of(List<MapNode> files) {
        Report report = new Report();
        JoinedFiles joined = new JoinedFiles(files.get(0));
        files.subList(1, files.size()).forEach(file -> joined.add(file, Optional.empty(), report));
        return Checked.unlessErrors(joined.whole(), report);
    }

    /** @param key what the map stands under, where that is no map that several files fill */
    private void add(MapNode file, Optional<Scalar> key, Report report) {
        List<MapNode.Entry> twice = new ArrayList<>();
        for (MapNode.Entry entry : file.all()) {
            JoinedEntry earlier = entries.get(entry.key().text());
            Optional<MapNode> more = entry.value().asMap();
            if (earlier == null) {
                entries.put(entry.key().text(), new JoinedEntry(entry));
            } else if (more.isPresent() && earlier.filled().isPresent()) {
                earlier.filled().get().add(more.get(), Optional.of(entry.key()), report);
            } else if (more.isPresent() != earlier.filled().isPresent()) {
                report.add(otherKind(entry, earlier.written));
            } else {
                twice.add(entry);
            }
        }
        if (twice.size() > 1 && key.isPresent()) {
            report.add(writtenTwice(key.get(), span));
        } else if (twice.size() > 1) {
            Scalar first = twice.get(0).key();
            report.add(writtenTwice(first, entries.get(first.text()).written.key().span())
                    .note(Message.of("note.one-head", "keys", twice.stream().skip(1)
                            .map(entry -> Message.quoted(entry.key().text())).toList(), "count", twice.size() - 1)));
        } else {
            twice.forEach(entry -> report.add(writtenTwice(entry.key(),
                    entries.get(entry.key().text()).written.key().span())));
        }
    }

    private MapNode whole() {
        Map<String, MapNode.Entry> all = new LinkedHashMap<>();
        entries.forEach((name, entry) -> all.put(name, entry.whole()));
        return new MapNode(all, span);
    }

    /** One of two files fills a map, and the other has something else in its place. */
    private static Diagnostic otherKind(MapNode.Entry second, MapNode.Entry first) {
        boolean map = second.value().asMap().isPresent();
        MapNode.Entry odd = map ? first : second;
        MapNode.Entry filled = map ? second : first;
        return Diagnostic.of(Code.SCHEMA__WRONG_TYPE, odd.key().span(), "place", Message.quoted(odd.key().text()),
                "actual", Message.of(odd.value().kind()), "expected", Message.of("kind.map"))
                .note(Message.of("note.map-there"), filled.key().span());
    }

    private static Diagnostic writtenTwice(Scalar key, Span first) {
        return Diagnostic.of(Code.OVERLAY__WRITTEN_TWICE, key.span(), "key", key.text())
                .note(Message.of("note.first-written"), first);
    }
}
