package lampblack.builder.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.character.NoteText;
import lampblack.node.NewValue;
import lampblack.play.TakenMarks;
import lampblack.rules.Candidate;

/**
 * One more entry for the ledger, as a form says it: {@code do} says of which kind, {@code choose} what is taken, and
 * {@code ask.0.whose} what is said beside the first of these.
 */
public record EntryInput(FormData form) {

    private static final List<String> NUMBERS = List.of("price", "load", "rolled");
    /** What the name of a field begins with that says what goes of a row. */
    public static final String CLEARS = "clears.";
    /** The field that names the clock which is ticked. */
    public static final String TICKS = "ticks";
    private static final String PERIOD = "period.";
    private static final String DAY = "[0-9]{4}-[0-9]{2}-[0-9]{2}";

    /** @throws FormData.MalformedForm where it says nothing that could be written */
    public NewValue entry() {
        Map<String, NewValue> entry = new LinkedHashMap<>(when(form));
        form.some("part").ifPresent(part -> entry.put("part", NewValue.of(part)));
        form.fields().keySet().stream().filter(id -> id.startsWith(PERIOD) && form.some(id).isPresent())
                .forEach(id -> entry.put(id.substring(PERIOD.length()), NewValue.of(form.number(id))));
        String kind = form.required("do");
        switch (kind) {
            case "buy" -> entry.putAll(bought());
            case "due" -> entry.putAll(due());
            case "gain", "lose" -> entry.put(kind, NewValue.map(form.required("block"), thing()));
            case "change" -> entry.put(kind, NewValue.map("playbook", NewValue.of(form.required("playbook"))));
            case "begin" -> entry.put(kind, NewValue.of(needed("begins")));
            case "retire" -> entry.put(kind, NewValue.of(needed("words")));
            default -> throw new FormData.MalformedForm("do");
        }
        Map<String, NewValue> marked = marked();
        if (!marked.isEmpty()) {
            entry.put(TakenMarks.MARKED, NewValue.map(marked));
        }
        form.some("note").ifPresent(note -> entry.put("note", new NoteText(note).value()));
        return NewValue.map(entry);
    }

    /** What goes of rows, and the clock that is ticked, as far as a form names them. */
    private Map<String, NewValue> marked() {
        Map<String, NewValue> marked = new LinkedHashMap<>();
        form.fields().keySet().stream().filter(id -> id.startsWith(CLEARS) && form.some(id).isPresent())
                .forEach(id -> marked.put(id.substring(CLEARS.length()), NewValue.of(form.required(id))));
        form.some(TICKS).ifPresent(clock -> marked.put(clock, NewValue.of(1L)));
        return marked;
    }

    /** The session and the day, as far as a form says them. */
    static Map<String, NewValue> when(FormData form) {
        Map<String, NewValue> when = new LinkedHashMap<>();
        form.some("session").ifPresent(number -> when.put("session", NewValue.of(form.number("session"))));
        form.some("date").ifPresent(day -> {
            if (!day.matches(DAY)) {
                throw new FormData.MalformedForm("date");
            }
            when.put("date", NewValue.of(day));
        });
        return when;
    }

    private Map<String, NewValue> bought() {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("advance", NewValue.of(form.required("advance")));
        for (String key : List.of("raise", "add")) {
            form.some(key).ifPresent(name -> keys.put(key, NewValue.of(name)));
        }
        List<NewValue> chosen = chosen();
        if (!chosen.isEmpty()) {
            keys.put("choose", chosen.size() == 1 ? chosen.get(0) : new NewValue.ListValue(chosen));
        }
        for (String key : List.of("swap", "for", "under")) {
            form.some(key).ifPresent(name -> keys.put(key, NewValue.of(name)));
        }
        return keys;
    }

    /** What was given to a step of creation: options, or a point in a trait. */
    private Map<String, NewValue> due() {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("due", NewValue.of(form.required("due")));
        List<NewValue> chosen = chosen();
        if (!chosen.isEmpty()) {
            keys.put("choose", chosen.size() == 1 ? chosen.get(0) : new NewValue.ListValue(chosen));
            return keys;
        }
        NewValue point = form.some("under").map(parent -> NewValue.map(Map.of("points", NewValue.of(1L), "under",
                NewValue.of(parent)))).orElse(NewValue.of(1L));
        keys.put("points", NewValue.map(needed("name"), point));
        return keys;
    }

    /** What comes or goes: a name in a set and how far it moves, a part with what it is made of, or options. */
    private NewValue thing() {
        if (form.some("steps").isPresent()) {
            return NewValue.map(needed("name"), NewValue.of(form.number("steps")));
        }
        Map<String, NewValue> made = new LinkedHashMap<>();
        form.fields().keySet().stream().filter(id -> id.startsWith("make.")).forEach(id -> {
            List<NewValue> picks = form.all(id).stream().filter(pick -> !pick.isBlank()).map(NewValue::of).toList();
            if (!picks.isEmpty()) {
                made.put(id.substring("make.".length()),
                        picks.size() == 1 ? picks.get(0) : new NewValue.ListValue(picks));
            }
        });
        if (!made.isEmpty()) {
            return NewValue.map(needed("name"), NewValue.map("creation", NewValue.map(made)));
        }
        List<NewValue> chosen = chosen();
        if (chosen.isEmpty()) {
            throw new FormData.MalformedForm("choose");
        }
        return chosen.size() == 1 ? chosen.get(0) : new NewValue.ListValue(chosen);
    }

    private List<NewValue> chosen() {
        List<NewValue> chosen = new ArrayList<>();
        List<String> names = form.all("choose");
        for (int i = 0; i < names.size(); i++) {
            Optional<String> name = names.get(i).equals(Candidate.BLANK) ? form.some("name")
                    : Optional.of(names.get(i)).filter(text -> !text.isBlank());
            Map<String, NewValue> said = said("ask." + i + ".");
            name.ifPresent(text -> chosen.add(said.isEmpty() ? NewValue.of(text)
                    : NewValue.map(text, NewValue.map(said))));
        }
        return chosen;
    }

    /** The details of a pick; answers for a granted option are nested under the id of that option. */
    private Map<String, NewValue> said(String prefix) {
        Map<String, NewValue> said = new LinkedHashMap<>();
        Map<String, Map<String, NewValue>> ofGifts = new LinkedHashMap<>();
        form.fields().keySet().stream().filter(id -> id.startsWith(prefix)).forEach(id -> {
            String key = id.substring(prefix.length());
            int dot = key.indexOf('.');
            form.some(id).ifPresent(value -> {
                if (dot > 0) {
                    ofGifts.computeIfAbsent(key.substring(0, dot), gift -> new LinkedHashMap<>())
                            .put(key.substring(dot + 1), NewValue.of(value));
                } else {
                    said.put(key, NUMBERS.contains(key) && value.matches("[0-9]{1,12}")
                            ? NewValue.of(Long.parseLong(value)) : NewValue.of(value));
                }
            });
        });
        // Only what the game does not have is described by its player.
        if (said.containsKey("text")) {
            said.put("own", NewValue.of(true));
        }
        ofGifts.forEach((gift, answers) -> said.put(gift, NewValue.map(answers)));
        return said;
    }

    private String needed(String field) {
        return form.some(field).orElseThrow(() -> new FormData.MalformedForm(field));
    }
}
