package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.change.CharacterDiff;
import lampblack.builder.change.SessionInput;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.FormField;
import lampblack.builder.page.Choice;
import lampblack.builder.page.FormQuestions;
import lampblack.builder.page.PrerequisiteIndex;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.diagnostic.Message;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;
import lampblack.offers.OfferList;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;
import lampblack.rules.derived.DerivedSheet;

/**
 * The form that ends a session.
 *
 * @param action where it is sent
 * @param tabPath where it is sent to be counted up only
 * @param groups the ways to earn, by period
 * @param moves the currencies that may come or go, such as coin
 * @param others the same of what is mostly earned, such as experience
 * @param sum what it comes to so far
 */
public record SessionView(
        String action, String tabPath, String number, String date, List<EarningGroup> groups,
        List<MilestoneTick> milestones,
        List<FormField> moves, List<FormField> others, String note, SessionTotal sum) {

    private static final long MAX_RADIOS = 5;

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

    /** What may come or go, in a line. */
    public String moveTitles() {
        return titles(Stream.concat(moves.stream(), others.stream()).map(FormField::label));
    }

    /** {@code open} where a field of what may come or go has a value, or empty. */
    public String movesOpen() {
        return Stream.concat(moves.stream(), others.stream()).allMatch(field -> field.value().isEmpty()) ? "" : "open";
    }

    /** The milestones, in a line. */
    public String milestoneTitles() {
        return titles(milestones.stream().map(MilestoneTick::title));
    }

    /** {@code open} where a milestone is ticked, or empty. */
    public String milestonesOpen() {
        return milestones.stream().allMatch(milestone -> milestone.checked().isEmpty()) ? "" : "open";
    }

    private static String titles(Stream<String> titles) {
        return String.join(", ", titles.toList());
    }

    /** The ways to earn of one period. @param number the field for its number; none for the session itself */
    public record EarningGroup(String id, String title, List<FormField> number, List<EarningRow> ways) {}

    /** A way to earn: amounts to tick and where to, or numbers to write. @param also where one of several may go */
    public record EarningRow(String id, String title, String says, List<AmountTick> ticks, List<FormField> into,
            List<FormField> also, List<FormField> numbers) {

        public String rowId() {
            return id + ".row";
        }
    }

    /** An amount to tick. @param checked {@code checked} or empty */
    public record AmountTick(String id, String name, String value, String checked) {}

    /** A milestone that is not reached yet, with what it opens. */
    public record MilestoneTick(String id, String value, String title, String text, String opens, String checked) {}

    /** The total of the form so far: the resulting balances, and what forbids the entry. */
    public record SessionTotal(List<String> words, List<String> against, String nothing) {}

    static SessionView of(TabInput in, String stem, LoadedCharacter character, OfferList offers,
            FormData form) {
        EvaluatedCharacter evaluated = character.evaluated();
        long next = next(evaluated, SessionInput.SESSION);
        SessionViewBuilder maker = new SessionViewBuilder(in, evaluated, form);
        return new SessionView(Urls.change(stem, CharacterTab.ADVANCE, "session"), CharacterTab.ADVANCE.path(stem),
                form.text("session").orElse(String.valueOf(next)),
                form.text("date").orElseGet(in.clock()::today), maker.groups(), maker.milestones(),
                maker.moves(true), maker.moves(false),
                form.text("note").orElse(""), sum(in, character, offers, form));
    }

    /** One more than the highest number that an entry says. */
    static long next(EvaluatedCharacter evaluated, String period) {
        return 1 + evaluated.file().highest(period).orElse(0);
    }

    private static SessionTotal sum(TabInput in, LoadedCharacter character, OfferList offers,
            FormData form) {
        List<NewValue> entries = form.text("count").isEmpty() ? List.of()
                : new SessionInput(form, character.evaluated().sheet()).entries();
        if (entries.isEmpty()) {
            return new SessionTotal(List.of(), List.of(), in.messages().text("web.advance.sum.nothing"));
        }
        ProposedChange proposed = in.editor().add(character, entries);
        List<Message> messages = new ArrayList<>();
        proposed.after().ifPresent(after -> {
            CharacterDiff changes = new CharacterDiff(character.evaluated(), after.evaluated());
            messages.addAll(changes.all());
            messages.addAll(changes.nowAvailable(offers));
        });
        return new SessionTotal(messages.stream().map(in.messages()::render).toList(), proposed.added()
                .stream()
                .map(diagnostic -> in.messages().render(diagnostic.message())).toList(), "");
    }

    /** Makes the parts of the form from what it says already. */
    private record SessionViewBuilder(TabInput in, EvaluatedCharacter outcome, FormData filled) {

        private SheetRules rules() {
            return outcome.sheet();
        }

        List<EarningGroup> groups() {
            Map<String, List<EarningRow>> byPeriod = new LinkedHashMap<>();
            byPeriod.put(SessionInput.SESSION, new ArrayList<>());
            rules().earning().values().stream().filter(earning -> earning.isOpen(outcome.derived()))
                    .forEach(earning -> byPeriod
                    .computeIfAbsent(SessionInput.period(earning, rules()), name -> new ArrayList<>())
                    .add(row(earning)));
            List<EarningGroup> groups = new ArrayList<>();
            byPeriod.values().removeIf(List::isEmpty);
            byPeriod.forEach((period, ways) -> groups.add(new EarningGroup("period." + period, title(period),
                    period.equals(SessionInput.SESSION) ? List.of() : List.of(number(period)), ways)));
            return groups;
        }

        private String title(String period) {
            return Optional.ofNullable(rules().periods().get(period)).map(Label::title)
                    .orElseGet(() -> in.messages().text("web.advance.session"));
        }

        private FormField number(String period) {
            String field = "period." + period;
            return FormField.number(field, title(period), filled.text(field)
                    .orElseGet(() -> String.valueOf(next(outcome, period)))).least("1");
        }

        private EarningRow row(Earning earning) {
            DerivedSheet derived = outcome.derived();
            long least = earning.gives().least().evaluate(derived);
            long most = earning.most(derived);
            boolean step = earning.per().equals(Earning.EACH_TIME) && least == most;
            boolean few = !step && most != Amount.UNLIMITED && most <= MAX_RADIOS;
            String field = "earn." + earning.id();
            List<FormField> numbers = new ArrayList<>();
            if (!few) {
                earning.into().forEach(track -> {
                    String name = earning.into().size() == 1 ? field : field + "." + track;
                    numbers.add(FormField.number(name, track(track), filled.text(name).orElse("")).least("0"));
                });
            }
            boolean parted = few && earning.into().size() > 1;
            return new EarningRow(field, earning.label().title(), earning.says(derived), few ? ticks(field, least, most)
                    : List.of(), parted ? List.of(into(earning)) : List.of(),
                    parted && most > 1 ? List.of(also(earning)) : List.of(), numbers);
        }

        private FormField into(Earning earning) {
            String name = "into." + earning.id();
            String chosen = filled.text(name).orElse(earning.into().get(0));
            return FormField.one(name, in.messages().text("web.advance.into"), earning.into().stream()
                    .map(track -> Choice.of(track, track(track), chosen)).toList(), false);
        }

        /** The choice of track for a gain that may go to one of several. */
        private FormField also(Earning earning) {
            String name = "also." + earning.id();
            Map<String, String> tracks = new LinkedHashMap<>();
            earning.into().forEach(track -> tracks.put(track, track(track)));
            List<Choice> choices = new ArrayList<>(List.of(
                    Choice.of("", in.messages().text("web.advance.together"),
                    filled.text(name).orElse(""))));
            choices.addAll(FormQuestions.choices(tracks, filled.text(name).orElse("")));
            return FormField.one(name, in.messages().text("web.advance.also"), choices, false);
        }

        private List<AmountTick> ticks(String field, long least, long most) {
            String chosen = filled.text(field).orElse("0");
            List<AmountTick> ticks = new ArrayList<>();
            for (long i = 0; i <= most; i++) {
                if (i == 0 || i >= least) {
                    ticks.add(new AmountTick(field + "." + i, field, String.valueOf(i),
                            chosen.equals(String.valueOf(i)) ? "checked" : ""));
                }
            }
            return ticks;
        }

        private String track(String id) {
            return outcome.derived().titleOf(rules().tracks().get(id).label());
        }

        List<FormField> moves(boolean pools) {
            return rules().currencies().stream().filter(track -> pools
                    == rules().tracks().get(track).shape().isPool()).map(track -> FormField.text(
                    "move." + track, track(track),
                    filled.text("move." + track).orElse(""), false).hint(in.messages().text("web.advance.now", "amount",
                    CharacterDiff.signed(outcome.derived().balance(track))))).toList();
        }

        List<MilestoneTick> milestones() {
            List<String> chosen = filled.all("milestone");
            return rules().milestones().values().stream()
                    .filter(label -> !outcome.derived().choices().milestones().contains(label.id()))
                    .map(label -> new MilestoneTick("milestone." + label.id(), label.id(), label.title(), label.text(),
                            opens(label.id()), chosen.contains(label.id()) ? "checked" : "")).toList();
        }

        /** What asks for a milestone, in a few words. */
        private String opens(String milestone) {
            List<String> titles = new PrerequisiteIndex(rules()).needing(milestone);
            return titles.isEmpty() ? "" : in.messages().text("web.advance.milestone.opens", "what", titles);
        }
    }
}
