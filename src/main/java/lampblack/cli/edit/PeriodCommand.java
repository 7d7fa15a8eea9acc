package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.edit.GroupPeriod;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;
import lampblack.rules.Label;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Begins a period for a group: writes it into each ledger and refills what says so. */
@Command(name = "period",
        description = "Begin a period for a group and refill its tracks: `period ash.yaml bell.yaml score`.",
        footer = {"",
            "Each file is written by itself. Who has begun the period already is passed over, so that what was "
                + "interrupted can be run again."})
public final class PeriodCommand implements Callable<Integer> {

    private static final String SESSION = "session";

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE... PERIOD", arity = "1..*", hideParamSyntax = true,
            description = "The characters, crews and ships of the group; then the period that begins.")
    private List<String> words = List.of();

    @Option(names = "--number", paramLabel = "N", description = "Its number. Without it, one more than the highest in "
            + "the group.")
    private Optional<Long> number = Optional.empty();

    @Option(names = "--session", paramLabel = "N", description = "The number of the session.")
    private Optional<Long> session = Optional.empty();

    @Override
    public Integer call() {
        if (words.size() < 2) {
            throw context.usageError("cli.say-period");
        }
        String period = words.get(words.size() - 1);
        List<LoadedCharacter> group = new ArrayList<>();
        for (String file : words.subList(0, words.size() - 1)) {
            Optional<LoadedCharacter> character = context.characterToChange(Path.of(file));
            if (character.isEmpty()) {
                return ExitCode.ERRORS;
            }
            Set<String> known = new LinkedHashSet<>(character.get().evaluated().sheet().periods().keySet());
            known.add(SESSION);
            String meant = period.toLowerCase(Locale.ROOT);
            if (!known.contains(meant) && isOfAnother(character.get(), meant)) {
                throw context.usageError("cli.no-period.sheet", "file", file, "sheet",
                        character.get().evaluated().sheet().label().title(), "name", meant, "form", "periods: {" + meant + ": {}}");
            }
            context.requireKnown("cli.no-period", period, known);
            group.add(character.get());
        }
        GroupPeriod beginning = new GroupPeriod(group, period);
        long which = number.orElseGet(beginning::number);
        int exit = ExitCode.FINE;
        for (LoadedCharacter character : group) {
            exit = Math.max(exit, beginning.hasBegun(character, which) ? known(character, period, which)
                    : begin(character, period, which));
        }
        return exit;
    }

    /** Whether another kind of sheet of the same game has the period. */
    private static boolean isOfAnother(LoadedCharacter character, String period) {
        return character.evaluated().ruleset().sheets().values().stream()
                .anyMatch(sheet -> sheet.periods().containsKey(period));
    }

    private int known(LoadedCharacter character, String period, long which) {
        context.printMessage("cli.period-begun-already", "name", name(character), "period", title(character, period),
                "number", which);
        return ExitCode.FINE;
    }

    private int begin(LoadedCharacter character, String period, long which) {
        ProposedChange change = ChangeWriter.editor(context).add(character, List.of(entry(period, which)));
        return ChangeWriter.apply(context, change, after -> {
            context.printMessage("cli.period-begun", "name", name(character), "period", title(character, period),
                    "number", which);
            new RefillsText(character.evaluated(), after).of(period)
                    .forEach(words -> context.out().println(SafeText.line("  " + context.messages().render(words))));
        });
    }

    private NewValue entry(String period, long which) {
        Map<String, NewValue> entry = new LinkedHashMap<>();
        session.ifPresent(played -> entry.put(SESSION, NewValue.of(played)));
        entry.putAll(GroupPeriod.entry(period, which));
        return NewValue.map(entry);
    }

    private static String title(LoadedCharacter character, String period) {
        return Optional.ofNullable(character.evaluated().sheet().periods().get(period)).map(Label::title)
                .orElse(period);
    }

    private static Message name(LoadedCharacter character) {
        return Message.verbatim(SafeText.line(character.name()));
    }
}
