package lampblack.cli.shell;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.GoneWords;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Worded;
import lampblack.store.MessageBundle;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in our words how a command was called wrongly. */
public final class UsageErrors implements IParameterExceptionHandler {

    /** A command that is called in a way that cannot be meant, in words of its own. */
    public static final class UsageException extends ParameterException {

        private static final long serialVersionUID = 1L;

        private final transient Message words;

        public UsageException(CommandLine line, Message words) {
            super(line, words.key());
            this.words = words;
        }
    }

    @Override
    public int handleParseException(ParameterException wrong, String[] arguments) {
        CommandLine line = wrong.getCommandLine();
        Messages messages = MessageBundle.messages();
        PrintWriter err = line.getErr();
        err.println(messages.render(words(wrong)));
        note(wrong).or(() -> hyphen(arguments)).ifPresent(note -> err.println(messages.render(note)));
        err.println(messages.render(Message.of("cli.help", "command", line.getCommandSpec().qualifiedName())));
        return ExitCode.USAGE;
    }

    private static Message words(ParameterException wrong) {
        if (wrong instanceof UsageException said) {
            return said.words;
        }
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        if (wrong instanceof MissingParameterException missing) {
            List<Object> names = new ArrayList<>();
            missing.getMissing().forEach(argSpec -> names.add(Message.quoted(name(argSpec))));
            if (names.isEmpty() || missing.getCommandLine().getCommandSpec().args().isEmpty()) {
                return Message.of("cli.no-command");
            }
            return Message.of("cli.missing", "names", names);
        }
        if (wrong instanceof OverwrittenOptionException twice && twice.getOverwritten() != null) {
            return Message.of("cli.twice", "option", name(twice.getOverwritten()));
        }
        if (wrong.getArgSpec() != null && wrong.getValue() != null) {
            return wrongValue(wrong.getArgSpec(), wrong.getValue());
        }
        return Message.of("cli.misuse", "words", String.valueOf(wrong.getMessage()));
    }

    private static Message wrongValue(ArgSpec argument, String value) {
        List<Class<?>> types = List.of(argument.typeInfo().getAuxiliaryTypes());
        Class<?> type = types.isEmpty() ? argument.type() : types.get(types.size() - 1);
        if (Worded.class.isAssignableFrom(type)) {
            List<Object> known = new ArrayList<>();
            argument.completionCandidates().forEach(completionCandidate ->
                    known.add(Message.quoted(completionCandidate)));
            return Message.of("cli.not-one-of", "option", name(argument), "value", value, "known", known);
        }
        return Message.of("cli.not-a-number", "option", name(argument), "value", value);
    }

    private static Message unmatched(UnmatchedArgumentException wrong) {
        String first = wrong.getUnmatched().get(0);
        if (wrong.isUnknownOption()) {
            return Message.of("cli.unknown-option", "option", first);
        }
        boolean command = !wrong.getCommandLine().getSubcommands().isEmpty();
        return Message.of(command ? "cli.unknown-command" : "cli.too-much", "argument", first);
    }

    private static Optional<Message> note(ParameterException wrong) {
        return wrong instanceof UnmatchedArgumentException unmatched
                ? gone(unmatched).or(() -> unmatched.getSuggestions().stream().findFirst()
                        .map(name -> Message.of("note.did-you-mean", "name", name.replaceFirst("^lampblack ", ""))))
                : Optional.empty();
    }

    /** Says how to write words that were taken for an option. */
    private static Optional<Message> hyphen(String[] arguments) {
        return Stream.of(arguments).filter(word -> word.startsWith("-") && word.contains(" ") && !word.contains("="))
                .findFirst().map(word -> Message.of("note.begins-with-a-hyphen", "words", word));
    }

    private static Optional<Message> gone(UnmatchedArgumentException wrong) {
        String place = wrong.getCommandLine().getCommandSpec().qualifiedName(".").replaceFirst("^lampblack", "command");
        String word = wrong.getUnmatched().get(0).replaceFirst("^--", "").replaceFirst("=.*", "");
        return GoneWords.instead(place, word).or(() -> GoneWords.instead("option", word));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
