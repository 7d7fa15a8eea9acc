package lampblack.web;

import java.util.Map;

/** Where to look at what a choice would change before it is made. */
final class Preview {

    private Preview() {}

    static String path(Bench bench, String change, Map<String, String> fields) {
        StringBuilder path = new StringBuilder(Paths.character(bench.stem()) + "/build/preview?change=" + change);
        fields.forEach((name, value) -> path.append('&').append(name).append('=').append(Paths.encoded(value)));
        return path.toString();
    }

    static String switching(Bench bench, String playbook) {
        return path(bench, "switch", Map.of("to", playbook));
    }
}
