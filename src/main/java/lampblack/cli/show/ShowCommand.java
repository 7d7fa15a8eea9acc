package lampblack.cli.show;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.diagnostic.Checked;
import lampblack.edit.LoadedCharacter;
import lampblack.explain.Explanations;
import lampblack.explain.Reason;
import lampblack.explain.ReasonText;
import lampblack.json.CharacterJson;
import lampblack.json.DiagnosticJson;
import lampblack.json.HistoryJson;
import lampblack.json.ReasonJson;
import lampblack.store.PortraitFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what a character has come to. */
@Command(name = "show", description = "Show a character in words, or everything derived from it as JSON.")
public final class ShowCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--history", description = "Show each ledger entry with what it changed and what was left.")
    private boolean history;

    @Option(names = "--why", paramLabel = "PATH",
            description = "Explain where one value comes from, named as in --format json, or shorter: `stress.size`.")
    private String why;

    @Override
    public Integer call() {
        if (why != null) {
            return why();
        }
        Checked<LoadedCharacter> loaded = context.characters().load(context.path(file));
        if (format == OutputFormat.JSON) {
            context.printJson(json(loaded));
        } else if (loaded.value().isEmpty()) {
            context.print(context.err(), loaded.diagnostics());
            context.offerVersion(file);
        } else {
            CharacterText words = new CharacterText(loaded.value().get().evaluated(),
                    PortraitFile.beside(context.path(file)), context.messages());
            context.out().print(history ? words.history() : words.sheet());
        }
        return loaded.hasErrors() ? ExitCode.ERRORS : ExitCode.FINE;
    }

    private int why() {
        Optional<LoadedCharacter> character = context.character(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        Explanations reasons = Explanations.of(character.get().evaluated(), character.get().ruleset().tree());
        Optional<Reason> reason = reasons.reason(why);
        if (reason.isEmpty()) {
            context.requireKnown("cli.no-path", why, reasons.names());
            return ExitCode.USAGE;
        }
        if (format == OutputFormat.JSON) {
            context.printJson(ReasonJson.of(reason.get()));
        } else {
            context.out().print(new ReasonText(context.messages()).tree(reason.get()));
        }
        return ExitCode.FINE;
    }

    /** @param history missing where it is not asked for */
    private record ShownJson(@JsonUnwrapped CharacterJson character, Optional<String> portrait,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<List<HistoryJson>> history) {}

    private record UnreadJson(String file, boolean legal, List<DiagnosticJson> diagnostics) {}

    private Object json(Checked<LoadedCharacter> loaded) {
        return loaded.value().<Object>map(character -> new ShownJson(
                CharacterJson.of(character, loaded.diagnostics()),
                PortraitFile.beside(context.path(file)).map(Path::toString),
                history ? Optional.of(HistoryJson.of(character)) : Optional.empty()))
                .orElseGet(() -> new UnreadJson(context.path(file).toString(), false,
                        DiagnosticJson.all(loaded.diagnostics())));
    }
}
