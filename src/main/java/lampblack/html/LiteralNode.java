package lampblack.html;

import java.nio.charset.StandardCharsets;

/** What stands in a template as it comes onto every page. @param bytes in UTF-8 */
public record LiteralNode(byte[] bytes) implements TemplateNode {

    public static LiteralNode of(String text) {
        return new LiteralNode(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The same as a text. */
    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public void render(LocalVariable variables, RenderContext context) {
        context.out().write(this);
    }
}
