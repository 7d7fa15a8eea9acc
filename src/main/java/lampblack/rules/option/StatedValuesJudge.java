package lampblack.rules.option;

import java.util.List;
import java.util.Optional;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;

/** Judges the price, load and quality that a player writes beside an option of which the ruleset says another. */
record StatedValuesJudge(OptionList list, ProblemCollector problems) {

    void judge(TakenOption taken, Option option, DerivedSheet derived) {
        for (StatedValue value : StatedValue.values()) {
            Optional<Node> written = taken.pick().details().get(value.word());
            if (written.isPresent() && value.isFixed(option, list)
                    && differs(value, taken, option, derived)) {
                problems.report(option.key().toString(), Diagnostic.of(Code.OPTION__NOT_YOURS_TO_SET,
                        written.get().span(), words(value, taken, option, derived))
                        .note(Message.of("note.stated"), option.label().span()));
            }
        }
    }

    private boolean differs(StatedValue value, TakenOption taken, Option option, DerivedSheet derived) {
        return switch (value) {
            case PRICE -> new PickPrice(list, taken, derived).isOnesOwn();
            case LOAD -> !taken.pick().details().integer("load").equals(option.load().or(list::load));
            case QUALITY -> !taken.pick().detail("quality").equals(option.quality());
            case ENTRIES -> false;
        };
    }

    private Message words(StatedValue value, TakenOption taken, Option option, DerivedSheet derived) {
        String title = option.label().title();
        return switch (value) {
            case PRICE -> Message.of("option.not-yours-to-set", "option", title, "price",
                    price(taken, derived));
            case LOAD -> Message.of("option.not-yours-to-set.load", "option", title, "load",
                    option.load().or(list::load).orElseThrow(), "written", text(taken, "load"));
            case QUALITY -> Message.of("option.not-yours-to-set.quality", "option", title, "quality",
                    list.quality().get(option.quality().orElseThrow()).title(), "written", text(taken, "quality"));
            case ENTRIES -> entry(taken);
        };
    }

    private List<Message> price(TakenOption taken, DerivedSheet derived) {
        return new PickPrice(list, taken, derived).usual().entrySet().stream().map(entry -> Message.of(
                "said.counted", "amount", entry.getValue(), "what", derived.titleOf(
                derived.sheet().tracks().get(entry.getKey()).label(), entry.getValue()))).toList();
    }

    private Message entry(TakenOption taken) {
        return Message.of("option.not-yours-to-set.entry", "option", taken.name(), "list", list.label().title());
    }

    /** Judges an option of a player's own: whether the list takes such, and at which price. */
    void judgeOwn(TakenOption taken, DerivedSheet derived) {
        if (!list.playersSet().contains(StatedValue.ENTRIES)) {
            problems.report(taken.name(), Diagnostic.of(Code.OPTION__NOT_YOURS_TO_SET, taken.pick().span(),
                    entry(taken)));
        }
        for (StatedValue value : List.of(StatedValue.LOAD, StatedValue.QUALITY)) {
            taken.pick().details().get(value.word()).filter(node -> !list.playersSet().contains(value))
                    .ifPresent(node -> problems.report(taken.name(), Diagnostic.of(Code.OPTION__NOT_YOURS_TO_SET,
                            node.span(), Message.of("option.not-yours-to-set.own", "option", taken.name(), "key",
                                    value.word()))));
        }
        Optional<Node> price = taken.pick().details().get("price");
        if (price.isPresent() && !list.playersSet().contains(StatedValue.PRICE)
                && new PickPrice(list, taken, derived).isOnesOwn()) {
            problems.report(taken.name(), Diagnostic.of(Code.OPTION__NOT_YOURS_TO_SET, price.get().span(),
                    list.price().isNothing()
                            ? Message.of("option.not-yours-to-set.own", "option", taken.name(), "key", "price")
                            : Message.of("option.not-yours-to-set", "option", taken.name(), "price",
                                    price(taken, derived))));
        }
    }

    private static String text(TakenOption taken, String key) {
        return taken.pick().details().get(key).flatMap(Node::asScalar).map(Scalar::text).orElse("");
    }
}
