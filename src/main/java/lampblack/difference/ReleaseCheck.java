package lampblack.difference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.Renaming;
import lampblack.ruleset.migration.RuleChange;
import lampblack.ruleset.migration.TreePath;
import lampblack.ruleset.migration.Version;

/** Holds a game to what of it was released: what characters name is not to be lost, nor to mean something else. */
public record ReleaseCheck(SinceRelease since, LoadedRuleset game) {

    private static final int MOST_NAMED = 5;

    public List<Diagnostic> problems() {
        List<Diagnostic> problems = new ArrayList<>();
        Map<String, List<SinceRelease.Gone>> ofBases = new LinkedHashMap<>();
        for (SinceRelease.Gone gone : since.gone()) {
            if (gone.said().isEmpty()) {
                Optional<Span> taken = taken(gone);
                if (gone.released().isOwn() || taken.isPresent()) {
                    problems.add(gone(gone, taken.orElseGet(() -> place(gone))));
                } else {
                    ofBases.computeIfAbsent(gone.released().base(), base -> new ArrayList<>()).add(gone);
                }
            }
        }
        ofBases.forEach((base, all) -> problems.add(ofBase(base, all)));
        since.kept().stream().filter(kept -> !kept.released().kind().equals(kept.now().kind()))
                .forEach(kept -> problems.add(otherMeaning(kept)));
        problems.addAll(new SpentIds(since.released(), game).problems());
        version().ifPresent(problems::add);
        return problems;
    }

    /** Where the game itself takes out what its base has. */
    private Optional<Span> taken(SinceRelease.Gone gone) {
        Map<String, Span> removals = game.ruleset().removals();
        String way = String.join("/", path(gone).keys());
        while (!way.isEmpty() && !removals.containsKey(way)) {
            way = way.substring(0, Math.max(0, way.lastIndexOf('/')));
        }
        return Optional.ofNullable(removals.get(way)).filter(this::isOwn);
    }

    private TreePath path(SinceRelease.Gone gone) {
        return gone.sheet().equals(Renaming.GAME) ? new TreePath(gone.way().ids())
                : TreePath.of(gone.sheet(), gone.way(), game.tree());
    }

    private boolean isOwn(Span place) {
        return place.source().layer().equals(game.ruleset().id());
    }

    /** Where the nearest stands of what it stood in. */
    private Span place(SinceRelease.Gone gone) {
        Span found = game.tree().scalar("id").map(Node::span).orElse(game.tree().span());
        Optional<MapNode> here = Optional.of(game.tree());
        for (String key : path(gone).keys()) {
            Span at = here.filter(map -> map.has(key)).map(map -> map.keySpan(key)).orElse(found);
            found = isOwn(at) ? at : found;
            here = here.flatMap(map -> map.map(key));
        }
        return found;
    }

    private Diagnostic gone(SinceRelease.Gone gone, Span place) {
        Diagnostic problem = Diagnostic.of(Code.LOCK__GONE, place, "path", shown(gone), "title",
                gone.released().title(), "version", since.released().version());
        boolean canRetire = !gone.sheet().isEmpty() && RuleChange.canRetire(gone.way());
        Optional<Thing> like = like(gone);
        if (like.isPresent()) {
            problem = problem.note(Message.of("note.lock-renamed", "id", like.get().id(), "line",
                    gone.way() + ": " + like.get().id(), "under", under(gone, "renamed")), like.get().place());
        }
        return canRetire ? problem.note(Message.of("note.lock-retired", "path", gone.way().toString(), "under",
                under(gone, "retired"))) : problem.withSeverity(Severity.WARNING).note(Message.of(like.isPresent()
                ? "note.lock-lost" : "note.lock-renamed-none", "under", under(gone, "renamed")));
    }

    /** Where the game would say what became of something. */
    private String under(SinceRelease.Gone gone, String key) {
        String edition = isRaised() ? game.ruleset().version() : Version.NEXT.toString();
        return "migrations." + edition + (gone.sheet().isEmpty() ? "" : "." + gone.sheet()) + "." + key;
    }

    private boolean isRaised() {
        return Version.of(since.released().version()).flatMap(was -> Version.of(game.ruleset().version())
                .map(was::isBefore)).orElse(false);
    }

    private static String shown(SinceRelease.Gone gone) {
        return gone.sheet().isEmpty() ? gone.was().toString() : gone.sheet() + "." + gone.was();
    }

    /** Something new in the same block that it may have become. */
    private Optional<Thing> like(SinceRelease.Gone gone) {
        List<Thing> others = since.appeared().stream().filter(thing -> thing.group().equals(gone.sheet())
                && thing.path().block().equals(gone.way().block())).toList();
        Map<String, ReleasedThing> now = since.now().things().get(gone.sheet());
        Optional<String> near = NearestName.to(gone.way().id(), others.stream().map(Thing::id).toList());
        return others.stream().filter(thing -> thing.title().equals(gone.released().title())).findFirst()
                .or(() -> gone.released().hash().equals(Shape.NOTHING) ? Optional.empty()
                        : only(others.stream().filter(thing -> now.get(thing.path().toString()).hash()
                                .equals(gone.released().hash())).toList()))
                .or(() -> near.flatMap(id -> others.stream().filter(thing -> thing.id().equals(id)).findFirst()));
    }

    private static Optional<Thing> only(List<Thing> things) {
        return things.size() == 1 ? Optional.of(things.get(0)) : Optional.empty();
    }

    private Diagnostic ofBase(String base, List<SinceRelease.Gone> all) {
        Ruleset ruleset = game.ruleset();
        List<Message> named = all.stream().limit(MOST_NAMED).map(gone -> Message.of("schema.quoted", "word",
                shown(gone))).toList();
        String now = since.now().bases().getOrDefault(base, "");
        return Diagnostic.of(Code.LOCK__GONE, ruleset.extendsPlace().orElse(game.tree().span()),
                Message.of("lock.gone.base", "base", base, "count", (long) all.size(), "was",
                        since.released().bases().getOrDefault(base, ""), "now", now, "names", named,
                        "version", since.released().version()))
                .withSeverity(Severity.WARNING).note(Message.of("note.lock-base", "base", base, "count",
                (long) all.size()));
    }

    private Diagnostic otherMeaning(SinceRelease.Kept kept) {
        BlockPath path = kept.thing().path();
        return Diagnostic.of(Code.LOCK__OTHER_MEANING, kept.thing().place(), "path", kept.thing().group().isEmpty()
                ? path.toString() : kept.thing().group() + "." + path, "was", kept.released().kind(), "now",
                kept.now().kind(), "version", since.released().version()).note(Message.of("note.lock-other-id"));
    }

    /** What the number says that the rules do not. */
    private Optional<Diagnostic> version() {
        Ruleset ruleset = game.ruleset();
        Span place = game.tree().get("version").map(Node::span).orElse(game.tree().span());
        Optional<Version> now = Version.of(ruleset.version());
        Optional<Version> was = Version.of(since.released().version());
        if (now.isEmpty() || was.isEmpty() || was.get().isBefore(now.get())) {
            return Optional.empty();
        }
        if (now.get().isBefore(was.get())) {
            return Optional.of(Diagnostic.of(Code.LOCK__LOWER_VERSION, place, "now", ruleset.version(), "was",
                    since.released().version()).note(Message.of("note.lock-version", "id", ruleset.id())));
        }
        return since.hasSameShapes() || ruleset.migrations().isUnreleased() ? Optional.empty()
                : Optional.of(Diagnostic.of(Code.LOCK__SAME_VERSION, place, "version", ruleset.version())
                        .note(Message.of("note.lock-version", "id", ruleset.id())));
    }
}
