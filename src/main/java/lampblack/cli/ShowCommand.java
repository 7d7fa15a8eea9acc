package lampblack.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.engine.Reason;
import lampblack.engine.Why;
import lampblack.io.CharacterJson;
import lampblack.io.JsonPrinter;
import lampblack.io.LoadedCharacter;
import lampblack.io.ReasonJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what a character has come to. */
@Command(name = "show", description = "Show a character in words, or its whole derived state as JSON.")
final class ShowCommand implements OnPaths {

    @Mixin
    private Desk desk;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--history", description = "Show each entry of the ledger with what it changed and what was left.")
    private boolean history;

    @Option(names = "--why", paramLabel = "PATH",
            description = "Say where one thing comes from, named as in --format json, or shorter: `stress.size`.")
    private String why;

    @Override
    public void set(Desk desk, List<Path> paths) {
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
            CharacterWords words = new CharacterWords(loaded.value().get(), desk.messages());
            desk.out().print(history ? words.history() : words.sheet());
        }
        return loaded.hasErrors() ? Exit.ERRORS : Exit.FINE;
    }

    private int why() {
        Optional<LoadedCharacter> character = desk.character(file);
        if (character.isEmpty()) {
            return Exit.ERRORS;
        }
        Why reasons = Why.of(character.get().outcome(), character.get().ruleset().tree());
        Optional<Reason> reason = reasons.reason(why);
        if (reason.isEmpty()) {
            desk.known("cli.no-path", why, reasons.names());
            return Exit.USAGE;
        }
        desk.out().print(format == OutputFormat.JSON
                ? JsonPrinter.print(ReasonJson.of(reason.get(), desk.messages()))
                : new ReasonWords(desk.messages()).tree(reason.get()));
        return Exit.FINE;
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
