package lampblack.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.Set;
import java.util.TreeSet;
import lampblack.character.Pick;
import lampblack.character.Taken;
import lampblack.engine.Carried;
import lampblack.engine.OptionBoxes;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Choose;
import lampblack.rules.Label;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.Take;

/** Sets the lists of options: what a character has, what its playbook offers, and lines to write more on. */
final class ListBlocks {

    private static final int MOST_UNTAKEN = 16;
    private static final int BLANK_LINES = 5;
    private static final int LINES_BESIDE_OPTIONS = 2;
    private static final int SPARE_LINES = 2;

    private final Subject subject;
    private final Carried carried;
    private final LookedUp lookedUp;
    private final Set<String> carriedIds = new TreeSet<>();

    ListBlocks(Subject subject) {
        this.subject = subject;
        this.carried = new Carried(subject.standing());
        this.lookedUp = new LookedUp(subject);
        for (Scalar written : subject.now().scalars("carried")) {
            carried.find(written.text()).ifPresent(taken -> carriedIds.add(taken.list() + "." + taken.id()));
        }
    }

    /** The block of a list, unless there is nothing in it and nothing to come. */
    Optional<Block> of(OptionList list) {
        List<Block.OptionGroup> groups = groups(list);
        int blank = list.entries().isEmpty() ? BLANK_LINES : LINES_BESIDE_OPTIONS;
        int lines = subject.blank() && lookedUp.is(list) ? lookedUp.lines(list) : !list.open() ? 0 : subject.blank() ? blank : SPARE_LINES;
        if (list.id().equals(OptionKey.PLAYBOOKS) || (groups.isEmpty() && lines == 0)) {
            return Optional.empty();
        }
        String title = subject.standing().titleOf(list.label());
        return Optional.of(new Block.Options(title, subject.blank() ? hint(list) : "", groups, Sheet.Line.ruled(lines)));
    }

    private List<Block.OptionGroup> groups(OptionList list) {
        Map<String, List<Block.Option>> groups = new LinkedHashMap<>();
        for (Option option : list.entries().values()) {
            List<Taken> taken = subject.standing().state().taken(list.id(), option.key().id());
            if (subject.standing().has(option.key()) || !taken.isEmpty() || offers(list, option)) {
                groups.computeIfAbsent(group(option), id -> new ArrayList<>()).add(option(list, option, taken));
            }
        }
        for (Taken taken : subject.standing().state().list(list.id())) {
            if (taken.made()) {
                groups.computeIfAbsent("", id -> new ArrayList<>()).add(made(list, taken));
            }
        }
        boolean alone = groups.size() == 1 && !subject.standing().playbook().isEmpty();
        return groups.entrySet().stream()
                .map(each -> new Block.OptionGroup(alone ? "" : each.getKey(), each.getValue()))
                .toList();
    }

    /** Whether an option is printed though nobody has it. */
    private boolean offers(OptionList list, Option option) {
        if (lookedUp.is(list)) {
            return false;
        }
        if (subject.blank()) {
            return option.playbook().isEmpty() || subject.standing().playbook().isEmpty()
                    || option.playbook().equals(subject.standing().playbook());
        }
        if (isSettled(list)) {
            return false;
        }
        // A box beside what can be carried is for carrying it, so nothing stands there that is not owned.
        if (list.load().isPresent()) {
            return false;
        }
        return list.byPlaybook()
                ? option.playbook().isPresent() && option.playbook().equals(subject.standing().playbook())
                : !list.open() && list.entries().size() <= MOST_UNTAKEN;
    }

    private String group(Option option) {
        return option.playbook().map(id -> subject.standing().title(new OptionKey(OptionKey.PLAYBOOKS, id))).orElse("");
    }

    Block.Option option(OptionList list, Option option, List<Taken> taken) {
        String title = option.label().title();
        List<String> facts = new ArrayList<>();
        Optional<Taken> first = taken.stream().findFirst();
        if (subject.blank()) {
            list.table().map(table -> table.on().get(option.key().id())).ifPresent(on -> facts.add(on.shown()));
        }
        facts.addAll(facts(list, first, option.quality(), option.load()));
        option.tags().forEach(tag -> facts.add(subject.tag(tag)));
        if (taken.isEmpty() && !subject.standing().has(option.key())) {
            add(facts, new Needs(subject).of(option.requires()));
        }
        facts.addAll(answers(option, first.map(each -> each.pick().details())
                .or(() -> subject.standing().givenBy(option.key())
                        .flatMap(giver -> giver.pick().details().map(option.key().id())))));
        facts.addAll(subject.rolls().gifts(option));
        List<Mark> boxes = boxes(option);
        String state = state(list, option.key().toString(), subject.standing().has(option.key()));
        String room = subject.say("sheet.boxes", "count", boxes.size());
        return new Block.Option(title, ticks(list, option, taken), state, facts, boxes, room,
                Markup.paragraphs(option.label().text()));
    }

    private Block.Option made(OptionList list, Taken taken) {
        List<String> facts = facts(list, Optional.of(taken), Optional.empty(), Optional.empty());
        String path = taken.list() + "." + taken.id();
        long load = carried.load(taken);
        List<Mark> ticks = list.load().isPresent() ? loadTicks(load, path) : List.of(Mark.FILLED);
        return new Block.Option(taken.name(), ticks, state(list, path, true), facts, List.of(), "", List.of());
    }

    private List<String> facts(OptionList list, Optional<Taken> taken, Optional<String> quality, Optional<Long> load) {
        List<String> facts = new ArrayList<>();
        Optional<Pick> pick = taken.map(Taken::pick);
        Optional<String> grade = pick.flatMap(each -> each.detail("quality")).or(() -> quality)
                .filter(id -> !Optional.of(id).equals(list.usualQuality()));
        grade.map(id -> list.quality().get(id)).map(Label::title).ifPresent(facts::add);
        if (list.load().isPresent()) {
            long weighs = taken.map(carried::load).or(() -> load).orElse(list.load().get());
            if (weighs != list.load().get()) {
                facts.add(subject.say("sheet.load", "load", weighs));
            }
        }
        pick.flatMap(each -> each.detail("note")).ifPresent(facts::add);
        return facts;
    }

    /** The answers to what an option asks, of which a gift's stand beside the pick that gives it. */
    private List<String> answers(Option option, Optional<MapNode> said) {
        List<String> answers = new ArrayList<>();
        option.asks().forEach((id, question) -> said.flatMap(each -> each.text(id))
                .ifPresent(answer -> answers.add(question.title(answer, subject.standing()))));
        return answers;
    }

    private List<Mark> ticks(OptionList list, Option option, List<Taken> taken) {
        if (list.load().isPresent()) {
            long load = taken.stream().findFirst().map(carried::load).or(option::load).orElse(list.load().get());
            return loadTicks(load, option.key().toString());
        }
        long times = option.times().in(subject.standing());
        long shown = times == Amount.UNLIMITED ? 1 : Math.max(1, Math.min(times, 4));
        long had = subject.standing().times(option.key());
        boolean free = !option.locked() || subject.standing().opens(option);
        boolean offered = free && subject.standing().closer(option).isEmpty() || had > 0;
        return Marks.row(had, offered ? Math.max(shown, had) : 0, Math.max(shown, had));
    }

    private List<Mark> loadTicks(long load, String path) {
        long boxes = Math.max(1, load);
        return Marks.row(carriedIds.contains(path) ? boxes : 0, boxes);
    }

    private List<Mark> boxes(Option option) {
        OptionBoxes boxes = new OptionBoxes(subject.standing());
        long size = Stream.of(option.boxes(), option.uses()).flatMap(Optional::stream)
                .mapToLong(each -> each.in(subject.standing())).filter(each -> each <= Marks.MOST).sum();
        return Marks.row(boxes.marked(option, subject.now()), size);
    }

    private String state(OptionList list, String path, boolean taken) {
        if (list.load().isPresent()) {
            return subject.say(carriedIds.contains(path) ? "sheet.carried" : "sheet.not-carried");
        }
        return subject.say(taken ? "sheet.taken" : "sheet.not-taken");
    }

    /** How many the creation steps take from a list. */
    private String hint(OptionList list) {
        List<Choose> steps = steps(list);
        long least = 0;
        long picks = 0;
        for (Choose step : steps) {
            long more = subject.standing().morePicks(step.id());
            long most = step.picks().most().in(subject.standing());
            least += step.picks().least().in(subject.standing()) + more;
            picks = most == Amount.UNLIMITED || picks == Amount.UNLIMITED ? Amount.UNLIMITED : picks + most + more;
        }
        if (picks == 0) {
            return "";
        }
        String key = picks == Amount.UNLIMITED ? "sheet.choose-any"
                : least == picks ? "sheet.choose" : least == 0 ? "sheet.choose-up-to" : "sheet.choose-between";
        return subject.say(key, "least", least, "most", picks);
    }

    private List<Choose> steps(OptionList list) {
        return subject.rules().creation().values().stream().filter(Choose.class::isInstance).map(Choose.class::cast)
                .filter(each -> each.list().equals(list.id())).toList();
    }

    /** Whether creation alone takes from a list, and what it took stays, so that nothing more of it can come. */
    private boolean isSettled(OptionList list) {
        return list.permanent() && subject.standing().state().playing() && !steps(list).isEmpty()
                && subject.rules().advances().values().stream().noneMatch(
                        each -> each.purchase() instanceof Take take && take.list().equals(list.id()));
    }

    private static void add(List<String> facts, String fact) {
        if (!fact.isEmpty()) {
            facts.add(fact);
        }
    }
}
