package lampblack.load;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.judge.OddLetterProblems;
import lampblack.judge.Rulesets;
import lampblack.judge.Layer;
import lampblack.judge.LayerReader;
import lampblack.judge.RulesetAssembly;
import lampblack.lint.Lints;
import lampblack.lint.Mistakes;
import lampblack.node.Scalar;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.schema.SchemaJudge;
import lampblack.store.ProposedTexts;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/**
 * The pipeline from files to a ruleset: text, tree, overlay, schema, references, meaning; each stage only after the
 * last.
 */
public final class RulesetLoader implements Rulesets {

    private static final Pattern TITLE = Pattern.compile("(?m)^title:\\s*[\"']?(.+?)[\"']?\\s*(#.*)?$");

    private final List<RulesetLocation> places;
    private final ProposedTexts proposed;
    private final SchemaJudge judge;
    private final Function<Ruleset, List<Diagnostic>> lints;
    private final RulesetFileCache files;
    /** Whether this loader only tries what a ruleset would be. */
    private boolean explaining;
    private final Map<String, Checked<LoadedRuleset>> loaded = new HashMap<>();
    /** What is wrong on the disk, of those that were loaded. */
    private final Map<String, List<Diagnostic>> found = new HashMap<>();
    /** Those that were fit for use when they were loaded before. */
    private final Map<String, LoadedRuleset> good = new HashMap<>();

    /**
     * A loader whose documents the JSON Schema library judges.
     *
     * @param places where rulesets are looked up, the first that has one wins
     */
    public RulesetLoader(List<RulesetLocation> places) {
        this(places, ProposedTexts.NONE, SchemaJudge.LIBRARY);
    }

    /**
     * The same.
     *
     * @param proposed what is judged in place of what stands on the disk
     * @param judge what holds rulesets, their tests and their characters to the schemas
     */
    public RulesetLoader(List<RulesetLocation> places, ProposedTexts proposed, SchemaJudge judge) {
        this(places, proposed, judge, Lints::check);
    }

    private RulesetLoader(List<RulesetLocation> places, ProposedTexts proposed, SchemaJudge judge,
            Function<Ruleset, List<Diagnostic>> lints) {
        this.places = List.copyOf(places);
        this.proposed = proposed;
        this.judge = judge;
        this.lints = lints;
        this.files = new RulesetFileCache(proposed);
    }

    /** A loader for whoever only plays, who is told of no advice. */
    public static RulesetLoader toPlay(List<RulesetLocation> places, ProposedTexts proposed) {
        return new RulesetLoader(places, proposed, SchemaJudge.COMPILED, Lints::play);
    }

    /**
     * A loader that reads rulesets anew once some have changed, and has the library judge them. What is no longer fit
     * for use it still gives as it was when it last was, and {@link #problems} says what is wrong with it now.
     *
     * @param changed the ids of those whose files have changed
     */
    public synchronized RulesetLoader afterChange(Collection<String> changed) {
        RulesetLoader next = new RulesetLoader(places, proposed, SchemaJudge.LIBRARY);
        loaded.forEach((id, known) -> known.value().ifPresent(value -> {
            next.good.put(id, value);
            if (!isStale(id) && value.layers().stream().noneMatch(changed::contains)) {
                next.loaded.put(id, known);
                next.found.put(id, known.diagnostics());
            }
        }));
        good.forEach(next.good::putIfAbsent);
        return next;
    }

    /** What is wrong with a ruleset as it stands on the disk. */
    public synchronized List<Diagnostic> problems(String id) {
        load(id);
        return found.getOrDefault(id, List.of());
    }

    /** Whether a ruleset is given as it was, since it is not fit for use as it stands on the disk. */
    public synchronized boolean isStale(String id) {
        return load(id).value().isPresent() && found.containsKey(id)
                && found.get(id).stream().anyMatch(Mistakes::stops);
    }

    /** A loader that remembers the same, and looks in other places. */
    RulesetLoader withLocations(List<RulesetLocation> others) {
        return new RulesetLoader(others, proposed, judge, lints);
    }

    /** What is judged in place of what stands on the disk. */
    ProposedTexts proposed() {
        return proposed;
    }

    /** What holds documents of these rulesets to the schemas. */
    SchemaJudge judge() {
        return judge;
    }

    /** A file beside the parts of a ruleset, as it stands now. */
    Checked<TextFile> read(RulesetLocation place, String id, String file) {
        return files.fresh(place, id, file);
    }

    public List<RulesetLocation> locations() {
        return places;
    }

    /** The ids of every ruleset that can be found. */
    @Override
    public List<String> ids() {
        return RulesetLocation.ids(places);
    }

    /**
     * A ruleset by its id, or what is wrong with it; nothing where there is none. Asked for twice, by whichever thread,
     * it is loaded once.
     */
    public synchronized Checked<LoadedRuleset> load(String id) {
        if (RulesetLocation.of(places, id).isEmpty()) {
            return new Checked<>(Optional.empty(), List.of());
        }
        Checked<LoadedRuleset> known = loaded.get(id);
        if (known == null) {
            known = read(id);
            found.put(id, known.diagnostics());
            if (known.value().isEmpty() && good.containsKey(id)) {
                known = new Checked<>(Optional.of(good.get(id)), List.of());
            }
            loaded.put(id, known);
        }
        return known;
    }

    private Checked<LoadedRuleset> read(String id) {
        Report report = new Report();
        List<Layer> layers = new LayerReader(new LocatedLayers(places, files), report).of(id);
        if (report.hasErrors()) {
            return new Checked<>(Optional.empty(), explained(id, report.diagnostics()));
        }
        Checked<LoadedRuleset> found = new RulesetAssembly(judge.rulesets(), lints).of(layers);
        report.addAll(found.diagnostics());
        List<Diagnostic> all = report.diagnostics().isEmpty() ? List.of() : explained(id, report.diagnostics());
        return new Checked<>(found.value(), all);
    }

    /** The problems of a ruleset, where letters in its own files that only look right do not explain them. */
    private List<Diagnostic> explained(String id, List<Diagnostic> problems) {
        Optional<RulesetLocation> place = RulesetLocation.of(places, id).filter(at -> at.folder().isPresent());
        if (place.isEmpty() || explaining) {
            return problems;
        }
        Map<Path, Source> texts = new LinkedHashMap<>();
        Path folder = place.get().folder().get().resolve(id);
        files.files(place.get(), id).forEach(name -> files.read(place.get(), id, name).value()
                .ifPresent(file -> texts.put(folder.resolve(name), file.source())));
        List<Diagnostic> odd = texts.values().stream().flatMap(text -> OddLetterProblems.in(text).stream()).toList();
        return OddLetterProblems.explained(odd, problems, some -> {
            Map<Path, String> plain = new HashMap<>();
            texts.forEach((path, text) -> plain.put(path, OddLetterProblems.plain(text, some)));
            RulesetLoader other = new RulesetLoader(places, new ProposedTexts(plain), judge, lints);
            other.explaining = true;
            return Optional.of(other.load(id).diagnostics());
        });
    }

    /** The ruleset that a text names, which may be nonsense from a stranger's file. */
    @Override
    public Checked<LoadedRuleset> named(Scalar named) {
        String id = named.text();
        if (Ruleset.isId(id) && RulesetLocation.of(places, id).isPresent()) {
            return load(id);
        }
        Report report = new Report();
        report.add(notFound(id, named.span()));
        return Checked.nothing(report);
    }

    /** The title of a ruleset, as its first file says it. */
    @Override
    public Optional<String> title(String id) {
        return RulesetLocation.of(places, id).flatMap(place -> read(place, id, RulesetLocation.ROOT_FILE).value())
                .map(file -> TITLE.matcher(file.source().text())).filter(Matcher::find).map(found -> found.group(1));
    }

    /** The problem that there is no ruleset of an id. */
    public Diagnostic notFound(String id, Span span) {
        return Diagnostic.of(Code.RULESET__NOT_FOUND, span, "name", id).suggestOrList(id, ids())
                .note(RulesetLocation.lookedIn(places));
    }
}
