package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import lampblack.diagnostic.Message;
import lampblack.replay.EntryResult;

/** Explains what the entries of a sheet have brought to each of its members, and to its owners. */
record ForOthersReasons(ExplanationContext context) {

    /** Every track of theirs, by path: {@code for-members.character.crew.stash}, {@code for-owners.crew.heat}. */
    Map<String, Supplier<Reason>> all() {
        Map<String, Supplier<Reason>> all = new LinkedHashMap<>();
        add("for-members", EntryResult::forMembers, way -> way.substring(0, way.indexOf('.')), all);
        add("for-owners", EntryResult::forOwners, link -> context.sheet().linked().links().get(link).to(), all);
        return all;
    }

    /** @param sheet the kind of sheet that a way leads to */
    private void add(String path, Function<EntryResult, Map<String, Map<String, Long>>> brought,
            UnaryOperator<String> sheet, Map<String, Supplier<Reason>> to) {
        context.evaluated().history().forEach(result -> brought.apply(result).forEach((way, amounts) ->
                amounts.keySet().forEach(track -> to.putIfAbsent(path + "." + way + "." + track,
                        () -> reason("why." + path, title(sheet.apply(way), track), one -> brought.apply(one)
                                .getOrDefault(way, Map.of()).getOrDefault(track, 0L))))));
    }

    private Reason reason(String key, String title, ToLongFunction<EntryResult> brought) {
        List<Reason> parts = new ArrayList<>();
        long sum = 0;
        for (TimelineEvent event : context.timeline().events()) {
            long amount = event.line().map(brought::applyAsLong).orElse(0L);
            if (amount != 0) {
                parts.add(Reason.of(Message.of("why.for-members.entry", "amount", ExplanationContext.signed(amount),
                        "how", new EffectReasons(context).act(event))).adding(amount).at(event.place()));
                sum += amount;
            }
        }
        return Reason.of(Message.of(key, "track", title, "sum", sum)).worth(sum).with(parts);
    }

    private String title(String sheet, String track) {
        return Optional.ofNullable(context.evaluated().ruleset().sheets().get(sheet))
                .map(rules -> rules.tracks().get(track)).map(found -> found.label().title()).orElse(track);
    }
}
