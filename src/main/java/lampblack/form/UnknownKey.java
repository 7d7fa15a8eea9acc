package lampblack.form;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/**
 * A key that there is not, and which one was most likely meant by it.
 *
 * @param map the map it stands in
 * @param part what is known there
 */
record UnknownKey(Scalar key, MapNode map, Subschema part) {

    private static final int MAX_LISTED = 14;
    private static final String GIVES = "gives";
    /** With what a map is laid over that of another game. */
    static final Set<String> LAYING = Set.of("after", "before", "replace");

    /** Words that people use for each other; each group says several keys of ours or words for them. */
    private static final List<Set<String>> ALIKE = List.of(
            Set.of("text", "description", "desc", "summary", "about", "flavour", "flavor"),
            Set.of("title", "name", "label", "heading"),
            Set.of("requires", "require", "required", "prerequisite", "prerequisites", "prereq", "prereqs", "needs"),
            Set.of("gives", "grants", "grant", "effect", "effects", "bonus", "benefits"),
            Set.of("ask", "question", "questions", "choice", "choices"),
            Set.of("cost", "price", "costs", "prices"),
            Set.of("load", "weight", "bulk"),
            Set.of("up-to", "max", "maximum", "cap", "limit", "most"),
            Set.of("after", "before", "behind", "order"),
            Set.of("accent", "colour", "color"),
            Set.of("running-head", "header", "footer", "running-header", "page-header"),
            Set.of("logo", "emblem", "icon", "banner"),
            Set.of("portrait-frame", "portrait", "frame"),
            Set.of("background", "watermark", "backdrop", "paper"),
            Set.of("playbooks", "portraits", "illustrations"),
            Set.of("art", "picture", "image", "img", "illustration"),
            Set.of("second", "secondary", "accent-2", "accent2", "colour-2"),
            Set.of("fill", "bg", "shade"),
            Set.of("frame", "shape", "outline"),
            Set.of("marks", "boxes", "checkboxes"),
            Set.of("every-block", "all-blocks", "all", "default"),
            Set.of("titles", "font", "headings", "display", "typeface", "title-font"),
            Set.of("text", "body", "text-font", "body-font"),
            Set.of("regular", "normal", "roman", "upright", "file"),
            Set.of("bold", "strong", "heavy"),
            Set.of("italic", "italics", "oblique", "slanted"),
            Set.of("capitals", "caps", "uppercase"),
            Set.of("ornament", "ornaments", "border", "decoration", "style"),
            Set.of("columns", "headings", "headers", "header"),
            Set.of("one-of", "options", "values", "answers", "enum"),
            Set.of("because", "reason", "why"),
            Set.of("add", "append", "plus"),
            Set.of("entries", "items"),
            Set.of("sizes", "tracks"),
            Set.of("that", "if", "when", "while", "condition"),
            Set.of("licence", "license", "rights"),
            Set.of("credits", "author", "authors", "attribution"),
            Set.of("content-notes", "content-warnings", "warnings", "triggers", "themes"),
            Set.of("from", "of", "list"),
            Set.of("says", "message", "trigger"),
            Set.of("dice", "pool"),
            Set.of("die", "sides", "faces"),
            Set.of("keep", "take", "read"),
            Set.of("zero", "none"),
            Set.of("against", "under", "versus", "target"),
            Set.of("settings", "factors"),
            Set.of("extras", "options", "modifiers"),
            Set.of("outcomes", "results", "bands"),
            Set.of("on", "result", "range"),
            Set.of("choose", "pick", "select", "take"),
            Set.of("spend", "points", "budget"),
            Set.of("lists", "options", "abilities"),
            Set.of("to", "sheet", "target"),
            Set.of("advance", "buy", "purchase"),
            Set.of("times", "sixes", "count"));

    /** The keys of ours that may still be written in this map, in this file. */
    private List<String> free() {
        return part.keys().stream()
                .filter(name -> !map.has(name) || map.keySpan(name).source() != key.span().source()).toList();
    }

    /** The key that is written nearly so. */
    Optional<String> nearest() {
        return NearestName.to(key.text(), free());
    }

    /** The key that was meant. */
    Optional<String> meant() {
        if (part.gone(key.text()).isPresent()) {
            return Optional.empty();
        }
        List<String> free = free();
        boolean head = part.keys().contains("sheets");
        if (head && key.text().equals("playbooks") && map.scalar(key.text()).isPresent()) {
            return Optional.of("playbook").filter(free::contains);
        }
        if (head && (part.sheetKeys().contains(key.text()) || key.text().equals("tests"))) {
            return Optional.empty();
        }
        // A word that is read elsewhere is no slip of another one, but one of several may be.
        Optional<String> near = nearest().filter(name -> name.equals(key.text() + "s")
                || part.holders(key.text()).isEmpty());
        return near.isPresent() ? near : ALIKE.stream().filter(
                group -> group.contains(key.text().toLowerCase(Locale.ROOT)))
                .flatMap(group -> free.stream().filter(group::contains)).findFirst();
    }

    /** Whether a key is one of ours, or written nearly so, or a word for the same. */
    static boolean means(String written, String key) {
        return NearestName.to(written, List.of(key)).isPresent()
                || ALIKE.stream().anyMatch(group -> group.contains(written) && group.contains(key));
    }

    Diagnostic diagnostic(Message place, IdSuggestions ids) {
        Diagnostic problem = Diagnostic.of(Code.SCHEMA__UNKNOWN_KEY, key.span(), "key", key.text(), "place", place);
        Optional<Message> gone = part.gone(key.text());
        if (gone.isPresent()) {
            return problem.note(gone.get());
        }
        Optional<String> meant = meant();
        if (meant.isPresent()) {
            problem = problem.note(Message.of("note.did-you-mean", "name", meant.get()))
                    .fix(Fix.replace(key.span(), meant.get()));
        } else {
            Optional<Message> hint = new KeyHint(key, map, part, ids).find();
            problem = hint.isPresent() ? problem.note(hint.get()) : elsewhere(problem);
        }
        return listed(problem, part);
    }

    /** Adds which keys there are, where they are few; those that lay a map over another go without saying. */
    static Diagnostic listed(Diagnostic problem, Subschema part) {
        Set<String> known = new TreeSet<>(part.keys());
        known.removeAll(LAYING);
        return known.isEmpty() || known.size() > MAX_LISTED ? problem
                : problem.note(Message.of("note.known-keys", "count", known.size(), "keys",
                        SchemaViolationReporter.quoted(known)));
    }

    /** Says where the key would be read. */
    private Diagnostic elsewhere(Diagnostic problem) {
        List<String> holders = part.holders(key.text());
        if (part.keys().contains("sheets") && part.sheetKeys().contains(key.text())) {
            return problem.note(Message.of("note.key-of-sheet", "key", key.text()));
        }
        if (holders.size() == 1 || holders.contains(GIVES)) {
            return problem.note(Message.of("note.key-within", "key", key.text(), "holder",
                    holders.size() == 1 ? holders.get(0) : GIVES));
        }
        return part.owner(key.text()).map(owner -> problem.note(Message.of("note.key-of", "key", key.text(), "owner",
                Message.of("schema.owner." + owner)))).orElse(problem);
    }
}
