package lampblack.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;

/** The commands by name. Only the one that is asked for is loaded, for a program that starts fast. */
final class Commands {

    private static final List<String> NAMES = List.of("check", "test", "reach", "new", "show", "options", "earn",
            "buy", "gain", "lose", "mark", "milestone", "change", "retire", "note", "answer", "rename", "rule", "undo",
            "sheet", "proof", "odds", "roll", "compare", "resolve", "explain", "schema", "versions", "restore");

    private Commands() {}

    /** @param more commands besides these, by name */
    static void addTo(CommandLine root, List<String> arguments, Map<String, Further> more) {
        Optional<String> asked = arguments.stream().findFirst().filter(NAMES::contains);
        if (asked.isPresent()) {
            add(root, asked.get());
            return;
        }
        if (arguments.equals(List.of("--version"))) {
            return;
        }
        if (!arguments.isEmpty() && more.containsKey(arguments.get(0))) {
            root.addSubcommand(arguments.get(0), more.get(arguments.get(0)).parsed().get());
            return;
        }
        NAMES.forEach(name -> add(root, name));
        more.forEach((name, command) -> root.addSubcommand(name, command.parsed().get()));
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
            case "gain" -> new GainCommand();
            case "lose" -> new LoseCommand();
            case "mark" -> new MarkCommand();
            case "milestone" -> new MilestoneCommand();
            case "change" -> new ChangeCommand();
            case "retire" -> WordsCommand.of("retire", "Write down how a character's career ended.");
            case "note" -> WordsCommand.of("note", "Write a note into a character's ledger.");
            case "answer" -> new AnswerCommand();
            case "rename" -> new RenameCommand();
            case "rule" -> new RuleCommand();
            case "undo" -> new UndoCommand();
            case "sheet" -> new SheetCommand();
            case "proof" -> new ProofCommand();
            case "odds" -> new OddsCommand();
            case "roll" -> new RollCommand();
            case "compare" -> new CompareCommand();
            case "resolve" -> new ResolveCommand();
            case "explain" -> new ExplainCommand();
            case "schema" -> new SchemaCommand();
            case "versions" -> new VersionsCommand();
            case "restore" -> new RestoreCommand();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
