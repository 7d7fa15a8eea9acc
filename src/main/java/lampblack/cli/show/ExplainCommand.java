package lampblack.cli.show;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.Code;
import lampblack.sheet.text.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains what a problem means. */
@Command(name = "explain", description = "Explain what a problem means, with a wrong and a right example.")
public final class ExplainCommand implements Callable<Integer> {

    private static final String FOLDER = "/lampblack/explain/";
    private static final String RULE = "rule.";

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "CODE", arity = "0..1",
            description = "The code of the problem; without it, all are listed.")
    private Optional<String> code = Optional.empty();

    @Override
    public Integer call() {
        if (code.isEmpty()) {
            list();
            return ExitCode.FINE;
        }
        String asked = code.get().startsWith(RULE) ? Code.RULE__BROKEN.id() : code.get();
        context.requireKnown("cli.no-code", asked, Stream.of(Code.values()).map(Code::id).toList());
        if (!asked.equals(code.get())) {
            context.printMessage("cli.explain-rule", "code", code.get());
            context.out().println();
        }
        context.out().print(text(asked).map(TerminalMarkdown::render)
                .orElseGet(() -> asked + "\n  " + wording(asked) + "\n"));
        return ExitCode.FINE;
    }

    private void list() {
        TextTable table = new TextTable();
        String area = "";
        for (Code value : Code.values()) {
            String now = value.id().substring(0, value.id().indexOf('.'));
            if (!now.equals(area)) {
                table.section(now);
            }
            area = now;
            table.row(List.of(value.id(), wording(value.id())));
        }
        context.out().print(table.text().stripLeading());
    }

    /** The wording of a code, with dots where something is filled in. */
    private String wording(String id) {
        return context.messages().wording(id).map(words -> words
                .replaceAll("\\{[^}|]*\\|[^}|]*\\|([^}]*)}", "$1").replaceAll("\\{[^}]*}", "…")).orElse("");
    }

    private static Optional<String> text(String id) {
        try (InputStream in = ExplainCommand.class.getResourceAsStream(FOLDER + id + ".md")) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
