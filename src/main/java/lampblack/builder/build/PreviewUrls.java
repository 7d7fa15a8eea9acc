package lampblack.builder.build;

import java.util.Map;
import lampblack.builder.page.Urls;

/** Where to look at what a choice would change before it is made. */
final class PreviewUrls {

    private PreviewUrls() {}

    static String path(BuildContext bench, String change, Map<String, String> fields) {
        StringBuilder path = new StringBuilder(Urls.character(bench.stem()) + "/build/preview?change=" + change);
        fields.forEach((name, value) -> path.append('&').append(name).append('=').append(Urls.encoded(value)));
        return path.toString();
    }

    static String switching(BuildContext bench, String playbook) {
        return path(bench, "switch", Map.of("to", playbook));
    }
}
