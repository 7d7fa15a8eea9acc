package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is still to be chosen stands on the sheet as soon as it can be: in every shipped game, with every playbook. */
@Tag("slow")
class DueTest {

    @TempDir
    Path folder;

    @Test
    void nothingThatIsDueIsFoldedAway() throws IOException {
        List<String> found = new ArrayList<>();
        int due = 0;
        try (Site site = Site.of(folder); Stream<Path> games = Files.list(Site.RULESETS)) {
            for (Path game : games.sorted().toList()) {
                for (Element form : site.get("/games/" + game.getFileName()).page().select("form:has([name=playbook])")) {
                    for (Element playbook : form.select("[name=playbook] option")) {
                        due += folded(begun(site, form, playbook.val()), game.getFileName() + " " + playbook.text(), found);
                    }
                }
            }
        }
        assertEquals("", String.join("\n", found));
        assertTrue(due > 100, due + " lists with something to choose");
    }

    private static Document begun(Site site, Element form, String playbook) {
        Map<String, String> fields = new LinkedHashMap<>();
        form.select("input[type=hidden]").forEach(input -> fields.put(input.attr("name"), input.val()));
        fields.put("name", "New One");
        fields.put("playbook", playbook);
        return site.get(site.post(form.attr("action"), fields).header("Location").replaceFirst("[?#].*", "")).page();
    }

    /** How many lists have something to do, and which of them hide what they offer. */
    private static int folded(Document page, String who, List<String> found) {
        int due = 0;
        for (Element link : page.select(".owed-list a[href*='#lists.']")) {
            Element list = page.getElementById(link.attr("href").replaceFirst(".*#", ""));
            due++;
            List<Element> open = list.select("[name=take]:not([aria-disabled])");
            boolean hides = !list.select(".fold:not([open])").isEmpty() || list.closest("details:not([open])") != null
                    || list.select(".awaits").isEmpty()
                            && open.stream().allMatch(button -> button.closest(".others:not([open])") != null);
            if (hides && !open.isEmpty()) {
                found.add(who + " folds away " + link.text());
            }
        }
        return due;
    }
}
