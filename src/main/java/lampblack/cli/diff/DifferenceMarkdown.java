package lampblack.cli.diff;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.difference.Change;
import lampblack.difference.ChangeSort;
import lampblack.difference.Thing;

/** A difference as the notes of a release: a heading for each sort of change that there is. */
record DifferenceMarkdown(DifferenceText text) {

    private static final String SPECIAL = "\\*_<>[]#";

    String page() {
        Messages messages = text.messages();
        StringBuilder out = new StringBuilder("# ").append(escaped(messages.render(DifferenceText.name(
                text.games().is().ruleset())))).append("\n\n").append(escaped(text.summary())).append('\n');
        for (Heading heading : Heading.values()) {
            List<Change> below = text.difference().changes().stream()
                    .filter(change -> Heading.of(ChangeSort.of(change)) == heading).toList();
            if (!below.isEmpty()) {
                out.append("\n## ").append(messages.text("diff.heading." + heading.word())).append("\n\n");
                below.forEach(change -> out.append("- ").append(line(change)).append('\n'));
            }
        }
        return out.toString();
    }

    private String line(Change change) {
        Thing thing = change.thing();
        Optional<Message> what = ChangeWords.of(change);
        if (thing.id().isEmpty() && what.isPresent()) {
            return escaped(text.messages().render(what.get()));
        }
        String named = text.messages().text("diff.bullet", "title", Message.verbatim(escaped(thing.title())), "path",
                Message.verbatim(thing.sheet().isEmpty() || thing.path().block().equals("sheets")
                        ? thing.path().toString() : thing.sheet() + "." + thing.path()));
        return what.map(said -> text.messages().text("diff.line", "thing", Message.verbatim(named), "what",
                Message.verbatim(escaped(text.messages().render(said))))).orElse(named);
    }

    /** A text in which nothing but what stands in backticks means anything to Markdown. */
    static String escaped(String words) {
        StringBuilder out = new StringBuilder();
        boolean code = false;
        for (char c : words.toCharArray()) {
            code ^= c == '`';
            out.append(!code && SPECIAL.indexOf(c) >= 0 ? "\\" : "").append(c);
        }
        return out.toString();
    }
}
