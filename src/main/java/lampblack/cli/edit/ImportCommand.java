package lampblack.cli.edit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.fill.FilledForm;
import lampblack.edit.fill.FilledSheet;
import lampblack.edit.fill.ReadBack;
import lampblack.sheet.fill.FormOrigin;
import lampblack.print.fill.FormReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Reads back what was filled in on a sheet. */
@Command(name = "import", description = "Read what was filled in on a PDF that `pdf --fillable` made, into the "
        + "character it is of: `import ash.pdf ash.yaml`.")
public final class ImportCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(index = "0", paramLabel = "PDF", description = "The sheet that was filled in.")
    private Path pdf;

    @Parameters(index = "1", arity = "0..1", paramLabel = "FILE",
            description = "The character; without it, the file next to the PDF that the PDF names.")
    private Optional<Path> file = Optional.empty();

    @Override
    public Integer call() {
        Optional<FilledForm> content = content();
        if (content.isEmpty()) {
            return ExitCode.ERRORS;
        }
        if (content.get().unreadable().isPresent()) {
            context.err().println(SafeText.line(context.messages().render(
                    content.get().unreadable().get().says(pdf.toString()))));
            return ExitCode.ERRORS;
        }
        Optional<FormOrigin> origin = origin(content.get());
        Optional<Path> character = origin.flatMap(this::character);
        return character.isEmpty() ? ExitCode.ERRORS
                : OnConflict.settled(onConflict -> read(content.get(), origin.get(), character.get(), onConflict));
    }

    private Optional<FilledForm> content() {
        try (InputStream in = Files.newInputStream(context.path(pdf))) {
            return Optional.of(FormReader.read(in.readNBytes(FormReader.LARGEST + 1)));
        } catch (IOException none) {
            context.printToErrors("import.no-file", "file", pdf);
            return Optional.empty();
        }
    }

    /** Which of the sheets of the PDF is meant. */
    private Optional<FormOrigin> origin(FilledForm form) {
        Optional<FormOrigin> meant = form.meant(file.map(path -> path.getFileName().toString()));
        if (meant.isEmpty()) {
            context.printToErrors("import.which", "file", pdf, "names", form.origins().stream().map(origin ->
                    (Object) Message.of("cli.quoted", "word", SafeText.line(origin.file().isEmpty() ? origin.name()
                            : origin.file()))).toList());
        }
        return meant;
    }

    /** The file that is named, or next to the PDF the one that it names, which is never one of another folder. */
    private Optional<Path> character(FormOrigin origin) {
        if (file.isPresent()) {
            return file;
        }
        String name = origin.file();
        boolean plain = name.matches("[^/\\\\:\\p{Cntrl}]{1,200}\\.ya?ml") && !name.startsWith(".");
        Path beside = pdf.resolveSibling(plain ? name : "none.yaml");
        if (!plain || !Files.isRegularFile(context.path(beside))) {
            context.printToErrors("import.say-character", "file", pdf);
            return Optional.empty();
        }
        return Optional.of(beside);
    }

    private int read(FilledForm content, FormOrigin origin, Path path, OnConflict onConflict) {
        Optional<LoadedCharacter> before = context.characterToChange(path);
        if (before.isEmpty()) {
            return ExitCode.ERRORS;
        }
        String ruleset = before.get().evaluated().ruleset().id();
        if (!ruleset.equals(origin.ruleset()) || !before.get().evaluated().sheet().id().equals(origin.sheet())) {
            context.printToErrors("import.another-game", "file", pdf, "ruleset", SafeText.line(origin.ruleset()),
                    "sheet", SafeText.line(origin.sheet()), "character", path);
            return ExitCode.ERRORS;
        }
        ReadBack back = FilledSheet.read(content.of(origin), ChangeWriter.editor(context), before.get(),
                context.messages());
        boolean changed = !back.change().text().equals(before.get().text().source().text());
        int exit = changed ? ChangeWriter.write(context, back.change(), onConflict) : ExitCode.FINE;
        if (exit != ExitCode.FINE) {
            return exit;
        }
        back.says().forEach(said -> context.out().println(SafeText.line(context.messages().render(said))));
        back.unread().forEach(said -> context.err().println(SafeText.line(context.messages().render(said))));
        if (!changed && back.unread().isEmpty()) {
            context.printMessage("import.nothing", "file", pdf, "character", path);
        }
        return back.unread().isEmpty() ? ExitCode.FINE : ExitCode.ERRORS;
    }
}
