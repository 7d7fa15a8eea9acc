package lampblack.secondjudge;

import static lampblack.secondjudge.Pen.map;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/** Writes scoundrels of Blades in the Dark from a table of its rules, some of them wrong. */
final class BladesPlayer {

    private static final List<String> CREWS = Arrays.asList(null, BladesTable.MASTERS, BladesTable.OTHERS);

    private final Pen pen;
    private final BladesTable playbook;
    private final Map<String, Integer> dots;
    private final Map<String, Integer> xp = new HashMap<>();
    private final List<String> abilities = new ArrayList<>();
    private final List<String> traumas = new ArrayList<>();
    private final List<Object> ledger = new ArrayList<>();
    private final boolean isWanderer;
    private final String firstCrew;
    /** Which crew it goes to before a session; null where it leaves one. */
    private final Map<Integer, String> moves = new HashMap<>();
    private final int cap;
    private int veterans;
    private int stash;

    BladesPlayer(long seed) {
        pen = new Pen(seed);
        playbook = pen.one(BladesTable.PLAYBOOKS);
        dots = new HashMap<>(playbook.dots());
        isWanderer = pen.slips(12);
        firstCrew = pen.one(CREWS);
        String crew = firstCrew;
        for (int session = 2; session < 12 && pen.below(3) > 0; session += pen.between(1, 6)) {
            String next = pen.one(CREWS);
            if (!Objects.equals(crew, next) || pen.slips(8)) {
                moves.put(session, next);
                crew = next;
            }
        }
        cap = BladesTable.MASTERS.equals(crew) ? BladesTable.MASTERS_CAP : BladesTable.CAP;
    }

    Map<String, Object> character() {
        Map<String, Object> creation = creation();
        int sessions = isWanderer ? 25 : pen.between(2, 12);
        for (int session = 1; session <= sessions || moves.containsKey(session); session++) {
            if (moves.containsKey(session)) {
                ledger.add(map("session", session, "change", map("crew", moves.get(session))));
            }
            earn(session);
            train(session);
            happen(session);
            BladesTable.ATTRIBUTES.keySet().stream().sorted().forEach(attribute -> raise(attribute));
            learn();
        }
        Map<String, Object> links = firstCrew == null ? map() : map("crew", firstCrew);
        return map("format", 1, "ruleset", "blades-in-the-dark", "version", "1.0.0", "sheet", "character", "links", links,
                "fields", fields(), "creation", creation, "ledger", ledger);
    }

    private Map<String, Object> fields() {
        Map<String, Object> fields = map("name", "Nobody", "look", "plain",
                "heritage", map(pen.one(BladesTable.HERITAGES), "A house by the canal"),
                "background", map(pen.one(BladesTable.BACKGROUNDS), "The lowest of the low"),
                "vice", map(pen.slips(30) ? "virtue" : pen.one(BladesTable.VICES), "In the back room"));
        if (pen.slips(30)) {
            fields.remove(pen.one(List.of("look", "heritage", "background", "vice")));
        }
        return fields;
    }

    private Map<String, Object> creation() {
        List<String> contacts = pen.some(playbook.contacts(), 2);
        if (pen.slips(25)) {
            contacts.set(1, pen.slips(1) && pen.below(2) == 0 ? contacts.get(0) : pen.one(other().contacts()));
        }
        String ability = pen.one(pen.slips(20) ? other().abilities() : playbook.abilities());
        abilities.add(ability);
        return map("playbook", playbook.id(), "heritage-dot", dots(1), "background-dot", dots(1), "dots", dots(2),
                "ability", answered(ability), "friend", contacts.get(0), "rival", contacts.get(1));
    }

    private BladesTable other() {
        return pen.one(BladesTable.PLAYBOOKS.stream().filter(one -> one != playbook).toList());
    }

    private static Object answered(String ability) {
        Map<String, Object> answers = BladesTable.ANSWERS.get(ability);
        return answers == null ? ability : map(ability, new HashMap<>(answers));
    }

    private Map<String, Object> dots(int budget) {
        Map<String, Object> spent = map();
        int points = pen.slips(25) ? pen.one(List.of(budget - 1, budget + 1)) : budget;
        while (points-- > 0) {
            String action = pen.one(BladesTable.ACTIONS.stream()
                    .filter(one -> dots.getOrDefault(one, 0) < BladesTable.CREATION_CAP || pen.slips(40)).toList());
            spent.merge(action, 1, (before, one) -> (int) before + 1);
            dots.merge(action, 1, Integer::sum);
        }
        return spent;
    }

    private void earn(int session) {
        Map<String, Object> earned = map();
        String track = pen.slips(30) ? "playbook-xp" : attributeTrack();
        earned.put("desperate", into(track, pen.between(1, 3)));
        String own = pen.slips(30) ? other().trigger() : playbook.trigger();
        for (String trigger : List.of(own, "beliefs", "struggle")) {
            int amount = pen.slips(40) ? 3 : pen.below(3);
            if (amount > 0) {
                earned.put(trigger, into(pen.below(2) == 0 ? "playbook-xp" : attributeTrack(), amount));
            }
        }
        ledger.add(map("session", session, "earn", earned));
        if (pen.slips(40)) {
            ledger.add(map("session", session, "earn", map("struggle", into("playbook-xp", 2))));
        }
    }

    private String attributeTrack() {
        return pen.one(List.of("insight", "prowess", "resolve")) + "-xp";
    }

    private Map<String, Object> into(String track, int amount) {
        xp.merge(track, amount, Integer::sum);
        return map(track, amount);
    }

    private void train(int downtime) {
        List<String> trained = pen.some(List.of("playbook", "insight", "prowess", "resolve"),
                pen.slips(20) ? 3 : pen.below(3));
        boolean isPaid = pen.below(8) == 0;
        if (isPaid) {
            ledger.add(map("downtime", downtime, "advance", "another"));
        }
        Map<String, Object> earned = map();
        for (String track : trained) {
            earned.put("train-" + track, 1);
            xp.merge(track + "-xp", 1, Integer::sum);
        }
        if (abilities.contains("a-little-something-on-the-side") && pen.below(2) == 0) {
            earned.put("side-money", 2);
            stash += 2;
        }
        if (!earned.isEmpty()) {
            ledger.add(map("downtime", downtime, "earn", earned));
        }
        for (int more = trained.size(); more < BladesTable.ACTIVITIES + (isPaid ? 1 : 0) || pen.slips(20); more++) {
            ledger.add(map("downtime", downtime, "advance", pen.one(BladesTable.QUIET)));
        }
        if (!trained.isEmpty() && pen.slips(40)) {
            ledger.add(map("downtime", downtime, "earn", map("train-" + trained.getFirst(), 1)));
            xp.merge(trained.getFirst() + "-xp", 1, Integer::sum);
        }
    }

    private void happen(int session) {
        if (pen.below(3) == 0) {
            int put = pen.slips(15) ? 30 : pen.between(1, 4);
            if (stash + put <= BladesTable.STASH || pen.slips(3)) {
                ledger.add(map("session", session, "gain", map("stash", put)));
                stash += put;
            }
        }
        moveCoin(session);
        boolean isTooMuch = pen.slips(40);
        if (pen.below(10) == 0 && traumas.size() < 4 || isTooMuch) {
            List<String> left = BladesTable.TRAUMAS.stream().filter(one -> !traumas.contains(one) || pen.slips(40))
                    .toList();
            for (String trauma : pen.some(left, Math.min(left.size(), isTooMuch ? 3 : 1))) {
                ledger.add(pen.below(2) == 0 ? map("session", session, "advance", "trauma", "choose", trauma)
                        : map("session", session, "gain", map("traumas", new ArrayList<>(List.of(trauma)))));
                traumas.add(trauma);
            }
        }
    }

    private void moveCoin(int session) {
        if (pen.below(6) == 0 && stash < BladesTable.STASH) {
            ledger.add(map("session", session, "advance", "put-by"));
            stash++;
        }
        if (pen.below(8) == 0 && stash >= 2 || pen.slips(40)) {
            ledger.add(map("session", session, "advance", "draw"));
            stash -= 2;
        }
    }

    private void raise(String attribute) {
        String track = attribute + "-xp";
        String from = pen.slips(60) ? pen.one(List.of("insight", "prowess", "resolve")) : attribute;
        String action = pen.one(BladesTable.ATTRIBUTES.get(from));
        boolean isAllowed = xp.getOrDefault(track, 0) >= BladesTable.ATTRIBUTE_XP
                && dots.getOrDefault(action, 0) < cap;
        if (isAllowed && pen.below(4) > 0 || pen.slips(80)) {
            ledger.add(map("advance", attribute, "raise", action));
            xp.merge(track, -BladesTable.ATTRIBUTE_XP, Integer::sum);
            dots.merge(action, 1, Integer::sum);
        }
    }

    private void learn() {
        boolean isVeteran = isWanderer || pen.below(3) == 0;
        boolean isAllowed = xp.getOrDefault("playbook-xp", 0) >= BladesTable.PLAYBOOK_XP
                && (!isVeteran || isWanderer || veterans < BladesTable.VETERANS);
        if (!isAllowed && !pen.slips(40)) {
            return;
        }
        List<String> offered = (isVeteran == pen.slips(15) ? playbook : other()).abilities().stream()
                .filter(one -> countOf(one) < BladesTable.TIMES.getOrDefault(one, 1) || pen.slips(40)).toList();
        if (!offered.isEmpty()) {
            String ability = pen.one(offered);
            ledger.add(map("advance", isVeteran ? "veteran" : "ability", "choose", answered(ability)));
            abilities.add(ability);
            veterans += isVeteran ? 1 : 0;
            xp.merge("playbook-xp", -BladesTable.PLAYBOOK_XP, Integer::sum);
        }
    }

    private int countOf(String ability) {
        return (int) IntStream.range(0, abilities.size()).filter(i -> abilities.get(i).equals(ability)).count();
    }
}
