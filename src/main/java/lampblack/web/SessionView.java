package lampblack.web;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.diagnostic.Message;
import lampblack.engine.Offering;
import lampblack.engine.Outcome;
import lampblack.io.Attempt;
import lampblack.io.LoadedCharacter;
import lampblack.node.NewValue;
import lampblack.rules.Amount;
import lampblack.rules.Earning;
import lampblack.rules.Label;
import lampblack.rules.Shape;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.web.Ask.Choice;

/**
 * The form that ends a session.
 *
 * @param action where it is sent
 * @param leaf where it is sent to be counted up only
 * @param groups the ways to earn, by period
 * @param moves the currencies that may come or go, such as coin
 * @param others the same of what is mostly earned, such as experience
 * @param sum what it comes to so far
 */
public record SessionView(
        String action, String leaf, String number, String date, List<Group> groups, List<Milestone> milestones,
        List<Ask> moves, List<Ask> others, String note, Sum sum) {

    private static final long MOST_RADIOS = 5;

    public SessionView {
        groups = List.copyOf(groups);
        milestones = List.copyOf(milestones);
        moves = List.copyOf(moves);
        others = List.copyOf(others);
    }

    /** Whether anything may come or go. */
    public boolean moved() {
        return !moves.isEmpty() || !others.isEmpty();
    }

    /** {@code open} where something is said of what is mostly earned, or empty. */
    public String othersOpen() {
        return others.stream().allMatch(each -> each.value().isEmpty()) ? "" : "open";
    }

    /** The ways to earn of one period. @param number the field for its number; none for the session itself */
    public record Group(String id, String title, List<Ask> number, List<Row> ways) {}

    /** A way to earn: amounts to tick and where to, or numbers to write. */
    public record Row(String id, String title, String says, List<Tick> ticks, List<Ask> into, List<Ask> numbers) {

        public String rowId() {
            return id + ".row";
        }
    }

    /** An amount to tick. @param checked {@code checked} or empty */
    public record Tick(String id, String name, String value, String checked) {}

    /** A milestone that is not reached yet, with what it opens. */
    public record Milestone(String id, String value, String title, String text, String opens, String checked) {}

    /** What the form comes to so far: the balances after it, and what speaks against it. */
    public record Sum(List<String> words, List<String> against, String nothing) {}

    static SessionView of(Visit visit, String stem, LoadedCharacter character, Offering offered, Form filled) {
        Outcome outcome = character.outcome();
        long next = next(outcome, SessionForm.SESSION);
        Maker maker = new Maker(visit, outcome, filled);
        return new SessionView(Paths.change(stem, Tab.ADVANCE, "session"), Tab.ADVANCE.path(stem),
                filled.text("session").orElse(String.valueOf(next)),
                filled.text("date").orElse(LocalDate.now().toString()), maker.groups(), maker.milestones(),
                maker.moves(true), maker.moves(false),
                filled.text("note").orElse(""), sum(visit, character, offered, filled));
    }

    /** One more than the highest number that an entry says. */
    static long next(Outcome outcome, String period) {
        return 1 + outcome.file().ledger().stream().map(Entry::header).flatMap(each -> each.period(period).stream())
                .mapToLong(Long::longValue).max().orElse(0);
    }

    private static Sum sum(Visit visit, LoadedCharacter character, Offering offered, Form filled) {
        List<NewValue> entries = filled.text("count").isEmpty() ? List.of()
                : new SessionForm(filled, character.outcome().sheet()).entries();
        if (entries.isEmpty()) {
            return new Sum(List.of(), List.of(), visit.words("web.advance.sum.nothing"));
        }
        Attempt attempt = visit.rulebooks().editor().add(character, entries);
        List<Message> words = new ArrayList<>();
        attempt.after().ifPresent(after -> {
            WhatChanges changes = new WhatChanges(character.outcome(), after.outcome());
            words.addAll(changes.all());
            words.addAll(changes.opened(offered));
        });
        return new Sum(words.stream().map(visit.workshop().messages()::render).toList(), attempt.added().stream()
                .map(each -> visit.workshop().messages().render(each.message())).toList(), "");
    }

    /** Makes the parts of the form from what it says already. */
    private record Maker(Visit visit, Outcome outcome, Form filled) {

        private SheetRules rules() {
            return outcome.sheet();
        }

        List<Group> groups() {
            Map<String, List<Row>> byPeriod = new LinkedHashMap<>();
            byPeriod.put(SessionForm.SESSION, new ArrayList<>());
            rules().earning().values().stream().filter(way -> way.isOpen(outcome.standing())).forEach(way -> byPeriod
                    .computeIfAbsent(SessionForm.period(way, rules()), each -> new ArrayList<>()).add(row(way)));
            List<Group> groups = new ArrayList<>();
            byPeriod.values().removeIf(List::isEmpty);
            byPeriod.forEach((period, ways) -> groups.add(new Group("period." + period, title(period),
                    period.equals(SessionForm.SESSION) ? List.of() : List.of(number(period)), ways)));
            return groups;
        }

        private String title(String period) {
            return Optional.ofNullable(rules().periods().get(period)).map(Label::title)
                    .orElseGet(() -> visit.words("web.advance.session"));
        }

        private Ask number(String period) {
            String field = "period." + period;
            return Ask.number(field, title(period), filled.text(field)
                    .orElseGet(() -> String.valueOf(next(outcome, period)))).least("1");
        }

        private Row row(Earning way) {
            Standing at = outcome.standing();
            long least = way.gives().least().in(at);
            long most = way.most(at);
            boolean step = way.per().equals(Earning.EACH_TIME) && least == most;
            boolean few = !step && most != Amount.UNLIMITED && most <= MOST_RADIOS;
            String field = "earn." + way.id();
            List<Ask> numbers = new ArrayList<>();
            if (!few) {
                way.into().forEach(track -> {
                    String name = way.into().size() == 1 ? field : field + "." + track;
                    numbers.add(Ask.number(name, track(track), filled.text(name).orElse("")).least("0"));
                });
            }
            List<Ask> into = !few || way.into().size() == 1 ? List.of()
                    : most < 2 ? List.of(into(way)) : List.of(into(way), also(way));
            return new Row(field, way.label().title(), way.says(), few ? ticks(field, least, most) : List.of(), into,
                    numbers);
        }

        private Ask into(Earning way) {
            String name = "into." + way.id();
            String chosen = filled.text(name).orElse(way.into().get(0));
            return Ask.one(name, visit.words("web.advance.into"), way.into().stream()
                    .map(track -> Choice.of(track, track(track), chosen)).toList(), false);
        }

        /** Where one of several goes, for whoever parts them. */
        private Ask also(Earning way) {
            String name = "also." + way.id();
            Map<String, String> tracks = new LinkedHashMap<>();
            way.into().forEach(track -> tracks.put(track, track(track)));
            List<Choice> choices = new ArrayList<>(List.of(Choice.of("", visit.words("web.advance.together"),
                    filled.text(name).orElse(""))));
            choices.addAll(Asking.choices(tracks, filled.text(name).orElse("")));
            return Ask.one(name, visit.words("web.advance.also"), choices, false);
        }

        private List<Tick> ticks(String field, long least, long most) {
            String chosen = filled.text(field).orElse("0");
            List<Tick> ticks = new ArrayList<>();
            for (long i = 0; i <= most; i++) {
                if (i == 0 || i >= least) {
                    ticks.add(new Tick(field + "." + i, field, String.valueOf(i),
                            chosen.equals(String.valueOf(i)) ? "checked" : ""));
                }
            }
            return ticks;
        }

        private String track(String id) {
            return outcome.standing().titleOf(rules().tracks().get(id).label());
        }

        List<Ask> moves(boolean pools) {
            return rules().currencies().stream().filter(track -> pools
                    == rules().tracks().get(track).shape() instanceof Shape.Pool).map(track -> Ask.number(
                    "move." + track, track(track),
                    filled.text("move." + track).orElse("")).hint(visit.words("web.advance.now", "amount",
                    WhatChanges.signed(outcome.standing().balance(track))))).toList();
        }

        List<Milestone> milestones() {
            List<String> chosen = filled.all("milestone");
            return rules().milestones().values().stream()
                    .filter(each -> !outcome.standing().state().milestones().contains(each.id()))
                    .map(each -> new Milestone("milestone." + each.id(), each.id(), each.title(), each.text(),
                            opens(each.id()), chosen.contains(each.id()) ? "checked" : "")).toList();
        }

        /** What asks for a milestone, in a few words. */
        private String opens(String milestone) {
            List<String> titles = new Leads(rules()).from(milestone);
            return titles.isEmpty() ? "" : visit.words("web.advance.milestone.opens", "what", titles);
        }
    }
}
