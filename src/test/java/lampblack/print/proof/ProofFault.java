package lampblack.print.proof;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.template.SheetRenderer;
import lampblack.template.check.TemplateFolder;

/**
 * A planted fault, a block of a file in {@code src/test/proof/faults}.
 *
 * @param of the document that it spoils
 * @param css a style that is added
 * @param in the template that is changed, or empty
 * @param was what stood in the template, each of which becomes what stands in its place in {@code is}
 * @param html what is replaced in the document itself, with {@code =>} before what comes in its place, or empty
 * @param only the words of the one way to print in which it is a fault, none for the plain one; empty where in all
 * @param told the codes that tell it
 */
record ProofFault(String name, String of, String css, String in, List<String> was, List<String> is, String html,
        Optional<List<String>> only, TreeSet<String> told) {

    private static final Path FAULTS = Path.of("src/test/proof/faults");

    static List<ProofFault> all() throws IOException {
        List<ProofFault> faults = new ArrayList<>();
        try (Stream<Path> files = Files.list(FAULTS)) {
            for (Path file : files.sorted().toList()) {
                String[] blocks = Files.readString(file).split("(?m)^= ");
                for (int i = 1; i < blocks.length; i++) {
                    faults.add(read(blocks[i]));
                }
            }
        }
        return faults;
    }

    private static ProofFault read(String block) {
        String[] lines = block.strip().split("\n");
        Map<String, List<String>> said = new HashMap<>();
        for (int i = 1; i < lines.length; i++) {
            int colon = lines[i].indexOf(": ");
            assertTrue(colon > 0, lines[i]);
            said.computeIfAbsent(lines[i].substring(0, colon), key -> new ArrayList<>())
                    .add(lines[i].substring(colon + 2));
        }
        List<String> none = List.of("");
        return new ProofFault(lines[0].strip(), said.get("of").get(0), said.getOrDefault("css", none).get(0),
                said.getOrDefault("in", none).get(0), said.getOrDefault("was", List.of()),
                said.getOrDefault("is", List.of()), said.getOrDefault("html", none).get(0),
                Optional.ofNullable(said.get("only")).map(way -> way.get(0).equals("plain") ? List.of()
                : List.of(way.get(0).split(", "))),
                new TreeSet<>(List.of(said.get("told").get(0).split(", "))));
    }

    /** The templates with the one that is spoilt. */
    SheetRenderer renderer() {
        if (in.isEmpty()) {
            return new SheetRenderer();
        }
        String template = new String(TemplateFolder.packed(in), StandardCharsets.UTF_8);
        for (int i = 0; i < was.size(); i++) {
            String sought = was.get(i).replaceAll("\\s+", " ");
            String found = template.replaceAll("\\s+", " ");
            assertTrue(found.contains(sought), name + ": " + sought);
            template = found.replace(sought, is.get(i));
        }
        return new SheetRenderer(Map.of(in, template.getBytes(StandardCharsets.UTF_8)));
    }

    byte[] spoilt(byte[] rendered) {
        String document = new String(rendered, StandardCharsets.UTF_8);
        if (!css.isEmpty()) {
            int end = document.indexOf("</style>");
            document = document.substring(0, end) + css + document.substring(end);
        }
        if (!html.isEmpty()) {
            String[] change = html.split(" => ");
            assertTrue(document.contains(change[0]), name + ": " + change[0]);
            document = document.replace(change[0], change[1]);
        }
        return document.getBytes(StandardCharsets.UTF_8);
    }
}
