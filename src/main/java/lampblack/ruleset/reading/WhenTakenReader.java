package lampblack.ruleset.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.track.Track;

/** Reads what happens once when something is taken. */
record WhenTakenReader(ElementReader reader) {

    private static final String KEY = "when-taken";

    /** What an option or advance says of it; nothing where it says none. */
    WhenTaken read(MapNode map) {
        Map<String, Long> amounts = new LinkedHashMap<>();
        for (MapNode.Entry entry : map.map(KEY).map(MapNode::all).orElse(List.of())) {
            Optional<String> track = reader.reference(entry.key(), ReferenceKind.TRACK);
            if (entry.value().integer().filter(amount -> amount == 0).isPresent()) {
                reader.misplaced(entry.key().span(), entry.key().text(), "zero-amount");
            }
            track.ifPresent(id -> amounts.put(id, entry.value().integer().orElse(0L)));
        }
        return new WhenTaken(amounts);
    }

    /** Reports what cannot be counted, and what nobody ever takes because it is only given. */
    void judge(SheetRules sheet) {
        sheet.advances().values().forEach(advance -> judge(advance.label(), advance.whenTaken(), sheet));
        for (OptionList list : sheet.lists().values()) {
            for (Option option : list.entries().values()) {
                judge(option.label(), option.whenTaken(), sheet);
                boolean taken = sheet.isEverOffered(list.id()) || !list.gains().isNever()
                        || list.id().equals(OptionKey.PLAYBOOKS);
                if (!option.whenTaken().isNothing() && !taken) {
                    reader.misplaced(option.label().written(), KEY, "only-given");
                }
            }
        }
    }

    private void judge(Label label, WhenTaken whenTaken, SheetRules sheet) {
        for (String id : whenTaken.amounts().keySet()) {
            Track track = sheet.tracks().get(id);
            if (track != null && !track.shape().isCounted() && !track.shape().isPool()) {
                reader.misplaced(label.place(KEY, id), id, "not-startable");
            }
        }
    }
}
