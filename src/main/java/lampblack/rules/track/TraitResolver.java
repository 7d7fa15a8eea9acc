package lampblack.rules.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.node.Scalar;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.PickJudge;

/** Finds the traits that a character file names. */
public final class TraitResolver {

    private TraitResolver() {}

    /** The trait that a name stands for; in an open set, any name. */
    public static Optional<Trait> resolve(TraitSet set, Scalar written, SheetRules sheet, ProblemCollector problems) {
        if (set.open()) {
            Name name = Name.of(written.text());
            return PickJudge.judgeName(name, written, problems) ? Optional.of(new Trait(set.id(), name.key()))
                    : Optional.empty();
        }
        Optional<Trait> fixed = fixed(set, written.text());
        if (fixed.isEmpty()) {
            problems.reportUnknown(set.id(), Name.of(written.text()).key(), written.span(), () -> {
                Diagnostic unknown = unknown(set, written).suggestOrList(written.text(), set.entries().keySet());
                return other(set, written, sheet).map(unknown::note).orElse(unknown);
            });
        }
        return fixed;
    }

    /** In which set a trait is that was sought in another one. */
    private static Optional<Message> other(TraitSet set, Scalar written, SheetRules sheet) {
        return sheet.traits().values().stream().filter(other -> other != set)
                .filter(other -> fixed(other, written.text()).isPresent()).findFirst()
                .map(other -> Message.of(other.derivation(written.text()).isPresent() ? "note.trait-derived"
                        : "note.trait-of", "name", written.text(), "set", other.label().title()));
    }

    /** A trait that the character already has. */
    public static Optional<Trait> existing(TraitSet set, Scalar written, DerivedSheet derived) {
        if (!set.open()) {
            return fixed(set, written.text());
        }
        String key = Name.of(written.text()).key();
        String prefix = set.id() + ".";
        String bare = key.startsWith(prefix) && !derived.has(new Trait(set.id(), key))
                ? Name.of(key.substring(prefix.length())).key() : key;
        return Optional.of(new Trait(set.id(), bare)).filter(derived::has);
    }

    private static Optional<Trait> fixed(TraitSet set, String written) {
        String id = written.startsWith(set.id() + ".") ? written.substring(set.id().length() + 1) : written;
        return set.entries().containsKey(id) ? Optional.of(new Trait(set.id(), id)) : Optional.empty();
    }

    private static Diagnostic unknown(TraitSet set, Scalar written) {
        return Diagnostic.of(Code.TRAIT__UNKNOWN, written.span(), "name", written.text(), "set", set.label().title());
    }

    /** Reports a name that stands in none of several sets and lists. */
    public static void unknown(Code code, List<String> blocks, SheetRules sheet, Scalar written,
            Iterable<String> known, ProblemCollector problems) {
        List<Object> titles = new ArrayList<>();
        blocks.forEach(block -> titles.add(sheet.traits().containsKey(block)
                ? sheet.traits().get(block).label().title() : sheet.lists().get(block).label().title()));
        Object words = titles.size() == 1 ? titles.get(0) : Message.of("what.or", "first",
                titles.subList(0, titles.size() - 1), "last", titles.get(titles.size() - 1));
        problems.reportUnknown(blocks, Name.of(written.text()).key(), written.text(), written.span(),
                () -> Diagnostic.of(code, written.span(), "name", written.text(), "set", words)
                        .suggest(written.text(), known));
    }

    /** Reports a name that may mean several things. */
    public static void ambiguous(Scalar written, List<String> paths, ProblemCollector problems) {
        List<Object> candidates = new ArrayList<>();
        paths.forEach(path -> candidates.add(Message.quoted(path)));
        Diagnostic problem = Diagnostic.of(Code.RULESET__AMBIGUOUS_REFERENCE, written.span(), "name", written.text(),
                "candidates", candidates);
        for (String path : paths) {
            problem = problem.fix(new Fix(Message.of("note.write-path", "path", path),
                    List.of(new Edit(written.span(), path))));
        }
        problems.report(written.text(), problem);
    }

    /** The id of the entry that a trait shall stand under. */
    public static Optional<String> parent(TraitSet set, SheetRules sheet, Scalar written, ProblemCollector problems) {
        if (set.under().isEmpty()) {
            problems.report(written.text(), Diagnostic.of(Code.TRAIT__STANDS_ALONE, written.span(), "set", set.label()
                    .title()));
            return Optional.empty();
        }
        TraitSet above = sheet.traits().get(set.under().get());
        Optional<Trait> found = fixed(above, written.text());
        if (found.isEmpty()) {
            problems.reportUnknown(above.id(), Name.of(written.text()).key(), written.span(),
                    () -> unknown(above, written).suggestOrList(written.text(), above.entries().keySet()));
        }
        return found.map(Trait::id);
    }
}
