package lampblack.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.edit.LoadedCharacter;
import lampblack.judge.CharacterReading;
import lampblack.judge.FormCheck;
import lampblack.migration.Takeover;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.ruleset.LoadedRuleset;
import lampblack.rulesettest.ContinuedChoices;
import lampblack.rulesettest.Coverage;
import lampblack.rulesettest.ExpectationCheck;
import lampblack.rulesettest.RulesetTest;
import lampblack.rulesettest.TestResult;
import lampblack.rulesettest.TestRun;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.yaml.YamlReader;

/** Runs the tests that stand in the folder {@code tests} of a ruleset. */
public final class RulesetTestRunner {

    static final String TESTS = "tests";
    private static final String CHARACTERS = "characters";
    private static final int MAX_NAMED = 8;

    private final LoadedRuleset loaded;
    private final String id;
    private final RulesetLoader rulesets;
    private final RulesetLocation place;
    private final Function<LoadedCharacter, Map<String, Object>> values;
    private final Map<String, RulesetTest> tests = new LinkedHashMap<>();
    private final Map<String, TestResult> results = new LinkedHashMap<>();
    private final Map<String, MapNode> made = new HashMap<>();
    private final Map<String, Diagnostic> circles = new HashMap<>();
    private final Set<String> twice = new HashSet<>();
    private final Map<String, Optional<MapNode>> examples = new LinkedHashMap<>();
    private final TestLinkResolver links;
    private boolean whole = true;

    private RulesetTestRunner(LoadedRuleset loaded, RulesetLoader rulesets, RulesetLocation place,
            Function<LoadedCharacter, Map<String, Object>> values) {
        this.loaded = loaded;
        this.id = loaded.ruleset().id();
        this.rulesets = rulesets;
        this.place = place;
        this.values = values;
        this.links = new TestLinkResolver(loaded.ruleset(), CHARACTERS, this::linked);
    }

    /**
     * Runs all tests of a ruleset, each by itself.
     *
     * @param values what a test may expect of a character, by key
     */
    public static TestRun run(LoadedRuleset loaded, RulesetLoader rulesets,
            Function<LoadedCharacter, Map<String, Object>> values) {
        RulesetLocation place = RulesetLocation.of(rulesets.locations(), loaded.ruleset().id()).orElseThrow();
        return new RulesetTestRunner(loaded, rulesets, place, values).run();
    }

    private TestRun run() {
        Report report = new Report();
        place.files(id, TESTS).forEach(file -> read(file, report));
        List<TestResult> all = tests.values().stream().map(this::result).toList();
        Map<String, EvaluatedCharacter> given = new LinkedHashMap<>();
        for (String file : place.files(id, CHARACTERS)) {
            example(file).flatMap(mapNode -> outcome(mapNode, mapNode.span()).value())
                    .ifPresent(character -> given.put(file, character));
        }
        all.forEach(test -> test.outcome().ifPresent(character -> given.put(test.test().name(), character)));
        Coverage coverage = new Coverage(loaded.ruleset());
        given.values().forEach(coverage::add);
        return new TestRun(loaded, all, report.diagnostics(), given, coverage);
    }

    private void read(String file, Report report) {
        Report own = new Report();
        Optional<MapNode> tree = tree(file, rulesets.judge().tests(), own);
        report.addAll(own.diagnostics());
        whole &= tree.isPresent();
        for (RulesetTest test : tree.map(RulesetTest::decode).orElse(List.of())) {
            RulesetTest before = tests.putIfAbsent(test.name(), test);
            if (before != null) {
                twice.add(test.name());
                report.add(Diagnostic.of(Code.TEST__WRITTEN_TWICE, test.span(), "name", test.name())
                        .note(Message.of("note.first-written"), before.span()));
            }
        }
    }

    /** A file that has its form. */
    private Optional<MapNode> tree(String file, FormCheck form, Report report) {
        Checked<TextFile> text = rulesets.read(place, id, file);
        report.addAll(text.diagnostics());
        Optional<MapNode> tree = text.value().flatMap(textFile -> {
            Checked<MapNode> read = YamlReader.read(textFile.source());
            report.addAll(read.diagnostics());
            return read.value();
        });
        tree.ifPresent(mapNode -> report.addAll(form.check(mapNode, List::of)));
        return report.hasErrors() ? Optional.empty() : tree;
    }

    private Optional<MapNode> example(String file) {
        return examples.computeIfAbsent(file, example -> tree(example, rulesets.judge().characters(), new Report()));
    }

    /** Runs a test after those it continues, however many these are. */
    private TestResult result(RulesetTest test) {
        Map<String, RulesetTest> within = new LinkedHashMap<>();
        Optional<RulesetTest> at = Optional.of(test);
        while (at.isPresent() && !results.containsKey(at.get().name()) && !within.containsKey(at.get().name())) {
            within.put(at.get().name(), at.get());
            at = base(at.get());
        }
        List<RulesetTest> order = new ArrayList<>(within.values());
        at.map(order::indexOf).filter(first -> first >= 0)
                .ifPresent(first -> circle(order.subList(first, order.size())));
        Collections.reverse(order);
        order.forEach(rulesetTest -> results.put(rulesetTest.name(), run(rulesetTest)));
        return results.get(test.name());
    }

    private Optional<RulesetTest> base(RulesetTest test) {
        return test.from().map(from -> tests.get(from.text()));
    }

    private TestResult run(RulesetTest test) {
        Report report = new Report();
        Optional<MapNode> choices = choices(test, report);
        choices.ifPresent(mapNode -> made.put(test.name(), mapNode));
        // What a test does not come to is said there, and not again by those that continue it.
        Optional<RulesetTest> base = choices.flatMap(mapNode -> base(test));
        if (choices.isEmpty() || base.filter(rulesetTest -> !results.get(rulesetTest.name()).passed()).isPresent()) {
            return new TestResult(test, Optional.empty(), report.diagnostics());
        }
        Checked<EvaluatedCharacter> evaluated = withMembers(test, choices.get(),
                outcome(choices.get(), test.span()));
        report.addAll(evaluated.diagnostics());
        evaluated.value().ifPresent(character -> report.addAll(
                ExpectationCheck.differences(test, character, values(character))));
        return new TestResult(test, evaluated.value(), report.diagnostics());
    }

    private Checked<EvaluatedCharacter> outcome(MapNode choices, Span span) {
        CharacterFile file = file(choices, span);
        return Replay.unfolded(loaded.ruleset(), file, file.links().isEmpty() ? ResolvedOwners.NONE
                : links.of(file, named()));
    }

    /** The same as its members make it in play, where its rules read them. */
    private Checked<EvaluatedCharacter> withMembers(RulesetTest test, MapNode choices,
            Checked<EvaluatedCharacter> alone) {
        Optional<EvaluatedCharacter> reading = alone.value().filter(found -> found.sheet().play().members());
        if (reading.isEmpty()) {
            return alone;
        }
        Map<String, CharacterFile> others = new LinkedHashMap<>();
        tests.values().stream().filter(other -> other.from().isEmpty() && other != test).forEach(other ->
                others.put(other.name(), file(other.given(), other.span())));
        CharacterFile file = file(choices, test.span());
        ResolvedOwners owners = file.links().isEmpty() ? ResolvedOwners.NONE : links.of(file, named());
        return Replay.unfolded(loaded.ruleset(), file, owners.with(
                new TestMembers(test.name(), reading.get()).among(others)));
    }

    private CharacterFile file(MapNode choices, Span span) {
        return ContinuedChoices.character(ContinuedChoices.of(new MapNode(Map.of(), span), choices), id, span);
    }

    /** Whatever a link may name: every test and every example. */
    private Set<String> named() {
        Set<String> names = new LinkedHashSet<>(tests.keySet());
        names.addAll(place.files(id, CHARACTERS));
        return names;
    }

    private Optional<EvaluatedCharacter> linked(String name) {
        return tests.containsKey(name) ? result(tests.get(name)).outcome()
                : example(name).flatMap(mapNode -> outcome(mapNode, mapNode.span()).value());
    }

    private Map<String, Object> values(EvaluatedCharacter evaluated) {
        CharacterFile file = evaluated.file();
        // Where its choices are written, which is shown; nothing reads the text again.
        TextFile text = TextFile.of(new byte[0], file.source().name(), "").value().orElseThrow();
        return values.apply(new LoadedCharacter("test.yaml", CharacterReading.name(file, "test.yaml"), text,
                Takeover.none(file),
                loaded, evaluated));
    }

    /** The choices of a test behind those of what it continues; empty where that cannot be had. */
    private Optional<MapNode> choices(RulesetTest test, Report report) {
        if (test.from().isEmpty()) {
            return Optional.of(test.given());
        }
        Scalar from = test.from().get();
        if (from.text().contains("/")) {
            return character(from, report).map(base -> ContinuedChoices.of(base, test.given()));
        }
        RulesetTest base = tests.get(from.text());
        // A base that is not there may stand in a file that cannot be read.
        if (base == null && whole) {
            report.add(unknown(from));
        }
        Optional.ofNullable(circles.get(test.name())).ifPresent(report::add);
        return base == null || twice.contains(base.name()) ? Optional.empty()
                : Optional.ofNullable(made.get(base.name())).map(below -> ContinuedChoices.of(below, test.given()));
    }

    private Diagnostic unknown(Scalar from) {
        Diagnostic unknown = Diagnostic.of(Code.TEST__UNKNOWN_BASE, from.span(), "name", from.text());
        String file = CHARACTERS + "/" + from.text();
        return place.files(id, CHARACTERS).contains(file) ? unknown.suggestName(from.text(), file)
                : unknown.suggest(from.text(), tests.keySet()).note(Message.of("note.examples"));
    }

    /** Keeps a circle to be reported once, at the first test of it; each of them continues the next. */
    private void circle(List<RulesetTest> circle) {
        List<String> names = new ArrayList<>(circle.stream().map(RulesetTest::name).toList());
        RulesetTest first =
                tests.values().stream().filter(rulesetTest -> names.contains(rulesetTest.name())).findFirst()
                .orElseThrow();
        Collections.rotate(names, -names.indexOf(first.name()));
        names.add(first.name());
        if (names.size() > MAX_NAMED) {
            names.subList(MAX_NAMED / 2, names.size() - MAX_NAMED / 2).clear();
            names.add(MAX_NAMED / 2, "…");
        }
        circles.put(first.name(), Diagnostic.of(Code.TEST__CONTINUES_ITSELF, first.from().orElseThrow().span(),
                "circle", Message.verbatim(String.join(" → ", names))));
    }

    private Optional<MapNode> character(Scalar from, Report report) {
        List<String> known = place.files(id, CHARACTERS);
        if (!known.contains(from.text())) {
            report.add(Diagnostic.of(Code.TEST__UNKNOWN_BASE, from.span(),
                    Message.of("test.unknown-base.file", "name", from.text())).suggest(from.text(), known));
            return Optional.empty();
        }
        Optional<MapNode> tree = example(from.text());
        if (tree.isEmpty()) {
            report.add(Diagnostic.of(Code.TEST__UNKNOWN_BASE, from.span(),
                    Message.of("test.unknown-base.broken", "name", from.text())));
        }
        return tree;
    }
}
