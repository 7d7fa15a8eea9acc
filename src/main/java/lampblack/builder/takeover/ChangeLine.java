package lampblack.builder.takeover;

import java.util.List;

/** Something that is otherwise, in one sentence. @param notes what it is, one by one */
public record ChangeLine(String words, List<String> notes) {

    public ChangeLine {
        notes = List.copyOf(notes);
    }
}
