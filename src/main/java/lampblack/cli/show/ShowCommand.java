package lampblack.cli.show;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
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
import lampblack.json.HistoryJson;
import lampblack.json.JsonPrinter;
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
            context.out().print(JsonPrinter.print(json(loaded)));
        } else if (loaded.value().isEmpty()) {
            context.print(context.err(), loaded.diagnostics());
            context.offerVersion(file);
        } else {
            CharacterText words = new CharacterText(loaded.value().get(),
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
        context.out().print(format == OutputFormat.JSON
                ? JsonPrinter.print(ReasonJson.of(reason.get(), context.messages()))
                : new ReasonText(context.messages()).tree(reason.get()));
        return ExitCode.FINE;
    }

    private Map<String, Object> json(Checked<LoadedCharacter> loaded) {
        if (loaded.value().isPresent()) {
            Map<String, Object> json = CharacterJson.of(loaded.value().get(), context.messages());
            json.put("portrait", PortraitFile.beside(context.path(file)).map(Path::toString));
            if (history) {
                json.put("history", HistoryJson.of(loaded.value().get()));
            }
            json.put("diagnostics", JsonPrinter.diagnostics(loaded.diagnostics(), context.messages()));
            return json;
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("file", context.path(file).toString());
        json.put("legal", false);
        json.put("diagnostics", JsonPrinter.diagnostics(loaded.diagnostics(), context.messages()));
        return json;
    }
}
