package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.replay.OptionBoxes;
import lampblack.replay.Possessions;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.sheet.BoxRows;
import lampblack.sheet.BoxState;
import lampblack.sheet.Fillable;
import lampblack.sheet.Sheet;

/** Sets the lists of options: what a character has, what its playbook offers, and lines to write more on. */
public final class ListBlockBuilder {

    private static final int BLANK_LINES = 5;
    private static final int LINES_BESIDE_OPTIONS = 2;
    private static final int SPARE_LINES = 2;

    private final SheetSubject subject;
    private final Possessions carried;
    private final ReferenceLists lookedUp;
    private final PlaybookFit fit;
    private final Set<String> carriedIds = new TreeSet<>();

    public ListBlockBuilder(SheetSubject subject) {
        this.subject = subject;
        this.carried = new Possessions(subject.derived());
        this.lookedUp = new ReferenceLists(subject);
        this.fit = PlaybookFit.of(subject);
        for (Scalar written : subject.now().scalars("carried")) {
            carried.find(written.text()).ifPresent(taken -> carriedIds.add(taken.list() + "." + taken.id()));
        }
    }

    /** The block of a list, unless there is nothing in it and nothing to come; playbooks stand on the plate. */
    Optional<Block> of(OptionList list) {
        return list.id().equals(OptionKey.PLAYBOOKS) ? Optional.empty()
                : block(list, subject.derived().titleOf(list.label())).map(Block.class::cast);
    }

    /** The same of a list of a part, which has no plate for its playbook. */
    Optional<Block.OptionsBlock> ofPart(OptionList list) {
        return block(list, Optional.of(list.id()).filter(OptionKey.PLAYBOOKS::equals)
                .flatMap(playbooks -> subject.rules().playbookTitle())
                .orElseGet(() -> subject.derived().titleOf(list.label())));
    }

    private Optional<Block.OptionsBlock> block(OptionList list, String title) {
        List<Block.OptionGroup> groups = groups(list);
        int blank = list.entries().isEmpty() ? BLANK_LINES : LINES_BESIDE_OPTIONS;
        int lines = subject.blank() && lookedUp.contains(list) ? lookedUp.lines(list)
                : Math.max(fit.unnamed(list), !list.open() || subject.recordsOnly() ? 0
                : (int) Math.min(room(list), subject.blank() ? blank : SPARE_LINES));
        boolean none = groups.isEmpty() && !isNamedInPlay(list);
        return lines == 0 && (none || subject.blank() && isClosed(groups)) ? Optional.empty()
                : Optional.of(new Block.OptionsBlock(title, hint(list, groups, lines), groups,
                        Sheet.RuledLine.ruled(lines, subject.at("lists." + list.id()))));
    }

    /** Whether a record says of a list that nothing stands in it, since only players name what does. */
    private boolean isNamedInPlay(OptionList list) {
        return subject.recordsOnly() && list.open() && list.entries().isEmpty();
    }

    /** How many more a character may have. */
    private long room(OptionList list) {
        long most = list.atMost().evaluate(subject.derived());
        return most == Amount.UNLIMITED ? most : Math.max(0, most - subject.derived().count(list.id()));
    }

    /** How many to choose on a blank sheet, and what sloping titles mean where there are any. */
    private String hint(OptionList list, List<Block.OptionGroup> groups, int lines) {
        String choose = subject.blank() && isOpen(groups, lines) ? hint(list)
                : groups.isEmpty() && isNamedInPlay(list) ? subject.render("sheet.none-yet") : "";
        boolean sloping = groups.stream().flatMap(group -> group.options().stream())
                .anyMatch(option -> !option.weight().isEmpty());
        return (choose + (sloping ? " " + subject.render("sheet.weightless") : "")).strip();
    }

    /** Whether nothing is had, and nothing can be taken unless something else opens it, which then says so. */
    private static boolean isClosed(List<Block.OptionGroup> groups) {
        return groups.stream().flatMap(group -> group.options().stream())
                .allMatch(option -> option.ticks().stream().allMatch(tick -> tick == BoxState.LOCKED));
    }

    /** Whether there is anything left to choose. */
    private static boolean isOpen(List<Block.OptionGroup> groups, int lines) {
        return lines > 0 || groups.stream().flatMap(group -> group.options().stream())
                .anyMatch(option -> option.ticks().contains(BoxState.OPEN));
    }

    private List<Block.OptionGroup> groups(OptionList list) {
        Map<String, List<Block.OptionRow>> groups = new LinkedHashMap<>();
        listed(list).forEach(listedOption -> groups.computeIfAbsent(listedOption.group(), id -> new ArrayList<>())
                .add(listedOption.option()));
        boolean alone = groups.size() == 1 && !subject.derived().playbook().isEmpty();
        return groups.entrySet().stream()
                .map(entry -> new Block.OptionGroup(alone ? "" : entry.getKey(), entry.getValue()))
                .toList();
    }

    /** One option that is printed: whose it is, or empty, and whether it is had, or carried where there is load. */
    public record ListedOption(String group, boolean had, Block.OptionRow option) {}

    /** The options of a list that are printed, then those that players made. */
    public List<ListedOption> listed(OptionList list) {
        List<ListedOption> listed = new ArrayList<>();
        for (Option option : list.entries().values()) {
            List<TakenOption> taken = subject.derived().choices().taken(list.id(), option.key().id());
            boolean had = subject.derived().has(option.key()) || !taken.isEmpty();
            if (had || offers(list, option)) {
                listed.add(new ListedOption(group(option), had(list, had, option.key().toString()),
                        option(list, option, taken)));
            }
        }
        for (TakenOption taken : subject.derived().choices().list(list.id())) {
            if (taken.made()) {
                listed.add(new ListedOption("", had(list, true, taken.list() + "." + taken.id()), made(list, taken)));
            }
        }
        return listed;
    }

    private boolean had(OptionList list, boolean had, String path) {
        return list.load().isPresent() && !carriedIds.isEmpty() ? carriedIds.contains(path) : had;
    }

    /** Whether an option is printed though nobody has it. */
    private boolean offers(OptionList list, Option option) {
        if (subject.recordsOnly() || lookedUp.contains(list) || !fit.mayHave(option) || !subject.blank()
                && isSettled(list)) {
            return false;
        }
        return option.isCommon() || subject.derived().playbook().isEmpty()
                || option.isOf(subject.derived().playbook());
    }

    /** Whose an option is: what a playbook gives of another's is its own. */
    private String group(Option option) {
        Optional<String> own = subject.derived().playbook();
        boolean given = subject.derived().givenBy(option.key())
                .filter(source -> source.list().equals(OptionKey.PLAYBOOKS) && own.equals(Optional.of(source.id())))
                .isPresent();
        return option.shownPlaybook(own).flatMap(shown -> given ? own : Optional.of(shown))
                .map(id -> subject.derived().title(new OptionKey(OptionKey.PLAYBOOKS, id))).orElse("");
    }

    Block.OptionRow option(OptionList list, Option option, List<TakenOption> taken) {
        String title = option.label().title();
        List<String> facts = new ArrayList<>();
        Optional.ofNullable(subject.chosenAs().get(option.key())).ifPresent(facts::add);
        if (option.label().isRetired()) {
            facts.add(subject.messages().text("sheet.no-longer"));
        }
        Optional<TakenOption> first = taken.stream().findFirst();
        if (subject.blank()) {
            list.table().map(table -> table.on().get(option.key().id())).ifPresent(on -> facts.add(on.shown()));
        }
        facts.addAll(facts(list, first, option.quality(), option.load()));
        if (subject.blank()) {
            facts.addAll(subject.price(list, option));
            facts.addAll(subject.brings(option));
        }
        option.tags().forEach(tag -> facts.add(subject.tag(tag)));
        facts.addAll(asked(option, taken));
        List<BoxState> boxes = boxes(option);
        List<BoxState> ticks = ticks(list, option, taken);
        String room = boxes.isEmpty() ? ""
                : subject.render("sheet.uses", "marked", BoxRows.filled(boxes), "size", boxes.size());
        return new Block.OptionRow(title, ticks, state(list, option.key().toString(), ticks), facts, boxes, room,
                new OptionWords(subject).of(list, option, !taken.isEmpty()),
                subject.at("lists." + option.key()), weighed(list, ticks, facts), came(list, option, first));
    }

    /** What an option needs, of whoever does not have it; and what was answered to it. */
    List<String> asked(Option option, List<TakenOption> taken) {
        List<String> facts = new ArrayList<>();
        if (taken.isEmpty() && !subject.derived().has(option.key())) {
            add(facts, new RequirementSummary(subject).of(option.requires()));
        }
        facts.addAll(answers(option, taken.stream().findFirst().map(takenOption -> takenOption.pick().details())
                .or(() -> subject.derived().givenBy(option.key())
                        .flatMap(source -> source.pick().details().map(option.key().id())))));
        return facts;
    }

    /** How an option came to be had; that things to carry are there by the rules goes without saying. */
    private String came(OptionList list, Option option, Optional<TakenOption> taken) {
        return taken.map(this::came).orElseGet(() -> list.load().isEmpty() && subject.derived().has(option.key())
                ? subject.render("sheet.given") : "");
    }

    private String came(TakenOption taken) {
        return Stream.of("rolled", "price").flatMap(key -> taken.pick().detail(key).stream()
                .map(amount -> subject.render("sheet.came." + key, "amount", amount))).collect(Collectors.joining(", "));
    }

    Block.OptionRow made(OptionList list, TakenOption taken) {
        List<String> facts = facts(list, Optional.of(taken), Optional.empty(), Optional.empty());
        String path = taken.list() + "." + taken.id();
        long load = carried.load(taken);
        List<BoxState> ticks = list.load().isPresent() ? loadTicks(load, path) : List.of(BoxState.FILLED);
        return new Block.OptionRow(taken.name(), ticks, state(list, path, ticks), facts, List.of(), "",
                Markup.paragraphs(taken.pick().detail("text").orElse("")),
                subject.at("lists." + taken.list() + "." + Fillable.word(taken.id())), weighed(list, ticks, facts),
                came(taken));
    }

    /** What of the facts the ticks say by their number, or a title by its slope: that it weighs nothing. */
    private String weighed(OptionList list, List<BoxState> ticks, List<String> facts) {
        String load = ticks.size() > 1 ? load(ticks.size()) : load(0);
        return list.load().isPresent() && facts.contains(load) ? load : "";
    }

    private String load(long weighs) {
        return subject.render("sheet.load", "load", weighs);
    }

    private List<String> facts(OptionList list, Optional<TakenOption> taken, Optional<String> quality,
            Optional<Long> load) {
        List<String> facts = new ArrayList<>();
        Optional<Pick> pick = taken.map(TakenOption::pick);
        Optional<String> grade = pick.flatMap(item -> item.detail("quality")).or(() -> quality)
                .filter(id -> !Optional.of(id).equals(list.usualQuality()));
        grade.map(id -> list.quality().get(id)).map(Label::title).ifPresent(facts::add);
        if (list.load().isPresent()) {
            long weighs = taken.map(carried::load).or(() -> load).orElse(list.load().get());
            if (weighs != list.load().get()) {
                facts.add(load(weighs));
            }
        }
        pick.flatMap(item -> item.detail("note")).ifPresent(facts::add);
        return facts;
    }

    /**
     * The answers to what an option asks, of which a gift's stand beside the pick that gives it. What a cell of a map is
     * called says nothing beside it.
     */
    private List<String> answers(Option option, Optional<MapNode> said) {
        List<String> answers = new ArrayList<>();
        option.asks().forEach((id, question) -> said.filter(mapNode -> !id.equals(CellMap.CELL))
                .flatMap(mapNode -> mapNode.text(id))
                .ifPresent(answer -> answers.add(question.title(answer, subject.derived()))));
        return answers;
    }

    private List<BoxState> ticks(OptionList list, Option option, List<TakenOption> taken) {
        if (list.load().isPresent()) {
            long load = taken.stream().findFirst().map(carried::load).or(option::load).orElse(list.load().get());
            boolean owned = subject.blank() || !taken.isEmpty() || subject.derived().has(option.key());
            // A box is for carrying it, so that what would have to be got first has a dotted one.
            return owned ? loadTicks(load, option.key().toString()) : BoxRows.row(0, 0, Math.max(1, load));
        }
        long times = option.times().evaluate(subject.derived());
        long shown = times == Amount.UNLIMITED ? 1 : Math.max(1, Math.min(times, 4));
        long had = subject.derived().times(option.key());
        boolean free = !option.locked() || subject.derived().opens(option);
        boolean offered = free && subject.derived().closedBy(option).isEmpty() || had > 0;
        return BoxRows.row(had, offered ? Math.max(shown, had) : 0, Math.max(shown, had));
    }

    private List<BoxState> loadTicks(long load, String path) {
        long boxes = Math.max(1, load);
        return BoxRows.row(carriedIds.contains(path) ? boxes : 0, boxes);
    }

    private List<BoxState> boxes(Option option) {
        OptionBoxes boxes = new OptionBoxes(subject.derived());
        long size = Stream.of(option.boxes(), option.uses()).flatMap(Optional::stream)
                .mapToLong(amount -> amount.evaluate(subject.derived())).filter(number -> number <= BoxRows.MAX)
                .sum();
        return BoxRows.row(boxes.marked(option, subject.now()), size);
    }

    private String state(OptionList list, String path, List<BoxState> ticks) {
        if (list.load().isPresent() && ticks.get(0) != BoxState.LOCKED) {
            return subject.render(carriedIds.contains(path) ? "sheet.carried" : "sheet.not-carried");
        }
        if (ticks.size() > 1 && ticks.get(0) == BoxState.FILLED) {
            return subject.render("sheet.taken-times", "marked", BoxRows.filled(ticks), "size", ticks.size());
        }
        return subject.render(ticks.get(0) == BoxState.FILLED ? "sheet.taken"
                : ticks.get(0) == BoxState.LOCKED && list.load().isEmpty() ? "sheet.not-open" : "sheet.not-taken");
    }

    /** How many the creation steps take from a list. */
    private String hint(OptionList list) {
        long least = 0;
        long picks = 0;
        for (ListChoice step : lookedUp.steps(list)) {
            long more = subject.derived().morePicks(step.label().id());
            long most = step.picks().most().evaluate(subject.derived());
            least += step.picks().least().evaluate(subject.derived()) + more;
            picks = most == Amount.UNLIMITED || picks == Amount.UNLIMITED ? Amount.UNLIMITED : picks + most + more;
        }
        if (picks == 0) {
            return "";
        }
        String key = picks == Amount.UNLIMITED ? "sheet.choose-any"
                : least == picks ? "sheet.choose" : least == 0 ? "sheet.choose-up-to" : "sheet.choose-between";
        return subject.render(key, "least", least, "most", picks);
    }

    /** Whether creation alone takes from a list, and what it took stays, so that nothing more of it can come. */
    private boolean isSettled(OptionList list) {
        return list.permanent() && subject.derived().choices().playing() && !lookedUp.steps(list).isEmpty()
                && subject.rules().advances().values().stream().noneMatch(advance -> advance.takesFrom(list.id()));
    }

    private static void add(List<String> facts, String fact) {
        if (!fact.isEmpty()) {
            facts.add(fact);
        }
    }
}
