package lampblack.html;

import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The compiled templates of pages or sheets, by their names.
 *
 * @param named gives a template, such as {@code parts/block}; fails where there is none
 * @param accessors gives what reads a component of the records of a class, by its name; fails where they have none
 */
public record Templates(Function<String, TemplateNode> named,
        BiFunction<Class<?>, String, UnaryOperator<Object>> accessors) {

    /** What a template makes of values, in UTF-8. */
    public byte[] render(String template, Map<String, Object> values) {
        LocalVariable variables = null;
        for (Map.Entry<String, Object> value : values.entrySet()) {
            variables = new LocalVariable(value.getKey(), value.getValue(), variables);
        }
        HtmlWriter out = new HtmlWriter();
        new RenderContext(out, this).fragment(template, variables);
        return out.bytes();
    }
}
