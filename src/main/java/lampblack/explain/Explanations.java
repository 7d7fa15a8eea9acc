package lampblack.explain;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import lampblack.character.EntryKind;
import lampblack.character.Name;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.NowJudge;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.derived.Contribution;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * Where everything about a character comes from: each number, cap, option and offer by its path, such as
 * {@code ratings.skills.Lamp Lore} or {@code tracks.stress.size}, as a tree down to each rule and each choice.
 */
public final class Explanations {

    private final ExplanationContext context;
    private final List<Offer> offers;
    private final Map<String, Supplier<Reason>> reasons = new LinkedHashMap<>();
    private final Map<String, String> byKey = new LinkedHashMap<>();
    private final Map<String, String> shorter = new LinkedHashMap<>();

    /** @param offers what is offered to the whole that this explains or belongs to */
    private Explanations(ExplanationContext context, List<Offer> offers) {
        this.context = context;
        this.offers = offers.stream().filter(offer -> offer.part().equals(context.part())).toList();
    }

    /** @param tree the whole ruleset as its layers make it */
    public static Explanations of(EvaluatedCharacter evaluated, MapNode tree) {
        List<Offer> offers = OfferFinder.of(evaluated).offers();
        Explanations why = new Explanations(ExplanationContext.of(evaluated, tree), offers);
        why.all();
        evaluated.sheet().parts().keySet().forEach(kind -> why.parts(kind, tree, offers));
        return why;
    }

    private void all() {
        ratings();
        options();
        tracks();
        currencies();
        maps();
        caps();
        titles();
        progress();
        new RollReasons(context).all().forEach(this::add);
        new ForOthersReasons(context).all().forEach(this::add);
        offers();
        file();
    }

    /** Every path there is, in the order of the sheet. */
    public Set<String> paths() {
        return reasons.keySet();
    }

    /** Every way to say a path, the shorter ones behind the whole ones. */
    public Set<String> names() {
        Set<String> names = new LinkedHashSet<>(reasons.keySet());
        names.addAll(shorter.keySet());
        return names;
    }

    /** The reason for what a path leads to; empty where it leads nowhere. */
    public Optional<Reason> reason(String written) {
        String key = Name.of(written).key();
        return Optional.ofNullable(byKey.get(key)).map(path -> reasons.get(path).get());
    }

    /** Adds a path with the shorter ways to say it; the first to claim one of these has it. */
    private void add(String path, Supplier<Reason> reason, String... shorterWays) {
        reasons.putIfAbsent(path, reason);
        byKey.put(Name.of(path).key(), path);
        for (String way : shorterWays) {
            if (byKey.putIfAbsent(Name.of(way).key(), path) == null) {
                shorter.put(way, path);
            }
        }
    }

    /** Everything about each part of a kind, under its name. */
    private void parts(String kind, MapNode tree, List<Offer> all) {
        context.evaluated().parts().get(kind).forEach((name, evaluated) -> {
            Explanations part = new Explanations(ExplanationContext.of(evaluated, tree, context.sheet().id(), kind,
                    name), all);
            part.all();
            part.reasons.forEach((path, reason) -> add("parts." + kind + "." + name + "." + path, reason,
                    kind + "." + name + "." + path, name + "." + path));
            part.shorter.forEach((way, path) -> add("parts." + kind + "." + name + "." + path, part.reasons.get(path),
                    "parts." + kind + "." + name + "." + way, name + "." + way));
        });
    }

    private String name(Trait trait) {
        boolean open = context.sheet().traits().get(trait.set()).open();
        return open ? context.at().title(trait) : trait.id();
    }

    private void ratings() {
        for (TraitSet set : context.sheet().traits().values()) {
            for (Trait trait : context.at().traits(set.id())) {
                String path = set.id() + "." + name(trait);
                add("ratings." + path, () -> new RatingReasons(context).rating(trait), path, "ratings." + name(trait),
                        name(trait), context.at().title(trait));
                if (!context.at().parent(trait).isEmpty()) {
                    add("under." + path, () -> new RatingReasons(context).under(trait));
                }
            }
        }
    }

    private void options() {
        OptionReasons options = new OptionReasons(context);
        for (OptionList list : context.sheet().lists().values()) {
            for (TakenOption taken : context.at().choices().list(list.id())) {
                Optional<Option> option = context.sheet().option(list.id(), taken.id()).filter(item -> !taken.made());
                String path = list.id() + "." + taken.name();
                add("options." + path, option.<Supplier<Reason>>map(item -> () -> options.option(item))
                        .orElse(() -> options.made(taken)), path, taken.name(), new EffectReasons(context)
                        .title(taken));
                if (!taken.pick().details().all().isEmpty()) {
                    new FileReasons(context).written("details." + path, taken.name(), taken.pick().details())
                            .forEach((name, reason) -> add(name, () -> reason));
                }
            }
            for (Option option : context.at().granted(list.id())) {
                OptionKey key = option.key();
                add("options." + key, () -> options.option(option), key.toString(), key.id(), option.label().title());
                add("gifts." + key, () -> options.option(option));
            }
        }
        new ItemStatReasons(context).all().forEach((path, reason) -> add("figures." + path, reason, path));
        context.at().playbook().flatMap(id -> context.sheet().option(OptionKey.PLAYBOOKS, id))
                .ifPresent(option -> add("playbook", () -> options.option(option)));
    }

    private void tracks() {
        TrackReasons tracks = new TrackReasons(context);
        for (Track track : context.sheet().tracks().values()) {
            String path = "tracks." + track.id();
            switch (track.shape()) {
                case TrackShape.Rows rows -> {
                    add(path + ".size", () -> tracks.rows(track, rows), path, track.id(), track.id() + ".size");
                    add(path + ".marked", () -> tracks.named(track, rows, Optional.empty()), track.id() + ".marked");
                    rows.rows().keySet().forEach(row -> row(track, rows, row));
                }
                case TrackShape.Bands bands -> bands(track, bands);
                case TrackShape.Clocks clocks -> new ClockReasons(context).all(track, clocks).forEach(this::add);
                case TrackShape.Boxes boxes -> bounded(track);
                case TrackShape.Clock clock -> bounded(track);
                case TrackShape.Counter counter -> bounded(track);
                // A pool is a currency, which has paths of its own.
                case TrackShape.Pool pool -> { }
            }
        }
    }

    private void bounded(Track track) {
        TrackReasons tracks = new TrackReasons(context);
        String path = "tracks." + track.id();
        add(path + ".size", () -> tracks.size(track.id()), path, track.id(), track.id() + ".size");
        add(path + ".marked", () -> track.ledger() ? tracks.left(track) : tracks.marked(track), track.id() + ".marked");
    }

    private void row(Track track, TrackShape.Rows rows, String row) {
        TrackReasons tracks = new TrackReasons(context);
        String path = track.id() + "." + row;
        String whole = "tracks." + track.id() + ".rows." + row;
        add(whole + ".size", () -> tracks.size(path), whole, "tracks." + path, "tracks." + path + ".size", path);
        add(whole + ".marked", () -> tracks.named(track, rows, Optional.of(row)), whole + ".names",
                "tracks." + path + ".marked");
        if (rows.rows().get(row).boxes() > 0) {
            add(whole + ".boxes", () -> tracks.boxes(track, rows, row));
            add(whole + ".ticks", () -> tracks.named(track, rows, Optional.of(row)));
        }
    }

    private void bands(Track track, TrackShape.Bands bands) {
        TrackReasons tracks = new TrackReasons(context);
        String path = "tracks." + track.id();
        context.evaluated().file().now().text(track.id()).filter(bands.bands()::containsKey).ifPresent(band -> {
            add(path + ".size", () -> tracks.size(track.id() + "." + band), path, track.id());
            new FileReasons(context).written(path + ".band", track.id(),
                    context.evaluated().file().now().get(track.id()).orElseThrow())
                    .forEach((name, reason) -> add(name, () -> reason));
        });
        if (bands.countsLoad()) {
            add(path + ".marked", () -> tracks.load(track), "carried");
        }
        bands.bands().keySet().forEach(band -> add(path + ".bands." + band, () -> tracks.size(track.id() + "." + band),
                path + "." + band, track.id() + "." + band));
    }

    private void maps() {
        MapReasons maps = new MapReasons(context);
        for (CellMap map : context.sheet().maps().values()) {
            if (map.isOf(context.at())) {
                add("maps." + map.id(), () -> maps.held(map));
                maps.cells(map).forEach((cell, reason) -> add("maps." + map.id() + "." + cell, reason));
            }
        }
    }

    private void currencies() {
        TrackReasons tracks = new TrackReasons(context);
        for (String id : context.sheet().currencies()) {
            Track track = context.sheet().tracks().get(id);
            add("xp." + id + ".left", () -> tracks.left(track), "xp." + id, id + ".left", id);
            context.evaluated().uncertain(id).ifPresent(bound -> add("xp." + id + ".known", () -> tracks.left(track)));
            add("xp." + id + ".earned", () -> tracks.all(track, true), id + ".earned");
            add("xp." + id + ".spent", () -> tracks.all(track, false), id + ".spent");
            if (context.at().choices().back(id) != 0) {
                add("xp." + id + ".back", () -> tracks.back(track), id + ".back");
            }
        }
    }

    private void caps() {
        RatingReasons ratings = new RatingReasons(context);
        for (TraitSet set : context.sheet().traits().values()) {
            add("caps." + set.id(), () -> ratings.cap(set));
            for (Trait trait : context.at().traits(set.id())) {
                add("caps." + set.id() + "." + name(trait), () -> ratings.cap(trait), "caps." + name(trait));
            }
        }
        for (CreationStep step : context.sheet().creation().values()) {
            ProgressReasons.upTo(step).ifPresent(upTo -> add("caps.creation." + step.id(),
                    () -> new ProgressReasons(context).cap(step, upTo, context.created())));
        }
    }

    private void titles() {
        context.sheet().traits().values().forEach(set -> title(set.label()));
        context.sheet().lists().values().forEach(list -> title(list.label()));
        context.sheet().tracks().values().forEach(track -> title(track.label()));
    }

    /** What a block is called: as it is defined, or as an effect renames it. */
    private void title(Label block) {
        add("titles." + block.id(), () -> {
            Optional<EffectInstance> renames = context.at().counting(new Quantity.Title(block.id()))
                    .map(Contribution::instance).findFirst();
            String title = context.at().titleOf(block);
            return renames
                    .map(instance -> Reason.of(Message.of("why.titled", "title", title, "option",
                            instance.source().option().label().title())).at(Citation.of(instance.block().span())))
                    .orElseGet(() -> Reason.of(Message.of("why.written-block", "name", title))
                    .at(Citation.of(block.span())));
        });
    }

    private void progress() {
        ProgressReasons progress = new ProgressReasons(context);
        context.sheet().creation().values().forEach(step -> add("creation." + step.id(), () -> progress.step(step)));
        context.sheet().earning().values().forEach(earning -> add("earning." + earning.id(),
                () -> progress.earning(earning), "earning." + earning.id() + ".most",
                "earning." + earning.id() + ".open", earning.id()));
        LimitReasons limits = new LimitReasons(context);
        context.sheet().limits().values().forEach(limit -> {
            add("limits." + limit.id() + ".most", () -> limits.most(limit), "limits." + limit.id(), limit.id());
            add("limits." + limit.id() + ".used", () -> limits.used(limit), limit.id() + ".used");
        });
    }

    private void offers() {
        for (Offer offer : offers) {
            String what = offer.candidate().keys().values().stream().filter(value -> !value.equals(Candidate.BLANK))
                    .findFirst().map(value -> "." + value).orElse("");
            String path = offer.label().id() + what;
            add("offers." + offer.block() + "." + path, () -> new OfferReasons(context).offer(offer), "offers." + path,
                    offer.block() + "." + path, offer.block() + " " + path.replaceFirst("[.]", " "), path);
        }
    }

    private void file() {
        FileReasons written = new FileReasons(context);
        MapNode fields = context.evaluated().file().fields();
        fields.all().forEach(entry -> written.written("fields." + entry.key().text(), entry.key().text(),
                entry.value())
                .forEach((path, reason) -> add(path, () -> reason, path.substring("fields.".length()))));
        for (Scalar scalar : context.evaluated().file().now().scalars(NowJudge.CARRIED)) {
            written.written("carried." + scalar.text(), NowJudge.CARRIED, scalar)
                    .forEach((path, reason) -> add(path, () -> reason));
        }
        new ClockReasons(context).used().forEach(this::add);
        context.at().choices().milestones().forEach(id -> add("milestones." + id, () -> written.milestone(id), id));
        new LinkReasons(context).all().forEach((path, reason) -> add(path, () -> reason));
        context.evaluated().file().ledger().stream().filter(entry -> entry.kind() == EntryKind.RETIRE).findFirst()
                .flatMap(entry -> entry.header().node().get("retire"))
                .ifPresent(words -> add("retired", () -> written.written("retired", "retire", words).get("retired")));
        add("legal", written::legal);
        new ProvenanceReasons(context).all().forEach((path, reason) -> add("provenance." + path, reason));
        add("retired", written::retired);
        add("rulings", written::rulings);
        add("todo", written::todo);
        add("diagnostics", written::diagnostics);
        add("ruleset", () -> written.header("ruleset", context.evaluated().ruleset().id()));
        add("version", () -> written.header("version", context.evaluated().ruleset().version()));
        add("sheet", () -> written.header("sheet", context.sheet().id()));
    }
}
