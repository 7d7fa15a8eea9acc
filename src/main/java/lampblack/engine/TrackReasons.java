package lampblack.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Pick;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Gift;
import lampblack.rules.Label;
import lampblack.rules.Option;
import lampblack.rules.Resize;
import lampblack.rules.Shape;
import lampblack.rules.Standing;
import lampblack.rules.Track;

/** Explains how large tracks are and what is marked on them. */
record TrackReasons(Evidence evidence) {

    Reason size(String path) {
        return size(path, evidence.at());
    }

    /** The size of a track, a row or a band. */
    Reason size(String path, Standing at) {
        long size = at.size(path);
        GiftReasons gifts = new GiftReasons(evidence);
        List<Reason> parts = new ArrayList<>();
        for (Gift gift : at.gifts("size " + path)) {
            Resize resize = (Resize) gift.effect();
            if (!gift.works(at)) {
                parts.add(gifts.idle(gift, at));
            } else {
                parts.add(resize.set().isPresent() ? gifts.setting(gift, resize.set().get().in(at))
                        : gifts.adding(gift, resize.add()));
            }
        }
        if (at.sizes().set(path).isEmpty()) {
            Amount base = at.sizes().base(path);
            parts.add(0, Reason.of(Message.of("why.from-rules", "amount", Evidence.shown(base.in(at))))
                    .worth(base.in(at)).as(Reason.Role.HIGHEST).at(place(path))
                    .with(new ConditionReasons(evidence, at).basis(base)));
        }
        parts.addAll(Evidence.rest(size, parts, "why.not-below-zero"));
        return Reason.of(Message.of("why.size", "track", title(path), "size", Evidence.shown(size))).worth(size)
                .with(parts);
    }

    /** The size of a track of rows: of all of them together. */
    Reason rows(Track track, Shape.Rows rows) {
        List<Reason> parts = rows.rows().keySet().stream().map(row -> size(track.id() + "." + row))
                .map(each -> each.as(Reason.Role.ADDS)).toList();
        long size = parts.stream().mapToLong(each -> each.number().orElse(0L)).sum();
        return Reason.of(Message.of("why.size", "track", title(track.id()), "size", size)).worth(size).with(parts);
    }

    private Optional<Place> place(String path) {
        int dot = path.indexOf('.');
        String track = dot < 0 ? path : path.substring(0, dot);
        String part = dot < 0 ? "" : path.substring(dot + 1);
        Shape shape = evidence.sheet().tracks().get(track).shape();
        if (shape instanceof Shape.Rows) {
            return evidence.rules().at("tracks", track, "rows", part, "slots");
        }
        if (shape instanceof Shape.Bands) {
            return evidence.rules().at("tracks", track, "bands", part, "up-to");
        }
        return shape instanceof Shape.Counter ? evidence.rules().at("tracks", track, "counter", "max")
                : evidence.rules().at("tracks", track, shape instanceof Shape.Clock ? "clock" : "boxes");
    }

    private String title(String path) {
        int dot = path.indexOf('.');
        Track track = evidence.sheet().tracks().get(dot < 0 ? path : path.substring(0, dot));
        if (dot >= 0 && track.shape() instanceof Shape.Rows rows) {
            return rows.rows().get(path.substring(dot + 1)).label().title();
        }
        Label label = track.label();
        String whole = evidence.at().titleOf(label);
        return dot >= 0 && track.shape() instanceof Shape.Bands bands
                ? whole + ", " + bands.bands().get(path.substring(dot + 1)).label().title() : whole;
    }

    /** What is marked on a track that play keeps. */
    Reason marked(Track track) {
        MapNode now = evidence.outcome().file().now();
        Optional<Long> written = now.integer(track.id());
        long marked = written.orElseGet(() -> evidence.at().start(track.id()));
        Reason part = written.isPresent()
                ? Reason.of(Message.of("why.marked-now", "amount", marked))
                        .at(Place.of(now.get(track.id()).orElseThrow().span()))
                : Reason.of(Message.of("why.start", "amount", marked)).at(start(track));
        return Reason.of(Message.of("why.marked", "track", title(track.id()), "marked", marked)).worth(marked)
                .with(part.adding(marked));
    }

    private Optional<Place> start(Track track) {
        String kind = track.shape() instanceof Shape.Pool ? "pool" : "counter";
        return evidence.rules().at("tracks", track.id(), kind, "start");
    }

    /** The names that stand in one row, or in all of them. */
    Reason named(Track track, Shape.Rows rows, Optional<String> only) {
        Optional<MapNode> now = evidence.outcome().file().now().map(track.id());
        List<Reason> parts = new ArrayList<>();
        for (String row : rows.rows().keySet()) {
            for (Scalar name : only.filter(each -> !each.equals(row)).isPresent() ? List.<Scalar>of()
                    : now.map(map -> map.scalars(row)).orElse(List.of())) {
                parts.add(Reason.of(Message.of("why.one", "what", name.text())).adding(1).at(Place.of(name.span())));
            }
        }
        String title = title(only.map(row -> track.id() + "." + row).orElse(track.id()));
        return Reason.of(Message.of("why.marked", "track", title, "marked", parts.size())).worth(parts.size())
                .with(parts);
    }

    /** The load of everything carried. */
    Reason load(Track track) {
        Carried carried = new Carried(evidence.at());
        List<Reason> parts = new ArrayList<>();
        for (Scalar written : evidence.outcome().file().now().scalars(NowJudge.CARRIED)) {
            carried.find(written.text()).ifPresent(thing -> parts.add(load(carried, thing, written)));
        }
        long load = parts.stream().mapToLong(each -> each.number().orElse(0L)).sum();
        return Reason.of(Message.of("why.carried", "track", title(track.id()), "load", load)).worth(load).with(parts);
    }

    private Reason load(Carried carried, Taken thing, Scalar written) {
        long load = carried.load(thing);
        return Reason.of(Message.of("why.load", "load", load, "what", carried.title(thing))).adding(load)
                .at(Place.of(written.span()))
                .at(new FigureReasons(evidence).place(thing, Figure.LOAD));
    }

    /** What is left of a currency: its start, and every entry that changed it. */
    Reason left(Track track) {
        long left = evidence.at().balance(track.id());
        List<Reason> parts = new ArrayList<>();
        long start = evidence.at().start(track.id());
        List<Reason> basis = track.shape() instanceof Shape.Pool pool
                ? new ConditionReasons(evidence, evidence.at()).basis(pool.start()) : List.of();
        if (start != 0 || !basis.isEmpty()) {
            parts.add(Reason.of(Message.of("why.start", "amount", start)).adding(start).at(start(track)).with(basis));
        }
        for (Stage stage : evidence.life().stages()) {
            stage.line().filter(line -> line.changes().containsKey(track.id()))
                    .ifPresent(line -> parts.add(change(stage, track, line.changes().get(track.id()))));
        }
        return Reason.of(Message.of("why.left", "track", title(track.id()), "left", left)).worth(left).with(parts);
    }

    /** All that was earned of a currency, or all that was spent. */
    Reason all(Track track, boolean earned) {
        List<Reason> parts = new ArrayList<>();
        for (Stage stage : evidence.life().stages()) {
            long change = amounts(stage.after(), earned).getOrDefault(track.id(), 0L)
                    - amounts(stage.before(), earned).getOrDefault(track.id(), 0L);
            if (change != 0) {
                parts.add(change(stage, track, change));
            }
        }
        long sum = amounts(evidence.at().state(), earned).getOrDefault(track.id(), 0L);
        return Reason.of(Message.of(earned ? "why.earned" : "why.spent", "track", title(track.id()), "sum", sum))
                .worth(sum).with(parts);
    }

    private static Map<String, Long> amounts(State state, boolean earned) {
        return earned ? state.earned() : state.spent();
    }

    private Reason change(Stage stage, Track track, long change) {
        return Reason.of(new EntryWords(evidence).of(stage, track.id(), change)).adding(change).at(stage.place());
    }
}
