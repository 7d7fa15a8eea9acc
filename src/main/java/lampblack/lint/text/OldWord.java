package lampblack.lint.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** Texts that go on calling something as it was called before this game gave it another title. */
public final class OldWord implements Lint {

    /** @param body what the thing says of itself */
    private record NewTitle(Scalar title, String old, MapNode body) {}

    private static final String TITLE = "title";
    /** What players read. */
    private static final Set<String> READ =
            Set.of(TITLE, "one", "text", "says", "when-full", "penalty", "detail", "suits", "when", "cells", "columns");
    /** Blocks of a sheet whose names stand in the texts of others. */
    private static final List<String> NAMED = List.of("fields", "traits", "lists", "tracks", "parts", "periods");

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        if (ruleset.extendsPlace().isEmpty()) {
            return;
        }
        List<NewTitle> renamed = new ArrayList<>();
        ruleset.sheets().values().forEach(sheet -> renamed(sheet, ruleset, renamed));
        if (renamed.isEmpty()) {
            return;
        }
        List<Scalar> inherited = new ArrayList<>();
        ruleset.sheets().values().forEach(sheet -> read(sheet.label().written(), "", ruleset, inherited));
        ruleset.rolls().values().forEach(roll -> read(roll.label().written(), "", ruleset, inherited));
        ruleset.tables().values().forEach(table -> read(table.label().written(), "", ruleset, inherited));
        ruleset.texts().values().forEach(text -> read(text.written(), "", ruleset, inherited));
        // What several sheets have under one title is one thing to whoever gives it another.
        Map<List<String>, List<NewTitle>> alike = new LinkedHashMap<>();
        renamed.forEach(thing -> alike.computeIfAbsent(List.of(thing.title.text(), thing.old), title -> new ArrayList<>())
                .add(thing));
        alike.values().forEach(things -> report(things, inherited, ruleset, findings));
    }

    private static void report(List<NewTitle> things, List<Scalar> inherited, Ruleset ruleset, Findings findings) {
        Scalar title = things.get(0).title;
        String old = things.get(0).old;
        Stream<Scalar> own = things.stream().flatMap(thing -> thing.body.all().stream())
                .filter(entry -> READ.contains(entry.key().text()) && ruleset.owns(entry.value().span()))
                .flatMap(entry -> entry.value().asValue().stream()).filter(text ->
                        things.stream().noneMatch(thing -> thing.title.equals(text)));
        List<Span> places = Stream.concat(own, inherited.stream()).filter(text -> says(text.text(), old))
                .map(Scalar::span).toList();
        if (places.isEmpty()) {
            return;
        }
        Diagnostic problem = Diagnostic.of(Code.RULESET__OLD_WORD, title.span(), "title", title.text(), "old", old,
                "count", places.size());
        for (Span place : places) {
            problem = problem.note(Message.of("note.old-word", "old", old), place);
        }
        findings.add(old, problem);
    }

    /** The titles that this game gave to what it inherits, each with the one before. */
    private static void renamed(SheetRules sheet, Ruleset ruleset, List<NewTitle> to) {
        String path = "sheets/" + sheet.id();
        MapNode written = sheet.label().written();
        title(sheet.id(), written, path, ruleset, to);
        for (String block : NAMED) {
            written.map(block).map(MapNode::all).ifPresent(all -> all.forEach(entry -> {
                String id = entry.key().text();
                String at = path + "/" + block + "/" + id;
                entry.value().asMap().ifPresent(map -> {
                    title(id, map, at, ruleset, to);
                    map.map("entries").filter(entries -> block.equals("traits")).map(MapNode::all)
                            .ifPresent(entries -> entries.forEach(trait -> trait.value().asMap().ifPresent(body ->
                                    title(trait.key().text(), body, at + "/entries/" + trait.key().text(), ruleset,
                                            to))));
                });
            }));
        }
    }

    private static void title(String id, MapNode map, String path, Ruleset ruleset, List<NewTitle> to) {
        Span before = ruleset.removals().get(path + "/" + TITLE);
        if (before == null || ruleset.owns(before)) {
            return;
        }
        map.scalar(TITLE).filter(found -> ruleset.owns(found.span())).ifPresent(title -> {
            String old = plain(before.text(), id);
            if (!old.isEmpty() && !says(title.text(), old)) {
                to.add(new NewTitle(title, old, map));
            }
        });
    }

    /** A title as it is written, without its quotes; what an id comes to, where there was none. */
    private static String plain(String text, String id) {
        boolean quoted = text.length() > 1 && (text.charAt(0) == '\'' || text.charAt(0) == '"');
        return quoted ? text.substring(1, text.length() - 1) : text.equals(id) ? Label.words(id) : text;
    }

    private static void read(Node node, String key, Ruleset ruleset, List<Scalar> to) {
        if (node.asMap().isPresent()) {
            for (MapNode.Entry entry : node.asMap().get().all()) {
                read(entry.value(), key.equals("columns") ? key : entry.key().text(), ruleset, to);
            }
        } else if (node.asList().isPresent()) {
            node.asList().get().items().forEach(item -> read(item, key, ruleset, to));
        } else if (READ.contains(key) && !ruleset.owns(node.span())) {
            node.asValue().ifPresent(to::add);
        }
    }

    /** Whether a text has a word, as one or as several. */
    private static boolean says(String text, String word) {
        String all = text.toLowerCase(Locale.ROOT);
        return forms(word.toLowerCase(Locale.ROOT)).anyMatch(form -> has(all, form));
    }

    private static Stream<String> forms(String word) {
        String one = word.endsWith("ies") && word.length() > 4 ? word.substring(0, word.length() - 3) + "y"
                : word.endsWith("s") && !word.endsWith("ss") && word.length() > 3
                        ? word.substring(0, word.length() - 1) : word;
        String several = one.endsWith("y") ? one.substring(0, one.length() - 1) + "ies" : one + "s";
        return Stream.of(word, one, several, one + "es");
    }

    private static boolean has(String text, String word) {
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            int end = at + word.length();
            if ((at == 0 || !Character.isLetter(text.charAt(at - 1)))
                    && (end >= text.length() || !Character.isLetter(text.charAt(end)))) {
                return true;
            }
        }
        return false;
    }
}
