package lampblack.cli.show;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;

/** What somebody noted about a character for their shelf, which no rule reads. */
final class ShelfLines {

    private ShelfLines() {}

    static List<String> of(CharacterFile character, Optional<Path> portrait, Messages messages) {
        List<Message> lines = new ArrayList<>();
        if (character.isArchived()) {
            lines.add(Message.of("cli.archived"));
        }
        if (!character.tags().isEmpty()) {
            lines.add(Message.of("cli.tags", "tags", character.tags()));
        }
        portrait.ifPresent(file -> lines.add(Message.of("cli.portrait", "file", Message.verbatim(file.toString()))));
        return lines.stream().map(line -> SafeText.line(messages.render(line))).toList();
    }
}
