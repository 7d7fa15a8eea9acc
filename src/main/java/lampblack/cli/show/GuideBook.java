package lampblack.cli.show;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.html.Icon;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The whole guide as one page of HTML, in the order of its contents. */
public final class GuideBook {

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final String CONTENTS = "README";
    /** From this many headings on, a page begins with a list of them. */
    private static final int MANY = 4;

    private final Map<String, GuideChapter> chapters = new LinkedHashMap<>();
    private final StringBuilder contents = new StringBuilder();

    /** The guide that is packed with the program. */
    public GuideBook() {
        GuideChapter front = read(CONTENTS);
        chapters.put(CONTENTS, front);
        front.tree().accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                if (heading.getLevel() > 1) {
                    contents.append("<h2>").append(MarkedText.escaped(GuideChapter.words(heading))).append("</h2>\n");
                }
            }

            @Override
            public void visit(Link link) {
                GuideChapter chapter = read(link.getDestination().replaceAll("\\.md.*", ""));
                chapters.put(chapter.name(), chapter);
                contents.append("<a href=\"#").append(chapter.name()).append("\">")
                        .append(MarkedText.escaped(chapter.title())).append("</a>\n");
            }
        });
        chapters.values().forEach(chapter -> chapter.tree().accept(new GuideLinks(chapter)));
    }

    private static GuideChapter read(String name) {
        return new GuideChapter(name, Parser.builder().extensions(EXTENSIONS).build()
                .parse(GuideChapter.text(name + ".md")));
    }

    /** The names of its pages, in the order of the contents. */
    public List<String> pages() {
        return chapters.keySet().stream().filter(name -> !name.equals(CONTENTS)).toList();
    }

    /**
     * The page.
     *
     * @param styles the markup in its head that says how it looks
     */
    public String html(String styles) {
        StringBuilder pages = new StringBuilder();
        chapters.values().forEach(chapter -> pages.append("<section id=\"").append(chapter.name())
                .append("\">\n").append(html(chapter)).append("</section>\n"));
        return GuideStyle.resource("page.html").replace("${icon}", Icon.LINK).replace("${styles}", styles)
                .replace("${contents}", contents).replace("${pages}", pages);
    }

    private static String html(GuideChapter chapter) {
        HtmlRenderer renderer = HtmlRenderer.builder().extensions(EXTENSIONS)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (node instanceof Heading heading && heading.getLevel() > 1) {
                        attributes.put("id", chapter.anchor(heading));
                    }
                }).build();
        String html = renderer.render(chapter.tree()).replace("<table>", "<div class=\"wide\"><table>")
                .replace("</table>", "</table></div>");
        int end = html.indexOf("</p>") + "</p>".length();
        return html.substring(0, end) + within(chapter) + html.substring(end);
    }

    /** The headings of a long page, as links; of one that has few, their own. */
    private static String within(GuideChapter chapter) {
        List<Heading> large = headings(chapter.tree(), 2);
        List<Heading> listed = large.size() < MANY ? headings(chapter.tree(), 3) : large;
        if (listed.size() < MANY || chapter.name().equals(CONTENTS)) {
            return "";
        }
        StringBuilder out = new StringBuilder("\n<nav class=\"within\">");
        listed.forEach(heading -> out.append("<a href=\"#").append(chapter.anchor(heading)).append("\">")
                .append(MarkedText.escaped(GuideChapter.words(heading))).append("</a> "));
        return out.append("</nav>\n").toString();
    }

    private static List<Heading> headings(Node tree, int deepest) {
        List<Heading> found = new ArrayList<>();
        tree.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                if (heading.getLevel() > 1 && heading.getLevel() <= deepest) {
                    found.add(heading);
                }
            }
        });
        return found;
    }
}
