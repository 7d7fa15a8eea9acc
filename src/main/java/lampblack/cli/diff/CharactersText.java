package lampblack.cli.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;

/** What is otherwise of characters, in words. */
record CharactersText(List<CharacterDifference> characters, Messages messages) {

    /** So many things of one sort are named. */
    private static final int MOST = 12;

    /** One line for each aspect of each character. */
    String page() {
        StringBuilder out = new StringBuilder();
        for (CharacterDifference character : characters) {
            out.append('\n').append(title(character)).append('\n');
            lines(character).forEach(line -> out.append("  ").append(line).append('\n'));
        }
        return out.toString();
    }

    /** The same below a heading of Markdown. */
    String markdown() {
        StringBuilder out = new StringBuilder("\n## ").append(messages.text("diff.heading.characters")).append("\n\n");
        for (CharacterDifference character : characters) {
            out.append("- ").append(DifferenceMarkdown.escaped(title(character))).append('\n');
            lines(character).forEach(line -> out.append("  - ").append(DifferenceMarkdown.escaped(line)).append('\n'));
        }
        return out.toString();
    }

    private String title(CharacterDifference character) {
        return messages.text(character.changes().isEmpty() ? "diff.character.same" : "diff.character", "name",
                character.name(), "file", character.file());
    }

    /** A line for each problem, and for each other aspect or way to have something one. */
    private List<String> lines(CharacterDifference character) {
        Map<List<String>, List<CharacterAlteration>> together = new LinkedHashMap<>();
        character.changes().forEach(change -> together.computeIfAbsent(List.of(change.aspect().word(), change.by(),
                isSentence(change) ? change.what() : ""), key -> new ArrayList<>()).add(change));
        return together.values().stream().map(this::line).toList();
    }

    private static boolean isSentence(CharacterAlteration change) {
        return change.aspect() == CharacterAspect.PROBLEMS || change.aspect() == CharacterAspect.MENDED;
    }

    private String line(List<CharacterAlteration> changes) {
        CharacterAlteration first = changes.get(0);
        List<Message> words = new ArrayList<>(changes.stream().limit(MOST).map(CharactersText::words).toList());
        if (changes.size() > MOST) {
            words.add(Message.of("diff.character.more", "count", changes.size() - MOST));
        }
        boolean itself = changes.size() == 1 && !first.by().isEmpty() && (first.what().isEmpty()
                || first.what().equals(first.by()));
        return itself ? messages.text("diff.character." + first.aspect().word() + ".itself", "by", first.by())
                : messages.text("diff.character." + first.aspect().word(), "by", first.by(), "what", words);
    }

    private static Message words(CharacterAlteration change) {
        return switch (change.aspect()) {
            case DOTS, BALANCES -> Message.of("diff.character.figure", "what", change.what(), "was",
                    change.was().orElseThrow(), "is", change.is().orElseThrow());
            case LOST, GAINED -> Message.quoted(change.what());
            case PROBLEMS, MENDED, OPENED, CLOSED -> Message.verbatim(SafeText.line(change.what()));
        };
    }
}
