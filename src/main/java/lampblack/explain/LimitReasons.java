package lampblack.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.step.SpendStep;

/** Explains what several things together are limited to, and what used that up. */
record LimitReasons(ExplanationContext context) {

    /** How many uses a limit allows: from the rules, and by what raises it. */
    Reason most(SharedLimit limit) {
        DerivedSheet derived = context.at();
        long rule = limit.times().evaluate(derived);
        List<Reason> parts = new ArrayList<>();
        parts.add(Reason.of(Message.of("why.from-rules", "amount", ExplanationContext.shown(rule))).worth(rule)
                .as(Reason.Role.HIGHEST).at(context.rules().at("limits", limit.id(), "times"))
                .with(new ConditionReasons(context, derived).basis(limit.times())));
        parts.addAll(new EffectReasons(context).adding(new Quantity.LimitTimes(limit.id()), derived));
        List<Scalar> raised = context.evaluated().raised(limit);
        raised.forEach(use -> parts.add(Reason.of(Message.of("why.one", "what", title(limit, use.text()))).adding(1)
                .at(Citation.of(use.span()))));
        long most = SpendStep.plus(limit.most(derived), raised.size());
        parts.addAll(ExplanationContext.rest(most, parts, "why.not-below-zero"));
        return Reason.of(Message.of("why.limit", "limit", limit.label().title(), "most",
                ExplanationContext.shown(most), "per", per(limit))).worth(most).with(parts);
    }

    private Message per(SharedLimit limit) {
        return limit.per().map(id -> Message.of("why.per.period", "period",
                Optional.ofNullable(context.sheet().periods().get(id)).map(Label::title).orElse(id)))
                .orElseGet(() -> Message.of("why.per.character"));
    }

    /** What counts for a limit in the present period. */
    Reason used(SharedLimit limit) {
        List<Reason> parts = new ArrayList<>();
        for (Scalar use : context.evaluated().used(limit)) {
            parts.add(Reason.of(Message.of("why.one", "what", title(limit, use.text()))).adding(1)
                    .at(Citation.of(use.span())));
        }
        return Reason.of(Message.of("why.limit-used", "limit", limit.label().title(), "count", parts.size()))
                .worth(parts.size()).with(parts);
    }

    private String title(SharedLimit limit, String id) {
        return (limit.advances().contains(id) || limit.more().contains(id)) && context.sheet().advances()
                .containsKey(id)
                ? context.sheet().advances().get(id).label().title()
                : context.sheet().earning().get(id).label().title();
    }
}
