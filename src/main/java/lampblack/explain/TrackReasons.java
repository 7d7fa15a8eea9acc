package lampblack.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.SlotMark;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.replay.ItemStat;
import lampblack.replay.NowJudge;
import lampblack.replay.Possessions;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** Explains how large tracks are and what is marked on them. */
record TrackReasons(ExplanationContext context) {

    Reason size(String path) {
        return size(path, context.at());
    }

    /** The size of a track, a row or a band. */
    Reason size(String path, DerivedSheet derived) {
        long size = derived.size(path);
        EffectReasons effects = new EffectReasons(context);
        List<Reason> parts = new ArrayList<>();
        derived.contributions(new Quantity.Size(path)).forEach(one -> parts.add(effects.part(one, derived)));
        if (derived.sizes().set(path).isEmpty()) {
            Amount base = derived.sizes().base(path);
            parts.add(0,
                    Reason.of(Message.of("why.from-rules", "amount", ExplanationContext.shown(base.evaluate(derived))))
                    .worth(base.evaluate(derived)).as(Reason.Role.HIGHEST).at(place(path))
                    .with(new ConditionReasons(context, derived).basis(base)));
        }
        parts.addAll(ExplanationContext.rest(size, parts, "why.not-below-zero"));
        return Reason.of(Message.of("why.size", "track", title(path), "size", ExplanationContext.shown(size)))
                .worth(size)
                .with(parts);
    }

    /** The size of a track of rows: of all of them together. */
    Reason rows(Track track, TrackShape.Rows rows) {
        List<Reason> parts = rows.rows().keySet().stream().map(row -> size(track.id() + "." + row))
                .map(reason -> reason.as(Reason.Role.ADDS)).toList();
        long size = parts.stream().mapToLong(reason -> reason.number().orElse(0L)).sum();
        return Reason.of(Message.of("why.size", "track", title(track.id()), "size", size)).worth(size).with(parts);
    }

    private Optional<Citation> place(String path) {
        int dot = path.indexOf('.');
        String track = dot < 0 ? path : path.substring(0, dot);
        String part = dot < 0 ? "" : path.substring(dot + 1);
        RuleSources rules = context.rules();
        return switch (context.sheet().tracks().get(track).shape()) {
            case TrackShape.Rows rows -> rules.at("tracks", track, "rows", part, "slots");
            case TrackShape.Bands bands -> rules.at("tracks", track, "bands", part, "up-to");
            case TrackShape.Counter counter -> rules.at("tracks", track, "counter", "max");
            case TrackShape.Clock clock -> rules.at("tracks", track, "clock");
            case TrackShape.Boxes boxes -> rules.at("tracks", track, "boxes");
            // These have no size that is written.
            case TrackShape.Clocks clocks -> rules.at("tracks", track);
            case TrackShape.Pool pool -> rules.at("tracks", track);
        };
    }

    private String title(String path) {
        int dot = path.indexOf('.');
        Track track = context.sheet().tracks().get(dot < 0 ? path : path.substring(0, dot));
        String whole = context.at().titleOf(track.label());
        if (dot < 0) {
            return whole;
        }
        String part = path.substring(dot + 1);
        return switch (track.shape()) {
            case TrackShape.Rows rows -> rows.rows().get(part).label().title();
            case TrackShape.Bands bands -> whole + ", " + bands.bands().get(part).label().title();
            default -> whole;
        };
    }

    /** What is marked on a track that play keeps. */
    Reason marked(Track track) {
        MapNode now = context.evaluated().file().now();
        Optional<Long> written = now.integer(track.id());
        long marked = written.orElseGet(() -> context.at().start(track.id()));
        List<Reason> starts = starts(track, marked);
        if (written.isEmpty() && starts.size() > 1) {
            return Reason.of(Message.of("why.marked", "track", title(track.id()), "marked", marked)).worth(marked)
                    .with(starts);
        }
        Reason part = written.isPresent()
                ? Reason.of(Message.of("why.marked-now", "amount", marked))
                        .at(Citation.of(now.get(track.id()).orElseThrow().span()))
                : Reason.of(marked == Amount.UNLIMITED ? Message.of("why.unlimited")
                : Message.of("why.start", "amount", marked)).at(start(track));
        return Reason.of(Message.of("why.marked", "track", title(track.id()), "marked", marked)).worth(marked)
                .with(part.adding(marked));
    }

    /** What a track starts with, and what was taken in creation that moved it. */
    private List<Reason> starts(Track track, long start) {
        long stated = context.at().moved(track) == 0 ? start : track.start(context.at());
        List<Reason> parts = new ArrayList<>();
        parts.add(Reason.of(Message.of("why.start", "amount", stated)).adding(stated).at(start(track)));
        if (start != stated) {
            parts.add(Reason.of(Message.of("why.start.moved", "amount", start - stated)).adding(start - stated));
        }
        return parts;
    }

    private Optional<Citation> start(Track track) {
        RuleSources rules = context.rules();
        return track.begins().isPresent() ? rules.at("tracks", track.id(), "start") : switch (track.shape()) {
            case TrackShape.Pool pool -> rules.at("tracks", track.id(), "pool", "start");
            case TrackShape.Counter counter -> rules.at("tracks", track.id(), "counter", "start");
            // These start with nothing, which is not written.
            default -> rules.at("tracks", track.id());
        };
    }

    /** The names that stand in one row, or in all of them. */
    Reason named(Track track, TrackShape.Rows rows, Optional<String> only) {
        List<Reason> parts = new ArrayList<>();
        for (String row : rows.rows().keySet()) {
            long boxes = rows.rows().get(row).boxes();
            for (SlotMark slot : only.filter(text -> !text.equals(row)).isPresent() ? List.<SlotMark>of()
                    : SlotMark.all(context.evaluated().file().now(), track.id(), row)) {
                parts.add(Reason.of(boxes == 0 ? Message.of("why.one", "what", slot.words())
                        : Message.of("why.one-slot", "what", slot.words(), "marked", slot.marked(), "boxes", boxes))
                        .adding(1).at(Citation.of(slot.name().span())));
            }
        }
        String title = title(only.map(row -> track.id() + "." + row).orElse(track.id()));
        return Reason.of(Message.of("why.marked", "track", title, "marked", parts.size())).worth(parts.size())
                .with(parts);
    }

    /** How many boxes each slot of a row has. */
    Reason boxes(Track track, TrackShape.Rows rows, String row) {
        long boxes = rows.rows().get(row).boxes();
        return Reason.of(Message.of("why.from-rules", "amount", boxes)).worth(boxes)
                .at(context.rules().at("tracks", track.id(), "rows", row, "boxes"));
    }

    /** The load of everything carried. */
    Reason load(Track track) {
        Possessions carried = new Possessions(context.at());
        List<Reason> parts = new ArrayList<>();
        for (Scalar written : context.evaluated().file().now().scalars(NowJudge.CARRIED)) {
            carried.find(written.text()).ifPresent(taken -> parts.add(load(carried, taken, written)));
        }
        long load = parts.stream().mapToLong(reason -> reason.number().orElse(0L)).sum();
        return Reason.of(Message.of("why.carried", "track", title(track.id()), "load", load)).worth(load).with(parts);
    }

    private Reason load(Possessions carried, TakenOption taken, Scalar written) {
        long load = carried.load(taken);
        return Reason.of(Message.of("why.load", "load", load, "what", carried.title(taken))).adding(load)
                .at(Citation.of(written.span()))
                .at(new ItemStatReasons(context).place(taken, ItemStat.LOAD));
    }

    /** What is left of a currency: its start, and every entry that changed it. */
    Reason left(Track track) {
        long left = context.at().balance(track.id());
        List<Reason> parts = new ArrayList<>();
        long start = context.at().start(track.id());
        List<Reason> basis = new ConditionReasons(context, context.at()).basis(track.start());
        if (start != 0 || !basis.isEmpty()) {
            List<Reason> starts = starts(track, start);
            starts.set(0, starts.get(0).with(basis));
            parts.addAll(starts);
        }
        int until = -1;
        for (TimelineEvent event : context.timeline().events()) {
            int index = event.line().map(result -> result.entry().header().index()).orElse(until);
            parts.addAll(returned(track, until, index));
            until = index;
            event.line().filter(result -> result.changes().containsKey(track.id()))
                    .ifPresent(result -> parts.add(change(event, track, result.changes().get(track.id()))));
        }
        parts.addAll(returned(track, until, Integer.MAX_VALUE));
        return Reason.of(Message.of("why.left", "track", title(track.id()), "left", left)).worth(left).with(parts);
    }

    /** All that was earned of a currency, or all that was spent. */
    Reason all(Track track, boolean earned) {
        List<Reason> parts = new ArrayList<>();
        for (TimelineEvent event : context.timeline().events()) {
            long change = amounts(event.after(), earned).getOrDefault(track.id(), 0L)
                    - amounts(event.before(), earned).getOrDefault(track.id(), 0L);
            if (change != 0) {
                parts.add(change(event, track, change));
            }
        }
        long sum = amounts(context.at().choices(), earned).getOrDefault(track.id(), 0L);
        return Reason.of(Message.of(earned ? "why.earned" : "why.spent", "track", title(track.id()), "sum", sum))
                .worth(sum).with(parts);
    }

    /** What came back of a currency for what is no longer in the game. */
    Reason back(Track track) {
        long sum = context.at().choices().back(track.id());
        return Reason.of(Message.of("why.back", "track", title(track.id()), "sum", sum)).worth(sum)
                .with(returned(track, -1, Integer.MAX_VALUE));
    }

    /** The same between two entries. @param from the earlier of them  @param to the later, before which it came */
    private List<Reason> returned(Track track, int from, int to) {
        return context.at().choices().returned().stream().filter(one -> one.track().equals(track.id())
                        && one.until() > from && one.until() <= to)
                .map(one -> Reason.of(Message.of("why.back-for", "amount", one.amount(), "what", one.title()))
                        .adding(one.amount()).at(Citation.of(one.place()))).toList();
    }

    private static Map<String, Long> amounts(Choices choices, boolean earned) {
        return earned ? choices.earned() : choices.spent();
    }

    private Reason change(TimelineEvent event, Track track, long change) {
        return Reason.of(new EntryMessages(context).of(event, track.id(), change)).adding(change).at(event.place());
    }
}
