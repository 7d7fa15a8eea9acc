package lampblack.cli.show;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.cli.shell.PathCommand;
import lampblack.diagnostic.Checked;
import lampblack.edit.LoadedCharacter;
import lampblack.explain.Explanations;
import lampblack.explain.Reason;
import lampblack.explain.ReasonText;
import lampblack.json.CharacterJson;
import lampblack.json.JsonPrinter;
import lampblack.json.ReasonJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what a character has come to. */
@Command(name = "show", description = "Show a character in words, or everything derived from it as JSON.")
public final class ShowCommand implements PathCommand {

    @Mixin
    private CommandContext desk;

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
    public void setPaths(CommandContext desk, List<Path> paths) {
        this.desk = desk;
        this.file = paths.get(0);
    }

    @Override
    public Integer call() {
        if (why != null) {
            return why();
        }
        Checked<LoadedCharacter> loaded = desk.characters().load(desk.path(file));
        if (format == OutputFormat.JSON) {
            desk.out().print(JsonPrinter.print(json(loaded)));
        } else if (loaded.value().isEmpty()) {
            desk.print(desk.err(), loaded.diagnostics());
            desk.offerVersion(file);
        } else {
            CharacterText words = new CharacterText(loaded.value().get(), desk.messages());
            desk.out().print(history ? words.history() : words.sheet());
        }
        return loaded.hasErrors() ? ExitCode.ERRORS : ExitCode.FINE;
    }

    private int why() {
        Optional<LoadedCharacter> character = desk.character(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        Explanations reasons = Explanations.of(character.get().outcome(), character.get().ruleset().tree());
        Optional<Reason> reason = reasons.reason(why);
        if (reason.isEmpty()) {
            desk.requireKnown("cli.no-path", why, reasons.names());
            return ExitCode.USAGE;
        }
        desk.out().print(format == OutputFormat.JSON
                ? JsonPrinter.print(ReasonJson.of(reason.get(), desk.messages()))
                : new ReasonText(desk.messages()).tree(reason.get()));
        return ExitCode.FINE;
    }

    private Map<String, Object> json(Checked<LoadedCharacter> loaded) {
        if (loaded.value().isPresent()) {
            Map<String, Object> shown = CharacterJson.of(loaded.value().get(), desk.messages());
            if (history) {
                shown.put("history", CharacterJson.history(loaded.value().get()));
            }
            shown.put("diagnostics", JsonPrinter.diagnostics(loaded.diagnostics(), desk.messages()));
            return shown;
        }
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("file", desk.path(file).toString());
        shown.put("legal", false);
        shown.put("diagnostics", JsonPrinter.diagnostics(loaded.diagnostics(), desk.messages()));
        return shown;
    }
}
