package lampblack.rulesettest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Report;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** Compares values of a character, named by paths such as {@code tracks.stress.size}, with those expected. */
record ExpectedValues(Map<String, Object> values, Report report) {

    private static final int MAX_LISTED = 12;
    /** What may be left out of the path of a row or a band. */
    private static final List<String> PARTS_OF_TRACKS = List.of("rows", "bands");
    private static final List<String> WITHOUT_SET = List.of("ratings", "caps");

    /** Where a path leads; names may hold dots of their own. */
    private record FoundValue(Object value) {}

    void judge(MapNode expected) {
        judge("", expected);
    }

    private void judge(String above, MapNode expected) {
        for (MapNode.Entry entry : expected.all()) {
            String path = above.isEmpty() ? entry.key().text() : above + "." + entry.key().text();
            entry.value().asMap().ifPresentOrElse(deeper -> judge(path, deeper), () -> judge(path, entry));
        }
    }

    private void judge(String path, MapNode.Entry expected) {
        Optional<FoundValue> found = find(values, path).or(() -> ofSet(path)).map(value -> alone(value, path));
        if (found.isEmpty()) {
            report.add(unknown(path, expected.key()));
        } else if (found.get().value() instanceof Map<?, ?> several) {
            report.add(listed(Diagnostic.of(Code.TEST__UNKNOWN_PATH, expected.key().span(),
                    Message.of("test.unknown-path.several", "path", path)), several));
        } else if (!isSame(found.get().value(), expected.value())) {
            report.add(Diagnostic.of(Code.TEST__FAILED, expected.value().span(), Message.of("test.failed.value",
                    "path", path, "actual", words(found.get().value()), "expected", words(expected.value()))));
        }
    }

    /** What a rating or a cap is that is named without its set, where one set alone has such a trait. */
    private Optional<FoundValue> ofSet(String path) {
        int dot = path.indexOf('.');
        List<FoundValue> found = new ArrayList<>();
        if (dot > 0 && WITHOUT_SET.contains(path.substring(0, dot))
                && values.get(path.substring(0, dot)) instanceof Map<?, ?> sets) {
            sets.values().forEach(set -> find(set, path.substring(dot + 1)).ifPresent(found::add));
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    /** The only value of a block that is called like it, as of a rating by itself. */
    private static FoundValue alone(FoundValue found, String path) {
        String name = path.substring(path.lastIndexOf('.') + 1);
        return found.value() instanceof Map<?, ?> map && map.size() == 1 && map.containsKey(name)
                ? new FoundValue(map.get(name)) : found;
    }

    private static Optional<FoundValue> find(Object at, String path) {
        if (!(at instanceof Map<?, ?> map)) {
            return Optional.empty();
        }
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            String key = (String) entry.getKey();
            if (path.equals(key)) {
                return Optional.of(new FoundValue(entry.getValue()));
            }
            if (path.startsWith(key + ".")) {
                Optional<FoundValue> deeper = find(entry.getValue(), path.substring(key.length() + 1));
                if (deeper.isPresent()) {
                    return deeper;
                }
            }
        }
        return PARTS_OF_TRACKS.stream().map(map::get).flatMap(parts -> find(parts, path).stream()).findFirst();
    }

    /** Says how far a path leads and what is there. */
    private Diagnostic unknown(String path, Scalar key) {
        String above = "";
        Object at = values;
        String rest = path;
        while (at instanceof Map<?, ?> map) {
            String here = rest;
            Optional<String> next = map.keySet().stream().map(String::valueOf)
                    .filter(name -> here.startsWith(name + ".")).findFirst();
            if (next.isEmpty()) {
                break;
            }
            above += next.get() + ".";
            at = map.get(next.get());
            rest = rest.substring(next.get().length() + 1);
        }
        Diagnostic unknown = Diagnostic.of(Code.TEST__UNKNOWN_PATH, key.span(), "path", path);
        if (!(at instanceof Map<?, ?> map)) {
            return unknown.note(Message.of("note.path-ends", "path", above.substring(0, above.length() - 1)));
        }
        String tail = rest;
        int dot = rest.indexOf('.');
        String first = dot < 0 ? rest : rest.substring(0, dot);
        List<String> names = map.keySet().stream().map(String::valueOf).toList();
        Optional<String> near = NearestName.to(first, names).map(name -> name + tail.substring(first.length()))
                .or(() -> NearestName.to(tail, names));
        String before = above;
        Optional<String> guess = near.map(name -> before + name);
        return guess.filter(whole -> find(values, whole).isPresent())
                .or(() -> before.isEmpty() ? Optional.empty() : within(map, tail).map(below -> before + below))
                .or(() -> within(usualFirst(), path)).or(() -> guess)
                .map(whole -> meant(unknown, whole, before)).orElseGet(() -> listed(unknown, map));
    }

    /** Names the path that is meant, with a fix where only what is written last has to be another. */
    private static Diagnostic meant(Diagnostic unknown, String whole, String before) {
        Diagnostic noted = unknown.note(Message.of("note.did-you-mean", "name", whole));
        String written = unknown.span().text();
        String path = String.valueOf(unknown.message().values().get("path"));
        if (path.equals(written)) {
            return noted.fix(Fix.replace(unknown.span(), whole));
        }
        return path.equals(before + written) && whole.startsWith(before)
                ? noted.fix(Fix.replace(unknown.span(), whole.substring(before.length()))) : noted;
    }

    /** The values with those last that are called like others and seldom meant. */
    private Map<String, Object> usualFirst() {
        Map<String, Object> sorted = new LinkedHashMap<>(values);
        for (String seldom : List.of("under", "caps", "titles")) {
            sorted.remove(seldom);
            Optional.ofNullable(values.get(seldom)).ifPresent(value -> sorted.put(seldom, value));
        }
        return sorted;
    }

    /** The whole path of which one that leads nowhere may be a part, as `stress` is of `tracks.stress.size`. */
    private static Optional<String> within(Map<?, ?> map, String part) {
        Optional<FoundValue> here = find(map, part);
        if (here.isPresent()) {
            return Optional.of(part + end(here.get().value()));
        }
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            String key = (String) entry.getKey();
            if (entry.getValue() instanceof Map<?, ?> deeper) {
                Optional<String> found = within(deeper, part).map(path -> key + "." + path);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** What follows to a single value, along the first of several. */
    private static String end(Object value) {
        if (!(value instanceof Map<?, ?> map) || map.isEmpty()) {
            return "";
        }
        Map.Entry<?, ?> first = map.entrySet().iterator().next();
        return "." + first.getKey() + end(first.getValue());
    }

    private static Diagnostic listed(Diagnostic problem, Map<?, ?> map) {
        List<Message> keys = map.keySet().stream().map(Message::quoted).toList();
        return keys.isEmpty() || keys.size() > MAX_LISTED ? problem
                : problem.note(Message.of("note.known-keys", "count", keys.size(), "keys", keys));
    }

    private static boolean isSame(Object actual, Node expected) {
        return switch (expected) {
            case ListNode list -> actual instanceof List<?> several && isSame(several, list.items());
            case Scalar scalar -> isSame(actual, scalar);
            // What stands in a map is compared key by key.
            case MapNode map -> false;
        };
    }

    private static boolean isSame(Object actual, Scalar scalar) {
        if (scalar.isNull() || actual == null) {
            return scalar.isNull() && actual == null;
        }
        return actual instanceof List<?> several ? isSame(several, List.of(scalar))
                : String.valueOf(actual).equals(scalar.text());
    }

    /** Whether two lists hold the same elements in any order. */
    private static boolean isSame(List<?> actual, List<Node> expected) {
        List<String> left = new ArrayList<>(actual.stream().map(String::valueOf).toList());
        return actual.size() == expected.size()
                && expected.stream().allMatch(node -> node.asScalar().map(Scalar::text).filter(left::remove)
                .isPresent());
    }

    private static Object words(Node expected) {
        return switch (expected) {
            case ListNode list -> words((Object) list.items().stream()
                    .map(node -> node.asScalar().map(Scalar::text).orElse("…")).toList());
            case Scalar scalar -> scalar.isNull() ? Message.quoted("null")
                    : scalar.integer().isPresent() ? scalar.text() : Message.quoted(scalar.text());
            case MapNode map -> Message.quoted("…");
        };
    }

    private static Object words(Object actual) {
        if (actual == null) {
            return Message.quoted("null");
        }
        if (actual instanceof List<?> list) {
            return list.isEmpty() ? Message.of("test.empty-list")
                    : list.stream().map(value -> Message.quoted(value instanceof Map ? "…" : value)).toList();
        }
        return actual instanceof Number ? actual : Message.quoted(actual);
    }
}
