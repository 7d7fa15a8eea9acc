package lampblack.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Something on a page that can be pressed, chosen or written in.
 *
 * @param element how it begins, to tell it from others where it has no id
 * @param does what comes of it, without the version that it was drawn for
 */
record Control(String id, String element, String does) {

    private static final String ALL = "button, main a[href], summary, select, textarea, input:not([type=hidden])";
    /** They say for which text or shelf a form was drawn, and which view of the page it comes back to. */
    private static final Set<String> DRAWN_FOR = Set.of("seen", "shelf", "was", "draft", "guided", "reopened");

    static List<Control> all(Document page) {
        return page.select(ALL).stream().filter(element -> element.closest("template") == null).map(Control::of)
                .toList();
    }

    /** Those that have an id; of two with the same, the first. */
    static Map<String, Control> byId(Document page) {
        return all(page).stream().filter(control -> !control.id().isEmpty())
                .collect(Collectors.toMap(Control::id, control -> control, (one, other) -> one, LinkedHashMap::new));
    }

    private static Control of(Element element) {
        return new Control(element.id(), element.outerHtml().lines().findFirst().orElseThrow(), does(element));
    }

    private static String does(Element element) {
        return switch (element.tagName()) {
            case "a" -> "opens " + element.attr("href").replaceAll("&guided=[^&#]*", "");
            case "summary" -> "unfolds " + element.parent().id();
            case "button" -> element.attr("type").equals("button") ? "scripted " + element.className() : "sends "
                    + target(element) + " " + named(element) + " with " + hidden(element.closest("form"));
            default -> "edits " + element.attr("name") + " of " + target(element)
                    + (element.attr("type").matches("radio|checkbox") ? " to " + element.val() : "");
        };
    }

    private static String target(Element element) {
        Element form = element.closest("form");
        String method = element.hasAttr("formmethod") ? element.attr("formmethod") : form.attr("method");
        return method + " " + (element.hasAttr("formaction") ? element.attr("formaction") : form.attr("action"));
    }

    private static Set<String> hidden(Element form) {
        return form.select("input[type=hidden]").stream().filter(field -> !DRAWN_FOR.contains(field.attr("name").replaceAll("\\..*", ""))
                && !(form.attr("method").equals("get") && field.attr("name").equals("step")))
                .map(Control::named).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String named(Element element) {
        return element.attr("name") + "=" + element.val();
    }
}
