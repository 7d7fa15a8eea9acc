package lampblack.html;

import java.nio.charset.StandardCharsets;
import java.util.BitSet;

/**
 * What stands in a template as it comes onto every page.
 *
 * @param bytes in UTF-8
 * @param letters those beyond ASCII
 */
public record LiteralNode(byte[] bytes, BitSet letters) implements TemplateNode {

    public static LiteralNode of(String text) {
        BitSet letters = new BitSet(0);
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (text.charAt(i) >= HtmlWriter.ASCII) {
                letters.set(text.codePointAt(i));
            }
        }
        return new LiteralNode(text.getBytes(StandardCharsets.UTF_8), letters);
    }

    /** @param bytes in UTF-8 */
    static LiteralNode of(byte[] bytes) {
        for (byte one : bytes) {
            if (one < 0) {
                return of(new String(bytes, StandardCharsets.UTF_8));
            }
        }
        return new LiteralNode(bytes, new BitSet(0));
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
