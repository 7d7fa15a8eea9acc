package lampblack.secondjudge;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Judges characters of Worlds in the Dark by a table of its rules, without the engine. */
final class WorldsJudge {

    static final List<String> ATTRIBUTES = List.of("insight", "prowess", "resolve");
    static final List<String> QUALITIES = List.of("cheap", "standard", "fine");
    /** What brings 0 to 2 XP in a session. */
    static final List<String> TRIGGERS = List.of("challenge", "ideals", "hindrances");
    static final int POINTS = 7;
    static final int CAP = 4;
    private static final int CREATION_CAP = 2;
    private static final Map<Long, Integer> PRICES = Map.of(2L, 6, 3L, 6, 4L, 10);

    private final Verdict verdict = new Verdict();
    private final Map<String, Long> ratings = new LinkedHashMap<>();
    private final Map<String, String> under = new HashMap<>();
    private final Map<String, Integer> bySession = new HashMap<>();
    private final Set<String> assets = new HashSet<>();

    static Verdict of(Map<?, ?> character) {
        WorldsJudge judge = new WorldsJudge();
        judge.create((Map<?, ?>) character.get("creation"));
        ((List<?>) character.get("ledger")).forEach(entry -> judge.entry((Map<?, ?>) entry));
        judge.ratings.forEach((name, rating) -> judge.verdict.figures().put(name, rating));
        for (String attribute : ATTRIBUTES) {
            long linked = judge.under.values().stream().filter(attribute::equals).count();
            judge.verdict.figures().put(attribute, Math.min(CAP, linked));
        }
        return judge.verdict;
    }

    private void create(Map<?, ?> creation) {
        int points = 0;
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) creation.get("specialties")).entrySet()) {
            Map<?, ?> written = (Map<?, ?>) entry.getValue();
            int dots = (int) written.get("points");
            points += dots;
            verdict.unless(dots <= CREATION_CAP, "creation.over-cap");
            place((String) entry.getKey(), dots, (String) written.get("under"));
        }
        verdict.unless(points <= POINTS, "creation.over-budget");
        verdict.unless(((List<?>) creation.get("hindrances")).size() <= 2, "creation.too-many-picks");
        List<?> owned = (List<?>) creation.get("assets");
        verdict.unless(owned.size() <= 4, "creation.too-many-picks");
        for (Object asset : owned) {
            Map<?, ?> details = asset instanceof Map<?, ?> map ? (Map<?, ?>) map.values().iterator().next() : Map.of();
            verdict.unless(!details.containsKey("quality") || QUALITIES.contains(details.get("quality")),
                    "option.unknown-quality");
        }
    }

    private void place(String name, long dots, String attribute) {
        verdict.unless(ATTRIBUTES.contains(attribute), "trait.unknown");
        ratings.put(name, dots);
        under.put(name, attribute);
    }

    private void entry(Map<?, ?> entry) {
        if (entry.containsKey("earn")) {
            ((Map<?, ?>) entry.get("earn")).forEach((trigger, amount) ->
                    earn((int) entry.get("session"), (String) trigger, (int) amount));
        } else if (entry.containsKey("gain")) {
            verdict.add("cash", (int) ((Map<?, ?>) entry.get("gain")).get("cash"));
        } else {
            buy(entry);
        }
    }

    private void earn(int session, String trigger, int amount) {
        if (TRIGGERS.contains(trigger)) {
            verdict.unless(bySession.merge(session + trigger, amount, Integer::sum) <= 2, "earning.over-limit");
        } else {
            verdict.unless(trigger.equals("desperate"), "earning.unknown");
        }
        verdict.add("xp", amount);
    }

    private void buy(Map<?, ?> entry) {
        switch ((String) entry.get("advance")) {
            case "practice" -> raise((String) entry.get("raise"));
            case "specialty" -> {
                verdict.unless(!ratings.containsKey(entry.get("add")), "name.taken");
                verdict.pay("xp", 6);
                place((String) entry.get("add"), 1, (String) entry.get("under"));
            }
            case "refocus" -> {
                verdict.unless(ratings.containsKey(entry.get("swap")), "swap.unknown");
                verdict.pay("xp", 2);
                Long dots = ratings.remove(entry.get("swap"));
                under.remove(entry.get("swap"));
                place((String) entry.get("for"), dots == null ? 1 : dots, (String) entry.get("under"));
            }
            case "acquire" -> {
                Object chosen = entry.get("choose");
                Map<?, ?> details = chosen instanceof Map<?, ?> map
                        ? (Map<?, ?>) map.values().iterator().next() : Map.of("price", 1);
                verdict.pay("cash", (int) details.get("price"));
            }
            case String other -> throw new IllegalArgumentException(other);
        }
    }

    private void raise(String name) {
        if (!ratings.containsKey(name)) {
            verdict.unless(false, "trait.unknown");
            return;
        }
        long to = ratings.merge(name, 1L, Long::sum);
        verdict.unless(to <= CAP, "advance.over-cap");
        if (PRICES.containsKey(to)) {
            verdict.pay("xp", PRICES.get(to));
        }
    }
}
