package lampblack.rules.option;

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
        };
    }

    private Message words(StatedValue value, TakenOption taken, Option option, DerivedSheet derived) {
        String title = option.label().title();
        return switch (value) {
            case PRICE -> Message.of("option.not-yours-to-set", "option", title, "price",
                    new PickPrice(list, taken, derived).usual().entrySet().stream().map(entry -> Message.of(
                            "said.counted", "amount", entry.getValue(), "what", derived.titleOf(
                            derived.sheet().tracks().get(entry.getKey()).label(), entry.getValue()))).toList());
            case LOAD -> Message.of("option.not-yours-to-set.load", "option", title, "load",
                    option.load().or(list::load).orElseThrow(), "written", text(taken, "load"));
            case QUALITY -> Message.of("option.not-yours-to-set.quality", "option", title, "quality",
                    list.quality().get(option.quality().orElseThrow()).title(), "written", text(taken, "quality"));
        };
    }

    private static String text(TakenOption taken, String key) {
        return taken.pick().details().get(key).flatMap(Node::asScalar).map(Scalar::text).orElse("");
    }
}
