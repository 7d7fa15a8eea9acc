package lampblack.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.judge.FormCheck;
import lampblack.rulesettest.ExpectationCheck;
import lampblack.rulesettest.RulesetTest;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.yaml.YamlReader;

/**
 * Reads the tests of a ruleset without running them: their form, their names, the tests that they continue and the
 * codes that they expect.
 */
public final class TestFormCheck {

    private final String id;
    private final FormCheck form;
    private final Report report = new Report();
    private final Map<String, RulesetTest> tests = new HashMap<>();
    private boolean whole = true;

    private TestFormCheck(String id, FormCheck form) {
        this.id = id;
        this.form = form;
    }

    /** What is wrong with the files of tests of a ruleset, whatever their tests come to. */
    public static List<Diagnostic> mistakes(RulesetLoader rulesets, String id) {
        Optional<RulesetLocation> place = RulesetLocation.of(rulesets.locations(), id);
        List<Checked<TextFile>> files = new ArrayList<>();
        for (String name : place.map(found -> found.files(id, RulesetTestRunner.TESTS)).orElse(List.of())) {
            files.add(rulesets.read(place.get(), id, name));
        }
        return new TestFormCheck(id, rulesets.judge().tests()).of(files);
    }

    private List<Diagnostic> of(List<Checked<TextFile>> files) {
        files.forEach(this::read);
        tests.values().forEach(this::names);
        return report.diagnostics();
    }

    private void read(Checked<TextFile> file) {
        Report own = new Report();
        own.addAll(file.diagnostics());
        file.value().map(text -> YamlReader.read(text.source())).ifPresent(tree -> {
            own.addAll(tree.diagnostics());
            tree.value().ifPresent(node -> {
                own.addAll(form.check(node, List::of));
                if (!own.hasErrors()) {
                    RulesetTest.decode(node).forEach(this::add);
                }
            });
        });
        whole &= !own.hasErrors();
        report.addAll(own.diagnostics());
    }

    private void add(RulesetTest test) {
        RulesetTest before = tests.putIfAbsent(test.name(), test);
        if (before != null) {
            report.add(Diagnostic.of(Code.TEST__WRITTEN_TWICE, test.span(), "name", test.name())
                    .note(Message.of("note.first-written"), before.span()));
        }
    }

    private void names(RulesetTest test) {
        // A base that is not there may stand in a file that cannot be read; one with a slash is a character.
        test.from().filter(from -> whole && !from.text().contains("/") && !tests.containsKey(from.text()))
                .ifPresent(from -> report.add(Diagnostic.of(Code.TEST__UNKNOWN_BASE, from.span(), "name", from.text())
                        .suggest(from.text(), tests.keySet()).note(Message.of("note.examples"))));
        test.from().filter(from -> test.addsNothing() && tests.containsKey(from.text())).ifPresent(from ->
                report.add(Diagnostic.of(Code.TEST__ADDS_NOTHING, test.span(), "name", test.name(), "from", from.text())
                        .note(Message.of("note.adds-nothing"))));
        ExpectationCheck.unknownCodes(test).forEach(problem -> report.add(!problem.notes().isEmpty() ? problem
                : problem.note(Message.of("note.run-tests", "ruleset", id))));
    }
}
