package lampblack.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.sheet.Paper;
import lampblack.sheet.Sheet;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.context.IExpressionContext;
import org.thymeleaf.processor.IProcessor;
import org.thymeleaf.standard.StandardDialect;
import org.thymeleaf.standard.expression.IStandardVariableExpression;
import org.thymeleaf.standard.expression.IStandardVariableExpressionEvaluator;
import org.thymeleaf.standard.expression.StandardExpressionExecutionContext;
import org.thymeleaf.standard.processor.StandardBlockTagProcessor;
import org.thymeleaf.standard.processor.StandardCaseTagProcessor;
import org.thymeleaf.standard.processor.StandardEachTagProcessor;
import org.thymeleaf.standard.processor.StandardFragmentTagProcessor;
import org.thymeleaf.standard.processor.StandardIfTagProcessor;
import org.thymeleaf.standard.processor.StandardInsertTagProcessor;
import org.thymeleaf.standard.processor.StandardRemoveTagProcessor;
import org.thymeleaf.standard.processor.StandardReplaceTagProcessor;
import org.thymeleaf.standard.processor.StandardSwitchTagProcessor;
import org.thymeleaf.standard.processor.StandardXmlNsTagProcessor;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.AbstractConfigurableTemplateResolver;
import org.thymeleaf.templateresolver.ClassLoaderTemplateResolver;
import org.thymeleaf.templateresolver.FileTemplateResolver;

/** Sets a sheet in type: one HTML document with styles and fonts inside, which needs nothing else and runs nothing. */
public final class SheetRenderer {

    private static final String FOLDER = "templates/";
    private static final String POLICY = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            + "style-src 'unsafe-inline'; font-src data:; img-src data:\">";
    private static final String LINKS_BEGIN = "<link rel=\"stylesheet\" href=\"fonts.css\">";
    private static final String LINKS_END = "<link rel=\"stylesheet\" href=\"sheet.css\">";

    private final Optional<Path> folder;
    private final TemplateEngine engine = new TemplateEngine();
    private final FontFaces faces;
    private final String style;

    /** Renders with the templates that are packed with the product. */
    public SheetRenderer() {
        this(Optional.empty());
    }

    /** Renders with the templates of a folder, which is trusted as code is. */
    public SheetRenderer(Path folder) {
        this(Optional.of(folder));
    }

    private SheetRenderer(Optional<Path> folder) {
        this.folder = folder;
        engine.setDialect(new SheetDialect());
        engine.setTemplateResolver(resolver());
        faces = new FontFaces(text("fonts.css"), name -> Base64.getEncoder().encodeToString(bytes(name)));
        style = text("sheet.css");
    }

    private AbstractConfigurableTemplateResolver resolver() {
        AbstractConfigurableTemplateResolver resolver = folder.isPresent()
                ? new FileTemplateResolver()
                : new ClassLoaderTemplateResolver(SheetRenderer.class.getClassLoader());
        resolver.setPrefix(folder.map(path -> path.toAbsolutePath() + "/").orElse(FOLDER));
        resolver.setSuffix(".html");
        resolver.setTemplateMode(TemplateMode.HTML);
        resolver.setCharacterEncoding("UTF-8");
        resolver.setCacheable(true);
        return resolver;
    }

    /** The whole document, to be printed on that paper. */
    public String render(Sheet sheet, Paper paper) {
        Context context = new Context(Locale.ROOT, Map.of("sheet", sheet));
        String html = engine.process("sheet", context);
        int begin = html.indexOf(LINKS_BEGIN);
        int end = html.indexOf(LINKS_END, begin) + LINKS_END.length();
        String styles = faces.covering(html) + style + page(sheet, paper);
        return html.substring(0, begin) + POLICY + "\n  <style>\n" + styles + "</style>" + html.substring(end);
    }

    private static String page(Sheet sheet, Paper paper) {
        return "@page { size: " + paper.size() + "; }\n:root { --accent: " + sheet.accent().colour()
                + "; --paper-height: " + paper.height() + "mm; }\n";
    }

    private String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private byte[] bytes(String name) {
        try {
            if (folder.isPresent()) {
                return Files.readAllBytes(folder.get().resolve(name));
            }
            try (InputStream in = SheetRenderer.class.getClassLoader().getResourceAsStream(FOLDER + name)) {
                if (in == null) {
                    throw new IOException("no " + FOLDER + name + " beside the program");
                }
                return in.readAllBytes();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As much of the standard dialect as the templates use; the rest would only be loaded. */
    private static final class SheetDialect extends StandardDialect {

        SheetDialect() {
            setVariableExpressionEvaluator(new PathEvaluator());
            // The usual one starts all of Jackson, for a mode of templates that there is none of.
            setJavaScriptSerializer((object, writer) -> {
                throw new UnsupportedOperationException("no script is ever written");
            });
        }

        @Override
        public Set<IProcessor> getProcessors(String prefix) {
            TemplateMode html = TemplateMode.HTML;
            return new LinkedHashSet<>(List.of(new StandardInsertTagProcessor(html, prefix),
                    new StandardReplaceTagProcessor(html, prefix), new StandardEachTagProcessor(html, prefix),
                    new StandardIfTagProcessor(html, prefix), new StandardSwitchTagProcessor(html, prefix),
                    new StandardCaseTagProcessor(html, prefix), new SheetAttributes(prefix),
                    new SheetClass(prefix), new SheetText(prefix),
                    new StandardFragmentTagProcessor(html, prefix), new StandardRemoveTagProcessor(html, prefix),
                    new StandardBlockTagProcessor(html, prefix, StandardBlockTagProcessor.ELEMENT_NAME),
                    new StandardXmlNsTagProcessor(html, prefix)));
        }
    }

    private static final class PathEvaluator implements IStandardVariableExpressionEvaluator {

        private final RecordPaths paths = new RecordPaths();

        @Override
        public Object evaluate(IExpressionContext context, IStandardVariableExpression expression,
                StandardExpressionExecutionContext executionContext) {
            String path = expression.getExpression();
            int dot = path.indexOf('.');
            String name = dot < 0 ? path : path.substring(0, dot);
            if (!context.containsVariable(name)) {
                throw new IllegalStateException("nothing at " + path);
            }
            return paths.follow(context.getVariable(name), path);
        }
    }
}
