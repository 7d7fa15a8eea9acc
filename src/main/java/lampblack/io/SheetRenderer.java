package lampblack.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.sheet.Paper;
import lampblack.sheet.Sheet;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.context.IExpressionContext;
import org.thymeleaf.standard.StandardDialect;
import org.thymeleaf.standard.expression.IStandardVariableExpression;
import org.thymeleaf.standard.expression.IStandardVariableExpressionEvaluator;
import org.thymeleaf.standard.expression.StandardExpressionExecutionContext;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.AbstractConfigurableTemplateResolver;
import org.thymeleaf.templateresolver.ClassLoaderTemplateResolver;
import org.thymeleaf.templateresolver.FileTemplateResolver;

/** Sets a sheet in type: one HTML document with its styles and fonts inside, which needs nothing else and runs nothing. */
public final class SheetRenderer {

    private static final String FOLDER = "templates/";
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
        StandardDialect dialect = new StandardDialect();
        dialect.setVariableExpressionEvaluator(new PathEvaluator());
        engine.setDialect(dialect);
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
        Context context = new Context(Locale.ROOT, Map.of("sheet", sheet, "selfContained", true));
        String html = engine.process("sheet", context);
        int begin = html.indexOf(LINKS_BEGIN);
        int end = html.indexOf(LINKS_END, begin) + LINKS_END.length();
        return html.substring(0, begin) + "<style>\n" + faces.covering(html) + style + page(sheet, paper) + "</style>"
                + html.substring(end);
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
