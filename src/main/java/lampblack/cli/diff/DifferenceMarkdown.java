package lampblack.cli.diff;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.difference.Change;
import lampblack.difference.ChangeSort;
import lampblack.difference.Thing;

/** A difference in Markdown: a heading for each sort of change that there is. */
record DifferenceMarkdown(DifferenceText text) {

    private static final String SPECIAL = "\\*_<>[]#";

    String page() {
        Messages messages = text.messages();
        StringBuilder out = new StringBuilder("# ").append(escaped(messages.render(text.is()))).append("\n\n")
                .append(escaped(text.summary())).append('\n');
        for (Heading heading : Heading.values()) {
            List<Change> below = text.difference().changes().stream()
                    .filter(change -> Heading.of(ChangeSort.of(change)) == heading).toList();
            if (!below.isEmpty()) {
                out.append("\n## ").append(messages.text("diff.heading." + heading.word())).append("\n\n");
                Distinct.of(FoldedChanges.of(below, change -> line(change, "")).stream().map(this::line))
                        .forEach(line -> out.append("- ").append(line).append('\n'));
            }
        }
        return out.toString();
    }

    private String line(FoldedChanges some) {
        Thing thing = some.first().thing();
        Message titles = some.isOne() ? Message.verbatim(thing.title()) : some.titles();
        String path = some.isOne() ? thing.path().toString() : thing.path().block();
        String named = text.messages().text("diff.bullet", "title", Message.verbatim(escaped(text.messages()
                .render(titles))), "path", Message.verbatim(thing.sheet().isEmpty()
                        || thing.path().block().equals("sheets") ? path : thing.sheet() + "." + path));
        return some.isOne() ? line(some.first(), named) : some.isCounted() ? named
                : said(ChangeWords.of(some.first()), named);
    }

    /** @param named what it is of */
    private String line(Change change, String named) {
        Optional<Message> what = ChangeWords.of(change);
        if (change.thing().id().isEmpty() && what.isPresent()) {
            return escaped(text.messages().render(what.get()));
        }
        return said(what, named);
    }

    private String said(Optional<Message> what, String named) {
        return what.map(words -> text.messages().text("diff.line", "thing", Message.verbatim(named), "what",
                Message.verbatim(escaped(text.messages().render(words))))).orElse(named);
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
