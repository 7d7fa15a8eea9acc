package lampblack.cli.edit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.NameValue;
import lampblack.node.NewValue;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;

/** Writes an entry of one kind, which the words behind the file say whole. */
@Command
public final class EntryCommand implements Callable<Integer> {

    private static final String THINGS = "LIST=NAME|CURRENCY=N|SET=NAME=N";
    private static final String NONE = "null";
    private static final String SEVERAL = "1..*";

    private final String kind;
    private final EntryValue value;

    @Mixin
    private CommandContext context;

    @Mixin
    private EntryOptions entry;

    @Parameters(index = SEVERAL, arity = SEVERAL)
    private List<String> words = List.of();

    private EntryCommand(String kind, EntryValue value) {
        this.kind = kind;
        this.value = value;
    }

    /** What an entry says under its kind. */
    private interface EntryValue {
        NewValue of(CommandContext context, SheetRules rules, List<String> words);
    }

    /** The command that writes down what came to a character outside the price list. */
    public static CommandLine gain() {
        return things("gain", "Record what a character gained without buying it: "
                + "`gain FILE hindrances='One Eye' cash=4`.");
    }

    /** The command that writes down what a character lost. */
    public static CommandLine lose() {
        return things("lose", "Record what a character lost: `lose FILE assets=toolkit cash=1`.");
    }

    private static CommandLine things(String kind, String description) {
        return of(kind, description, SEVERAL, THINGS,
                "An option of a list, an amount of a currency, or an entry of a set and how far it moves.",
                GainList::of);
    }

    /** The command that writes down that a milestone was reached. */
    public static CommandLine milestone() {
        return of("milestone", "Record that a character has reached a milestone.", "1", "MILESTONE",
                "The id of the milestone.", (context, rules, words) ->
                        known(context, "cli.no-milestone", words.get(0), rules.milestones().keySet()));
    }

    /** The command that changes a character's playbook in play. */
    public static CommandLine change() {
        return of("change", "Change a character's playbook, or what it belongs to: `change FILE ghost`, "
                + "`change FILE crew=gulls.yaml`, `change FILE crew=null`.", "1", "PLAYBOOK|LINK=FILE",
                "The id of the playbook, or of a link and the file that it leads to: `null` for none.",
                (context, rules, words) -> {
                    if (words.get(0).contains("=")) {
                        String written = words.get(0);
                        NameValue link = NameValue.of(context, written.endsWith("=") ? written + NONE : written);
                        context.requireKnown("cli.no-link", link.name(), rules.linked().links().keySet());
                        return NewValue.map(link.name(), link.value().equals(NONE) ? new NewValue.NullValue()
                                : NewValue.of(link.value()));
                    }
                    OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
                    return NewValue.map("playbook", known(context, "cli.no-playbook", words.get(0),
                            playbooks == null ? Set.of() : playbooks.entries().keySet()));
                });
    }

    /** The command that writes down how a career ended. */
    public static CommandLine retire() {
        return text("retire", "Write down how a character's career ended.");
    }

    /** The command that writes a note. */
    public static CommandLine note() {
        return text("note", "Write a note into a character's ledger.");
    }

    private static CommandLine text(String kind, String description) {
        return of(kind, description, "1", "WORDS", "The text to record.",
                (context, rules, words) -> NewValue.of(words.get(0)));
    }

    private static NewValue known(CommandContext context, String missing, String id, Set<String> ids) {
        context.requireKnown(missing, id, ids);
        return NewValue.of(id);
    }

    /** @param index which arguments say it: one, or all behind the file */
    private static CommandLine of(String kind, String description, String index, String label, String meaning,
            EntryValue value) {
        CommandLine command = new CommandLine(new EntryCommand(kind, value));
        CommandSpec spec = command.getCommandSpec().name(kind);
        spec.usageMessage().description(description);
        PositionalParamSpec words = spec.positionalParameters().stream()
                .filter(parameter -> parameter.index().isVariable()).findFirst().orElseThrow();
        spec.remove(words).addPositional(
                PositionalParamSpec.builder(words).index(index).arity(index).hideParamSyntax(!index.equals(SEVERAL))
                        .paramLabel(label).description(meaning).build());
        return command;
    }

    @Override
    public Integer call() {
        return entry.add(context, rules -> Map.of(kind, value.of(context, rules, words)));
    }
}
