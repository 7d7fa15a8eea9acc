package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.LimitUse;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.advance.SharedLimit;

/** Says what is left of the limits that several things share. */
record LimitsLeft(Messages messages, EvaluatedCharacter evaluated) {

    static List<String> of(Messages messages, EvaluatedCharacter evaluated) {
        List<String> words = new ArrayList<>();
        LimitsLeft left = new LimitsLeft(messages, evaluated);
        evaluated.sheet().limits().values().forEach(limit -> left.words(limit).ifPresent(words::add));
        return words;
    }

    private Optional<String> words(SharedLimit limit) {
        LimitUse use = LimitUse.of(evaluated, limit);
        String title = limit.label().title();
        if (use.most() == Amount.UNLIMITED) {
            return Optional.empty();
        }
        if (limit.per().isEmpty()) {
            return Optional.of(messages.text("web.advance.limit", "limit", title, "left", use.left(), "most",
                    use.most()));
        }
        String period = Optional.ofNullable(evaluated.sheet().periods().get(limit.per().get())).map(Label::title)
                .orElse(limit.per().get());
        return Optional.of(use.waits()
                ? messages.text("web.advance.limit-each", "limit", title, "most", use.most(), "period", period)
                : messages.text("web.advance.limit-in", "limit", title, "left", use.left(), "most", use.most(),
                        "period", period, "number", use.number().getAsLong()));
    }
}
