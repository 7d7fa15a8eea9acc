package lampblack.cli.show;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;

/**
 * Makes the pages of the guide one: links lead to places on the same page, and whole files stand where they are linked.
 */
final class GuideLinks extends AbstractVisitor {

    private final GuideChapter chapter;

    GuideLinks(GuideChapter chapter) {
        this.chapter = chapter;
    }

    @Override
    public void visit(Paragraph paragraph) {
        boolean alone = paragraph.getFirstChild() == paragraph.getLastChild();
        if (alone && paragraph.getFirstChild() instanceof Link link && link.getDestination().endsWith(".yaml")) {
            replace(paragraph, "<details><summary>" + MarkedText.escaped(GuideChapter.words(link))
                    + "</summary>" + MarkedText.yaml(GuideChapter.text(link.getDestination())) + "</details>");
        } else {
            visitChildren(paragraph);
        }
    }

    @Override
    public void visit(FencedCodeBlock code) {
        String language = code.getInfo().replaceAll(" .*", "");
        replace(code, language.equals("yaml") ? MarkedText.yaml(code.getLiteral())
                : MarkedText.plain(code.getLiteral()));
    }

    @Override
    public void visit(Link link) {
        String target = link.getDestination();
        if (target.startsWith("#")) {
            link.setDestination("#" + chapter.name() + "-" + target.substring(1));
        } else if (target.matches("[a-z-]+\\.md(#.*)?")) {
            link.setDestination("#" + target.replaceFirst("\\.md#?", target.contains("#") ? "-" : ""));
        } else if (!target.startsWith("http")) {
            unlink(link);
        }
    }

    /** Leaves the words of a link to what is not packed with the program. */
    private static void unlink(Link link) {
        for (Node child = link.getFirstChild(); child != null; child = link.getFirstChild()) {
            link.insertBefore(child);
        }
        link.unlink();
    }

    private static void replace(Node node, String html) {
        HtmlBlock block = new HtmlBlock();
        block.setLiteral(html);
        node.insertAfter(block);
        node.unlink();
    }
}
