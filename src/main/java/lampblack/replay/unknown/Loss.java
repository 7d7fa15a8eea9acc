package lampblack.replay.unknown;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Message;
import lampblack.migration.UnknownName;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.SheetRules;
import lampblack.rules.step.CreationStep;

/** How much of a character is not counted since a name in it is unknown. */
final class Loss {

    private final UnknownName name;
    private final SheetRules sheet;
    private final Set<Integer> skipped;
    private long earned;
    private long moved;
    private long dots;
    private long entries;

    private Loss(UnknownName name, SheetRules sheet, Set<Integer> skipped) {
        this.name = name;
        this.skipped = skipped;
        this.sheet = sheet;
    }

    /**
     * What is not counted, in words; empty for a name that stands once and has no number.
     *
     * @param skipped the entries of the ledger that take no effect, by their index
     */
    static Optional<Message> of(UnknownName name, CharacterFile file, SheetRules sheet, Set<Integer> skipped) {
        Loss loss = new Loss(name, sheet, skipped);
        file.creation().all().forEach(loss::step);
        file.ledger().forEach(loss::entry);
        return loss.words();
    }

    /** Whether a name stands in an entry of the ledger. */
    static boolean isInLedger(UnknownName name, CharacterFile file) {
        return file.ledger().stream().anyMatch(entry -> holds(entry.header().node(), name));
    }

    private static boolean is(Node node, UnknownName name) {
        return node.asValue().filter(scalar -> NamedProblems.isAt(name, scalar.span())).isPresent();
    }

    private static boolean holds(Node node, UnknownName name) {
        return is(node, name) || node.children().stream().anyMatch(child -> holds(child, name))
                || node.all().stream().anyMatch(entry -> is(entry.key(), name));
    }

    private boolean is(Node node) {
        return is(node, name);
    }

    private void step(MapNode.Entry step) {
        Optional<CreationStep> known = Optional.ofNullable(sheet.creation().get(step.key().text()));
        boolean dotted = known.map(rules -> rules.asSpend().isPresent()).orElse(true);
        for (MapNode.Entry points : step.value().all()) {
            if (dotted && (is(step.key()) || is(points.key()))) {
                dots += points.value().integer().or(() -> points.value().asMap().flatMap(map -> map.integer("points")))
                        .orElse(0L);
            }
        }
    }

    private void entry(LedgerEntry entry) {
        MapNode node = entry.header().node();
        node.map("earn").ifPresent(amounts -> amounts.all().forEach(this::earned));
        List.of("gain", "lose").forEach(key -> node.map(key).ifPresent(what -> what.all().stream()
                .filter(amount -> is(amount.key())).forEach(amount -> moved += amount.value().integer().orElse(0L))));
        if (!node.has("earn") && skipped.contains(entry.header().index()) && holds(node, name)) {
            entries++;
            dots += node.has("raise") || node.has("add") ? 1 : 0;
        }
    }

    private void earned(MapNode.Entry amount) {
        boolean whole = is(amount.key());
        earned += whole ? amount.value().integer().orElse(0L) : 0;
        for (MapNode.Entry track : amount.value().all()) {
            earned += whole || is(track.key()) ? track.value().integer().orElse(0L) : 0;
        }
    }

    private Optional<Message> words() {
        List<Message> lost = new ArrayList<>();
        if (earned > 0) {
            lost.add(earned());
        }
        if (moved > 0) {
            lost.add(Message.of("loss.moved", "count", moved, "name", name.id()));
        }
        if (dots > 0) {
            lost.add(Message.of("loss.dots", "count", dots));
        }
        int times = name.places().size();
        if (entries > 0 && dots != entries && (times > 1 || entries > 1)) {
            lost.add(Message.of("loss.entries", "count", entries));
        }
        if (lost.isEmpty()) {
            return times == 1 ? Optional.empty() : Optional.of(Message.of("note.named-times", "count", (long) times));
        }
        return Optional.of(Message.of(times == 1 ? "note.not-counted" : "note.not-counted.times", "count", (long) times,
                "lost", lost));
    }

    /** Experience of the only currency there is to earn, or of some that only the entry could tell. */
    private Message earned() {
        Set<String> fed = new LinkedHashSet<>();
        sheet.earning().values().forEach(earning -> fed.addAll(earning.into()));
        return fed.size() == 1
                ? Message.of("loss.earned", "count", earned, "track",
                        sheet.tracks().get(fed.iterator().next()).label().title())
                : Message.of("loss.earned.several", "count", earned);
    }
}
