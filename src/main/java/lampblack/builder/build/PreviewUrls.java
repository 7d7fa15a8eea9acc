package lampblack.builder.build;

import java.util.Map;
import lampblack.builder.page.Urls;

/** Where to look at what a choice would change before it is made. */
final class PreviewUrls {

    private PreviewUrls() {}

    static String path(BuildContext context, String change, Map<String, String> fields) {
        StringBuilder path = new StringBuilder(Urls.character(context.stem()) + "/build/preview?change=" + change);
        fields.forEach((name, value) -> path.append('&').append(name).append('=').append(Urls.encoded(value)));
        context.guided().ifPresent(step -> path.append("&guided=").append(Urls.encoded(step)));
        return path.toString();
    }

    static String switching(BuildContext context, String playbook) {
        return path(context, "switch", Map.of("to", playbook));
    }
}
