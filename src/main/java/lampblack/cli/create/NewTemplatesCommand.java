package lampblack.cli.create;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.store.OutputFile;
import lampblack.template.check.TemplateFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Begins templates of one's own: a copy of ours. */
@Command(name = "templates", description = "Create templates of your own: a copy of the built-in ones, to change.")
final class NewTemplatesCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "DIR", description = "The folder to create.")
    private Path folder;

    @Override
    public Integer call() {
        Path target = context.path(folder);
        if (!NewRulesetCommand.isFree(target)) {
            context.printToErrors("cli.folder-exists", "folder", target);
            return ExitCode.NOT_SAVED;
        }
        for (String name : TemplateFolder.names()) {
            int exit = SaveReport.report(context, OutputFile.write(target.resolve(name), TemplateFolder.packed(name)));
            if (exit != ExitCode.FINE) {
                return exit;
            }
        }
        context.printMessage("cli.file-written", "file", target);
        context.printMessage("cli.templates.next", "folder", target);
        return ExitCode.FINE;
    }
}
