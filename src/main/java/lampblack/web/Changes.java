package lampblack.web;

import java.util.Map;

/** What forms may change, by the last step of the path they are sent to. */
final class Changes {

    static final Map<String, Change> ALL = Map.ofEntries(
            Map.entry("allow", new Allow()),
            Map.entry("answer", new Answering()),
            Map.entry("claim", new Claim()),
            Map.entry("entry", new WriteEntry()),
            Map.entry("fill", new Fields()),
            Map.entry("finish", new Finishing()),
            Map.entry("link", new LinkChange()),
            Map.entry("mark", new Marks()),
            Map.entry("mend", new Mend()),
            Map.entry("part", new PartChange()),
            Map.entry("rate", new Rate()),
            Map.entry("redate", new Redate()),
            Map.entry("redo", Undo.FORTH),
            Map.entry("rename", new Renaming()),
            Map.entry("session", new EndSession()),
            Map.entry("switch", new Switching()),
            Map.entry("take", new Taking()),
            Map.entry("take-back", new TakeBack()),
            Map.entry("undo", Undo.BACK),
            Map.entry("withdraw", new Withdraw()));

    private Changes() {}
}
