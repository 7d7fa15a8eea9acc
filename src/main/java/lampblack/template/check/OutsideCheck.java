package lampblack.template.check;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.html.StyleText;
import org.unbescape.html.HtmlEscape;

/**
 * Finds what would run in a template, load something or lead elsewhere by itself; what stands in the page may be named,
 * and links that somebody presses may lead anywhere.
 */
record OutsideCheck(Source source, Report report) {

    private static final String STYLE = "style";
    /** Elements that run, load or send, and those whose content HTML reads as bare text. */
    private static final Set<String> ELEMENTS = Set.of("script", "iframe", "frame", "frameset", "object", "embed",
            "applet", "param", "base", "form", "portal", "fencedframe", "animate", "set", "animatemotion",
            "animatetransform", "animatecolor", "discard", "handler", "listener", "noscript", "noframes", "noembed",
            "xmp", "plaintext", "template");
    /** Attributes that hold an address. */
    private static final Set<String> ADDRESSES = Set.of("src", "href", "srcdoc", "data", "action", "formaction",
            "poster", "background", "longdesc", "manifest", "codebase", "archive", "classid", "profile", "usemap",
            "icon", "dynsrc", "lowsrc", "attributionsrc");
    /** Attributes of lists of addresses, and what changes the meaning of others. */
    private static final Set<String> NEVER = Set.of("srcset", "imagesrcset", "ping", "xml:base", "http-equiv");
    private static final Set<String> WORDS = Set.of("title", "alt", "content", "label", "summary", "abbr", "value",
            "placeholder", "class", "id", "d", "lang", "role");
    private static final Pattern INSIDE = Pattern.compile("#.*|data:(image|font)/.*", Pattern.CASE_INSENSITIVE
            | Pattern.DOTALL);
    private static final Pattern PRESSED = Pattern.compile("https?://.*|mailto:.*", Pattern.CASE_INSENSITIVE
            | Pattern.DOTALL);
    private static final Pattern INLINED = Pattern.compile("\\[\\[.*?]]|\\[\\(.*?\\)]", Pattern.DOTALL);

    /**
     * Judges an element but for what is judged of its attributes one by one.
     *
     * @param outer the element it stands in; null for none
     * @param link whether it is one of the links in whose place the styles come to stand
     * @return whether it may stand there, so that its attributes are worth a look
     */
    boolean element(String name, int at, String outer, List<TemplateCheck.WrittenAttribute> attributes, boolean link) {
        boolean filled = isStyle(name) && attributes.stream().anyMatch(TemplateCheck.WrittenAttribute::decides);
        if (ELEMENTS.contains(local(name)) || local(name).equals("link") && !link || isStyle(outer)) {
            idle("<" + name + ">", at, name.length() + 1);
            return false;
        }
        if (filled) {
            report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_ATTRIBUTE, source.span(at, at + name.length() + 1),
                    Message.of("template.unknown-attribute.style")));
        }
        return !link;
    }

    /** What stands outside of elements and words: a declaration, an instruction. */
    void idle(String thing, int at) {
        idle(thing, at, thing.length());
    }

    private void idle(String thing, int at, int length) {
        report.add(Diagnostic.of(Code.TEMPLATE__NOT_PRINTED, source.span(at, Math.min(at + length,
                source.text().length())), "thing", thing));
    }

    void attribute(String element, TemplateCheck.WrittenAttribute attribute) {
        String name = attribute.name().toLowerCase(Locale.ROOT);
        if (attribute.value().indexOf('<') >= 0) {
            int at = attribute.valueAt() + attribute.value().indexOf('<');
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED, source.span(at, at + 1),
                    Message.of("template.not-well-formed.less")));
        } else if (name.startsWith("on") || NEVER.contains(name) || NEVER.contains(local(name))) {
            idle(attribute.name(), attribute.at(), attribute.name().length());
        } else if (ADDRESSES.contains(local(name))) {
            address(element, attribute);
        } else if (!WORDS.contains(name) && !name.startsWith("aria-") && !name.startsWith("data-")
                && !StyleText.leaving(unescaped(attribute.value())).isEmpty()) {
            leaves(attribute.valueAt(), attribute.value().length(), attribute.name());
        }
    }

    private void address(String element, TemplateCheck.WrittenAttribute attribute) {
        String address = unescaped(attribute.value()).replaceAll("[\\t\\n\\r]", "").strip();
        boolean pressed = Set.of("a", "area").contains(local(element)) && PRESSED.matcher(address).matches();
        if (!address.isEmpty() && !pressed && !INSIDE.matcher(address).matches()) {
            leaves(attribute.valueAt(), attribute.value().length(), attribute.name());
        }
    }

    private void leaves(int at, int length, String name) {
        report.add(Diagnostic.of(Code.TEMPLATE__OUTSIDE, source.span(at, at + length),
                Message.of("template.outside.attribute", "name", name)).note(Message.of("note.within-the-page")));
    }

    /** Words between tags, in which nothing is reckoned. */
    void words(String text, int at) {
        Matcher inlined = INLINED.matcher(text);
        while (inlined.find()) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_A_PATH, source.span(at + inlined.start(), at + inlined.end()),
                    Message.of("template.not-a-path.inlined")).note(Message.of("note.th-text", "element",
                    "<th:block th:text=\"${…}\"/>")));
        }
    }

    /** What stands in an element {@code style}. */
    void style(String text, int at) {
        List<StyleText.Leaving> raw = StyleText.leaving(text);
        raw.forEach(leaving -> styleLeaves(source, report, at, leaving));
        if (raw.isEmpty() && !StyleText.leaving(unescaped(text)).isEmpty()) {
            leaves(at, text.length(), STYLE);
        }
    }

    static void styleLeaves(Source source, Report report, int at, StyleText.Leaving leaving) {
        Diagnostic problem = Diagnostic.of(Code.TEMPLATE__OUTSIDE, source.span(at + leaving.start(),
                at + leaving.end()), Message.of("template.outside." + (leaving.address().startsWith("fonts/")
                ? "face" : "address")));
        report.add(leaving.address().isEmpty() ? problem : problem.note(Message.of("note.within-the-page")));
    }

    /** @param element its name; null for none */
    static boolean isStyle(String element) {
        return element != null && local(element).equals(STYLE);
    }

    private static String local(String name) {
        return name.substring(name.indexOf(':') + 1).toLowerCase(Locale.ROOT);
    }

    private static String unescaped(String value) {
        return value.indexOf('&') < 0 ? value : HtmlEscape.unescapeHtml(value);
    }
}
