package lampblack.secondjudge;

import static lampblack.secondjudge.Pen.map;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes characters of Worlds in the Dark from a table of its rules, some of them wrong. */
final class WorldsPlayer {

    private final Pen pen;
    private final Map<String, Integer> specialties = new LinkedHashMap<>();
    private final List<Object> ledger = new ArrayList<>();
    private int names;
    private int xp;
    private int cash;

    WorldsPlayer(long seed) {
        pen = new Pen(seed);
    }

    Map<String, Object> character() {
        Map<String, Object> creation = map("specialties", specialties(), "hindrances", hindrances(), "assets",
                assets());
        int sessions = pen.between(1, 8);
        for (int session = 1; session <= sessions; session++) {
            earn(session);
            for (int i = pen.below(3); i > 0; i--) {
                spend(session);
            }
        }
        return map("format", 1, "ruleset", "worlds-in-the-dark", "version", "1.0.0", "sheet", "character",
                "fields", map("name", "Nobody"), "creation", creation, "ledger", ledger);
    }

    private Map<String, Object> specialties() {
        int points = pen.slips(12) ? pen.one(List.of(5, 6, 8, 9)) : WorldsJudge.POINTS;
        int most = pen.slips(12) ? 3 : 2;
        Map<String, Object> written = map();
        while (points > 0) {
            int dots = Math.min(points, pen.between(1, most));
            String name = "Specialty " + ++names;
            written.put(name, map("points", dots, "under", attribute()));
            specialties.put(name, dots);
            points -= dots;
        }
        return written;
    }

    private String attribute() {
        return pen.slips(60) ? "luck" : pen.one(WorldsJudge.ATTRIBUTES);
    }

    private List<Object> hindrances() {
        List<Object> written = new ArrayList<>();
        for (int i = pen.slips(12) ? 3 : pen.below(3); i > 0; i--) {
            written.add("Hindrance " + i);
        }
        return written;
    }

    private List<Object> assets() {
        List<Object> written = new ArrayList<>();
        for (int i = pen.slips(10) ? pen.one(List.of(3, 5)) : 4; i > 0; i--) {
            String name = "Asset " + i;
            written.add(switch (pen.below(4)) {
                case 0 -> map(name, map("quality", pen.slips(20) ? "perfect" : pen.one(WorldsJudge.QUALITIES)));
                case 1 -> map(name, map("load", pen.below(4)));
                default -> name;
            });
        }
        return written;
    }

    private void earn(int session) {
        Map<String, Object> earned = map("desperate", pen.between(1, 5));
        for (String trigger : WorldsJudge.TRIGGERS) {
            int amount = pen.slips(25) ? 3 : pen.below(3);
            if (amount > 0) {
                earned.put(trigger, amount);
            }
        }
        if (pen.slips(40)) {
            earned.put("kindness", 1);
        }
        earned.values().forEach(amount -> xp += (int) amount);
        ledger.add(map("session", session, "earn", earned));
        if (pen.slips(20)) {
            ledger.add(map("session", session, "earn", map("ideals", 2)));
            xp += 2;
        }
        int found = pen.below(4);
        if (found > 0) {
            ledger.add(map("session", session, "gain", map("cash", found)));
            cash += found;
        }
    }

    private void spend(int session) {
        boolean hasEnough = pen.slips(12) || switch (pen.below(5)) {
            case 0 -> xp >= 10;
            default -> xp >= 6;
        };
        if (pen.below(4) == 0) {
            acquire(session);
        } else if (hasEnough) {
            switch (pen.below(4)) {
                case 0 -> add(session);
                case 1 -> refocus(session);
                default -> raise(session);
            }
        }
    }

    private void acquire(int session) {
        int price = pen.below(4);
        if (price <= cash || pen.slips(4)) {
            String name = "Asset bought " + ++names;
            Object chosen = price == 1 ? name : map(name, map("price", price));
            ledger.add(map("session", session, "advance", "acquire", "choose", chosen));
            cash -= price;
        }
    }

    private void add(int session) {
        String name = pen.slips(15) ? pen.one(List.copyOf(specialties.keySet())) : "Specialty " + ++names;
        ledger.add(map("session", session, "advance", "specialty", "add", name, "under", attribute()));
        specialties.putIfAbsent(name, 1);
        xp -= 6;
    }

    private void refocus(int session) {
        String old = pen.slips(20) ? "Nothing of the kind" : pen.one(List.copyOf(specialties.keySet()));
        String name = "Specialty " + ++names;
        ledger.add(map("session", session, "advance", "refocus", "swap", old, "for", name, "under", attribute()));
        Integer dots = specialties.remove(old);
        specialties.put(name, dots == null ? 1 : dots);
        xp -= 2;
    }

    private void raise(int session) {
        String best = specialties.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
        String name = pen.slips(25) ? "Nothing of the kind"
                : pen.below(2) == 0 ? best : pen.one(List.copyOf(specialties.keySet()));
        int to = specialties.getOrDefault(name, 0) + 1;
        int price = to == 4 ? 10 : 6;
        if (to <= WorldsJudge.CAP && xp >= price || pen.slips(to > WorldsJudge.CAP ? 1 : 6)) {
            ledger.add(map("session", session, "advance", "practice", "raise", name));
            specialties.computeIfPresent(name, (same, dots) -> dots + 1);
            xp -= price;
        }
    }
}
