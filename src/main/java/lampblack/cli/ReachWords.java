package lampblack.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.engine.Coverage.Item;
import lampblack.engine.Coverage.Kind;
import lampblack.engine.Found;
import lampblack.engine.Place;
import lampblack.engine.Reason;
import lampblack.io.CharacterPage;
import lampblack.rules.Label;

/** Says for people what can be reached and what cannot. */
record ReachWords(Map<Item, Label> items, Messages messages) {

    private static final int MOST = 50;

    /** A line for each kind of thing. */
    String counts(Map<Item, Found> found) {
        StringBuilder out = new StringBuilder();
        for (Kind kind : Kind.values()) {
            List<Found> all = found.entrySet().stream().filter(each -> each.getKey().kind() == kind)
                    .map(Map.Entry::getValue).toList();
            if (!all.isEmpty()) {
                long reached = all.stream().filter(Found.Witness.class::isInstance).count();
                out.append(say("cli.reach." + word(kind), "reached", reached, "count", all.size())).append('\n');
            }
        }
        return out.toString();
    }

    /** What has no path, the proven first. */
    String rest(Map<Item, Found> found) {
        StringBuilder out = new StringBuilder();
        for (Class<? extends Found> kind : List.of(Found.Proof.class, Found.Undecided.class)) {
            List<Item> some = found.keySet().stream().filter(each -> kind.isInstance(found.get(each))).toList();
            some.stream().limit(MOST).forEach(each -> out.append('\n').append(tree(each, found.get(each))));
            if (some.size() > MOST) {
                out.append('\n').append(say("cli.reach.more", "count", some.size() - MOST)).append('\n');
            }
        }
        return out.toString();
    }

    /** What is known of one thing. */
    String one(Item item, Found found) {
        if (!(found instanceof Found.Witness witness)) {
            return tree(item, found);
        }
        String head = witness.given().map(name -> say("cli.reach.given", "what", what(item), "name", name))
                .orElseGet(() -> say("cli.reach.found", "what", what(item)));
        return head + "\n\n" + CharacterPage.choices(witness.outcome().file().root()).indent(2);
    }

    /** That something comes only as a gain. */
    String gained(Item item) {
        return line(Message.of("reach.gained", "what", what(item)), item);
    }

    private String tree(Item item, Found found) {
        if (found instanceof Found.Proof proof) {
            return new ReasonWords(messages).tree(proof.reason());
        }
        int tries = ((Found.Undecided) found).tries();
        return line(Message.of(tries == 0 ? "reach.unsearched" : "reach.undecided", "what", what(item), "tries", tries),
                item);
    }

    private String line(Message words, Item item) {
        return new ReasonWords(messages).tree(Reason.of(words).at(
                Optional.ofNullable(items.get(item)).map(label -> Place.of(label.span()))));
    }

    static Message what(Item item) {
        return Message.of("reach.what." + word(item.kind()), "name", item.name());
    }

    static String word(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private String say(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
