package lampblack.yaml;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Knows files of other programs by how they begin. */
final class OtherFile {

    private static final Map<String, List<String>> BEGINNINGS = Map.of(
            "rich-text", List.of("{\\rtf"),
            "web-page", List.of("<!doctype html", "<html", "<?xml", "<svg"),
            "archive", List.of("pk\u0003\u0004"),
            "pdf", List.of("%pdf-"));

    private OtherFile() {}

    /** Which kind of file a text is of, as the last part of a message key. */
    static Optional<String> of(String text) {
        String head = text.substring(0, Math.min(text.length(), 100)).stripLeading().toLowerCase(Locale.ROOT);
        return BEGINNINGS.entrySet().stream().filter(kind -> kind.getValue().stream().anyMatch(head::startsWith))
                .map(Map.Entry::getKey).findFirst();
    }
}
