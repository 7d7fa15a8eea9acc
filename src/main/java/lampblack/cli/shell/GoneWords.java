package lampblack.cli.shell;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;

/** Commands and options that there were once, each with the sentence that says what to do instead. */
public final class GoneWords {

    /** By the command, or by the command and its option. */
    private static final Map<String, String> SENTENCES = Map.of(
            "release", "gone.release",
            "diff --propose", "gone.propose");

    private GoneWords() {}

    /** The sentence on the first word of a command line that is gone; empty where none is. */
    public static Optional<Message> in(List<String> arguments) {
        return arguments.stream().limit(1).flatMap(command -> Stream.concat(Stream.of(command),
                        arguments.stream().skip(1).map(option -> command + " " + option.split("=", 2)[0])))
                .map(SENTENCES::get).filter(Objects::nonNull).findFirst().map(Message::of);
    }
}
