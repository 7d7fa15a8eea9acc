package lampblack.web;

import java.util.Map;

/** What forms may change, by the last step of the path they are sent to. */
final class Changes {

    static final Map<String, Change> ALL = Map.ofEntries(
            Map.entry("claim", new Claim()),
            Map.entry("mark", new Marks()),
            Map.entry("rate", new Rate()));

    private Changes() {}
}
