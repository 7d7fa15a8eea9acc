package lampblack.cli.show;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import lampblack.store.BundledFiles;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/**
 * One page of the guide as it was read.
 *
 * @param name its file without the end, such as {@code rolls}
 * @param tree what stands in it
 */
record GuideChapter(String name, Node tree) {

    static final String FOLDER = "guide/";

    /** A file of the guide, by its path there. */
    static String text(String path) {
        return BundledFiles.file(FOLDER + path).map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow(() -> new IllegalStateException("no " + path + " in the guide"));
    }

    /** What stands above it. */
    String title() {
        Heading[] first = new Heading[1];
        tree.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                first[0] = first[0] == null ? heading : first[0];
            }
        });
        return words(first[0]);
    }

    /** Where a heading of it is found in the whole guide; the page's own title is the page. */
    String anchor(Heading heading) {
        return heading.getLevel() == 1 ? name : name + "-" + slug(words(heading));
    }

    /** The words of a heading or a link, without their marks. */
    static String words(Node node) {
        StringBuilder words = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text text) {
                words.append(text.getLiteral());
            }

            @Override
            public void visit(Code code) {
                words.append(code.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak end) {
                words.append(' ');
            }
        });
        return words.toString();
    }

    /** How a heading is named in addresses, here and where the pages are read as they lie in a repository. */
    private static String slug(String words) {
        return words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_ -]", "").strip().replace(' ', '-');
    }
}
