package lampblack.builder;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;

/**
 * A request to the builder, independent of HTTP.
 *
 * @param writes whether a form was sent
 * @param steps the path parameters, by name
 * @param query the raw query string, or empty
 * @param asked the fields of the query
 * @param sent the fields of a form; none where no form was sent
 * @param version the version of the character that the page showed, where the form does not contain it
 * @param isPart whether only the changing part of the page is requested
 */
public record Request(boolean writes, Map<String, String> steps, String query, Map<String, List<String>> asked,
        Map<String, List<String>> sent, Optional<String> version, boolean isPart, List<Upload> uploads) {

    /** The key of the character that the path names. */
    public String key() {
        return step("stem");
    }

    /** A step of the path, which the route must leave open. */
    public String step(String name) {
        return steps.get(name);
    }

    /** The same with a step that its route fixes. */
    Request with(String name, String step) {
        Map<String, String> all = new HashMap<>(steps);
        all.put(name, step);
        return new Request(writes, all, query, asked, sent, version, isPart, uploads);
    }

    /** @throws FormData.MalformedForm where there are too many fields */
    public FormData fields() {
        return new FormData(asked);
    }

    /** Whether the query says something under a name. */
    public boolean asks(String name) {
        return asked.containsKey(name);
    }

    /** @throws FormData.MalformedForm where there are too many fields */
    public FormData form() {
        return new FormData(sent);
    }

    /** The version of the character that the page showed; scripts send it as a header, forms as a field. */
    public Optional<String> seen() {
        return version.or(() -> form().text("seen"));
    }
}
