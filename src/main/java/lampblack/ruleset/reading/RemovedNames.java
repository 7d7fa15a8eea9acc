package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.MergedTree;

/** The names that overlays took away, and which of them are still referred to. */
final class RemovedNames {

    private record RemovedName(String name, Span span) {}

    private final Map<String, RemovedName> byName = new HashMap<>();
    private final Map<RemovedName, Diagnostic> missed = new LinkedHashMap<>();

    RemovedNames(MergedTree merged) {
        merged.removals().forEach((path, span) -> {
            String top = path;
            for (int at = top.lastIndexOf('/'); at > 0 && span.equals(merged.removals().get(top.substring(0, at)));
                    at = top.lastIndexOf('/')) {
                top = top.substring(0, at);
            }
            add(path.split("/"), new RemovedName(top.substring(top.lastIndexOf('/') + 1), span));
        });
    }

    private void add(String[] path, RemovedName removed) {
        if (!path[0].equals("sheets") || path.length == 2) {
            ofAll(path, removed);
        } else if (path.length > 5 && path[2].equals("parts")) {
            String[] within = Arrays.copyOfRange(path, 2, path.length);
            within[0] = path[0];
            within[1] = path[1] + "/" + path[3];
            add(within, removed);
        } else if (path.length == 4) {
            for (ReferenceKind kind : ReferenceKind.in(path[2])) {
                byName.put(key(path[1], kind, path[3]), removed);
                byName.put(key(path[1], kind, path[2] + "." + path[3]), removed);
            }
        } else if (path.length == 6) {
            for (ReferenceKind kind : ReferenceKind.in(path[2] + "." + path[4])) {
                byName.put(key(path[1], kind, path[5]), removed);
                byName.put(key(path[1], kind, path[3] + "." + path[5]), removed);
            }
        }
    }

    /** What is no part of a sheet has a path that alternates between blocks and ids. */
    private void ofAll(String[] path, RemovedName removed) {
        StringBuilder block = new StringBuilder(path[0]);
        StringBuilder name = new StringBuilder(path.length > 1 ? path[1] : "");
        for (int i = 2; i < path.length; i++) {
            (i % 2 == 0 ? block : name).append('.').append(path[i]);
        }
        if (path.length % 2 == 0) {
            ReferenceKind.in(block.toString()).forEach(kind -> byName.put(key("", kind, name.toString()), removed));
        }
    }

    private static String key(String sheet, ReferenceKind kind, String name) {
        return (kind.isOfAll() ? "" : sheet) + " " + kind.word() + " " + name;
    }

    /** Whether a name was taken away. */
    boolean took(String sheet, String written, List<ReferenceKind> kinds) {
        return kinds.stream().anyMatch(kind -> byName.containsKey(key(sheet, kind, written)));
    }

    /** Whether the very layer that names something took it away. */
    boolean tookItself(String sheet, String written, Span place, List<ReferenceKind> kinds) {
        return kinds.stream().map(kind -> byName.get(key(sheet, kind, written)))
                .anyMatch(removed -> removed != null
                        && removed.span().source().layer().equals(place.source().layer()));
    }

    /** Whether a name that is unknown was taken away; if so, that is reported in the end. */
    boolean explain(String sheet, String written, Span span, List<ReferenceKind> kinds) {
        for (ReferenceKind kind : kinds) {
            RemovedName removed = byName.get(key(sheet, kind, written));
            if (removed != null) {
                Diagnostic problem = missed.computeIfAbsent(removed, removedName -> Diagnostic.of(
                        Code.RULESET__REMOVED_REFERENCE, removed.span(), "name", removed.name()));
                missed.put(removed, problem.note(Message.of("note.referred-to"), span));
                return true;
            }
        }
        return false;
    }

    /** Reports each removal that leaves references behind, once all references are read. */
    void finish(Report report) {
        Map<Span, List<RemovedName>> bySpan = new LinkedHashMap<>();
        missed.keySet().forEach(removedName -> bySpan.computeIfAbsent(removedName.span(), span -> new ArrayList<>())
                .add(removedName));
        for (List<RemovedName> together : bySpan.values()) {
            List<Object> names = new ArrayList<>();
            together.forEach(removedName -> names.add(Message.quoted(removedName.name())));
            Diagnostic problem = Diagnostic.of(Code.RULESET__REMOVED_REFERENCE, together.get(0).span(), "names", names,
                    "count", names.size());
            for (RemovedName removedName : together) {
                for (Note note : missed.get(removedName).notes()) {
                    problem = problem.note(note);
                }
            }
            report.add(problem);
        }
    }
}
