package lampblack.bench;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.Paper;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import lampblack.template.SheetRenderer;
import lampblack.template.check.TemplateFolder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.thymeleaf.TemplateEngine;
import org.thymeleaf.context.Context;
import org.thymeleaf.templatemode.TemplateMode;
import org.thymeleaf.templateresolver.StringTemplateResolver;

/**
 * A filled sheet of two pages with its styles and faces, beside the very same bytes from a template in which nothing is
 * left to fill in: by Thymeleaf as it comes, and by the renderer of sheets.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PageBenchmarks {

    private static final String DOCTYPE = "<!DOCTYPE html>\n";
    private static final String LINKS = "<link rel=\"stylesheet\" href=\"fonts.css\"/>"
            + "<link rel=\"stylesheet\" href=\"sheet.css\"/>";

    private final SheetRenderer renderer = new SheetRenderer();
    private final TemplateEngine engine = new TemplateEngine();
    private SheetRenderer fixed;
    private EvaluatedCharacter character;
    private Sheet sheet;
    private String page;
    private int links;
    private byte[] styles;

    @Setup
    public void read() throws IOException {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
        character = new CharacterLoader(rulesets).load(Path.of("rulesets/black-sword/characters/casimir-vane.yaml"))
                .value()
                .orElseThrow().evaluated();
        sheet = new SheetBuilder(MessageBundle.messages()).filled(character);
        String html = new String(renderer.render(sheet, Paper.A4), StandardCharsets.UTF_8);
        int begin = html.indexOf("<meta http-equiv");
        int end = html.indexOf("</style>") + "</style>".length();
        styles = html.substring(begin, end).getBytes(StandardCharsets.UTF_8);
        page = html.substring(DOCTYPE.length(), begin) + LINKS + html.substring(end);
        links = html.substring(0, begin).getBytes(StandardCharsets.UTF_8).length;
        StringTemplateResolver resolver = new StringTemplateResolver();
        resolver.setTemplateMode(TemplateMode.XML);
        resolver.setCacheable(true);
        engine.setDialects(Set.of());
        engine.setTemplateResolver(resolver);
        fixed = fixed();
        if (!Arrays.equals(composeByThymeleaf(), render()) || !Arrays.equals(composeByRenderer(), render())) {
            throw new IllegalStateException("what is compared is not the same");
        }
    }

    private SheetRenderer fixed() throws IOException {
        Path folder = Files.createTempDirectory("lampblack-bench");
        Path template = Files.writeString(folder.resolve("sheet.html"), DOCTYPE + page);
        SheetRenderer made = TemplateFolder.renderer(folder, "bench").value().orElseThrow();
        Files.delete(template);
        Files.delete(folder);
        return made;
    }

    /** The baseline: the finished page, parsed once, written by Thymeleaf alone; then the styles and faces put in. */
    @Benchmark
    public byte[] composeByThymeleaf() {
        StringWriter out = new StringWriter(page.length());
        engine.process(page, new Context(Locale.ROOT), out);
        byte[] html = (DOCTYPE + out).getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(html.length - LINKS.length() + styles.length).put(html, 0, links).put(styles)
                .put(html, links + LINKS.length(), html.length - links - LINKS.length()).array();
    }

    /** The finished page as a template of the renderer's own. */
    @Benchmark
    public byte[] composeByRenderer() {
        return fixed.render(sheet, Paper.A4);
    }

    /** The records of the sheet made into the document, styles and faces included. */
    @Benchmark
    public byte[] render() {
        return renderer.render(sheet, Paper.A4);
    }

    /** What is to be printed, and the document. */
    @Benchmark
    public byte[] buildAndRender() {
        return renderer.render(new SheetBuilder(MessageBundle.messages()).filled(character), Paper.A4);
    }
}
