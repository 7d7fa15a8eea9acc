package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;
import lampblack.rules.derived.FormulaScope;

/** Every name that a sheet declares, and the one way in which references find them. */
final class SymbolTable {

    /** A name that was found: what kind of thing, its full path and where it is defined. */
    record DeclaredName(ReferenceKind kind, String path, Optional<Span> span, String title) {

        /** The path, or with its block where the id alone is the path. */
        String qualified() {
            return path.contains(".") ? path : kind.block() + "." + path;
        }
    }

    private static final int MAX_EDITS = 2;
    private static final int MAX_ALIKE = 5;
    private static final Set<String> NOTHING = Set.of("none", "nothing", "nobody");
    /** Unknown references from here on are said without "did you mean": there is no hand-made mistake in so many. */
    private static final int MAX_SUGGESTIONS = 100;

    private final Map<ReferenceKind, Map<String, DeclaredName>> byPath = new EnumMap<>(ReferenceKind.class);
    private final Map<ReferenceKind, Map<String, List<DeclaredName>>> byId = new EnumMap<>(ReferenceKind.class);
    private final String sheet;
    private final Map<String, SymbolTable> siblings;
    private final Map<String, String> owners = new LinkedHashMap<>();
    private final RemovedNames removals;
    private final Optional<SymbolTable> outer;
    private final Map<String, SymbolTable> inner = new LinkedHashMap<>();
    private final Report report;
    private final UnknownNames unknowns = new UnknownNames();
    private final OptionGroups groups = new OptionGroups();
    private final Set<String> yielding = new HashSet<>();
    private int unknown;
    private boolean play;

    /** @param siblings the names of every sheet of the ruleset, by its id */
    SymbolTable(String sheet, Map<String, SymbolTable> siblings, RemovedNames removals, Report report) {
        this(sheet, siblings, removals, report, Optional.empty());
    }

    private SymbolTable(String sheet, Map<String, SymbolTable> siblings, RemovedNames removals, Report report,
            Optional<SymbolTable> outer) {
        this.outer = outer;
        this.sheet = sheet;
        this.siblings = siblings;
        this.removals = removals;
        this.report = report;
    }

    /** Declares a link of this sheet, and the sheet it leads to. */
    void belongs(String link, String owner, Span span) {
        declare(ReferenceKind.OWNER, link, span);
        owners.put(link, owner);
    }

    /** The names of the sheet that a link leads to. */
    Optional<SymbolTable> owner(String link) {
        return Optional.ofNullable(owners.get(link)).map(siblings::get);
    }

    /** The names of another sheet. */
    SymbolTable of(String sibling) {
        return siblings.get(sibling);
    }

    /** The sheet that a word names or, where that is reported, was most likely meant to name: its link, or the other. */
    Optional<String> sheetMeant(String word, String link) {
        if (siblings.containsKey(word)) {
            return Optional.of(word);
        }
        List<String> others = siblings.keySet().stream().filter(id -> !id.equals(sheet)).toList();
        return NearestName.within(MAX_EDITS, word, siblings.keySet())
                .or(() -> others.stream().filter(id -> id.equals(link) || others.size() == 1).findFirst());
    }

    /** The names of a kind of parts, from which those of the whole are seen. */
    SymbolTable within(String kind) {
        return inner.computeIfAbsent(kind, name -> new SymbolTable(sheet + "/" + kind, siblings, removals, report,
                Optional.of(this)));
    }

    /** The names of every kind of parts. */
    Collection<SymbolTable> parts() {
        return inner.values();
    }

    Optional<SymbolTable> inner(String kind) {
        return Optional.ofNullable(inner.get(kind));
    }

    /** The names of the whole, where these are a part's. */
    Optional<SymbolTable> outer() {
        return outer;
    }

    void declare(ReferenceKind kind, String path, Span span) {
        declare(kind, path, span, path);
    }

    /** Declares a name together with what it is called. */
    void declare(ReferenceKind kind, String path, Span span, String title) {
        put(new DeclaredName(kind, path, Optional.of(span), title));
    }

    /** Declares a name that every sheet has. */
    void builtIn(ReferenceKind kind, String path) {
        put(new DeclaredName(kind, path, Optional.empty(), path));
    }

    private void put(DeclaredName found) {
        ReferenceKind kind = found.kind();
        String path = found.path();
        byPath.computeIfAbsent(kind, referenceKind -> new LinkedHashMap<>()).put(path, found);
        String id = path.substring(path.lastIndexOf('.') + 1);
        byId.computeIfAbsent(kind, referenceKind -> new LinkedHashMap<>())
                .computeIfAbsent(id, name -> new ArrayList<>()).add(found);
    }

    /** How those belong to the sheet whom a word stands for: {@code members}, or a link with its sheet before it. */
    Optional<String> members(String written, Span span) {
        if (!written.equals(FormulaScope.MEMBERS)) {
            return Optional.of(written).filter(path -> knows(ReferenceKind.LINK, path));
        }
        List<DeclaredName> links = all(ReferenceKind.LINK);
        if (links.size() > 1) {
            ambiguous(written, span, links);
        }
        return links.stream().map(DeclaredName::path).findFirst();
    }

    /** The options by what they share. */
    OptionGroups groups() {
        return groups;
    }

    /** Notes that an expression may read the marks of play. */
    void readPlay() {
        play = true;
    }

    /** Whether an expression of the sheet or its parts may read the marks of play. */
    boolean readsPlay() {
        return play || inner.values().stream().anyMatch(SymbolTable::readsPlay);
    }

    /** What a reference names; a name that is unknown, or could mean several things, is reported. */
    Optional<DeclaredName> find(Scalar written, ReferenceKind... kinds) {
        return find(written.text(), written.span(), kinds);
    }

    /** The same where words of ours may stand as well, which one that is unknown may have been meant to be. */
    Optional<DeclaredName> findBeside(Collection<String> words, Scalar written, ReferenceKind... kinds) {
        if (!isSlip(words, written, kinds)) {
            return find(written, kinds);
        }
        unknown(written.text(), Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(), "what", word(kinds),
                "name", written.text()).suggestWord(written.text(), words));
        return Optional.empty();
    }

    /** Whether what is no name was most likely meant to be one of some words of ours. */
    boolean isSlip(Collection<String> words, Scalar written, ReferenceKind... kinds) {
        return candidates(written.text(), kinds).isEmpty() && !hasNear(written.text(), kinds)
                && NearestName.word(written.text(), words).isPresent()
                && !explained(written.text(), written.span(), kinds);
    }

    Optional<DeclaredName> find(String written, Span span, ReferenceKind... kinds) {
        List<DeclaredName> candidates = candidates(written, kinds);
        if (candidates.size() == 1) {
            return Optional.of(candidates.get(0));
        }
        if (candidates.isEmpty()) {
            unknown(written, span, kinds);
        } else {
            ambiguous(written, span, candidates);
        }
        return Optional.empty();
    }

    /** The track of this sheet that another sheet means; a row is told apart from what is unknown. */
    Optional<DeclaredName> findTrack(String written, Span span) {
        if (!candidates(written, ReferenceKind.TRACK).isEmpty() || candidates(written, ReferenceKind.ROW).isEmpty()) {
            return find(written, span, ReferenceKind.TRACK);
        }
        unknown(written, Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, span,
                Message.of("ruleset.unknown-reference.row-elsewhere", "name", written))
                .note(Message.of("note.row-elsewhere", "sheet", sheet)));
        return Optional.empty();
    }

    /** What is marked; where only one that the sheet belongs to has such a track, its link was left out. */
    Optional<DeclaredName> findMarked(Scalar written) {
        ReferenceKind[] kinds = {ReferenceKind.TRACK, ReferenceKind.ROW};
        List<String> links = owners.keySet().stream().filter(link -> owner(link).filter(names ->
                !names.candidates(written.text(), ReferenceKind.TRACK).isEmpty()).isPresent()).toList();
        if (links.size() != 1 || !candidates(written.text(), kinds).isEmpty()) {
            return find(written, kinds);
        }
        unknown(written.text(), Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(), "what", word(kinds),
                "name", written.text()).suggestName(written.text(), links.get(0) + "." + written.text()));
        return Optional.empty();
    }

    /** What a reference may mean, without a report. */
    List<DeclaredName> candidates(String written, ReferenceKind... kinds) {
        List<DeclaredName> candidates = new ArrayList<>();
        for (ReferenceKind kind : kinds) {
            Map<String, DeclaredName> known = byPath.getOrDefault(kind, Map.of());
            String block = kind.block() + ".";
            DeclaredName exact = known.getOrDefault(written,
                    written.startsWith(block) ? known.get(written.substring(block.length())) : null);
            if (exact != null) {
                candidates.add(exact);
            } else {
                candidates.addAll(byId.getOrDefault(kind, Map.of()).getOrDefault(written, List.of()));
            }
        }
        // A trait that stands for itself is meant, and not the set that it is read as.
        candidates.removeIf(set -> set.kind() == ReferenceKind.SET && candidates.stream().anyMatch(trait ->
                trait.kind() == ReferenceKind.TRAIT && trait.span().equals(set.span())));
        if (candidates.size() > 1 && !candidates.stream().allMatch(name -> yielding.contains(name.path()))) {
            candidates.removeIf(name -> yielding.contains(name.path()));
        }
        return candidates;
    }

    /** Notes that an option is meant by its id only where nothing else is. */
    void yielding(String path) {
        yielding.add(path);
    }

    /** The ids of everything of a kind. */
    Set<String> ids(ReferenceKind kind) {
        return byId.getOrDefault(kind, Map.of()).keySet();
    }

    /** Every name of a kind. */
    List<DeclaredName> all(ReferenceKind kind) {
        return List.copyOf(byPath.getOrDefault(kind, Map.of()).values());
    }

    boolean knows(ReferenceKind kind, String path) {
        return byPath.getOrDefault(kind, Map.of()).containsKey(path);
    }

    /** Whether a set is itself what has a rating, since it names no entries. */
    boolean isAlone(String set) {
        DeclaredName own = byPath.getOrDefault(ReferenceKind.SET, Map.of()).get(set);
        DeclaredName entry = byPath.getOrDefault(ReferenceKind.TRAIT, Map.of()).get(set + "." + set);
        return own != null && entry != null && own.span().isPresent() && own.span().equals(entry.span());
    }

    /** Reports what was not found, once everything is read. */
    void finish() {
        inner.values().forEach(SymbolTable::finish);
        unknowns.finish(report);
    }

    private void unknown(String written, Span span, ReferenceKind... kinds) {
        if (isOfOwnerOfWhole(written)) {
            unknown(written, Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, span,
                    Message.of("ruleset.unknown-reference.owner-of-whole", "name", written))
                    .note(Message.of("note.owner-of-whole")));
        } else if (!explained(written, span, kinds)) {
            Diagnostic problem = Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, span, "what", word(kinds), "name",
                    written);
            Diagnostic told = ++unknown > MAX_SUGGESTIONS ? problem : suggest(problem, written, kinds);
            String set = written.substring(0, Math.max(0, written.lastIndexOf('.')));
            unknown(written, isAlone(set) ? told.note(Message.of("note.rated-itself", "set", set)) : told);
        }
    }

    /** Whether it is a track of what the whole belongs to, which a part neither pays nor gets. */
    private boolean isOfOwnerOfWhole(String written) {
        int dot = written.indexOf('.');
        return dot > 0 && outer.flatMap(whole -> whole.owner(written.substring(0, dot))).filter(owner ->
                !owner.candidates(written.substring(dot + 1), ReferenceKind.TRACK).isEmpty()).isPresent();
    }

    /** Reports that there is no such name, together with the other mentions of it. */
    void unknown(String name, Diagnostic problem) {
        unknowns.add(name, problem);
    }

    /** Whether a name is unknown because an overlay took it away, which is then reported. */
    boolean explained(String written, Span span, ReferenceKind... kinds) {
        return removals.explain(sheet, written, span, List.of(kinds));
    }

    /** Whether nothing has a name any more, because an overlay took it away. */
    boolean isGone(String written, ReferenceKind... kinds) {
        return candidates(written, kinds).isEmpty() && removals.took(sheet, written, List.of(kinds));
    }

    /** Whether a name stands in the very layer that took it away. */
    boolean isTakenHere(Scalar written, ReferenceKind... kinds) {
        return removals.tookItself(sheet, written.text(), written.span(), List.of(kinds));
    }

    private Diagnostic suggest(Diagnostic plain, String written, ReferenceKind... kinds) {
        Map<String, DeclaredName> all = new LinkedHashMap<>();
        for (ReferenceKind kind : kinds) {
            byId.getOrDefault(kind, Map.of()).forEach((name, found) -> all.putIfAbsent(name, found.get(0)));
            byPath.getOrDefault(kind, Map.of()).forEach(all::putIfAbsent);
            byPath.getOrDefault(kind, Map.of()).forEach((path, found) -> all.putIfAbsent(found.qualified(), found));
        }
        Optional<String> near = nearest(written, all);
        if (near.isEmpty() && NOTHING.contains(written)) {
            return plain.note(Message.of("note.leave-out"));
        }
        if (near.isEmpty() && List.of(kinds).equals(List.of(ReferenceKind.SHEET))) {
            return plain.suggestOrList(written, siblings.keySet());
        }
        if (near.isEmpty() && List.of(kinds).equals(List.of(ReferenceKind.PERIOD))) {
            return plain.suggestOrList(written, ids(ReferenceKind.PERIOD));
        }
        if (near.isEmpty()) {
            Diagnostic elsewhere = ofPartOrWhole(plain, written, kinds).orElseGet(() -> ofAnotherKind(plain, written, kinds));
            return elsewhere.notes().isEmpty() ? ofLongerName(plain, written, all.keySet()) : elsewhere;
        }
        Diagnostic suggested = plain.suggest(written, near.map(List::of).orElse(List.of()));
        return all.get(near.get()).span()
                .map(place -> suggested.note(Message.of("note.defined", "name", near.get()), place)).orElse(suggested);
    }

    /** Says which names begin or end with what is written. */
    private static Diagnostic ofLongerName(Diagnostic plain, String written, Set<String> known) {
        List<String> longer = written.length() < 2 ? List.of() : known.stream().filter(name -> name.indexOf('.') < 0
                && (name.endsWith("-" + written) || name.startsWith(written + "-"))).toList();
        return longer.isEmpty() || longer.size() > MAX_ALIKE ? plain
                : longer.size() == 1 ? plain.suggestName(written, longer.get(0))
                : plain.note(Message.of("note.one-of-these", "names", longer.stream().map(Message::quoted).toList()));
    }

    /** Whether something is called nearly so. */
    boolean hasNear(String written, ReferenceKind... kinds) {
        return List.of(kinds).stream().anyMatch(kind -> NearestName.to(written, ids(kind)).isPresent());
    }

    /** The known name that was meant; one that is right but for its block comes before one that looks like it. */
    private static Optional<String> nearest(String written, Map<String, DeclaredName> known) {
        String id = written.substring(written.lastIndexOf('.') + 1);
        List<String> elsewhere = written.equals(id) ? List.of()
                : known.entrySet().stream().filter(entry -> entry.getKey().endsWith("." + id)).map(Map.Entry::getKey)
                .toList();
        return elsewhere.size() == 1 ? Optional.of(elsewhere.get(0)) : NearestName.to(written, known.keySet());
    }

    /** Says of whom a name is, where a part of the sheet has it or the whole of this part. */
    private Optional<Diagnostic> ofPartOrWhole(Diagnostic plain, String written, ReferenceKind... kinds) {
        Map<SymbolTable, String> others = new LinkedHashMap<>();
        inner.values().forEach(part -> others.put(part, "note.of-part"));
        outer.ifPresent(whole -> others.put(whole, "note.of-whole"));
        return others.entrySet().stream().flatMap(other -> other.getKey().candidates(written, kinds).stream()
                .filter(found -> found.span().isPresent()).map(found -> plain.note(Message.of(other.getValue(), "name",
                        written, "sheet", other.getKey().sheet.substring(other.getKey().sheet.indexOf('/') + 1)),
                        found.span().get()))).findFirst();
    }

    /** Says what a name does stand for, where it is of another kind than was asked for. */
    private Diagnostic ofAnotherKind(Diagnostic plain, String written, ReferenceKind... kinds) {
        for (ReferenceKind kind : ReferenceKind.values()) {
            List<DeclaredName> others = candidates(written, kind);
            if (!others.isEmpty() && others.get(0).span().isPresent()) {
                DeclaredName other = others.get(0);
                Diagnostic told = plain.note(Message.of("note.other-kind", "what", kind.called(), "name", other.path()),
                        other.span().get());
                return kind == ReferenceKind.ROW && List.of(kinds).contains(ReferenceKind.TRACK)
                        ? told.note(Message.of("note.row-moment")) : told;
            }
        }
        return ofAnotherSheet(plain, written, kinds);
    }

    /** Says which other sheet has what was asked for, where this one has nothing of the name. */
    private Diagnostic ofAnotherSheet(Diagnostic plain, String written, ReferenceKind... kinds) {
        String own = sheet.split("/")[0];
        for (Map.Entry<String, SymbolTable> sibling : siblings.entrySet()) {
            Optional<DeclaredName> other = sibling.getValue().candidates(written, kinds).stream()
                    .filter(name -> name.span().isPresent()).findFirst();
            if (other.isPresent() && !sibling.getKey().equals(own)) {
                return plain.note(Message.of("note.other-sheet", "own", own, "sheet", sibling.getKey(),
                        "what", other.get().kind().called(), "name", other.get().path()), other.get().span().get());
            }
        }
        return plain;
    }

    private static Message word(ReferenceKind... kinds) {
        Message words = kinds[0].called();
        for (int i = 1; i < kinds.length; i++) {
            String joined = i == kinds.length - 1 ? "what.or" : "what.comma";
            words = Message.of(joined, "first", words, "last", kinds[i].called());
        }
        return words;
    }

    private void ambiguous(String written, Span span, List<DeclaredName> candidates) {
        List<Object> paths = new ArrayList<>();
        candidates.forEach(declaredName -> paths.add(Message.quoted(declaredName.qualified())));
        Diagnostic problem =
                Diagnostic.of(Code.RULESET__AMBIGUOUS_REFERENCE, span, "name", written, "candidates", paths);
        for (DeclaredName declaredName : candidates) {
            String path = declaredName.qualified();
            if (declaredName.span().isPresent()) {
                problem = problem.note(Message.of("note.defined", "name", path), declaredName.span().get());
            }
            problem = problem.fix(new Fix(Message.of("note.write-path", "path", path), List.of(new Edit(span, path))));
        }
        report.add(problem);
    }
}
