package lampblack.cli;

import java.util.LinkedHashMap;
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

    /** In the order of the help. A method reference would load its class here, unlike what is called for later. */
    static final Map<String, Supplier<Object>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("check", () -> new CheckCommand());
        ALL.put("test", () -> new TestCommand());
        ALL.put("reach", () -> new ReachCommand());
        ALL.put("new", () -> new NewCommand());
        ALL.put("show", () -> new ShowCommand());
        ALL.put("options", () -> new OptionsCommand());
        ALL.put("earn", () -> new EarnCommand());
        ALL.put("buy", () -> new BuyCommand());
        ALL.put("gain", () -> EntryCommand.gain());
        ALL.put("lose", () -> EntryCommand.lose());
        ALL.put("mark", () -> new MarkCommand());
        ALL.put("milestone", () -> EntryCommand.milestone());
        ALL.put("change", () -> EntryCommand.change());
        ALL.put("period", () -> new PeriodCommand());
        ALL.put("retire", () -> EntryCommand.retire());
        ALL.put("note", () -> EntryCommand.note());
        ALL.put("answer", () -> new AnswerCommand());
        ALL.put("rename", () -> new RenameCommand());
        ALL.put("rule", () -> new RuleCommand());
        ALL.put("undo", () -> new UndoCommand());
        ALL.put("migrate", () -> new MigrateCommand());
        ALL.put("diff", () -> new DiffCommand());
        ALL.put("sheet", () -> new SheetCommand());
        ALL.put("pdf", () -> new PdfCommand());
        ALL.put("proof", () -> new ProofCommand());
        ALL.put("odds", () -> new OddsCommand());
        ALL.put("roll", () -> new RollCommand());
        ALL.put("compare", () -> new CompareCommand());
        ALL.put("resolve", () -> new ResolveCommand());
        ALL.put("explain", () -> new ExplainCommand());
        ALL.put("guide", () -> new GuideCommand());
        ALL.put("schema", () -> new SchemaCommand());
        ALL.put("publish", () -> new PublishCommand());
        ALL.put("unpublish", () -> new UnpublishCommand());
        ALL.put("versions", () -> new VersionsCommand());
        ALL.put("restore", () -> new RestoreCommand());
    }

    private Commands() {}

    /** @param extras commands besides these, by name */
    static void addTo(CommandLine root, List<String> arguments, Map<String, Supplier<Callable<Integer>>> extras) {
        Optional<String> asked = arguments.stream().findFirst().filter(ALL::containsKey);
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
        ALL.keySet().forEach(name -> add(root, name));
        extras.forEach((name, command) -> root.addSubcommand(name, command.get()));
        root.addSubcommand("completion", new CompletionCommand());
    }

    /** Adds a command; where fewer marks are written as {@code -1}, that is no option. */
    private static void add(CommandLine root, String name) {
        root.addSubcommand(name, ALL.get(name).get());
        root.getSubcommands().get(name).setUnmatchedOptionsArePositionalParams(name.equals("mark"));
    }
}
