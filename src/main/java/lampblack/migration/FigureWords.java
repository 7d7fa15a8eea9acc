package lampblack.migration;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;
import lampblack.ruleset.migration.BlockPath;

/**
 * Says a cost, limit or number in the words of the game.
 *
 * @param sheet on which it stands
 * @param at the way to it
 */
public record FigureWords(SheetRules sheet, BlockPath at) {

    private static final String GIVES = "gives";

    /** What today's figure is and what it was: {@code Practice costs 5 XP now (4 before)}. @param thing that has it */
    public Message otherwise(Object thing, Optional<Node> was, Optional<Node> is) {
        return Message.of("figure.now", "now", Message.of("figure." + at.id(), "thing", thing, "amount", amount(is)),
                "was", bare(was));
    }

    /** How much it is, without saying of what where that is plain: {@code 5}. */
    public Object bare(Optional<Node> value) {
        Optional<Node> alone = value.map(node -> node.all().size() == 1 ? node.all().iterator().next().value() : node);
        return alone.flatMap(Node::integer).<Object>map(number -> number).orElseGet(() -> amount(value));
    }

    /** How much it is: {@code 5 XP}, {@code 3 points}, {@code any number}. */
    Object amount(Optional<Node> value) {
        if (value.isEmpty()) {
            boolean once = at.id().equals("times") && !at.ids().contains("advances");
            return once ? counted(1) : Message.of("figure." + at.id() + ".none");
        }
        Optional<MapNode> byTrack = value.get().asMap();
        if (byTrack.isPresent()) {
            return byTrack.get().all().stream().map(cost -> of(cost.value(), cost.key().text())).toList();
        }
        Optional<String> into = into();
        return at.id().equals(GIVES) && into.isPresent() ? of(value.get(), into.get())
                : value.get().integer().<Message>map(this::counted).orElseGet(() -> Message.of("figure." + at.id()
                        + ".words", "words", words(value.get())));
    }

    private Message counted(long count) {
        return Message.of("figure." + at.id() + ".count", "count", count);
    }

    /** The one track that a way to earn fills. */
    private Optional<String> into() {
        return Optional.ofNullable(own().earning().get(BlockPath.of(at.block()).id()))
                .filter(way -> way.into().size() == 1).map(way -> way.into().get(0));
    }

    /** The rules in which it is named: those of a kind of part, where it is in one. */
    private SheetRules own() {
        List<String> way = at.ids();
        boolean ofPart = way.get(0).equals("parts") && way.size() > 3 && sheet.parts().containsKey(way.get(1));
        return ofPart ? sheet.parts().get(way.get(1)).sheet() : sheet;
    }

    private Message of(Node amount, String track) {
        long count = amount.integer().orElse(0L);
        String title = Optional.ofNullable(own().tracks().get(track)).map(known -> known.label().title(count))
                .orElseGet(() -> track.substring(track.indexOf('.') + 1));
        return Message.of("figure.amount", "count", amount.integer().<Object>map(number -> number)
                .orElseGet(() -> words(amount)), "track", title);
    }

    /** A range as it is read, a formula as it is written. */
    private static Message words(Node value) {
        String text = value.asValue().map(Scalar::text).orElseGet(() -> NodePrinter.line(value));
        int dots = text.indexOf("..");
        boolean range = dots > 0 && isNumber(text.substring(0, dots)) && isNumber(text.substring(dots + 2));
        return range ? Message.of("figure.range", "least", text.substring(0, dots), "most",
                text.substring(dots + 2))
                : Message.of("figure.written", "words", Message.verbatim(text));
    }

    private static boolean isNumber(String text) {
        boolean is = !text.isEmpty();
        for (int i = 0; is && i < text.length(); i++) {
            is = text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return is;
    }
}
