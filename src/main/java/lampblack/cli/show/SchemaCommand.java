package lampblack.cli.show;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Worded;
import lampblack.ruleset.LoadedRuleset;
import lampblack.schema.Schemas;
import lampblack.store.OutputFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the schemas that editors complete and check by. */
@Command(name = "schema", description = "Print the JSON Schema that editors use to complete and check files.")
public final class SchemaCommand implements Callable<Integer> {

    /** What a schema is of. */
    public enum SchemaKind implements Worded {
        RULESET("ruleset"),
        CHARACTER("character"),
        TESTS("tests");

        private final String word;

        SchemaKind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        /** So that shells complete it as it is written. */
        @Override
        public String toString() {
            return word;
        }
    }

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "ruleset|character|tests", arity = "0..1",
            description = "The kind of file it is for; with --ruleset, characters.")
    private Optional<SchemaKind> kind = Optional.empty();

    @Option(names = "--ruleset", paramLabel = "ID|DIR", description = "For the characters of one game, with its names.")
    private Optional<String> ruleset = Optional.empty();

    @Option(names = "-o", paramLabel = "FILE", description = "Write it to a file.")
    private Optional<Path> output = Optional.empty();

    @Override
    public Integer call() {
        String schema;
        if (ruleset.isPresent()) {
            if (kind.filter(schemaKind -> schemaKind != SchemaKind.CHARACTER).isPresent()) {
                throw context.usageError("cli.schema-of-characters");
            }
            Optional<LoadedRuleset> loaded = context.ruleset(ruleset.get());
            if (loaded.isEmpty()) {
                return ExitCode.ERRORS;
            }
            schema = Schemas.character(loaded.get().ruleset());
        } else {
            schema = switch (kind.orElse(SchemaKind.RULESET)) {
                case RULESET -> Schemas.ruleset();
                case CHARACTER -> Schemas.character();
                case TESTS -> Schemas.tests();
            };
        }
        if (output.isEmpty()) {
            context.out().print(schema);
            return ExitCode.FINE;
        }
        if (output.get().toString().endsWith(".yaml")) {
            throw context.usageError("cli.not-over-yaml", "file", output.get());
        }
        int exit = SaveReport.report(context, OutputFile.write(context.path(output.get()), schema));
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.file-written", "file", context.path(output.get()));
        }
        return exit;
    }
}
