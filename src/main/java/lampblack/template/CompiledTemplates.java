package lampblack.template;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.html.TemplateNode;
import lampblack.store.BundledFiles;
import lampblack.template.check.TemplateFolder;

/** All templates that are packed with the program, compiled, by their names: for what is to render without them. */
public final class CompiledTemplates {

    private static final String FOLDER = "templates/";
    private static final String ENDING = ".html";

    private CompiledTemplates() {}

    /** Those of pages, and of the parts of sheets that pages show. @param messages give the words of {@code #{key}} */
    public static Map<String, TemplateNode> pages(Messages messages) {
        UnaryOperator<String> words = key -> messages.render(Message.of(key));
        return compiled(new TemplateReader(PageRenderer::text, words)::template,
                Stream.of("web/", "parts/").flatMap(folder -> below(folder).stream()).toList());
    }

    /** Those of sheets and cards. */
    public static Map<String, TemplateNode> sheets() {
        UnaryOperator<String> noWords = key -> {
            throw new IllegalStateException("no wording on a sheet: " + key);
        };
        return compiled(new TemplateReader(CompiledTemplates::sheet, noWords)::template, TemplateFolder.fragments());
    }

    private static String sheet(String name) {
        return TemplateText.of(new String(TemplateFolder.packed(name + ENDING), StandardCharsets.UTF_8)).text();
    }

    private static List<String> below(String folder) {
        return BundledFiles.list(FOLDER + folder).stream().filter(file -> file.endsWith(ENDING))
                .map(file -> folder + file.substring(0, file.length() - ENDING.length())).toList();
    }

    private static Map<String, TemplateNode> compiled(Function<String, TemplateNode> templates, List<String> names) {
        Map<String, TemplateNode> compiled = new TreeMap<>();
        names.forEach(name -> compiled.put(name, templates.apply(name)));
        return compiled;
    }
}
