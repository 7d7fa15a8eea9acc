package lampblack.secondjudge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Judges scoundrels of Blades in the Dark, who may go from crew to crew, by a table of its rules and without the engine. */
final class BladesJudge {

    private static final Set<String> TRACKS = Set.of("playbook-xp", "insight-xp", "prowess-xp", "resolve-xp");

    private final Verdict verdict = new Verdict();
    private final Map<String, Integer> byPeriod = new HashMap<>();
    private final List<String> abilities = new ArrayList<>();
    private final List<Object> traumas = new ArrayList<>();
    private final BladesTable playbook;
    private final Map<Object, Integer> activities = new HashMap<>();
    private final Map<Object, Integer> bought = new HashMap<>();
    private int veterans;
    private int cap;
    private boolean isOfShadows;

    private BladesJudge(BladesTable playbook) {
        this.playbook = playbook;
    }

    static Verdict of(Map<?, ?> character) {
        Map<?, ?> creation = (Map<?, ?>) character.get("creation");
        BladesJudge judge = new BladesJudge(BladesTable.playbook((String) creation.get("playbook")));
        judge.fields((Map<?, ?>) character.get("fields"));
        judge.create(creation);
        judge.crews(((Map<?, ?>) character.get("links")).get("crew"), (List<?>) character.get("ledger"));
        ((List<?>) character.get("ledger")).forEach(entry -> judge.entry((Map<?, ?>) entry));
        judge.attributes();
        return judge.verdict;
    }

    private void fields(Map<?, ?> fields) {
        Map<String, List<String>> choices = Map.of("heritage", BladesTable.HERITAGES, "background",
                BladesTable.BACKGROUNDS,
                "vice", BladesTable.VICES);
        verdict.unless(fields.containsKey("look"), "creation.unfinished");
        choices.forEach((field, known) -> {
            verdict.unless(fields.containsKey(field), "creation.unfinished");
            if (fields.containsKey(field)) {
                Object chosen = ((Map<?, ?>) fields.get(field)).keySet().iterator().next();
                verdict.unless(known.contains(chosen), "field.not-one-of");
            }
        });
    }

    private void create(Map<?, ?> creation) {
        BladesTable.ACTIONS.forEach(action -> verdict.add(action, playbook.dots().getOrDefault(action, 0)));
        spend((Map<?, ?>) creation.get("heritage-dot"), 1);
        spend((Map<?, ?>) creation.get("background-dot"), 1);
        spend((Map<?, ?>) creation.get("dots"), 2);
        for (String action : BladesTable.ACTIONS) {
            verdict.unless(verdict.figure(action) <= BladesTable.CREATION_CAP, "creation.over-cap");
        }
        take(name(creation.get("ability")), playbook.abilities().contains(name(creation.get("ability"))));
        verdict.unless(playbook.contacts().contains(creation.get("friend")), "option.not-offered");
        verdict.unless(playbook.contacts().contains(creation.get("rival")), "option.not-offered");
        verdict.unless(!creation.get("friend").equals(creation.get("rival")), "option.too-often");
    }

    /** What the last crew gives counts, whenever it was joined. */
    private void crews(Object first, List<?> ledger) {
        Object crew = first;
        for (Object entry : ledger) {
            if (((Map<?, ?>) entry).get("change") instanceof Map<?, ?> change) {
                verdict.unless(!Objects.equals(crew, change.get("crew")), "ledger.no-change");
                crew = change.get("crew");
            }
        }
        isOfShadows = crew != null;
        cap = BladesTable.MASTERS.equals(crew) ? BladesTable.MASTERS_CAP : BladesTable.CAP;
    }

    private void spend(Map<?, ?> spent, int budget) {
        int points = 0;
        for (Map.Entry<?, ?> entry : spent.entrySet()) {
            points += (int) entry.getValue();
            verdict.add((String) entry.getKey(), (int) entry.getValue());
        }
        verdict.unless(points <= budget, "creation.over-budget");
    }

    private static String name(Object chosen) {
        return chosen instanceof Map<?, ?> map ? (String) map.keySet().iterator().next() : (String) chosen;
    }

    private void take(String ability, boolean isOffered) {
        verdict.unless(isOffered, "option.not-offered");
        abilities.add(ability);
        long times = abilities.stream().filter(ability::equals).count();
        verdict.unless(times <= BladesTable.TIMES.getOrDefault(ability, 1), "option.too-often");
    }

    private void entry(Map<?, ?> entry) {
        if (entry.containsKey("earn")) {
            ((Map<?, ?>) entry.get("earn")).forEach((trigger, amount) -> earn(entry, (String) trigger, amount));
        } else if (entry.containsKey("gain")) {
            gain((Map<?, ?>) entry.get("gain"));
        } else if (!entry.containsKey("change")) {
            buy((String) entry.get("advance"), entry);
        }
    }

    private void earn(Map<?, ?> entry, String trigger, Object amount) {
        if (trigger.startsWith("train-")) {
            // Shadows train their prowess together.
            earnUpTo(entry.get("downtime") + trigger, trigger.equals("train-prowess") && isOfShadows ? 2 : 1, (int) amount);
            act(entry);
            verdict.add(trigger.substring("train-".length()) + "-xp", (int) amount);
        } else if (trigger.equals("side-money")) {
            verdict.unless(abilities.contains("a-little-something-on-the-side"), "earning.locked");
            verdict.add("stash", (int) amount);
        } else {
            Map.Entry<?, ?> into = ((Map<?, ?>) amount).entrySet().iterator().next();
            boolean isFree = trigger.equals("desperate");
            verdict.unless(!isFree || !into.getKey().equals("playbook-xp"), "earning.which-track");
            if (!isFree) {
                verdict.unless(List.of(playbook.trigger(), "beliefs", "struggle").contains(trigger), "earning.locked");
                earnUpTo(entry.get("session") + trigger, 2, (int) into.getValue());
            }
            verdict.unless(TRACKS.contains(into.getKey()), "earning.which-track");
            verdict.add((String) into.getKey(), (int) into.getValue());
        }
    }

    private void earnUpTo(String when, int most, int amount) {
        verdict.unless(byPeriod.merge(when, amount, Integer::sum) <= most, "earning.over-limit");
    }

    private void gain(Map<?, ?> gained) {
        if (gained.containsKey("stash")) {
            verdict.add("stash", (int) gained.get("stash"));
            verdict.unless(verdict.figure("stash") <= BladesTable.STASH, "ledger.out-of-range");
        } else {
            suffer(((List<?>) gained.get("traumas")).getFirst());
        }
    }

    private void suffer(Object trauma) {
        verdict.unless(!traumas.contains(trauma), "option.too-often");
        traumas.add(trauma);
        verdict.unless(traumas.size() <= 4, "option.list-full");
    }

    private void act(Map<?, ?> entry) {
        Object downtime = entry.get("downtime");
        int allowed = BladesTable.ACTIVITIES + bought.getOrDefault(downtime, 0)
                + (abilities.contains("calculating") ? 1 : 0);
        verdict.unless(activities.merge(downtime, 1, Integer::sum) <= allowed, "ledger.over-limit");
    }

    /** Whether an advance is something that is done in downtime, or that moves coin. */
    private boolean passes(String advance, Map<?, ?> entry) {
        switch (advance) {
            case "another" -> bought.merge(entry.get("downtime"), 1, Integer::sum);
            case "put-by" -> verdict.add("stash", 1);
            case "draw" -> verdict.pay("stash", 2);
            default -> {
                if (!BladesTable.QUIET.contains(advance)) {
                    return false;
                }
                act(entry);
            }
        }
        return true;
    }

    private void buy(String advance, Map<?, ?> entry) {
        if (passes(advance, entry)) {
            return;
        }
        if (advance.equals("trauma")) {
            suffer(entry.get("choose"));
            return;
        }
        if (BladesTable.ATTRIBUTES.containsKey(advance)) {
            String action = (String) entry.get("raise");
            boolean isOffered = BladesTable.ATTRIBUTES.get(advance).contains(action);
            verdict.unless(isOffered, "advance.not-offered");
            verdict.pay(advance + "-xp", BladesTable.ATTRIBUTE_XP);
            if (isOffered) {
                verdict.add(action, 1);
                verdict.unless(verdict.figure(action) <= cap, "advance.over-cap");
            }
            return;
        }
        boolean isVeteran = advance.equals("veteran");
        veterans += isVeteran ? 1 : 0;
        verdict.unless(veterans <= BladesTable.VETERANS, "advance.too-often");
        verdict.pay("playbook-xp", BladesTable.PLAYBOOK_XP);
        String ability = name(entry.get("choose"));
        take(ability, isVeteran != playbook.abilities().contains(ability));
    }

    private void attributes() {
        verdict.figures().put("marked", (long) traumas.size());
        BladesTable.ATTRIBUTES.forEach((attribute, actions) -> verdict.figures().put(attribute,
                actions.stream().filter(action -> verdict.figure(action) > 0).count()));
    }
}
