package lampblack.bench;

import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import lampblack.engine.Outcome;
import lampblack.io.Bundle;
import lampblack.io.CharacterLoader;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetPlace;
import lampblack.io.SheetRenderer;
import lampblack.sheet.Paper;
import lampblack.sheet.Sheet;
import lampblack.sheet.SheetBuilder;
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

/** A filled sheet of two pages, beside the same page as a template in which nothing is left to fill in. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PageBenchmarks {

    private final SheetRenderer renderer = new SheetRenderer();
    private final TemplateEngine engine = new TemplateEngine();
    private Outcome character;
    private Sheet sheet;
    private String page;

    @Setup
    public void read() {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetPlace.Folder(Path.of("rulesets"))));
        character = new CharacterLoader(rulesets).load(Path.of("rulesets/black-sword/characters/casimir-vane.yaml")).value()
                .orElseThrow().outcome();
        sheet = new SheetBuilder(Bundle.messages()).filled(character);
        String html = new String(renderer.render(sheet, Paper.A4), StandardCharsets.UTF_8);
        page = html.substring(html.indexOf("<body>"), html.indexOf("</body>") + "</body>".length());
        StringTemplateResolver resolver = new StringTemplateResolver();
        resolver.setTemplateMode(TemplateMode.XML);
        resolver.setCacheable(true);
        engine.setDialects(Set.of());
        engine.setTemplateResolver(resolver);
    }

    /** The baseline: the finished body, parsed once, written by the same engine. */
    @Benchmark
    public String composeStaticPage() {
        StringWriter out = new StringWriter(page.length());
        engine.process(page, new Context(Locale.ROOT), out);
        return out.toString();
    }

    /** The records of the sheet made into the document, styles and faces included. */
    @Benchmark
    public byte[] render() {
        return renderer.render(sheet, Paper.A4);
    }

    /** What is to be printed, and the document. */
    @Benchmark
    public byte[] buildAndRender() {
        return renderer.render(new SheetBuilder(Bundle.messages()).filled(character), Paper.A4);
    }
}
