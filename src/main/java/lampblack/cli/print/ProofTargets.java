package lampblack.cli.print;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.cli.check.CheckTarget;
import lampblack.cli.check.CheckTargetFinder;
import lampblack.cli.shell.CommandContext;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.proof.ProofDocument;
import lampblack.print.proof.ProofDocuments;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/** Gathers the documents that paths stand for, and what is wrong with what cannot be printed. */
final class ProofTargets {

    private static final int LARGEST = 64 << 20;
    private static final String CHARACTERS = "characters";

    private final CommandContext context;
    private final ProofDocuments documents;
    private final List<Diagnostic> problems = new ArrayList<>();

    ProofTargets(CommandContext context, ProofDocuments documents) {
        this.context = context;
        this.documents = documents;
    }

    List<ProofDocument> documents() {
        return documents.all();
    }

    /** Adds what prints all characters in one document, where that is asked for. */
    void addTogether() {
        documents.addTogether();
    }

    /** Why something is not printed. */
    List<Diagnostic> problems() {
        return problems.stream().distinct().toList();
    }

    void add(Path written) {
        Path path = context.path(written.toString().equals(".") ? Path.of("") : written);
        if (!Files.exists(path) && context.rulesets().ids().contains(written.toString())) {
            rulesetWithExamples(written.toString());
        } else if (!Files.exists(path) && written.toString().matches("[a-z0-9-]+")) {
            problems.add(context.rulesets().notFound(written.toString(), new Source(written.toString(), "").start()));
        } else if (written.toString().matches("(?i).*\\.html?")) {
            html(path);
        } else {
            CheckTargetFinder targets = new CheckTargetFinder();
            targets.add(path);
            targets.empty().forEach(folder -> context.printToErrors("cli.nothing-here", "folder", folder));
            targets.all().forEach(this::add);
        }
    }

    private void add(CheckTarget target) {
        switch (target) {
            case CheckTarget.RulesetTarget ruleset -> ruleset(ruleset.id(), context.rulesets(ruleset.folder()));
            case CheckTarget.CharacterTarget character ->
                    character(character.path().toString().replace('\\', '/'),
                            context.characters().load(character.path()));
            // Tests have no sheets.
            case CheckTarget.TestsTarget tests -> { }
            case CheckTarget.MisnamedTarget misnamed -> problems.addAll(misnamed.problems());
        }
    }

    /** A ruleset by its id, with the examples that come with it. */
    private void rulesetWithExamples(String id) {
        ruleset(id, context.rulesets());
        RulesetLocation place = context.locations().stream().filter(rulesetLocation -> rulesetLocation.has(id))
                .findFirst().orElseThrow();
        for (String file : place.files(id, CHARACTERS)) {
            String name = id + "/" + file;
            place.folder().ifPresentOrElse(
                    folder -> character(name, context.characters().load(folder.resolve(id).resolve(file))),
                    () -> place.read(id, file).value()
                            .map(text -> new CharacterLoader(context.rulesets()).judge(Path.of(name), text))
                            .filter(checked -> !checked.hasErrors()).ifPresent(checked -> character(name, checked)));
        }
    }

    private void ruleset(String id, RulesetLoader from) {
        Checked<LoadedRuleset> loaded = from.load(id);
        if (loaded.value().isEmpty()) {
            report(loaded.diagnostics());
            return;
        }
        try {
            documents.add(loaded.value().get().ruleset(), from);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private void character(String name, Checked<LoadedCharacter> loaded) {
        if (loaded.value().isEmpty()) {
            report(loaded.diagnostics());
        }
        loaded.value().ifPresent(loadedCharacter -> documents.add(name, loadedCharacter.evaluated()));
    }

    private void html(Path path) {
        String name = path.toString().replace('\\', '/');
        Checked<TextFile> text = TextFile.read(path, name, "", LARGEST);
        report(text.diagnostics());
        Optional<TextFile> read = text.value();
        read.ifPresent(textFile -> documents.addFile(name, textFile.source().text()));
    }

    private void report(List<Diagnostic> found) {
        found.stream().filter(diagnostic -> diagnostic.severity() == Severity.ERROR).forEach(problems::add);
    }
}
