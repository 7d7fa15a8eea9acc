package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.builder.change.AddEntry;
import lampblack.builder.change.CharacterDiff;
import lampblack.builder.change.EntryInput;
import lampblack.builder.change.SessionInput;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Choice;
import lampblack.builder.page.Control;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.FormData;
import lampblack.builder.page.FormField;
import lampblack.builder.page.FormQuestions;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Notice.ProblemText;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.page.RulingInput;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.character.LedgerEntry;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.RulingsForChange;
import lampblack.offers.OfferList;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/**
 * Something that is about to be written, before it is: what it asks, what it would change, and what speaks against it.
 *
 * @param costs each with the balance before and after
 * @param write the form that writes it, with what of it is settled already
 * @param brings what would be otherwise after it
 * @param against what the judge would say to it
 * @param allow the fields of a ruling that would let it stand, where one can
 * @param look {@code look} where it can be tried once more with what the fields say
 */
public record PendingEntryView(
        String tabPath, String title, List<Paragraph> text, List<String> costs, Control write, List<String> brings,
        List<ProblemText> against, List<FormField> allow, String look) {

    public PendingEntryView {
        costs = List.copyOf(costs);
        brings = List.copyOf(brings);
        against = List.copyOf(against);
        allow = List.copyOf(allow);
    }

    /** What an address asks to be looked at; empty where it asks for nothing that there is. */
    static Optional<PendingEntryView> of(TabInput in, String stem, LoadedCharacter character,
            OfferList offers,
            FormData form) {
        return form.text("do").flatMap(kind -> new PendingEntryBuilder(in, stem, character, offers, form,
                SpendView.of(character.evaluated(), form.some("part"))).of(kind));
    }

    /** Makes the view of one deed. */
    private record PendingEntryBuilder(TabInput in, String stem, LoadedCharacter character, OfferList offered,
            FormData form,
            EvaluatedCharacter of) {

        Optional<PendingEntryView> of(String kind) {
            return switch (kind) {
                case "buy" -> form.some("advance").map(of.sheet().advances()::get).map(this::buy);
                case "due" -> form.some("due").map(of.sheet().creation()::get).map(this::due);
                case "gain", "lose" -> form.some("block").flatMap(block -> moved(kind, block));
                case "change" -> form.some("playbook").flatMap(this::change);
                default -> Optional.empty();
            };
        }

        private PendingEntryView buy(Advance advance) {
            List<FormField> asks = new ArrayList<>();
            List<HiddenField> kept = new ArrayList<>();
            Optional<Label> label = Optional.empty();
            FormQuestions questions = new FormQuestions(in.messages(), in.shelf().named(), of, form);
            keep("raise", kept);
            keep("swap", kept);
            switch (advance.purchase()) {
                case ChoosePurchase choose -> label = taken(choose, advance.cost().ofChosen(), questions, asks, kept);
                case AddPurchase add -> asks.addAll(questions.named("add", of.sheet().traits().get(add.set()), true));
                case SwapPurchase swap -> swapped(swap, questions, asks);
                case RaisePurchase raise -> { }
                case GainPurchase gain -> { }
            }
            String named = label.map(Label::title).or(() -> form.some("raise").map(this::title))
                    .or(() -> form.some("swap")).orElse("");
            kept.add(0, new HiddenField("advance", advance.id()));
            String title = named.isEmpty() ? advance.label().title()
                    : in.messages().text("web.advance.deed", "advance", advance.label().title(), "what", named);
            return view(part() + title, label.map(Label::text).filter(name -> !name.isEmpty())
                    .orElse(advance.label().text()), price(advance), kept, asks, in.messages().text("web.advance.buy"));
        }

        /** What is due of a step of creation: an option, or a point in a trait. */
        private PendingEntryView due(CreationStep step) {
            List<FormField> asks = new ArrayList<>();
            List<HiddenField> kept = new ArrayList<>(List.of(new HiddenField("due", step.id())));
            FormQuestions questions = new FormQuestions(in.messages(), in.shelf().named(), of, form);
            Optional<Label> label = switch (step) {
                case ChooseStep choose -> taken(choose.purchase(), false, questions, asks, kept);
                case SpendStep spend -> {
                    spent(spend, questions, asks, kept);
                    yield Optional.empty();
                }
                case SetRatingsStep ratings -> Optional.empty();
                case FillStep fill -> Optional.empty();
            };
            String named = label.map(Label::title).or(() -> form.some("name").map(this::title)).orElse("");
            String title = named.isEmpty() ? step.label().title()
                    : in.messages().text("web.advance.deed", "advance", step.label().title(), "what", named);
            return view(part() + title, label.map(Label::text).filter(text -> !text.isEmpty())
                    .orElse(step.label().text()), List.of(), kept, asks, in.messages().text("web.advance.take"));
        }

        private void spent(SpendStep spend, FormQuestions questions, List<FormField> asks,
                List<HiddenField> kept) {
            TraitSet set = of.sheet().traits().get(spend.set());
            boolean isHad = form.some("name").filter(name -> of.derived().traits(set.id()).stream().anyMatch(trait ->
                    trait.id().equals(name) || of.derived().title(trait).equals(name))).isPresent();
            if (isHad || !set.open()) {
                keep("name", kept);
            } else {
                asks.addAll(questions.named("name", set, true));
            }
        }

        private void swapped(SwapPurchase swap, FormQuestions questions, List<FormField> asks) {
            asks.add(questions.text("for", in.messages().text("web.ask.for"), true));
            swap.sets().stream().filter(set -> form.some("swap").filter(name -> of.derived().traits(set).stream()
                    .anyMatch(trait -> of.derived().title(trait).equals(name))).isPresent())
                    .flatMap(set -> of.sheet().traits().get(set).under().stream()).findFirst()
                    .ifPresent(above -> asks.add(questions.under(above, false)));
        }

        private String part() {
            return form.some("part").map(name -> name.substring(name.indexOf('.') + 1) + ": ").orElse("");
        }

        private String title(String trait) {
            String id = trait.substring(trait.lastIndexOf('.') + 1);
            return of.sheet().traits().values().stream().filter(set -> set.entries().containsKey(id))
                    .map(set -> of.derived().title(new Trait(set.id(), id))).findFirst().orElse(trait);
        }

        private void keep(String key, List<HiddenField> kept) {
            form.some(key).ifPresent(value -> kept.add(new HiddenField(key, value)));
        }

        private Optional<Label> taken(ChoosePurchase choose, boolean priced, FormQuestions questions,
                List<FormField> asks, List<HiddenField> kept) {
            List<String> chosen = form.all("choose").stream().filter(name -> !name.isBlank()).toList();
            boolean several = choose.picks().evaluate(of.derived()) > 1;
            if (several) {
                asks.addAll(questions.several(choose, chosen));
            } else {
                chosen.stream().limit(1).forEach(name -> kept.add(new HiddenField("choose", name)));
            }
            for (int i = 0; i < chosen.size(); i++) {
                OptionList list = choose.from().meant(chosen.get(i), of.sheet());
                asks.addAll(questions.beside(list, choose.from().key(chosen.get(i), of.sheet()).id(), i,
                        priced, choose.rolled()));
            }
            return several ? Optional.empty()
                    : chosen.stream().findFirst().flatMap(name -> of.sheet()
                            .option(choose.from().key(name, of.sheet())))
                            .map(option -> option.label());
        }

        private List<String> price(Advance advance) {
            Optional<ProposedChange> proposed = tried();
            return proposed.flatMap(proposedChange -> proposedChange.after()).flatMap(after -> last(after.evaluated()))
                    .filter(LedgerEntry.Buy.class::isInstance)
                    .flatMap(entry -> advance.price((LedgerEntry.Buy) entry, of.derived()))
                    .map(cost -> BalancesView.costs(in.messages(), cost, of)).orElse(List.of());
        }

        private static Optional<LedgerEntry> last(EvaluatedCharacter evaluated) {
            List<LedgerEntry> ledger = evaluated.file().ledger();
            return ledger.isEmpty() ? Optional.empty() : Optional.of(ledger.get(ledger.size() - 1));
        }

        private Optional<PendingEntryView> moved(String kind, String block) {
            SheetRules rules = of.sheet();
            FormQuestions questions = new FormQuestions(in.messages(), in.shelf().named(), of, form);
            List<HiddenField> kept = new ArrayList<>(List.of(new HiddenField("block", block)));
            List<FormField> asks = new ArrayList<>();
            Label label;
            Optional<Label> what = Optional.empty();
            if (rules.lists().containsKey(block)) {
                OptionList list = rules.lists().get(block);
                label = list.label();
                List<String> chosen = form.all("choose").stream().filter(name -> !name.isBlank()).limit(1).toList();
                if (chosen.isEmpty()) {
                    return Optional.empty();
                }
                kept.add(new HiddenField("choose", chosen.get(0)));
                what = Optional.ofNullable(list.entries().get(chosen.get(0))).map(option -> option.label());
                if (kind.equals("gain")) {
                    asks.addAll(questions.beside(list, chosen.get(0), 0, false, false));
                }
            } else if (rules.parts().containsKey(block)) {
                PartKind part = rules.parts().get(block);
                label = part.label();
                part(kind, part, asks, kept);
            } else if (rules.traits().containsKey(block) && rules.traits().get(block).inPlay()) {
                label = rules.traits().get(block).label();
                asks.add(questions.text("name", in.messages().text("web.ask.name"), true).hints(moving(kind,
                        rules.traits().get(block))));
                asks.add(FormField.number("steps", in.messages().text("web.ask.steps"), form.text("steps").orElse("1"))
                        .least("1"));
            } else {
                return Optional.empty();
            }
            String title = in.messages().text("web.advance." + kind, "what", what.map(Label::title)
                    .or(() -> form.some("choose").filter(name -> !name.equals("…"))).orElse(label.title()));
            return Optional.of(view(part() + title, what.map(Label::text).orElse(label.text()), List.of(), kept, asks,
                    in.messages().text("web.advance." + kind + ".button")));
        }

        /** What a change may be about: what the set has, and for something new what may be named there. */
        private List<String> moving(String kind, TraitSet set) {
            List<String> had = of.derived().traits(set.id()).stream()
                    .map(trait -> set.open() ? of.derived().title(trait) : trait.id()).toList();
            List<String> known = kind.equals("gain") && set.open()
                    ? PlayerNames.known(in.shelf().named(), of, set.id(), set.suggestions()) : List.of();
            return Stream.concat(had.stream(), known.stream()).toList();
        }

        /** A part that comes, with what it is made of, or one that goes. */
        private void part(String kind, PartKind part, List<FormField> asks, List<HiddenField> kept) {
            if (kind.equals("lose")) {
                kept.add(new HiddenField("choose", form.some("choose").orElse("")));
                return;
            }
            asks.addAll(new FormQuestions(in.messages(), in.shelf().named(), of, form).made(part));
        }

        private Optional<PendingEntryView> change(String playbook) {
            return of.sheet().option(OptionKey.PLAYBOOKS, playbook).map(option -> view(
                    in.messages().text("web.advance.change", "what", option.label().title()), option.label().text(),
                    List.of(),
                    List.of(new HiddenField("playbook", playbook)), List.of(),
                    in.messages().text("web.advance.change.button")));
        }

        private PendingEntryView view(String title, String text, List<String> costs, List<HiddenField> settled,
                List<FormField> fields,
                String button) {
            List<HiddenField> kept = new ArrayList<>(List.of(new HiddenField("do", form.required("do"))));
            form.some("part").ifPresent(part -> kept.add(new HiddenField("part", part)));
            kept.addAll(settled);
            List<FormField> asks = new ArrayList<>(fields);
            Optional<ProposedChange> first = isFilled(fields) ? tried() : Optional.empty();
            first.flatMap(change -> AddEntry.named(character, change)).ifPresent(named -> named.asked()
                    .forEach((path, names) -> asks.add(named(path, names))));
            String session = form.text("session").orElse(String.valueOf(
                    Math.max(1, SessionView.next(character.evaluated(), SessionInput.SESSION) - 1)));
            asks.add(FormField.number("session", in.messages().text("web.advance.session"), session).least("1"));
            periods(asks);
            asks.add(FormField.text("note", in.messages().text("web.advance.note"), form.text("note").orElse(""),
                    false));
            Optional<ProposedChange> proposed = first;
            // What was refused is said at the head of the page, with what the table can do about it.
            Optional<ProposedChange> open = proposed.filter(proposedChange -> in.isOpened());
            List<ProblemText> against = open.map(ProposedChange::added).orElse(List.of()).stream()
                    .map(diagnostic -> ProblemText.of(diagnostic, in.messages())).toList();
            List<FormField> allow = open.filter(RulingsForChange::canResolve)
                    .map(proposedChange -> RulingInput.asks(in.messages(), form)).orElse(List.of());
            List<HiddenField> fixed = proposed.map(change -> seen(kept, change)).orElse(kept);
            String id = ControlId.of("deed", fixed.stream().map(HiddenField::value)
                    .filter(value -> !value.isEmpty()).collect(Collectors.joining(".")));
            Control write = Control.of(id, Urls.change(stem, CharacterTab.ADVANCE, "entry"), button).looking("first")
                    .with("seen", character.text().version()).with("at", "lately").with(fixed)
                    .asking(numbered(asks));
            return new PendingEntryView(CharacterTab.ADVANCE.path(stem), title, Markup.paragraphs(text), costs, write,
                    proposed.map(this::brings).orElse(List.of()), against, allow, fields.isEmpty() ? "" : "look");
        }

        /** What is asked several times has a number from the second on. */
        private static List<FormField> numbered(List<FormField> asks) {
            Map<String, Integer> counts = new HashMap<>();
            return asks.stream().map(field -> {
                int number = counts.merge(field.name(), 1, Integer::sum);
                return field.under(number == 1 ? "deed" : "deed." + number);
            }).toList();
        }

        /** Which of the words in a row go, or which clock is ticked. */
        private FormField named(String path, List<String> names) {
            int dot = path.indexOf('.');
            String field = path.isEmpty() ? EntryInput.TICKS : EntryInput.CLEARS + path;
            String label = path.isEmpty() ? in.messages().text("web.ask.clock") : in.messages().text("web.ask.clears",
                    "row", of.sheet().tracks().get(path.substring(0, dot)).shape().writtenRows()
                            .get(path.substring(dot + 1)).label().title());
            String chosen = form.some(field).orElse("");
            return FormField.one(field, label, names.stream().map(name -> Choice.of(name, path.isEmpty() ? clock(name)
                    : name, chosen)).toList(), true);
        }

        private String clock(String path) {
            return Optional.ofNullable(of.sheet().tracks().get(path)).map(track -> of.inPlay().titleOf(track.label()))
                    .orElseGet(() -> path.substring(path.indexOf('.') + 1));
        }

        /** The numbers of the periods that an advance is counted by. */
        private void periods(List<FormField> asks) {
            form.some("advance").map(of.sheet().advances()::get).stream()
                    .flatMap(advance -> of.sheet().periodsOf(advance).stream())
                    .filter(name -> !name.equals(SessionInput.SESSION) && of.sheet().periods().containsKey(name))
                    .forEach(period -> asks.add(FormField.number("period." + period, of.sheet().periods().get(period)
                    .title(),
                            form.text("period." + period).orElse(String.valueOf(
                                    Math.max(1, SessionView.next(character.evaluated(), period) - 1)))).least("1")));
        }

        private static boolean isFilled(List<FormField> fields) {
            return fields.stream().noneMatch(formField -> !formField.needed().isEmpty()
                    && (formField.written() ? formField.value().isBlank()
                    : formField.choices().stream().allMatch(choice -> choice.chosen().isEmpty())));
        }

        /** What is settled, with the versions of the other files that are written as well. */
        private static List<HiddenField> seen(List<HiddenField> kept, ProposedChange proposed) {
            List<HiddenField> all = new ArrayList<>(kept);
            proposed.others().forEach(other -> all.add(new HiddenField(FormData.seenOf(other.before().key()),
                    other.before().text().version())));
            return all;
        }

        private Optional<ProposedChange> tried() {
            try {
                return Optional.of(in.editor().add(character, List.of(new EntryInput(form).entry())));
            } catch (FormData.MalformedForm unfinished) {
                return Optional.empty();
            }
        }

        private List<String> brings(ProposedChange proposed) {
            return proposed.after().map(after -> {
                CharacterDiff changes = new CharacterDiff(character.evaluated(), after.evaluated());
                List<String> words = new ArrayList<>();
                changes.all().forEach(message -> words.add(in.messages().render(message)));
                changes.nowAvailable(offered).forEach(message ->
                        words.add(in.messages().render(message)));
                return words;
            }).orElse(List.of());
        }
    }
}
