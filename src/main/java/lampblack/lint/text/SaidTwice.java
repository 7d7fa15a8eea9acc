package lampblack.lint.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Ruleset;

/** The same name twice in a list where once is enough, or the same title of two neighbours, as it comes of copying. */
public final class SaidTwice implements Lint {

    /** Lists in which the same may stand twice and mean something, or of which something else tells. */
    private static final Set<String> REPEATED = Set.of("options", "opens", "into", "cells", "set", "widths", "columns",
            "chain");
    /** What stands among things that players read one below the other. */
    private static final Set<String> SAID = Set.of("earning", "rules");

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            sheet.label().written().all().forEach(block -> block.value().asMap().ifPresent(map ->
                    new Neighbourhood(block.key().text(), "", findings).entries(map, true)));
        }
        ruleset.rolls().values().forEach(roll ->
                new Neighbourhood("rolls", roll.id(), findings).map(roll.label().written()));
        ruleset.tables().values().forEach(table ->
                new Neighbourhood("tables", table.label().id(), findings).map(table.label().written()));
        for (SheetRules sheet : ruleset.allSheets()) {
            for (OptionList list : sheet.lists().values()) {
                named(list, ruleset, findings);
                list.entries().values().forEach(option -> option.gives().forEach(gives ->
                        effects(option, gives, sheet, findings)));
            }
        }
    }

    /**
     * Where the walk through a game has come to.
     *
     * @param key the last key on the way
     * @param subject the id or path of what it is about
     */
    private record Neighbourhood(String key, String subject, Findings findings) {

        void map(MapNode map) {
            entries(map, false);
        }

        /** @param named whether the keys are ids of what is found by them */
        void entries(MapNode map, boolean named) {
            neighbours(map);
            for (MapNode.Entry entry : map.all()) {
                String id = entry.key().text();
                boolean option = key.equals("entries") && !subject.isEmpty();
                Neighbourhood below = new Neighbourhood(id, named ? id : option ? subject + "." + id : subject, findings);
                switch (entry.value()) {
                    case MapNode links when id.equals("links") -> { }
                    case MapNode inner -> below.entries(inner, isBlock(id) && subject.isEmpty());
                    case ListNode list -> below.list(list);
                    case Scalar scalar -> { }
                }
            }
        }

        /** The blocks of a part, within which everything has its own name again. */
        private static boolean isBlock(String key) {
            return Set.of("lists", "traits", "tracks", "creation", "earning", "advances", "rules").contains(key);
        }

        private void list(ListNode list) {
            Map<String, Span> said = new HashMap<>();
            for (Node item : list.items()) {
                switch (item) {
                    case MapNode map -> map(map);
                    case ListNode inner -> list(inner);
                    case Scalar scalar -> {
                        Span before = REPEATED.contains(key) || scalar.isNull() ? null
                                : said.putIfAbsent(plain(scalar.text()), scalar.span());
                        if (before != null) {
                            add(scalar.span(), Message.of("ruleset.said-twice", "name", scalar.text(), "key", key),
                                    before);
                        }
                    }
                }
            }
        }

        /** Two that stand beside each other and cannot be told apart, of which at least one was called so. */
        private void neighbours(MapNode map) {
            Map<String, List<MapNode.Entry>> titled = new HashMap<>();
            Map<String, Scalar> said = new HashMap<>();
            for (MapNode.Entry entry : map.all()) {
                MapNode body = entry.value().asMap().orElse(null);
                if (body == null) {
                    continue;
                }
                String title = plain(body.text("title").orElseGet(() -> Label.words(entry.key().text())));
                List<MapNode.Entry> same = titled.computeIfAbsent(title, words -> new ArrayList<>());
                same.stream().filter(other -> isMeant(other, entry)).findFirst().ifPresent(other -> {
                    MapNode.Entry later = body.has("title") ? entry : other;
                    add(later.value().asMap().flatMap(node -> node.scalar("title")).orElseThrow().span(),
                            Message.of("ruleset.said-twice.title", "title", later.value().asMap()
                                    .flatMap(node -> node.text("title")).orElseThrow(), "block", key),
                            (later == entry ? other : entry).key().span());
                });
                same.add(entry);
                body.scalar("says").filter(says -> SAID.contains(key)).ifPresent(says -> {
                    Scalar before = said.putIfAbsent(plain(says.text()), says);
                    if (before != null) {
                        add(says.span(), Message.of("ruleset.said-twice.says", "block", key), before.span());
                    }
                });
            }
        }

        /** Whether one of two was given the title of the other, and the same player may read both. */
        private static boolean isMeant(MapNode.Entry one, MapNode.Entry other) {
            MapNode first = one.value().asMap().orElseThrow();
            MapNode second = other.value().asMap().orElseThrow();
            List<String> theirs = second.scalars("playbook").stream().map(Scalar::text).toList();
            List<Scalar> own = first.scalars("playbook");
            boolean apart = !own.isEmpty() && !theirs.isEmpty()
                    && own.stream().map(Scalar::text).noneMatch(theirs::contains);
            return !apart && (first.has("title") || second.has("title"));
        }

        private void add(Span place, Message words, Span before) {
            if (findings.reportsWithin(place)) {
                return;
            }
            findings.add(subject.isEmpty() ? key : subject, Diagnostic.of(Code.RULESET__SAID_TWICE, place, words)
                    .note(Message.of("note.first-written"), before));
        }
    }

    private static String plain(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }

    /** What this game suggests and is an entry already. */
    private static void named(OptionList list, Ruleset ruleset, Findings findings) {
        for (Scalar suggestion : list.label().written().scalars("suggestions")) {
            list.entries().values().stream().map(Option::label)
                    .filter(entry -> ruleset.owns(suggestion.span()))
                    .filter(entry -> entry.title().equalsIgnoreCase(suggestion.text().strip())).findFirst()
                    .ifPresent(entry -> findings.add(list.id(), Diagnostic.of(Code.RULESET__SAID_TWICE,
                            suggestion.span(), Message.of("ruleset.said-twice.entry", "name", suggestion.text()))
                            .note(Message.of("note.first-written"), entry.span())));
        }
    }

    /** What one block gives or opens twice, unless it may be had more than once. */
    private static void effects(Option option, EffectBlock gives, SheetRules sheet, Findings findings) {
        Map<Effect, Span> said = new HashMap<>();
        gives.forEach((effect, place) -> {
            boolean opens = effect.key() == EffectKey.OPENS;
            boolean once = opens || effect.grantedOption().flatMap(EffectTarget::named)
                    .filter(path -> isOnce(path, sheet)).isPresent();
            Span before = once ? said.putIfAbsent(effect, place) : null;
            if (before != null) {
                findings.add(option.key().toString(), Diagnostic.of(Code.RULESET__SAID_TWICE, place,
                        "name", place.text(), "key", opens ? "opens" : "options")
                        .note(Message.of("note.first-written"), before));
            }
        });
    }

    private static boolean isOnce(String path, SheetRules sheet) {
        int dot = path.indexOf('.');
        return sheet.option(path.substring(0, dot), path.substring(dot + 1))
                .filter(option -> option.times().equals(Amount.Fixed.ONE)).isPresent();
    }
}
