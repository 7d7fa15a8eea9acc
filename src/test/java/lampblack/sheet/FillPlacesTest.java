package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import lampblack.template.SheetRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("What can be filled in on a shipped sheet")
@Tag("slow")
class FillPlacesTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));

    private static List<Sheet> sheets() throws IOException {
        CharacterLoader characters = new CharacterLoader(RULESETS);
        SheetBuilder builder = new SheetBuilder(MessageBundle.messages());
        List<Sheet> all = new ArrayList<>();
        for (String id : RULESETS.ids()) {
            Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
            for (SheetRules rules : game.sheets().values()) {
                all.add(builder.blank(game, rules, Optional.empty()));
                Optional.ofNullable(rules.lists().get(OptionKey.PLAYBOOKS)).stream()
                        .flatMap(list -> list.entries().keySet().stream()).limit(2)
                        .forEach(playbook -> all.add(builder.blank(game, rules, Optional.of(playbook))));
            }
            Path folder = ROOT.resolve(id).resolve("characters");
            try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
                for (Path file : files.sorted().toList()) {
                    all.add(builder.filled(characters.load(file).value().orElseThrow().evaluated()));
                }
            }
        }
        return all;
    }

    @Test
    @DisplayName("has a name of its own, which the HTML gives to it, with as many marks")
    void names() throws IOException {
        SheetRenderer renderer = new SheetRenderer();
        for (Sheet sheet : sheets()) {
            Map<String, FillPlace> places = FillPlaces.of(sheet);
            Set<String> seen = new HashSet<>();
            String html = new String(renderer.render(Document.of(List.of(sheet)), new PrintSettings(Paper.A4).withNames()),
                    StandardCharsets.UTF_8);
            for (Element element : Jsoup.parse(html).select("[data-at]")) {
                String at = element.attr("data-at");
                assertTrue(seen.add(at), () -> sheet.heading() + " has `" + at + "` twice");
                assertTrue(places.containsKey(at), () -> sheet.heading() + " has no place `" + at + "`");
                if (places.get(at) instanceof FillPlace.MarkedPlace marks) {
                    assertEquals(marks.marks().size(), marks(element), sheet.heading() + " " + at);
                }
            }
            assertEquals(seen, places.keySet(), sheet.heading());
        }
    }

    private static int marks(Element element) {
        return element.is("svg.clock") ? element.select("path").size() : element.is("svg") ? 1
                : element.select("svg.box, svg.dot, .step").size();
    }
}
