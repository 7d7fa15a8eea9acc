package lampblack.template;

import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.thymeleaf.context.IEngineContext;
import org.thymeleaf.util.IWritableCharSequence;

/** The text that a piece comes to, which is only made as it is written. */
record DeferredRendering(TemplateNode node, IEngineContext context, CompiledTemplates templates)
        implements IWritableCharSequence {

    @Override
    public void write(Writer writer) {
        node.render(null, new RenderContext(context, (Utf8Writer) writer, templates));
    }

    @Override
    public String toString() {
        Utf8Writer out = new Utf8Writer();
        write(out);
        return StandardCharsets.UTF_8.decode(out.written()).toString();
    }

    @Override
    public int length() {
        return toString().length();
    }

    @Override
    public char charAt(int index) {
        return toString().charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return toString().subSequence(start, end);
    }
}
