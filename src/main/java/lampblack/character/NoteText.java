package lampblack.character;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.SafeText;
import lampblack.node.NewValue;

/**
 * The words of a note.
 *
 * @param words without blanks at the ends of lines, nor empty lines before and after
 */
public record NoteText(String words) {

    public NoteText {
        words = Stream.of(words.replace("\r\n", "\n").replace('\r', '\n').split("\n", -1)).map(String::stripTrailing)
                .collect(Collectors.joining("\n")).strip();
    }

    /** The words as they are written into a file: several lines as lines, so that they can be read there. */
    public NewValue value() {
        boolean isLines = words.indexOf('\n') >= 0
                && words.chars().noneMatch(letter -> letter != '\n' && SafeText.isDangerous((char) letter)
                        || letter >= 0xfffe);
        return isLines ? new NewValue.LinesValue(words + "\n") : NewValue.of(words);
    }
}
