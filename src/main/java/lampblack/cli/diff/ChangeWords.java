package lampblack.cli.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.difference.Alteration;
import lampblack.difference.Change;
import lampblack.difference.Likeness;
import lampblack.difference.Thing;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;

/** What a change is, in words. */
final class ChangeWords {

    private static final int LONGEST = 150;

    private ChangeWords() {}

    /** What of the thing is otherwise; empty where there is no more to say than that it is new or gone. */
    static Optional<Message> of(Change change) {
        return switch (change) {
            case Change.Appeared appeared -> inside(appeared.thing());
            case Change.Vanished vanished -> vanished.because()
                    .map(why -> Message.of("diff.retired", "because", said(why)))
                    .or(() -> inside(vanished.thing()));
            case Change.NewId renamed -> Optional.of(Message.of("diff.renamed", "was", renamed.was().id(), "reasons",
                    reasons(renamed.reasons())));
            case Change.NewFigure figure -> Optional.of(figure(figure.what()));
            case Change.NewWords words -> Optional.of(reworded(words.what()));
            case Change.NewRule rule -> Optional.of(figure(rule.what()));
        };
    }

    private static Optional<Message> inside(Thing thing) {
        return thing.size() == 0 ? Optional.empty() : Optional.of(Message.of("diff.inside", "count", thing.size()));
    }

    private static List<Message> reasons(List<Likeness> reasons) {
        return (reasons.isEmpty() ? List.of("taken-together") : reasons.stream().map(Likeness::word).toList()).stream()
                .map(word -> Message.of("diff.reason." + word)).toList();
    }

    private static Message figure(Alteration what) {
        Optional<Message> items = items(what);
        if (items.isPresent()) {
            return items.get();
        }
        Optional<String> was = what.was().map(ChangeWords::value);
        Optional<String> is = what.is().map(ChangeWords::value);
        if (was.orElse("").length() > LONGEST || is.orElse("").length() > LONGEST) {
            return Message.of(was.isEmpty() ? "diff.appears" : is.isEmpty() ? "diff.vanishes" : "diff.otherwise", "way",
                    way(what));
        }
        return told(what, was.map(ChangeWords::quoted), is.map(ChangeWords::quoted));
    }

    /** What names are more in a list, and which are no longer in it. */
    private static Optional<Message> items(Alteration what) {
        boolean lists = what.was().flatMap(Node::asList).isPresent() || what.is().flatMap(Node::asList).isPresent();
        Optional<List<String>> was = what.was().flatMap(ChangeWords::names);
        Optional<List<String>> is = what.is().flatMap(ChangeWords::names);
        if (!lists || was.isEmpty() || is.isEmpty()) {
            return Optional.empty();
        }
        List<Message> more = without(is.get(), was.get());
        List<Message> less = without(was.get(), is.get());
        return more.isEmpty() && less.isEmpty() ? Optional.empty() : Optional.of(more.isEmpty()
                ? Message.of("diff.fewer", "way", way(what), "gone", less)
                : less.isEmpty() ? Message.of("diff.more", "way", way(what), "added", more)
                : Message.of("diff.others", "way", way(what), "added", more, "gone", less));
    }

    private static Optional<List<String>> names(Node node) {
        List<String> names = node.items().stream().flatMap(item -> item.asValue().stream()).map(Scalar::text).toList();
        return names.size() == node.items().size() ? Optional.of(names) : Optional.empty();
    }

    private static List<Message> without(List<String> these, List<String> those) {
        List<String> left = new ArrayList<>(these);
        left.removeAll(those);
        return left.stream().map(Message::quoted).toList();
    }

    private static Message reworded(Alteration what) {
        String was = what.was().map(ChangeWords::text).orElse("");
        String is = what.is().map(ChangeWords::text).orElse("");
        WordsExcerpt excerpt = what.was().isPresent() && what.is().isPresent() ? WordsExcerpt.of(was, is)
                : new WordsExcerpt(was, is);
        return told(what, what.was().map(node -> said(excerpt.was())), what.is().map(node -> said(excerpt.is())));
    }

    private static String value(Node node) {
        return node.asValue().map(Scalar::text).orElseGet(() -> NodePrinter.line(node));
    }

    private static String text(Node node) {
        return names(node).map(names -> String.join(", ", names)).orElseGet(() -> NodePrinter.line(node));
    }

    private static Message told(Alteration what, Optional<Message> was, Optional<Message> is) {
        return was.isEmpty() ? Message.of("diff.begins", "way", way(what), "is", is.orElseThrow())
                : is.isEmpty() ? Message.of("diff.ends", "way", way(what), "was", was.get())
                : Message.of("diff.from-to", "way", way(what), "was", was.get(), "is", is.get());
    }

    private static Message way(Alteration what) {
        return what.way().isEmpty() ? Message.of("diff.itself") : Message.quoted(what.way());
    }

    private static Message quoted(String value) {
        return Message.verbatim("`" + SafeText.line(value) + "`");
    }

    private static Message said(String text) {
        String line = SafeText.line(text);
        return Message.of("diff.said", "words", Message.verbatim(line.codePointCount(0, line.length()) <= LONGEST ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST - 1)) + "…"));
    }
}
