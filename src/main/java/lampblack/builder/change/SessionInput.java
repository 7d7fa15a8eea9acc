package lampblack.builder.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.character.NoteText;
import lampblack.node.NewValue;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;

/** The end of a session as a form says it: what was earned, by period, what came and went, milestones, and a note. */
public record SessionInput(FormData form, SheetRules rules) {

    public static final String SESSION = "session";

    /** The resulting ledger entries; none for an empty form. */
    public List<NewValue> entries() {
        Map<String, NewValue> when = EntryInput.when(form);
        List<Map<String, NewValue>> entries = new ArrayList<>();
        Map<String, Map<String, NewValue>> earned = new LinkedHashMap<>();
        rules.earning().values().forEach(earning -> amount(earning).ifPresent(amount -> earned
                .computeIfAbsent(period(earning), name -> new LinkedHashMap<>()).put(earning.id(), amount)));
        earned.forEach((period, amounts) -> entries.add(entry(when, period, "earn", NewValue.map(amounts))));
        moved("gain", 1).ifPresent(amounts -> entries.add(entry(when, SESSION, "gain", amounts)));
        moved("lose", -1).ifPresent(amounts -> entries.add(entry(when, SESSION, "lose", amounts)));
        form.all("milestone").forEach(name -> entries.add(entry(when, SESSION, "milestone", NewValue.of(name))));
        form.some("note").ifPresent(note -> {
            if (entries.isEmpty()) {
                entries.add(new LinkedHashMap<>(when));
            }
            entries.get(0).put("note", new NoteText(note).value());
        });
        return entries.stream().map(NewValue::map).toList();
    }

    private Map<String, NewValue> entry(Map<String, NewValue> when, String period, String kind, NewValue what) {
        Map<String, NewValue> entry = new LinkedHashMap<>(when);
        if (!period.equals(SESSION)) {
            form.some("period." + period)
                    .ifPresent(number -> entry.put(period, NewValue.of(form.number("period." + period))));
        }
        entry.put(kind, what);
        return entry;
    }

    /** The period whose number an entry has to say for a way to earn; the session where it says none of its own. */
    private String period(Earning earning) {
        return period(earning, rules);
    }

    public static String period(Earning earning, SheetRules rules) {
        return rules.periodsOf(earning).stream().filter(period -> !period.equals(SESSION)).findFirst().orElse(SESSION);
    }

    /** An amount, or one for each track where it may go into several. */
    private Optional<NewValue> amount(Earning earning) {
        String field = "earn." + earning.id();
        if (earning.into().size() == 1) {
            return number(field).map(NewValue::of);
        }
        Map<String, NewValue> byTrack = new LinkedHashMap<>();
        form.some("into." + earning.id()).filter(earning.into()::contains)
                .ifPresent(track -> number(field).ifPresent(number -> byTrack.putAll(parted(earning, track, number))));
        earning.into().forEach(track -> number(field + "." + track)
                .ifPresent(number -> byTrack.put(track, NewValue.of(number))));
        return byTrack.isEmpty() ? Optional.empty() : Optional.of(NewValue.map(byTrack));
    }

    /** All of an amount in one track, or one of it in another. */
    private Map<String, NewValue> parted(Earning earning, String track, long amount) {
        Optional<String> also = form.some("also." + earning.id()).filter(earning.into()::contains)
                .filter(name -> !name.equals(track) && amount > 1);
        Map<String, NewValue> parted = new LinkedHashMap<>();
        parted.put(track, NewValue.of(also.isPresent() ? amount - 1 : amount));
        also.ifPresent(name -> parted.put(name, NewValue.of(1)));
        return parted;
    }

    private Optional<Long> number(String field) {
        return form.some(field).map(name -> form.number(field)).filter(number -> number != 0);
    }

    /** Gains and losses other than earnings. */
    private Optional<NewValue> moved(String kind, long sign) {
        Map<String, NewValue> moved = new LinkedHashMap<>();
        rules.currencies().forEach(track -> number("move." + track).filter(number -> number * sign > 0)
                .ifPresent(number -> moved.put(track, NewValue.of(number * sign))));
        return moved.isEmpty() ? Optional.empty() : Optional.of(NewValue.map(moved));
    }
}
