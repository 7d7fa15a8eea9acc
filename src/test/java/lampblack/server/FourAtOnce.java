package lampblack.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.server.Site.Answer;
import org.jsoup.nodes.Document;
import org.yaml.snakeyaml.Yaml;

/**
 * A GM and three players who press by turns, each from pages that were drawn moments before, and what their files must
 * then hold: kept in a map of things, which knows nothing of the engine.
 */
final class FourAtOnce {

    static final String CREW = "the-salt-lanterns";
    static final List<String> MEMBERS = List.of("bartram-hook", "agnes-ludlow", "pim-vetch");

    private static final String BOARD = "/group/" + CREW;
    private static final String GONE = "";
    private static final Map<String, Long> ROWS = Map.of("harm.lesser", 2L, "harm.moderate", 2L, "harm.severe", 1L);
    private static final List<String> LOADS = List.of("light", "normal", "heavy", "encumbered");

    /** How many presses old a page may be. */
    private static final int OLDEST = 25;

    /** A page of somebody: the version of each sheet on it, what was shown, and after how many presses. */
    private record Shown(Map<String, String> seen, Map<String, String> things, int when) {}

    /** Somebody with a tab for each page that they look at. */
    private record Seat(TableSite.Guest guest, List<String> sheets, Map<String, Shown> tabs) {}

    /** One press: where it is sent, what it says, and what it makes of things where it is accepted. */
    private record Press(String path, Map<String, String> form, boolean isAccepted, Map<String, String> after) {

        String sent() {
            return path + " " + new TreeMap<>(form);
        }
    }

    private final Path folder;
    private final Random chance;
    private final List<Seat> seats = new ArrayList<>();
    /** What each of them sent last. */
    private final Map<List<String>, String> latest = new HashMap<>();
    /** Each thing by sheet and name. */
    private final Map<String, String> things = new TreeMap<>();
    private int unique;
    int presses;
    int collided;
    final List<String> refused = new ArrayList<>();
    final List<String> overwritten = new ArrayList<>();

    FourAtOnce(TableSite site, Path folder, long seed) {
        this.folder = folder;
        this.chance = new Random(seed);
        things.putAll(found());
        for (String member : MEMBERS) {
            seats.add(new Seat(site.player("Player of " + member, member), List.of(member), new LinkedHashMap<>()));
        }
        List<String> all = new ArrayList<>(MEMBERS);
        all.add(CREW);
        seats.add(new Seat(site.gm("Jun"), all, new LinkedHashMap<>()));
    }

    /** What the files say, with what is missing or too many left to those who compare. */
    Map<String, String> found() {
        return found(folder);
    }

    static Map<String, String> found(Path folder) {
        Map<String, String> found = new TreeMap<>();
        MEMBERS.forEach(member -> read(member, text(folder.resolve(member + ".yaml")), found));
        read(CREW, text(folder.resolve(CREW + ".yaml")), found);
        read("group", text(folder.resolve(".table/crews/" + CREW + ".yaml")), found);
        return found;
    }

    private static String text(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Puts a crew and three who belong to it into a folder. */
    static void deal(Path folder) {
        TableSite.examples(folder, "blades-in-the-dark", CREW);
        TableSite.examples(folder, "blades-in-the-dark", MEMBERS.toArray(String[]::new));
        try {
            for (String member : MEMBERS) {
                Path file = folder.resolve(member + ".yaml");
                Files.writeString(file, text(file).replaceAll("(?m)^links: .*\n", "").replaceFirst("(?m)^fields:",
                        "links: {crew: " + CREW + ".yaml}\nfields:"));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** What is not as it should be. */
    static Map<String, String> differences(Map<String, String> expected, Map<String, String> found) {
        Map<String, String> different = new TreeMap<>();
        Stream.concat(expected.keySet().stream(), found.keySet().stream()).filter(thing -> !expected
                .getOrDefault(thing, GONE).equals(found.getOrDefault(thing, GONE))).forEach(thing ->
                        different.put(thing, "expected " + expected.get(thing) + ", found " + found.get(thing)));
        return different;
    }

    Map<String, String> expected() {
        return things;
    }

    private static void read(String sheet, String text, Map<String, String> found) {
        Map<?, ?> file = text.isEmpty() ? Map.of() : new Yaml().load(text);
        Map<?, ?> now = sheet.equals("group") ? file : (Map<?, ?>) file.get("now");
        now.forEach((track, value) -> {
            switch (value) {
                case Map<?, ?> inner -> inner.forEach((name, what) -> {
                    if (what instanceof List<?> words) {
                        words.forEach(word -> found.merge(sheet + " " + track + "." + name + " " + word, "1",
                                String::concat));
                    } else {
                        found.put(sheet + " " + track + " " + name, String.valueOf(what));
                    }
                });
                case List<?> words -> words.forEach(word -> found.merge(sheet + " " + track + " " + word, "1",
                        String::concat));
                default -> found.put(sheet + " " + track, String.valueOf(value));
            }
        });
        if (file.get("fields") instanceof Map<?, ?> fields) {
            for (String field : List.of("look", "alias")) {
                found.put(sheet + " field " + field, Objects.toString(fields.get(field), GONE));
            }
        }
        if (file.get("ledger") instanceof List<?> ledger) {
            ledger.stream().map(entry -> ((Map<?, ?>) entry).get("note")).filter(Objects::nonNull)
                    .forEach(note -> found.merge(sheet + " ledger " + note, "1", String::concat));
        }
        found.remove("group format");
        found.values().removeIf(GONE::equals);
    }

    /** So many presses, each by somebody who is drawn, on something that is drawn. */
    void play(int many) {
        while (presses < many) {
            Seat seat = seats.get(chance.nextInt(seats.size() + 1) % seats.size());
            boolean isBoard = seat.sheets.size() > 1 && chance.nextInt(3) > 0;
            String tab = isBoard ? BOARD : seat.sheets.get(chance.nextInt(seat.sheets.size()));
            Shown last = seat.tabs.get(tab);
            if (last == null || last.when < presses - OLDEST || chance.nextInt(5) == 0) {
                seat.tabs.put(tab, shown(seat, tab));
            }
            Press press = press(seat.tabs.get(tab), isBoard ? seat.sheets.get(chance.nextInt(seat.sheets.size())) : tab,
                    isBoard);
            // A form that somebody sends twice in a row is answered again, and nothing is done.
            if (press != null && !press.sent().equals(latest.put(seat.sheets, press.sent()))) {
                send(seat, tab, press);
            }
        }
    }

    private Shown shown(Seat seat, String tab) {
        Map<String, String> seen = new LinkedHashMap<>();
        if (tab.equals(BOARD)) {
            Document board = seat.guest.get(BOARD).page();
            seat.sheets.forEach(sheet -> seen.put(sheet, board.selectFirst("#sheet-" + sheet + " input[name=seen]")
                    .val()));
            seen.put("notes", board.selectFirst("#notes input[name=seen]").val());
        } else {
            seen.put(tab, seat.guest.seen(tab));
        }
        return new Shown(seen, new TreeMap<>(things), presses);
    }

    private void send(Seat seat, String tab, Press press) {
        presses++;
        Answer answer = seat.guest.post(press.path, press.form);
        boolean isDone = answer.status() == 303;
        String said = press.path + " " + press.form + ": " + answer.status();
        if (isDone && !press.isAccepted) {
            overwritten.add(said);
        } else if (!isDone && press.isAccepted) {
            refused.add(said + " " + answer.words(".notice, .why"));
        }
        collided += press.isAccepted ? 0 : 1;
        if (isDone) {
            press.after.forEach((thing, value) -> {
                if (value.equals(GONE)) {
                    things.remove(thing);
                } else {
                    things.put(thing, value);
                }
            });
        }
        // Most pages follow what was pressed on them; some are left as they were.
        if (chance.nextBoolean()) {
            seat.tabs.put(tab, shown(seat, tab));
        }
    }

    private Press press(Shown page, String sheet, boolean isBoard) {
        return switch (chance.nextInt(isBoard ? 10 : 12)) {
            case 0 -> isBoard ? clock(page) : field(page, sheet);
            case 1 -> isBoard ? notes(page) : note(page, sheet);
            case 2 -> own(page, sheet, isBoard);
            case 3, 4 -> sheet.equals(CREW) ? counts(page, sheet, "vault", 8, isBoard) : words(page, sheet, isBoard);
            case 5 -> sheet.equals(CREW) ? null : level(page, sheet, "load", LOADS.get(chance.nextInt(4)), isBoard);
            case 6 -> sheet.equals(CREW) ? null : carried(page, sheet, isBoard);
            case 7 -> sheet.equals(CREW) ? null : counts(page, sheet, "coin", 4, isBoard);
            case 10 -> sheet.equals(CREW) ? null : entry(page, sheet);
            default -> counts(page, sheet, sheet.equals(CREW) ? "vault" : "stress", sheet.equals(CREW) ? 8 : 9, isBoard);
        };
    }

    private static String path(String sheet, boolean isBoard) {
        return isBoard ? BOARD + "/sheets/" + sheet + "/" : "/characters/" + sheet + "/play/";
    }

    private Press mark(Shown page, String sheet, boolean isBoard, Map<String, String> fields, boolean isAccepted,
            Map<String, String> after) {
        Map<String, String> form = new LinkedHashMap<>(fields);
        form.put("seen", page.seen.get(sheet));
        return new Press(path(sheet, isBoard) + "mark", form, isAccepted, after);
    }

    private String now(String thing) {
        return things.getOrDefault(thing, GONE);
    }

    /** A thing that is set is as it was shown, or as it is to be; then that is what it becomes. */
    private boolean stands(Shown page, String thing, String value) {
        return now(thing).equals(page.things.getOrDefault(thing, GONE)) || now(thing).equals(value);
    }

    /** A box that sets, or one more or fewer. */
    private Press counts(Shown page, String sheet, String track, long most, boolean isBoard) {
        String thing = sheet + " " + track;
        if (chance.nextBoolean()) {
            return level(page, sheet, track, String.valueOf(chance.nextInt((int) most + 1)), isBoard);
        }
        long by = chance.nextBoolean() ? 1 : -1;
        long there = now(thing).isEmpty() ? 0 : Long.parseLong(now(thing));
        return mark(page, sheet, isBoard, Map.of("where", track, "mark", by > 0 ? "+1" : "-1"), true, Map.of(thing,
                String.valueOf(Math.clamp(there + by, 0, most))));
    }

    private Press level(Shown page, String sheet, String track, String value, boolean isBoard) {
        String thing = sheet + " " + track;
        return page.things.getOrDefault(thing, "0").equals(value) ? null : mark(page, sheet, isBoard,
                Map.of("where", track, "mark", value), stands(page, thing, value), Map.of(thing, value));
    }

    /** Words into a row that had room on the page, or out of it. */
    private Press words(Shown page, String sheet, boolean isBoard) {
        String row = List.copyOf(new TreeMap<>(ROWS).keySet()).get(chance.nextInt(3));
        String start = sheet + " " + row + " ";
        List<String> shown = page.things.keySet().stream().filter(thing -> thing.startsWith(start)).toList();
        if (shown.size() == ROWS.get(row)) {
            String gone = shown.get(chance.nextInt(shown.size()));
            // What somebody else has taken out is out.
            return mark(page, sheet, isBoard, Map.of("where", row, "clear", gone.substring(start.length())), true,
                    Map.of(gone, GONE));
        }
        String words = "word " + unique++;
        boolean hasRoom = things.keySet().stream().filter(thing -> thing.startsWith(start)).count() < ROWS.get(row);
        return mark(page, sheet, isBoard, Map.of("where", row, "mark", words), hasRoom, Map.of(start + words, "1"));
    }

    /** Something that is put away, or taken along again. */
    private Press carried(Shown page, String sheet, boolean isBoard) {
        List<String> own = Map.of("bartram-hook", List.of("lantern", "irons"), "agnes-ludlow", List.of("blueprints",
                "palm-pistol"), "pim-vetch", List.of("gadget", "blowgun")).get(sheet);
        String name = own.get(chance.nextInt(own.size()));
        String thing = sheet + " carried " + name;
        boolean isThere = page.things.containsKey(thing);
        return mark(page, sheet, isBoard, Map.of("where", "carried", "mark", isThere ? "-" + name : name), true,
                Map.of(thing, isThere ? GONE : "1"));
    }

    /** A clock of one's own: begun, marked, or taken away. */
    private Press own(Shown page, String sheet, boolean isBoard) {
        String start = sheet + " clocks ";
        List<String> shown = page.things.keySet().stream().filter(thing -> thing.startsWith(start)).toList();
        if (sheet.equals(CREW)) {
            return null;
        }
        if (shown.size() < 2) {
            String name = "Clock " + unique++;
            return mark(page, sheet, isBoard, Map.of("where", "clocks", "begin", name, "size", "8"), true,
                    Map.of(start + name, "0/8"));
        }
        String thing = shown.get(chance.nextInt(shown.size()));
        String where = "clocks." + thing.substring(start.length());
        return chance.nextInt(4) == 0 ? mark(page, sheet, isBoard, Map.of("where", where, "clear", ""), stands(page,
                thing, GONE), Map.of(thing, GONE)) : ticked(thing, by -> mark(page, sheet, isBoard,
                        Map.of("where", where, "mark", by > 0 ? "+1" : "-1"), things.containsKey(thing),
                        Map.of(thing, moved(thing, by))));
    }

    private Press ticked(String thing, Function<Integer, Press> press) {
        return press.apply(chance.nextInt(3) == 0 ? -1 : 1);
    }

    /** A clock as it stands after a tick. */
    private String moved(String thing, int by) {
        if (!things.containsKey(thing)) {
            return GONE;
        }
        String[] both = now(thing).split("/");
        return Math.clamp(Long.parseLong(both[0]) + by, 0, Long.parseLong(both[1])) + "/" + both[1];
    }

    /** A clock that the group shares. */
    private Press clock(Shown page) {
        String start = "group clocks ";
        List<String> shown = page.things.keySet().stream().filter(thing -> thing.startsWith(start)).toList();
        String path = BOARD + "/clocks";
        if (shown.size() < 3) {
            String name = "Shared " + unique++;
            return new Press(path, Map.of("begin", name, "size", "12"), true, Map.of(start + name, "0/12"));
        }
        String thing = shown.get(chance.nextInt(shown.size()));
        String name = thing.substring(start.length());
        return switch (chance.nextInt(8)) {
            case 0 -> new Press(path, Map.of("clock", name, "remove", "yes", "was", page.things.get(thing)),
                    now(thing).equals(page.things.get(thing)), Map.of(thing, GONE));
            case 1 -> new Press(path, Map.of("clock", name, "rename", name + "x"), things.containsKey(thing),
                    Map.of(thing, GONE, thing + "x", now(thing)));
            default -> ticked(thing, by -> new Press(path, Map.of("clock", name, "mark", by > 0 ? "+1" : "-1"),
                    things.containsKey(thing), Map.of(thing, moved(thing, by))));
        };
    }

    private Press notes(Shown page) {
        String words = "The group knows " + unique++;
        return new Press(BOARD + "/notes", Map.of("words", words, "seen", page.seen.get("notes")),
                stands(page, "group notes", words), Map.of("group notes", words));
    }

    private Press field(Shown page, String sheet) {
        String field = chance.nextBoolean() || sheet.equals(CREW) ? "look" : "alias";
        String thing = sheet + " field " + field;
        String words = "Known by " + unique++;
        return sheet.equals(CREW) ? null : new Press("/characters/" + sheet + "/build/fill", Map.of("field", field,
                "value", words, "seen", page.seen.get(sheet)), stands(page, thing, words), Map.of(thing, words));
    }

    private Press note(Shown page, String sheet) {
        String words = "note " + unique++;
        return new Press("/characters/" + sheet + "/play/note", Map.of("words", words, "session", "20", "seen",
                page.seen.get(sheet)), true, Map.of(sheet + " ledger " + words, "1"));
    }

    private Press entry(Shown page, String sheet) {
        String words = "entry " + unique++;
        return new Press("/characters/" + sheet + "/advance/session", Map.of("session", "20", "move.stash", "1",
                "note", words, "seen", page.seen.get(sheet)), true, Map.of(sheet + " ledger " + words, "1"));
    }
}
