package lampblack.editor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * A key of a file that the schema has a text for.
 *
 * @param path the keys from the root, with `*` for those that authors choose
 * @param texts what may be shown for it: its own text, or that of one of its forms
 */
record DescribedKey(String path, String name, Span span, List<String> texts) {

    /** The first key of each path in a file, in its order. */
    static Map<String, DescribedKey> of(JsonNode schema, MapNode file) {
        Map<String, DescribedKey> found = new LinkedHashMap<>();
        walk(schema, List.of(schema), file, "", found);
        return found;
    }

    private static void walk(JsonNode root, List<JsonNode> schemas, Node node, String path,
            Map<String, DescribedKey> found) {
        switch (node) {
            case MapNode map -> map.all().forEach(entry -> key(root, forms(root, schemas), entry, path, found));
            case ListNode list -> list.all().forEach(item ->
                    walk(root, children(forms(root, schemas), "items"), item.value(), path + "[]", found));
            case Scalar value -> { }
        }
    }

    private static void key(JsonNode root, List<JsonNode> forms, MapNode.Entry entry, String path,
            Map<String, DescribedKey> found) {
        String name = entry.key().text();
        List<JsonNode> named = forms.stream().map(form -> form.path("properties").path(name))
                .filter(JsonNode::isObject).toList();
        if (named.isEmpty()) {
            walk(root, children(forms, "additionalProperties"), entry.value(), path + "/*", found);
            return;
        }
        String here = path + "/" + name;
        List<String> texts = new ArrayList<>();
        named.forEach(schema -> texts.add(schema.path("description").asText()));
        forms(root, named).forEach(form -> texts.add(form.path("description").asText()));
        texts.removeIf(String::isEmpty);
        found.putIfAbsent(here, new DescribedKey(here, name, entry.key().span(), texts));
        walk(root, named, entry.value(), here, found);
    }

    private static List<JsonNode> children(List<JsonNode> forms, String keyword) {
        return forms.stream().map(form -> form.path(keyword)).filter(JsonNode::isObject).toList();
    }

    /** The schemas themselves, what they refer to, and their alternatives. */
    private static List<JsonNode> forms(JsonNode root, List<JsonNode> schemas) {
        List<JsonNode> forms = new ArrayList<>();
        for (JsonNode schema : schemas) {
            forms.add(schema);
            if (schema.has("$ref")) {
                forms.addAll(forms(root, List.of(root.at(schema.get("$ref").asText().substring(1)))));
            }
            List<JsonNode> alternatives = new ArrayList<>();
            schema.path("anyOf").forEach(alternatives::add);
            forms.addAll(forms(root, alternatives));
        }
        return forms;
    }
}
