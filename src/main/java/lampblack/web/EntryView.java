package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.cli.LedgerWords;
import lampblack.diagnostic.Message;
import lampblack.engine.Line;
import lampblack.engine.Outcome;
import lampblack.io.Attempt;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Label;
import lampblack.web.Notice.Said;

/**
 * An entry of the ledger on the line of time.
 *
 * @param state {@code skipped} where it took no effect, {@code objected} where it breaks a rule, or empty
 * @param changes what it did to each balance
 * @param panel what can be done to it, where it lies open
 */
public record EntryView(
        String id, String number, String path, String what, String when, String note, String state,
        List<String> changes, List<Panel> panel) {

    public EntryView {
        changes = List.copyOf(changes);
        panel = List.copyOf(panel);
    }

    /**
     * What can be done to an entry.
     *
     * @param redate the form that says when it was and what of it
     * @param takeBack where the form is sent that takes it back
     * @param breaks what would then be wrong
     * @param skipped the entries that would then take no effect
     * @param brings what would then be otherwise
     */
    public record Panel(String entry, String redate, List<Ask> asks, String takeBack, List<Said> breaks,
            List<String> skipped, List<String> brings, String harmless, String closed) {}

    /** Makes the entries of one character. */
    record Maker(Visit visit, String stem, LoadedCharacter character, Optional<String> open) {

        EntryView of(Line line) {
            Outcome outcome = character.outcome();
            LedgerWords words = new LedgerWords(outcome, visit.workshop().messages());
            int index = line.entry().header().index();
            String number = String.valueOf(index + 1);
            boolean isOpen = open.filter(number::equals).isPresent();
            String state = !line.applied() ? "skipped" : line.objections().isEmpty() ? "" : "objected";
            String note = line.entry().header().note().filter(each -> !words.bare(line).equals(each)).orElse("");
            return new EntryView("entry-" + number, number, Paths.entry(stem, index), words.bare(line), when(line), note,
                    state, changes(line), isOpen ? List.of(panel(line)) : List.of());
        }

        /** The day, and the periods that are not the session. */
        private String when(Line line) {
            List<String> words = new ArrayList<>();
            character.outcome().sheet().periods().forEach((id, label) -> {
                if (!id.equals(SessionForm.SESSION)) {
                    line.entry().header().period(id).ifPresent(each -> words.add(label.title() + " " + each));
                }
            });
            return String.join(", ", words);
        }

        private List<String> changes(Line line) {
            List<String> words = new ArrayList<>();
            Outcome outcome = character.outcome();
            for (Map.Entry<String, Long> each : line.changes().entrySet()) {
                Label track = outcome.sheet().tracks().get(each.getKey()).label();
                String change = (each.getValue() > 0 ? "+" : "") + WhatChanges.signed(each.getValue());
                words.add(visit.words("web.history.change", "track", outcome.standing().titleOf(track), "change", change,
                        "left", WhatChanges.signed(line.balances().get(each.getKey()))));
            }
            return words;
        }

        private Panel panel(Line line) {
            int index = line.entry().header().index();
            Attempt attempt = visit.rulebooks().editor().undo(character, index);
            List<Said> breaks = attempt.added().stream().map(each -> Said.of(each, visit.workshop().messages())).toList();
            List<String> skipped = new ArrayList<>();
            List<Message> brings = new ArrayList<>();
            attempt.after().ifPresent(after -> {
                skipped.addAll(skipped(after.outcome(), index));
                brings.addAll(new WhatChanges(character.outcome(), after.outcome()).all());
            });
            return new Panel(String.valueOf(index + 1), Paths.change(stem, Tab.HISTORY, "redate"), asks(line),
                    Paths.change(stem, Tab.HISTORY, "take-back"), breaks, skipped,
                    brings.stream().map(visit.workshop().messages()::render).toList(),
                    breaks.isEmpty() && skipped.isEmpty() ? visit.words("web.history.harmless") : "",
                    Tab.HISTORY.path(stem) + "#entry-" + (index + 1));
        }

        private List<String> skipped(Outcome after, int index) {
            LedgerWords words = new LedgerWords(character.outcome(), visit.workshop().messages());
            List<String> skipped = new ArrayList<>();
            for (Line later : character.outcome().history()) {
                int at = later.entry().header().index();
                boolean is = at > index && later.applied() && after.history().stream()
                        .anyMatch(each -> each.entry().header().index() == at - 1 && !each.applied());
                if (is) {
                    skipped.add(words.number(later) + ". " + words.bare(later));
                }
            }
            return skipped;
        }

        private List<Ask> asks(Line line) {
            List<Ask> asks = new ArrayList<>();
            asks.add(number(SessionForm.SESSION, visit.words("web.advance.session"), line));
            character.outcome().sheet().periods().values().stream()
                    .filter(each -> line.entry().header().period(each.id()).isPresent())
                    .filter(each -> !each.id().equals(SessionForm.SESSION))
                    .forEach(each -> asks.add(number(each.id(), each.title(), line)));
            asks.add(new Ask("", "date", visit.words("web.advance.date"), "", "date",
                    line.entry().header().date().orElse(""), "", List.of(), List.of(), "").at("redate.date"));
            asks.add(Ask.text("note", visit.words("web.advance.note"), line.entry().header().note().orElse(""), false)
                    .at("redate.note"));
            return asks;
        }

        private static Ask number(String period, String title, Line line) {
            return Ask.number(period, title, line.entry().header().period(period).map(String::valueOf).orElse(""))
                    .least("0").at("redate." + period);
        }
    }
}
