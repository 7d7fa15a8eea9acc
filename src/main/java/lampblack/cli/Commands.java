package lampblack.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import lampblack.cli.check.CheckCommand;
import lampblack.cli.check.ReachCommand;
import lampblack.cli.check.TestCommand;
import lampblack.cli.create.NewCommand;
import lampblack.cli.diff.DiffCommand;
import lampblack.cli.edit.AnswerCommand;
import lampblack.cli.edit.BuyCommand;
import lampblack.cli.edit.EarnCommand;
import lampblack.cli.edit.EntryCommand;
import lampblack.cli.edit.MarkCommand;
import lampblack.cli.edit.MigrateCommand;
import lampblack.cli.edit.PeriodCommand;
import lampblack.cli.edit.RenameCommand;
import lampblack.cli.edit.RestoreCommand;
import lampblack.cli.edit.RuleCommand;
import lampblack.cli.edit.UndoCommand;
import lampblack.cli.edit.VersionsCommand;
import lampblack.cli.show.GuideCommand;
import lampblack.cli.print.PdfCommand;
import lampblack.cli.print.ProofCommand;
import lampblack.cli.print.SheetCommand;
import lampblack.cli.print.PublishCommand;
import lampblack.cli.print.UnpublishCommand;
import lampblack.cli.roll.CompareCommand;
import lampblack.cli.roll.OddsCommand;
import lampblack.cli.roll.RollCommand;
import lampblack.cli.shell.CompletionCommand;
import lampblack.cli.show.ExplainCommand;
import lampblack.cli.show.OptionsCommand;
import lampblack.cli.show.ResolveCommand;
import lampblack.cli.show.SchemaCommand;
import lampblack.cli.show.ShowCommand;
import picocli.CommandLine;

/** The commands by name. Only the one that is asked for is loaded, for a program that starts fast. */
final class Commands {

    static final List<String> NAMES = List.of("check", "test", "reach", "new", "show", "options", "earn",
            "buy", "gain", "lose", "mark", "milestone", "change", "period", "retire", "note", "answer", "rename",
            "rule", "undo", "migrate", "diff", "sheet", "pdf", "proof", "odds", "roll", "compare", "resolve", "explain",
            "guide", "schema", "publish", "unpublish", "versions", "restore");

    private Commands() {}

    /** @param extras commands besides these, by name */
    static void addTo(CommandLine root, List<String> arguments, Map<String, Supplier<Callable<Integer>>> extras) {
        Optional<String> asked = arguments.stream().findFirst().filter(NAMES::contains);
        if (asked.isPresent()) {
            add(root, asked.get());
            return;
        }
        if (arguments.equals(List.of("--version"))) {
            return;
        }
        if (!arguments.isEmpty() && extras.containsKey(arguments.get(0))) {
            root.addSubcommand(arguments.get(0), extras.get(arguments.get(0)).get());
            return;
        }
        NAMES.forEach(name -> add(root, name));
        extras.forEach((name, command) -> root.addSubcommand(name, command.get()));
        root.addSubcommand("completion", new CompletionCommand());
    }

    /** Adds a command; where fewer marks are written as {@code -1}, that is no option. */
    private static void add(CommandLine root, String name) {
        root.addSubcommand(name, command(name));
        root.getSubcommands().get(name).setUnmatchedOptionsArePositionalParams(name.equals("mark"));
    }

    private static Object command(String name) {
        return switch (name) {
            case "check" -> new CheckCommand();
            case "test" -> new TestCommand();
            case "reach" -> new ReachCommand();
            case "new" -> new NewCommand();
            case "show" -> new ShowCommand();
            case "options" -> new OptionsCommand();
            case "earn" -> new EarnCommand();
            case "buy" -> new BuyCommand();
            case "gain" -> EntryCommand.gain();
            case "lose" -> EntryCommand.lose();
            case "mark" -> new MarkCommand();
            case "milestone" -> EntryCommand.milestone();
            case "change" -> EntryCommand.change();
            case "period" -> new PeriodCommand();
            case "retire" -> EntryCommand.retire();
            case "note" -> EntryCommand.note();
            case "answer" -> new AnswerCommand();
            case "rename" -> new RenameCommand();
            case "rule" -> new RuleCommand();
            case "undo" -> new UndoCommand();
            case "migrate" -> new MigrateCommand();
            case "diff" -> new DiffCommand();
            case "sheet" -> new SheetCommand();
            case "pdf" -> new PdfCommand();
            case "proof" -> new ProofCommand();
            case "odds" -> new OddsCommand();
            case "roll" -> new RollCommand();
            case "compare" -> new CompareCommand();
            case "resolve" -> new ResolveCommand();
            case "explain" -> new ExplainCommand();
            case "guide" -> new GuideCommand();
            case "schema" -> new SchemaCommand();
            case "publish" -> new PublishCommand();
            case "unpublish" -> new UnpublishCommand();
            case "versions" -> new VersionsCommand();
            case "restore" -> new RestoreCommand();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
