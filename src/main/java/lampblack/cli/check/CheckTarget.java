package lampblack.cli.check;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;

/** Something to be checked. */
public sealed interface CheckTarget {

    /** Where it stands: a file, or the folder of a ruleset. */
    Path path();

    boolean isRuleset();

    /** Whether it is a file of tests. */
    boolean isTests();

    /** The character's file, where it is one. */
    Optional<Path> character();

    /** What is found about it. */
    CheckResult check(TargetChecker checker);

    /** Whether a file is what is checked, or belongs to it. */
    default boolean holds(Path file) {
        return file.startsWith(path());
    }

    private static Span start(Path file) {
        return new Source(file.toString().replace(File.separatorChar, '/'), "").start();
    }

    /** A ruleset: a folder on a shelf. */
    record RulesetTarget(Path folder, String id) implements CheckTarget {

        private static final String LOCK = "ruleset.lock";

        @Override
        public Path path() {
            return folder.resolve(id);
        }

        @Override
        public boolean isRuleset() {
            return true;
        }

        @Override
        public boolean isTests() {
            return false;
        }

        @Override
        public Optional<Path> character() {
            return Optional.empty();
        }

        @Override
        public CheckResult check(TargetChecker checker) {
            return checker.ruleset(this);
        }

        /** That a file is there which only earlier versions of the program read. */
        List<Diagnostic> leftovers() {
            Path lock = path().resolve(LOCK);
            return Files.exists(lock) ? List.of(Diagnostic.of(Code.FILE__NOT_READ, start(lock), "name", LOCK)
                    .note(Message.of("note.no-release"))) : List.of();
        }
    }

    /** A character's file. */
    record CharacterTarget(Path path) implements CheckTarget {

        @Override
        public boolean isRuleset() {
            return false;
        }

        @Override
        public boolean isTests() {
            return false;
        }

        @Override
        public Optional<Path> character() {
            return Optional.of(path);
        }

        @Override
        public CheckResult check(TargetChecker checker) {
            return checker.character(this);
        }
    }

    /**
     * A file that would be a ruleset, a part of one or a character, were it called so.
     *
     * @param expected what it would have to be called
     */
    record MisnamedTarget(Path path, String expected) implements CheckTarget {

        @Override
        public boolean isRuleset() {
            return false;
        }

        @Override
        public boolean isTests() {
            return false;
        }

        @Override
        public Optional<Path> character() {
            return Optional.empty();
        }

        @Override
        public CheckResult check(TargetChecker checker) {
            return new CheckResult(this, problems());
        }

        /** That it is called otherwise. */
        public List<Diagnostic> problems() {
            return List.of(Diagnostic.of(Code.FILE__WRONG_NAME, start(path), "name", path.getFileName().toString(),
                    "expected", expected).note(Message.of("note.rename-file", "expected", expected)));
        }
    }

    /**
     * A file of tests of a ruleset.
     *
     * @param below its path below the ruleset's folder, with slashes
     */
    record TestsTarget(RulesetTarget ruleset, String below) implements CheckTarget {

        @Override
        public Path path() {
            return ruleset.path().resolve(below);
        }

        @Override
        public boolean isRuleset() {
            return false;
        }

        @Override
        public boolean isTests() {
            return true;
        }

        @Override
        public Optional<Path> character() {
            return Optional.empty();
        }

        @Override
        public CheckResult check(TargetChecker checker) {
            return checker.tests(this);
        }
    }
}
