package lampblack.web;

import java.util.Map;

/** What forms may change, by the last step of the path they are sent to. */
final class Changes {

    static final Map<String, Change> ALL = Map.ofEntries(
            Map.entry("redo", Undo.FORTH),
            Map.entry("undo", Undo.BACK),
            Map.entry("entry", new WriteEntry()),
            Map.entry("session", new EndSession()),
            Map.entry("take-back", new TakeBack()),
            Map.entry("redate", new Redate()),
            Map.entry("allow", new Allow()),
            Map.entry("withdraw", new Withdraw()),
            Map.entry("mend", new Mend()),
            Map.entry("rate", new Rate()));

    private Changes() {}
}
