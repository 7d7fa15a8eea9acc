package lampblack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.diagnostic.Code;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.Field;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.TraitSet;

/** Every way to break a rule of creation, or of the file as a whole. */
final class Breaks {

    static final List<Break> ALL = List.of(
            new Break("an unknown key", (legal, file) -> {
                file.put("speices", "elf");
                return Break.atKey(Code.CHARACTER__UNKNOWN_KEY, "speices");
            }),
            new Break("an unknown ruleset", (legal, file) -> {
                file.put("ruleset", "no-such-game");
                return Break.at(Code.RULESET__NOT_FOUND, "ruleset");
            }),
            new Break("a later version", (legal, file) -> {
                file.put("version", "99.0.0");
                return Break.at(Code.CHARACTER__OTHER_VERSION, "version");
            }),
            new Break("an unknown field", (legal, file) -> {
                map(file, "fields").put("hiar", "red");
                return Break.atKey(Code.FIELD__UNKNOWN, "fields", "hiar");
            }),
            new Break("a field that is none of those it may be", (legal, file) -> fields(legal)
                    .filter(field -> !field.oneOf().isEmpty()).findFirst().flatMap(field -> {
                        map(file, "fields").put(field.label().id(), "nowhere");
                        return Break.at(Code.FIELD__NOT_ONE_OF, "fields", field.label().id());
                    })),
            new Break("a detail that a field does not ask for", (legal, file) -> fields(legal)
                    .filter(field -> field.oneOf().isEmpty()).findFirst().flatMap(field -> {
                        map(file, "fields").put(field.label().id(), new LinkedHashMap<>(Map.of("this", "that")));
                        return Break.at(Code.FIELD__NO_DETAIL, "fields", field.label().id(), "this");
                    })),
            new Break("an unknown step", (legal, file) -> {
                map(file, "creation").put("speciallties", new LinkedHashMap<>(Map.of("A", 1L)));
                return Break.atKey(Code.CREATION__UNKNOWN_STEP, "creation", "speciallties");
            }),
            new Break("a point too many", (legal, file) -> spend(legal, file, (step, points) -> {
                if (step.points().most().evaluate(legal.derived()) == Amount.UNLIMITED || !isOpen(legal, step)) {
                    return Optional.empty();
                }
                Object first = points.values().iterator().next();
                Object one = first instanceof Map<?, ?> map
                        ? new LinkedHashMap<>(Map.of("points", room(legal, step, points), "under", map.get("under")))
                        : (Object) room(legal, step, points);
                points.put("Something Else", one);
                return Break.atKey(Code.CREATION__OVER_BUDGET, "creation", step.id());
            })),
            new Break("a rating over its cap", (legal, file) -> spend(legal, file, (step, points) -> {
                String name = points.keySet().iterator().next();
                points.put(name, with(points.get(name), 50L));
                List<Object> path = new ArrayList<>(List.of("creation", step.id(), name));
                if (points.get(name) instanceof Map) {
                    path.add("points");
                }
                return Break.at(Code.CREATION__OVER_CAP, path.toArray());
            })),
            new Break("less than the least", (legal, file) -> spend(legal, file, (step, points) -> {
                if (!isOpen(legal, step) || legal.sheet().traits().get(step.set()).min().evaluate(legal.derived()) <= 0) {
                    return Optional.empty();
                }
                String name = points.keySet().iterator().next();
                points.put(name, with(points.get(name), 0L));
                List<Object> path = new ArrayList<>(List.of("creation", step.id(), name));
                if (points.get(name) instanceof Map) {
                    path.add("points");
                }
                return Break.at(Code.CREATION__BELOW_MINIMUM, path.toArray());
            })),
            new Break("a number as text", (legal, file) -> spend(legal, file, (step, points) -> {
                String name = points.keySet().iterator().next();
                points.put(name, new LinkedHashMap<>(Map.of("points", "two")));
                return Break.at(Code.SCHEMA__WRONG_TYPE, "creation", step.id(), name, "points");
            })),
            new Break("a missing place", (legal, file) -> spend(legal, file, (step, points) -> {
                Optional<String> placed = points.entrySet().stream()
                        .filter(entry -> entry.getValue() instanceof Map<?, ?> map && map.containsKey("under"))
                        .map(Map.Entry::getKey).findFirst();
                if (placed.isEmpty() || !file.containsKey("ledger")) {
                    return Optional.empty();
                }
                map(points, placed.get()).remove("under");
                return Break.atKey(Code.CREATION__UNFINISHED, "creation", step.id(), placed.get());
            })),
            new Break("an unknown place", (legal, file) -> spend(legal, file, (step, points) -> {
                Optional<String> placed = points.entrySet().stream()
                        .filter(entry -> entry.getValue() instanceof Map<?, ?> map && map.containsKey("under"))
                        .map(Map.Entry::getKey).findFirst();
                placed.ifPresent(name -> map(points, name).put("under", "prowes"));
                return placed.flatMap(name -> Break.at(Code.TRAIT__UNKNOWN, "creation", step.id(), name, "under"));
            })),
            new Break("a name twice", (legal, file) -> spend(legal, file, (step, points) -> {
                String first = points.keySet().iterator().next();
                if (!isOpen(legal, step)) {
                    return Optional.empty();
                }
                points.put(first.toUpperCase(Locale.ROOT), points.get(first));
                return Break.atKey(Code.NAME__TAKEN, "creation", step.id(), first.toUpperCase(Locale.ROOT));
            })),
            new Break("a pick too many", (legal, file) -> choose(legal, file, (step, picks) -> {
                OptionList list = legal.sheet().lists().get(step.from().ids().get(0));
                long most = step.picks().most().evaluate(legal.derived());
                if (!list.open() || most == Amount.UNLIMITED) {
                    return Optional.empty();
                }
                for (int i = 0; picks.size() <= most + legal.derived().morePicks(step.id()); i++) {
                    picks.add("Something Else " + i);
                }
                return Break.atKey(Code.CREATION__TOO_MANY_PICKS, "creation", step.id());
            })),
            new Break("a name that is none", (legal, file) -> choose(legal, file, (step, picks) -> {
                if (picks.isEmpty() || !step.from().isOpen(legal.sheet())) {
                    return Optional.empty();
                }
                picks.set(0, " ");
                return Break.at(Code.NAME__EMPTY, "creation", step.id(), 0);
            })),
            new Break("a name misspelt", (legal, file) -> choose(legal, file, (step, picks) -> {
                if (picks.isEmpty() || step.from().isOpen(legal.sheet())) {
                    return Optional.empty();
                }
                picks.set(0, name(picks.get(0)) + "x");
                return Break.at(Code.OPTION__UNKNOWN, "creation", step.id(), 0);
            })),
            new Break("the same made up twice", (legal, file) -> choose(legal, file, (step, picks) -> {
                OptionList list = legal.sheet().lists().get(step.from().ids().get(0));
                Optional<Object> made = picks.stream().filter(pick -> legal.derived().choices().list(list.id())
                        .stream()
                        .anyMatch(taken -> taken.made() && taken.name().equals(name(pick)))).findFirst();
                if (made.isEmpty() || picks.size() < 2) {
                    return Optional.empty();
                }
                picks.remove(made.get());
                picks.set(0, name(made.get()));
                picks.add(name(made.get()).toUpperCase(Locale.ROOT));
                return Break.at(Code.NAME__TAKEN, "creation", step.id(), picks.size() - 1);
            })),
            new Break("a requirement unmet", (legal, file) -> choose(legal, file, (step, picks) -> {
                // Judged at creation, so the standing must be that of creation, and without what makes room for it.
                if (picks.isEmpty() || !legal.file().ledger().isEmpty()) {
                    return Optional.empty();
                }
                Choices choices = legal.derived().choices();
                DerivedSheet others = new DerivedSheet(legal.sheet(), choices.minus(step.from().ids().stream()
                        .flatMap(list -> choices.list(list).stream()).findFirst().orElseThrow()));
                Optional<String> unmet = step.from().options(legal.sheet()).stream()
                        .filter(option -> !option.requires().holds(others) && !option.locked())
                        .map(option -> step.from().written(option, legal.sheet())).findFirst();
                if (unmet.isEmpty()) {
                    return Optional.empty();
                }
                picks.set(0, unmet.get());
                return Break.at(Code.OPTION__REQUIREMENT_UNMET, "creation", step.id(), 0);
            })),
            new Break("a locked option", (legal, file) -> choose(legal, file, (step, picks) -> {
                Optional<String> locked = step.from().options(legal.sheet()).stream()
                        .filter(option -> option.locked() && !legal.derived().opens(option))
                        .map(option -> option.key().id())
                        .findFirst();
                if (locked.isEmpty() || picks.isEmpty() || !legal.history().isEmpty()) {
                    return Optional.empty();
                }
                picks.set(0, locked.get());
                return Break.at(Code.OPTION__LOCKED, "creation", step.id(), 0);
            })),
            new Break("the same too often", (legal, file) -> choose(legal, file, (step, picks) -> {
                Option option = picks.isEmpty() ? null
                        : legal.sheet().lists().get(step.from().ids().get(0)).entries().get(name(picks.get(0)));
                long taken = picks.stream().filter(pick -> option != null && name(pick).equals(option.key().id()))
                        .count();
                if (option == null || legal.derived().times(option.key()) != taken) {
                    return Optional.empty();
                }
                for (long i = taken; i <= option.times().evaluate(legal.derived()); i++) {
                    picks.add(picks.get(0));
                }
                return Break.at(Code.OPTION__TOO_OFTEN, "creation", step.id(), picks.size() - 1);
            })),
            new Break("an unknown detail", (legal, file) -> choose(legal, file, (step, picks) -> {
                if (picks.isEmpty()) {
                    return Optional.empty();
                }
                String name = name(picks.get(0));
                picks.set(0, with(picks.get(0), "colour", "red"));
                return Break.atKey(Code.OPTION__UNKNOWN_DETAIL, "creation", step.id(), 0, name, "colour");
            })),
            new Break("an unknown quality", (legal, file) -> choose(legal, file, (step, picks) -> {
                if (picks.isEmpty() || legal.sheet().lists().get(step.from().ids().get(0)).quality().isEmpty()) {
                    return Optional.empty();
                }
                String name = name(picks.get(0));
                picks.set(0, with(picks.get(0), "quality", "shiny"));
                return Break.at(Code.OPTION__UNKNOWN_QUALITY, "creation", step.id(), 0, name, "quality");
            })),
            new Break("an unknown answer", (legal, file) -> choose(legal, file, (step, picks) -> {
                for (int i = 0; i < picks.size(); i++) {
                    String name = name(picks.get(i));
                    Optional<String> asked = legal.sheet().option(step.from().key(name, legal.sheet())).stream()
                            .flatMap(option -> option.asks().values().stream())
                            .filter(question -> !question.takesAnyWords() && !question.fresh())
                            .map(question -> question.label().id()).findFirst();
                    if (asked.isPresent()) {
                        map(map(picks.get(i)), name).put(asked.get(), "nobody knows");
                        return Break.at(Code.OPTION__UNKNOWN_ANSWER, "creation", step.id(), i, name, asked.get());
                    }
                }
                return Optional.empty();
            })));

    private Breaks() {}

    static Stream<Break> all() {
        return Stream.concat(ALL.stream(), LedgerBreaks.ALL.stream());
    }

    private static Stream<Field> fields(EvaluatedCharacter legal) {
        return legal.sheet().fields().values().stream();
    }

    private interface OfStep<S extends CreationStep, C> {
        Optional<Break.Broken> in(S step, C choice);
    }

    /** The first step that spends points and gives occasion. */
    private static Optional<Break.Broken> spend(EvaluatedCharacter legal, Map<String, Object> file,
            OfStep<SpendStep, Map<String, Object>> way) {
        return steps(legal, step -> step instanceof SpendStep spend && map(file, "creation").containsKey(step.id())
                ? way.in(spend, map(file, "creation", step.id())) : Optional.empty());
    }

    /** The first step that takes options and gives occasion. */
    private static Optional<Break.Broken> choose(EvaluatedCharacter legal, Map<String, Object> file,
            OfStep<ChooseStep, List<Object>> way) {
        return steps(legal, step -> {
            if (!(step instanceof ChooseStep choose)) {
                return Optional.empty();
            }
            Object written = map(file, "creation").get(step.id());
            List<Object> picks = written instanceof List<?> list ? new ArrayList<>(list)
                    : written == null ? new ArrayList<>() : new ArrayList<>(List.of(written));
            Optional<Break.Broken> broken = way.in(choose, picks);
            broken.ifPresent(item -> map(file, "creation").put(step.id(), picks));
            return broken;
        });
    }

    private static Optional<Break.Broken> steps(EvaluatedCharacter legal,
            Function<CreationStep, Optional<Break.Broken>> way) {
        return legal.sheet().creation().values().stream().flatMap(step -> way.apply(step).stream()).findFirst();
    }

    private static boolean isOpen(EvaluatedCharacter legal, SpendStep step) {
        TraitSet set = legal.sheet().traits().get(step.set());
        return set.open();
    }

    /** One point more than is left to spend. */
    private static long room(EvaluatedCharacter legal, SpendStep step, Map<String, Object> points) {
        long spent = points.values().stream().mapToLong(value -> value instanceof Map<?, ?> map
                ? (Long) map.get("points") : (Long) value).sum();
        return step.points().most().evaluate(legal.derived()) + legal.derived().morePoints(step.id()) - spent + 1;
    }

    private static Object with(Object points, long other) {
        if (points instanceof Map<?, ?> map) {
            Map<String, Object> copy = new LinkedHashMap<>();
            map.forEach((key, value) -> copy.put((String) key, value));
            copy.put("points", other);
            return copy;
        }
        return other;
    }

    static String name(Object pick) {
        return pick instanceof Map<?, ?> map ? (String) map.keySet().iterator().next() : (String) pick;
    }

    /** A pick with one more detail. */
    private static Map<String, Object> with(Object pick, String key, String value) {
        String name = name(pick);
        Map<String, Object> details = new LinkedHashMap<>();
        if (pick instanceof Map<?, ?> map && map.get(name) instanceof Map<?, ?> there) {
            there.forEach((written, said) -> details.put((String) written, said));
        }
        details.put(key, value);
        return new LinkedHashMap<>(Map.of(name, details));
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value, String... path) {
        Map<String, Object> at = (Map<String, Object>) value;
        for (String step : path) {
            at = (Map<String, Object>) at.get(step);
        }
        return at;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Map<String, Object> file, String key) {
        return (List<Object>) file.computeIfAbsent(key, name -> new ArrayList<>());
    }
}
