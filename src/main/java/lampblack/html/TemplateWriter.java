package lampblack.html;

import java.util.List;
import java.util.Map;
import lampblack.yaml.PackedWriter;

/**
 * Compiled templates in few bytes, which {@link WrittenTemplates} reads back: how they come into a page that has no
 * parser of templates.
 */
public final class TemplateWriter {

    static final int LITERAL = 0;
    static final int SEQUENCE = 1;
    static final int LOOP = 2;
    static final int IF = 3;
    static final int TEXT = 4;
    static final int ATTRIBUTE = 5;
    static final int KEPT_ATTRIBUTE = 6;
    static final int CLASS_APPEND = 7;
    static final int PROSE = 8;
    static final int INCLUDE = 9;
    static final int WITH = 10;
    static final int SWITCH = 11;
    static final int CASE = 12;
    static final int OTHERWISE = 13;

    static final int PATH = 0;
    static final int NEGATED = 1;
    static final int JOINED_CLASSES = 2;
    static final int CONSTANT = 3;
    static final int CONCATENATED = 4;
    static final int COMPARED = 5;
    static final int CHOSEN = 6;
    static final int DEFAULT = 7;

    private final PackedWriter out = new PackedWriter();
    private final String stands;
    private final String words;

    private TemplateWriter(String stands, String words) {
        this.stands = stands;
        this.words = words;
    }

    /** All of them with their names. */
    public static byte[] write(Map<String, TemplateNode> templates) {
        return write(templates, "", "");
    }

    /**
     * The same with words for what stands in their place.
     *
     * @param stands what never stands there otherwise; empty where nothing does
     */
    public static byte[] write(Map<String, TemplateNode> templates, String stands, String words) {
        PackedWriter all = new PackedWriter();
        templates.forEach((name, template) -> {
            TemplateWriter writer = new TemplateWriter(stands, words);
            writer.node(template);
            all.text(name).block(writer.out.bytes());
        });
        return all.bytes();
    }

    private void attribute(int kind, LiteralNode begin, TemplateExpression value) {
        kind(kind).text(filled(begin.text(), HtmlEscape.of(words)));
        expression(value);
    }

    private void node(TemplateNode node) {
        switch (node) {
            case LiteralNode literal -> kind(LITERAL).text(filled(literal.text(), HtmlEscape.of(words)));
            case TemplateNode.SequenceNode sequence -> {
                kind(SEQUENCE).number(sequence.nodes().size());
                sequence.nodes().forEach(this::node);
            }
            case TemplateNode.LoopNode loop -> {
                kind(LOOP).text(loop.name());
                expression(loop.list());
                text(loop.between().text());
                node(loop.body());
            }
            case TemplateNode.IfNode given -> {
                kind(IF).expression(given.value());
                node(given.body());
            }
            case TemplateNode.WithNode with -> {
                kind(WITH).text(with.name());
                expression(with.value());
                node(with.body());
            }
            case TemplateNode.SwitchNode choice -> {
                kind(SWITCH).expression(choice.value());
                node(choice.body());
            }
            case TemplateNode.CaseNode one -> {
                kind(one.value().isPresent() ? CASE : OTHERWISE);
                one.value().ifPresent(this::expression);
                node(one.body());
            }
            case TemplateNode.TextNode text -> kind(TEXT).expression(text.value());
            case TemplateNode.AttributeNode attribute -> attribute(ATTRIBUTE, attribute.begin(), attribute.value());
            case TemplateNode.KeptAttributeNode attribute ->
                    attribute(KEPT_ATTRIBUTE, attribute.begin(), attribute.value());
            case TemplateNode.ClassAppendNode appended -> kind(CLASS_APPEND).expression(appended.value());
            case TemplateNode.ProseNode prose -> kind(PROSE).expression(prose.value());
            case TemplateNode.IncludeNode include -> kind(INCLUDE).expression(include.name());
        }
    }

    private void expression(TemplateExpression expression) {
        switch (expression) {
            case TemplateExpression.PathExpression path -> kind(PATH).text(path.path().text());
            case TemplateExpression.NegatedExpression negated -> kind(NEGATED).expression(negated.value());
            case TemplateExpression.ComparedExpression compared -> {
                kind(COMPARED).expression(compared.left());
                text(compared.operator());
                expression(compared.right());
            }
            case TemplateExpression.ChosenExpression chosen -> {
                kind(CHOSEN).expression(chosen.condition());
                expression(chosen.then());
                expression(chosen.otherwise());
            }
            case TemplateExpression.DefaultExpression given -> {
                kind(DEFAULT).expression(given.value());
                expression(given.otherwise());
            }
            case TemplateExpression.JoinedClasses joined -> {
                kind(JOINED_CLASSES).expression(joined.first());
                expression(joined.second());
            }
            case TemplateExpression.ConstantExpression constant -> kind(CONSTANT).text(filled(constant.words(), words));
            case TemplateExpression.ConcatenatedExpression concatenated -> {
                List<TemplateExpression> parts = concatenated.parts();
                kind(CONCATENATED).number(parts.size());
                parts.forEach(this::expression);
            }
        }
    }

    private String filled(String text, String with) {
        return stands.isEmpty() ? text : text.replace(stands, with);
    }

    private TemplateWriter kind(int kind) {
        out.number(kind);
        return this;
    }

    private void text(String text) {
        out.text(text);
    }

    private void number(int number) {
        out.number(number);
    }
}
