package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lampblack.Patience;
import lampblack.print.export.BrowserFailure;
import lampblack.print.export.BrowserTab;

/** Finds what stands on a page by what a screen reader calls it, in the whole page or in one place of it. */
record Sight(BrowserTab tab, String place) {

    private static final long GLANCE = 10_000_000L;
    private static final Set<String> PLACES = Set.of("region", "group", "form", "complementary", "navigation",
            "article",
            "radiogroup", "status");

    int find(String name, Set<String> roles) {
        List<Integer> found = new ArrayList<>();
        await(() -> {
            found.clear();
            if (settled()) {
                found.addAll(fitting(name, roles));
            }
            return !found.isEmpty();
        }, () -> "finds no “" + name + "” " + (place.isEmpty() ? "" : "in " + place) + " on " + shown());
        return found.get(0);
    }

    List<Integer> fitting(String name, Set<String> roles) {
        List<Integer> roots = place.isEmpty() ? List.of(0) : named(0, place, PLACES);
        return roots.isEmpty() ? List.of() : named(roots.get(0), name, roles);
    }

    /** What is set in capitals is called so in capitals. */
    private List<Integer> named(int root, String name, Set<String> roles) {
        List<Integer> found = exactly(root, name, roles);
        return found.isEmpty() ? exactly(root, name.toUpperCase(Locale.ROOT), roles) : found;
    }

    private List<Integer> exactly(int root, String name, Set<String> roles) {
        ObjectNode query = with("accessibleName", name);
        if (root == 0) {
            query.put("objectId", tab.call("Runtime.evaluate", with("expression", "document")).path("result")
                    .path("objectId").asText());
        } else {
            query.put("backendNodeId", root);
        }
        List<Integer> found = new ArrayList<>();
        tab.call("Accessibility.queryAXTree", query).path("nodes").forEach(node -> {
            if (roles.contains(node.path("role").path("value").asText()) && !node.path("ignored").asBoolean()) {
                found.add(node.path("backendDOMNodeId").asInt());
            }
        });
        return found;
    }

    JsonNode on(int node, String function) {
        String object = tab.call("DOM.resolveNode", JsonNodeFactory.instance.objectNode().put("backendNodeId", node))
                .path("object").path("objectId").asText();
        return tab.call("Runtime.callFunctionOn", with("objectId", object).put("functionDeclaration", function)
                .put("returnByValue", true)).path("result").path("value");
    }

    boolean settled() {
        return tab.evaluate("document.readyState === 'complete' && !document.querySelector("
                + "'main[aria-busy=true]')").asBoolean();
    }

    /** What has the focus, by what it is called; nothing where the page as a whole has it. */
    String focused() {
        JsonNode at = tab.call("Runtime.evaluate", with("expression", "document.activeElement"));
        JsonNode tree = tab.call("Accessibility.getPartialAXTree",
                with("objectId", at.path("result").path("objectId").asText()).put("fetchRelatives", false));
        JsonNode node = tree.path("nodes").path(0);
        return node.path("role").path("value").asText().equals("RootWebArea") ? ""
                : node.path("name").path("value").asText();
    }

    /** All that can be read, on one line. */
    String text() {
        return plain(tab.evaluate("document.body.innerText").asText());
    }

    /** Where the page is and what stands there, cut short. */
    String shown() {
        String text = text();
        return tab.evaluate("location.pathname").asText() + ":\n" + text.substring(0, Math.min(text.length(), 3000));
    }

    static String plain(String words) {
        return words.replaceAll("\\s+", " ").strip().toLowerCase(Locale.ROOT);
    }

    static void await(BooleanSupplier wanted, Supplier<String> said) {
        long until = System.nanoTime() + Patience.LONG.toNanos();
        while (!holds(wanted)) {
            assertFalse(System.nanoTime() > until, () -> "the player " + said.get());
            LockSupport.parkNanos(GLANCE);
        }
    }

    /** A page that goes away while it is looked at is looked at again. */
    private static boolean holds(BooleanSupplier wanted) {
        try {
            return wanted.getAsBoolean();
        } catch (BrowserFailure gone) {
            return false;
        }
    }

    static ObjectNode with(String key, String value) {
        return JsonNodeFactory.instance.objectNode().put(key, value);
    }

    static String quoted(String text) {
        return JsonNodeFactory.instance.textNode(text).toString();
    }
}
