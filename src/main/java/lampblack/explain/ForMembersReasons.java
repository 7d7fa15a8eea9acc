package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.diagnostic.Message;
import lampblack.rules.SheetRules;

/** Explains what the entries of a sheet have brought to each of its members. */
record ForMembersReasons(ExplanationContext context) {

    /** Every track of theirs, by path: {@code for-members.character.crew.stash}. */
    Map<String, Supplier<Reason>> all() {
        Map<String, Supplier<Reason>> all = new LinkedHashMap<>();
        context.evaluated().history().forEach(result -> result.forMembers().forEach((way, amounts) ->
                amounts.keySet().forEach(track -> all.putIfAbsent("for-members." + way + "." + track,
                        () -> reason(way, track)))));
        return all;
    }

    private Reason reason(String way, String track) {
        List<Reason> parts = new ArrayList<>();
        long sum = 0;
        for (TimelineEvent event : context.timeline().events()) {
            long amount = event.line().map(result -> result.forMembers().getOrDefault(way, Map.of()))
                    .map(amounts -> amounts.getOrDefault(track, 0L)).orElse(0L);
            if (amount != 0) {
                parts.add(Reason.of(Message.of("why.for-members.entry", "amount", ExplanationContext.signed(amount),
                        "how", new EffectReasons(context).act(event))).adding(amount).at(event.place()));
                sum += amount;
            }
        }
        return Reason.of(Message.of("why.for-members", "track", title(way, track), "sum", sum)).worth(sum).with(parts);
    }

    private String title(String way, String track) {
        SheetRules member = context.evaluated().ruleset().sheets().get(way.substring(0, way.indexOf('.')));
        return Optional.ofNullable(member).map(sheet -> sheet.tracks().get(track))
                .map(found -> found.label().title()).orElse(track);
    }
}
