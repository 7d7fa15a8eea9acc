package lampblack.builder.advance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.step.SpendStep;

/** Says what is left of the limits that several things share. */
record LimitsLeft(Messages messages, EvaluatedCharacter evaluated) {

    static List<String> of(Messages messages, EvaluatedCharacter evaluated) {
        List<String> words = new ArrayList<>();
        LimitsLeft left = new LimitsLeft(messages, evaluated);
        evaluated.sheet().limits().values().forEach(limit -> left.words(limit).ifPresent(words::add));
        return words;
    }

    private Optional<String> words(SharedLimit limit) {
        long most = SpendStep.plus(limit.most(evaluated.derived()), evaluated.raised(limit).size());
        long left = Math.max(0, most - evaluated.used(limit).size());
        String title = limit.label().title();
        if (most == Amount.UNLIMITED) {
            return Optional.empty();
        }
        if (limit.per().isEmpty()) {
            return Optional.of(messages.text("web.advance.limit", "limit", title, "left", left, "most", most));
        }
        String period = Optional.ofNullable(evaluated.sheet().periods().get(limit.per().get())).map(Label::title)
                .orElse(limit.per().get());
        OptionalLong present = evaluated.file().highest(limit.per().get());
        return Optional.of(present.isEmpty()
                ? messages.text("web.advance.limit-each", "limit", title, "most", most, "period", period)
                : messages.text("web.advance.limit-in", "limit", title, "left", left, "most", most, "period", period,
                        "number", present.getAsLong()));
    }
}
