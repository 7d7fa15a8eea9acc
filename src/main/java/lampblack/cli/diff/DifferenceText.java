package lampblack.cli.diff;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.difference.Change;
import lampblack.difference.ChangeSort;
import lampblack.difference.RulesetDifference;
import lampblack.difference.Thing;
import lampblack.ruleset.Ruleset;

/**
 * A difference for people: a line that counts, then sheet by sheet and block by block a line for each change.
 *
 * @param was the earlier game with its version, in words
 * @param is the later
 */
record DifferenceText(Message was, Message is, RulesetDifference difference, Messages messages) {

    private static final int WIDEST = 9;

    static DifferenceText of(ComparedGames games, RulesetDifference difference, Messages messages) {
        Ruleset earlier = games.was().ruleset();
        Message was = games.revision().map(revision -> Message.of("diff.name-at", "title", earlier.title(), "version",
                earlier.version(), "revision", revision)).orElseGet(() -> name(earlier));
        return new DifferenceText(was, name(games.is().ruleset()), difference, messages);
    }

    String page() {
        StringBuilder out = new StringBuilder(summary()).append('\n');
        Map<String, List<Change>> blocks = new LinkedHashMap<>(difference.byBlock());
        // What the game says of itself is not what its players ask first.
        List<Change> game = blocks.remove("");
        blocks.forEach((block, changes) -> out.append(block(block, changes)));
        return out.append(game == null ? "" : block(messages.text("diff.game"), game)).toString();
    }

    private String block(String heading, List<Change> changes) {
        StringBuilder out = new StringBuilder("\n" + heading + "\n");
        FoldedChanges.of(changes, this::what).forEach(some -> out.append("  ").append(line(some)).append('\n'));
        return out.toString();
    }

    private String what(Change change) {
        return ChangeWords.of(change).map(messages::render).orElse("");
    }

    /** How many changes there are of which sort. */
    String summary() {
        return difference.isNothing() ? messages.text("diff.nothing", "was", was, "is", is)
                : messages.text("diff.summary", "was", was, "is", is, "counts", counts());
    }

    private List<Message> counts() {
        return difference.counts().entrySet().stream().map(count -> Message.of("diff.count." + count.getKey().word(),
                "count", count.getValue())).toList();
    }

    private static Message name(Ruleset game) {
        return Message.of("diff.name", "title", game.title(), "version", game.version());
    }

    private String line(FoldedChanges some) {
        String sort = messages.text("diff.sort." + ChangeSort.of(some.first()).word());
        String words = some.isOne() ? words(some.first()) : some.isCounted() ? messages.render(some.shortTitles())
                : messages.text("diff.line", "thing", some.titles(), "what", Message.verbatim(what(some.first())));
        return sort + " ".repeat(Math.max(0, WIDEST - sort.length()) + 1) + words;
    }

    private String words(Change change) {
        Thing thing = change.thing();
        Optional<Message> what = ChangeWords.of(change);
        if (thing.id().isEmpty() && what.isPresent()) {
            return messages.render(what.get());
        }
        Message named = Message.of("diff.thing", "title", thing.title(), "id", thing.id());
        return messages.render(what.map(said -> Message.of("diff.line", "thing", named, "what", said)).orElse(named));
    }
}
