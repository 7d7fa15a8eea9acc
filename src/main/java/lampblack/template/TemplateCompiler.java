package lampblack.template;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.html.HtmlEscape;
import lampblack.html.LiteralNode;
import lampblack.html.TemplateExpression;
import lampblack.html.TemplateNode;
import org.thymeleaf.model.IAttribute;
import org.thymeleaf.model.ICloseElementTag;
import org.thymeleaf.model.IModel;
import org.thymeleaf.model.IOpenElementTag;
import org.thymeleaf.model.IProcessableElementTag;
import org.thymeleaf.model.IStandaloneElementTag;
import org.thymeleaf.model.ITemplateEnd;
import org.thymeleaf.model.ITemplateEvent;
import org.thymeleaf.model.ITemplateStart;
import org.thymeleaf.model.IText;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.util.EscapedAttributeUtils;

/** Reads the pieces of a template from what Thymeleaf parsed. */
final class TemplateCompiler {

    private static final String PREFIX = "th:";
    private static final String BLOCK = "th:block";
    private static final String CLASS = "class";

    private interface MarkupWritable {
        void write(Writer out) throws IOException;
    }

    private final IModel model;
    private final TemplateExpressionReader values;
    private int at;

    TemplateCompiler(IModel model, TemplateExpressionReader values) {
        this.model = model;
        this.values = values;
    }

    TemplateNode read() {
        SequenceBuilder nodes = new SequenceBuilder();
        inside(nodes);
        return nodes.whole();
    }

    /** Reads up to the end of the element, which is left out. */
    private String inside(SequenceBuilder out) {
        while (at < model.size()) {
            ITemplateEvent event = model.get(at++);
            if (event instanceof ICloseElementTag) {
                return written(event);
            } else if (event instanceof IProcessableElementTag tag) {
                element(tag, out);
            } else if (!(event instanceof ITemplateStart || event instanceof ITemplateEnd)) {
                out.fixed(written(event));
            }
        }
        return "";
    }

    private void element(IProcessableElementTag tag, SequenceBuilder out) {
        refuseOthers(tag);
        LiteralNode blanks = LiteralNode.of(at > 1 && model.get(at - 2) instanceof IText text && text.getText()
                .isBlank()
                ? text.getText() : "");
        String replaced = value(tag, "th:replace");
        SequenceBuilder element = new SequenceBuilder();
        if (replaced != null) {
            skip(tag);
            element.add(new TemplateNode.IncludeNode(values.fragment(replaced)));
        } else {
            tags(tag, element);
        }
        TemplateNode node = given(tag, element.whole());
        String name = value(tag, "th:each");
        out.add(name == null ? node : repeated(name, blanks, node));
    }

    /** Null where there is none. */
    private static String value(IProcessableElementTag tag, String name) {
        String value = tag.getAttributeValue(name);
        return value == null || value.indexOf('&') < 0 ? value : EscapedAttributeUtils.unescapeAttribute(
                TemplateMode.HTML, value);
    }

    private static void refuseOthers(IProcessableElementTag tag) {
        for (IAttribute attribute : tag.getAllAttributes()) {
            String name = attribute.getAttributeCompleteName();
            if (name.startsWith(PREFIX) && !TemplateExpressionReader.ATTRIBUTES.contains(name)) {
                throw new IllegalStateException("no attribute of a template: " + name);
            }
        }
    }

    /** An element in what leaves it out, or names values in it, of which {@code th:with} comes last. */
    private TemplateNode given(IProcessableElementTag tag, TemplateNode element) {
        TemplateNode node = element;
        String with = value(tag, "th:with");
        if (with != null) {
            for (Map.Entry<String, TemplateExpression> named : values.assigned(with).reversed().entrySet()) {
                node = new TemplateNode.WithNode(named.getKey(), named.getValue(), node);
            }
        }
        String unless = value(tag, "th:unless");
        String given = value(tag, "th:if");
        String one = value(tag, "th:case");
        String choice = value(tag, "th:switch");
        node = unless == null ? node
                : new TemplateNode.IfNode(new TemplateExpression.NegatedExpression(values.value(unless)), node);
        node = given == null ? node : new TemplateNode.IfNode(values.value(given), node);
        node = one == null ? node : new TemplateNode.CaseNode(one.strip().equals(TemplateExpressionReader.ANY_CASE)
                ? Optional.empty() : Optional.of(values.value(one)), node);
        return choice == null ? node : new TemplateNode.SwitchNode(values.value(choice), node);
    }

    /** {@code x : ${a.b}}. */
    private TemplateNode repeated(String name, LiteralNode blanks, TemplateNode node) {
        int colon = name.indexOf(':');
        return new TemplateNode.LoopNode(name.substring(0, colon).strip(),
                values.value(name.substring(colon + 1).strip()),
                blanks, node);
    }

    /** An element from its begin to its end, with what it has inside or what stands in the place of that. */
    private void tags(IProcessableElementTag tag, SequenceBuilder out) {
        boolean block = tag.getElementCompleteName().equals(BLOCK);
        TemplateNode value = inside(tag);
        if (!block) {
            out.fixed("<" + tag.getElementCompleteName());
            attributes(tag).forEach((name, node) -> out.add(node));
            out.fixed(tag instanceof IStandaloneElementTag && value == null ? "/>" : ">");
        }
        String end = "</" + tag.getElementCompleteName() + ">";
        if (value != null) {
            out.add(value);
            skip(tag);
        } else {
            end = tag instanceof IOpenElementTag ? inside(out) : "";
        }
        out.fixed(block ? "" : end);
    }

    private TemplateNode inside(IProcessableElementTag tag) {
        String text = value(tag, "th:text");
        String prose = value(tag, "th:prose");
        String words = value(tag, "th:words");
        return text != null ? values.value(text).written()
                : prose != null ? new TemplateNode.ProseNode(values.value(prose))
                : words != null ? new TemplateNode.ProseNode(values.value(words)) : null;
    }

    /** The attributes by their names, in their order; those that are only set come last. */
    private Map<String, TemplateNode> attributes(IProcessableElementTag tag) {
        Map<String, TemplateNode> attributes = new LinkedHashMap<>();
        for (IAttribute iAttribute : tag.getAllAttributes()) {
            if (!iAttribute.getAttributeCompleteName().startsWith(PREFIX)) {
                attributes.put(iAttribute.getAttributeCompleteName(), LiteralNode.of(" " + written(iAttribute::write)));
            }
        }
        Map<String, TemplateExpression> set = tag.hasAttribute("th:attr")
                ? values.assigned(value(tag, "th:attr"))
                : Map.of();
        // Of an option without one, the browser sends the words.
        boolean keepsValue = tag.getElementCompleteName().equals("option");
        set.forEach((name, value) -> attributes.put(name, keepsValue && name.equals("value")
                ? new TemplateNode.KeptAttributeNode(LiteralNode.of(" value=\""), value) : attribute(name, value)));
        if (tag.hasAttribute("th:classappend")) {
            TemplateExpression added = values.value(value(tag, "th:classappend"));
            String before = tag.getAttributeValue(CLASS);
            attributes.put(CLASS, set.containsKey(CLASS) ? attribute(CLASS,
                    new TemplateExpression.JoinedClasses(set.get(CLASS), added))
                    : before == null || before.isEmpty() ? attribute(CLASS, added)
                    : new SequenceBuilder().fixed(" class=\"" + HtmlEscape.of(before))
                    .add(new TemplateNode.ClassAppendNode(added))
                    .fixed("\"").whole());
        }
        return attributes;
    }

    private static TemplateNode attribute(String name, TemplateExpression value) {
        return new TemplateNode.AttributeNode(LiteralNode.of(" " + name + "=\""), value);
    }

    private void skip(IProcessableElementTag tag) {
        if (tag instanceof IOpenElementTag) {
            inside(new SequenceBuilder());
        }
    }

    private static String written(ITemplateEvent event) {
        return written(event::write);
    }

    private static String written(MarkupWritable writable) {
        StringWriter out = new StringWriter();
        try {
            writable.write(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toString();
    }
}
