package lampblack.node;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Edit;
import lampblack.node.Comments.Comment;
import lampblack.node.MapNode.Entry;

/** Edits block-style YAML: whole lines come and go, and all others stay as they are. */
final class BlockStyleEditor {

    private final DocumentLayout layout;
    private final NewValuePrinter printer;
    private final String text;
    private final String lineBreak;

    BlockStyleEditor(DocumentLayout layout, NewValuePrinter printer) {
        this.layout = layout;
        this.printer = printer;
        this.text = layout.text();
        this.lineBreak = layout.lineBreak();
    }

    /** Puts lines behind a value that ends at an offset, and behind the deeper comments that follow it. */
    List<Edit> after(int end, Node value, int column, List<String> lines) {
        List<Edit> edits = new ArrayList<>();
        Scalar last = layout.lastScalar(value);
        if (layout.isLines(last) && layout.lineEnd(end) == text.length() && !layout.header(last).contains("-")) {
            // It ends without a line break now, and must go on to when lines follow.
            int header = last.span().start() + 1;
            int plus = layout.header(last).indexOf('+');
            edits.add(plus < 0 ? edit(header, header, "-") : edit(header + plus, header + plus + 1, "-"));
        }
        int at = layout.lineEnd(end);
        int next = layout.nextLine(at);
        while (next > at && layout.isComment(next) && layout.indent(next) > column) {
            at = layout.lineEnd(next);
            next = layout.nextLine(at);
        }
        edits.add(edit(at, at, lineBreak + String.join(lineBreak, lines)));
        return edits;
    }

    /** Writes another value at a key, and keeps the comments that stood in the old one. */
    List<Edit> replace(Entry entry, NewValue value) {
        int start = layout.start(entry);
        int column = layout.column(start);
        if (layout.isExplicit(entry)) {
            return replace(start, entry, layout.column(start), printer.entry(column, entry.key().text(), value), start);
        }
        int colonEnd = layout.colon(entry) + 1;
        int end = layout.end(entry);
        boolean inline = printer.inline(value, layout.column(colonEnd));
        if (inline && layout.lineEnd(colonEnd) >= end) {
            int from = DocumentLayout.isUnwritten(entry.value()) ? colonEnd : entry.value().span().start();
            return List.of(edit(from, end, (from == colonEnd ? " " : "") + NewValuePrinter.flow(value)));
        }
        List<String> lines = new ArrayList<>(List.of(inline ? " " + NewValuePrinter.flow(value)
                : NewValuePrinter.opening(value)));
        lines.addAll(inline ? List.of() : printer.below(column, value));
        return replace(colonEnd, entry, column + printer.step(), lines, colonEnd);
    }

    // The comment behind the key stays behind the key; the others follow the new value.
    private List<Edit> replace(int from, Entry entry, int column, List<String> lines, int key) {
        int to = layout.lineEnd(layout.end(entry));
        int keyLineEnd = layout.lineEnd(key);
        List<String> all = new ArrayList<>(lines);
        for (Comment comment : Comments.between(layout, from, to, entry.value())) {
            if (comment.start() < keyLineEnd) {
                all.set(0, all.get(0) + blanksBefore(comment.start()) + comment.text());
            } else {
                int indent = comment.hasOwnLine() ? layout.indent(comment.start()) : column;
                all.add(" ".repeat(indent) + comment.text());
            }
        }
        all.set(0, from == layout.start(entry) ? all.get(0).stripLeading() : all.get(0));
        return List.of(edit(from, to, String.join(lineBreak, all)));
    }

    private String blanksBefore(int offset) {
        int from = offset;
        while (DocumentLayout.isBlank(text.charAt(from - 1))) {
            from--;
        }
        return text.substring(from, offset);
    }

    /** Makes a document's only entry an empty map. */
    List<Edit> empty(Entry entry) {
        return replace(layout.start(entry), entry, 0, List.of("{}"), layout.start(entry));
    }

    /**
     * Takes out the lines from one offset to the line of another; lines that are only a comment stay.
     *
     * @param before the value that ends before these lines, or null
     * @param next where the next item or entry begins, or -1
     */
    List<Edit> remove(int start, int end, Node value, Node before, int next) {
        int column = layout.column(start);
        List<String> kept = new ArrayList<>();
        for (Comment comment : Comments.between(layout, start, end, value)) {
            if (comment.hasOwnLine()) {
                // Deeper, it could become a part of the lines of text above.
                kept.add(" ".repeat(Math.min(column, layout.indent(comment.start()))) + comment.text());
            }
        }
        if (!layout.isFirstInLine(start)) {
            String below = lineBreak + " ".repeat(column);
            List<String> moved = kept.stream().map(line -> line.strip() + below).toList();
            return List.of(edit(start, next, String.join("", moved)));
        }
        int from = layout.lineStart(start);
        int to = layout.nextLine(end);
        Scalar last = before == null ? null : layout.lastScalar(before);
        if (layout.isLines(last)) {
            return removeBelowLines(from, to, column, kept, layout.header(last).contains("+"));
        }
        boolean atEnd = to == text.length() && layout.lineEnd(end) == to && from > 0;
        if (!atEnd) {
            return List.of(edit(from, to, String.join("", kept.stream().map(line -> line + lineBreak).toList())));
        }
        int breakBefore = layout.lineEnd(layout.lineStart(from - 1));
        return List.of(edit(breakBefore, to, String.join("", kept.stream().map(line -> lineBreak + line).toList())));
    }

    // What moves up below the lines of a text must not become a part of it: empty lines where it keeps them, lines of
    // blanks that are longer than its indentation, and deeper comments always.
    private List<Edit> removeBelowLines(int from, int to, int column, List<String> kept, boolean keepsEmpty) {
        if (!kept.isEmpty()) {
            return List.of(edit(from, to, String.join("", kept.stream().map(line -> line + lineBreak).toList())));
        }
        int next = to;
        boolean belongs = keepsEmpty;
        while (next < text.length() && next + layout.indent(next) == layout.lineEnd(next)) {
            belongs |= layout.indent(next) > column;
            next = layout.nextLine(next);
        }
        Edit lines = edit(from, belongs ? next : to, "");
        int content = next + layout.indent(next);
        boolean deeper = layout.isComment(next) && content - next > column;
        return deeper ? List.of(lines, edit(next, content, " ".repeat(column))) : List.of(lines);
    }

    private Edit edit(int start, int end, String replacement) {
        return new Edit(layout.source().span(start, end), replacement);
    }
}
