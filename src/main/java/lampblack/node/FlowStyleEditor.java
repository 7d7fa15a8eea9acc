package lampblack.node;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Span;
import lampblack.node.Comments.Comment;
import lampblack.node.MapNode.Entry;

/** Edits flow-style YAML, on one line or on many. */
final class FlowStyleEditor {

    private final DocumentLayout layout;
    private final String text;
    private final String lineBreak;

    FlowStyleEditor(DocumentLayout layout) {
        this.layout = layout;
        this.text = layout.text();
        this.lineBreak = layout.lineBreak();
    }

    /** Adds a part behind the last of a bracket's parts; where the last has a line of its own, the new one gets one. */
    List<Edit> append(Span bracket, List<Span> parts, String part) {
        if (parts.isEmpty()) {
            return List.of(edit(bracket.start() + 1, bracket.start() + 1, part));
        }
        Span last = DocumentLayout.last(parts);
        if (!layout.isFirstInLine(last.start()) || layout.lineStart(last.start()) < bracket.start()) {
            return List.of(edit(last.end(), last.end(), ", " + part));
        }
        String line = lineBreak + " ".repeat(layout.indent(last.start())) + part;
        int lineEnd = layout.lineEnd(last.end());
        String rest = text.substring(last.end(), lineEnd).strip();
        if (rest.startsWith(",") && isComment(rest.substring(1).strip())) {
            return List.of(edit(lineEnd, lineEnd, line + ","));
        } else if (rest.startsWith("#")) {
            return List.of(edit(last.end(), last.end(), ","), edit(lineEnd, lineEnd, line));
        }
        return List.of(edit(last.end(), last.end(), "," + line));
    }

    List<Edit> replace(Entry entry, NewValue value) {
        String flow = NewValuePrinter.flow(value);
        int end = layout.end(entry);
        if (DocumentLayout.isUnwritten(entry.value())) {
            return List.of(edit(end, end, (layout.colon(entry) < 0 ? ": " : " ") + flow));
        }
        int start = entry.value().span().start();
        List<Comment> comments = Comments.between(layout, start, end, entry.value());
        String blank = text.charAt(start - 1) == ':' ? " " : "";
        return List.of(edit(start, end, blank + flow + lines(comments, end)));
    }

    /** Takes one of a bracket's parts out, with the comma that is then too many. */
    List<Edit> remove(Span bracket, List<Span> parts, int index, Node value) {
        Span part = parts.get(index);
        if (parts.size() == 1) {
            int close = bracket.end() - 1;
            List<Comment> comments = Comments.between(layout, bracket.start() + 1, close, value);
            return List.of(edit(bracket.start() + 1, close, lines(comments, close)));
        }
        if (hasOwnLines(bracket, part, index == parts.size() - 1)) {
            List<String> kept = ownLines(part.start(), part.end(), value).stream()
                    .map(comment -> " ".repeat(layout.indent(comment.start())) + comment.text() + lineBreak).toList();
            int from = layout.lineStart(part.start());
            return List.of(edit(from, layout.nextLine(part.end()), String.join("", kept)));
        }
        int from = index == 0 ? part.start() : parts.get(index - 1).end();
        int to = index == 0 ? parts.get(1).start() : part.end();
        List<Comment> kept = new ArrayList<>(Comments.between(layout, from, Math.max(from, part.start()), value));
        kept.addAll(ownLines(part.start(), part.end(), value));
        kept.addAll(Comments.between(layout, Math.min(to, part.end()), to, value));
        return List.of(edit(from, to, lines(kept, to)));
    }

    private boolean hasOwnLines(Span bracket, Span part, boolean isLast) {
        if (!layout.isFirstInLine(part.start()) || layout.lineStart(part.start()) < bracket.start()) {
            return false;
        }
        String rest = text.substring(part.end(), layout.lineEnd(part.end())).strip();
        if (rest.startsWith(",")) {
            return isComment(rest.substring(1).strip());
        }
        return isLast && isComment(rest) && layout.skip(part.end()) == bracket.end() - 1;
    }

    private List<Comment> ownLines(int from, int to, Node value) {
        return Comments.between(layout, from, to, value).stream().filter(Comment::hasOwnLine).toList();
    }

    private static boolean isComment(String rest) {
        return rest.isEmpty() || rest.startsWith("#");
    }

    // What follows a comment must go on in a line of its own, indented as the line it came from.
    private String lines(List<Comment> comments, int end) {
        StringBuilder out = new StringBuilder();
        String indent = lineBreak + " ".repeat(Math.max(1, layout.indent(end)));
        comments.forEach(comment -> out.append(' ').append(comment.text()).append(indent));
        return out.toString();
    }

    private Edit edit(int start, int end, String replacement) {
        return new Edit(layout.source().span(start, end), replacement);
    }
}
