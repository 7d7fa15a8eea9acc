package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;

/**
 * The lists that are looked up rather than ticked: tables to roll on, and what nobody chooses from until something else
 * says so. They stand on the reference page, and a sheet shows what was taken from them.
 */
record ReferenceLists(SheetSubject subject) {

    /** Whether a list is looked up by this character. */
    boolean contains(OptionList list) {
        return list.table().isPresent() || isClosed(list);
    }

    private boolean isClosed(OptionList list) {
        DerivedSheet derived = subject.derived();
        List<ListChoice> steps = steps(list);
        boolean bought = subject.rules().advances().values().stream()
                .anyMatch(advance -> advance.takesFrom(list.id()));
        return !steps.isEmpty() && !bought && !list.open()
                && steps.stream().allMatch(step -> step.picks().most().equals(Amount.Fixed.ZERO)
                && derived.morePicks(step.label().id()) <= 0);
    }

    /** What the creation steps take from a list. */
    List<ListChoice> steps(OptionList list) {
        return subject.rules().creation().values().stream().flatMap(step -> step.listChoice().stream())
                .filter(choice -> choice.from().contains(list.id())).toList();
    }

    /** How many lines there are to write on, where nothing is printed to tick. */
    int lines(OptionList list) {
        long picks = steps(list).stream().mapToLong(step -> Math.min(4, Math.max(0, step.picks().most()
                .evaluate(subject.derived()) + subject.derived().morePicks(step.label().id())))).sum();
        return (int) Math.max(isClosed(list) ? 0 : 1, picks);
    }

    /** Every such list in full. */
    List<Block> all() {
        List<Block> blocks = new ArrayList<>();
        for (OptionList list : subject.rules().lists().values()) {
            if (!list.id().equals(OptionKey.PLAYBOOKS) && contains(list)) {
                Map<String, List<Block.OptionRow>> groups = new LinkedHashMap<>();
                list.inTheGame().forEach(value -> groups.computeIfAbsent(group(value), id -> new ArrayList<>())
                        .add(option(list, value)));
                String roll = list.table().map(table -> subject.render("sheet.roll-on", "dice", table.dice().text()))
                        .orElse("");
                boolean bare = groups.values().stream().flatMap(List::stream).allMatch(row -> row.text().isEmpty());
                blocks.add(bare ? names(list, roll, groups) : new Block.OptionsBlock(list.label().title(), roll,
                        Markup.paragraphs(list.label().text()), groups.entrySet().stream()
                        .map(entry -> new Block.OptionGroup(entry.getKey(), entry.getValue())).toList(), List.of()));
            }
        }
        return blocks;
    }

    /** Options that are titles and facts alone, one after the other; each group is a paragraph. */
    private static Block names(OptionList list, String roll, Map<String, List<Block.OptionRow>> groups) {
        List<Markup.Paragraph> text = new ArrayList<>(Markup.paragraphs(list.label().text()));
        groups.forEach((group, rows) -> {
            String head = group.isEmpty() ? roll : group;
            List<Markup.StyledText> spans = new ArrayList<>();
            if (!head.isEmpty()) {
                spans.add(new Markup.StyledText(Markup.TextStyle.EMPHASIS, head + ": "));
            }
            spans.add(new Markup.StyledText(Markup.TextStyle.PLAIN, rows.stream().map(row -> row.title()
                    + (row.facts().isEmpty() ? "" : " (" + String.join(", ", row.facts()) + ")"))
                    .collect(Collectors.joining(", ")) + "."));
            text.add(new Markup.Paragraph(spans, List.of()));
        });
        return new Block.PassageBlock(list.label().title(), text);
    }

    private String group(Option option) {
        return option.playbooks().stream().map(id -> subject.derived().title(new OptionKey(OptionKey.PLAYBOOKS, id)))
                .collect(Collectors.joining(", "));
    }

    private Block.OptionRow option(OptionList list, Option option) {
        List<String> facts = new ArrayList<>();
        Optional.ofNullable(list.table().map(table -> table.on().get(option.key().id())).orElse(null))
                .ifPresent(on -> facts.add(on.shown()));
        option.load().or(list::load).ifPresent(load -> facts.add(subject.render("sheet.load", "load", load)));
        facts.addAll(subject.price(list, option));
        facts.addAll(subject.brings(option));
        option.tags().forEach(tag -> facts.add(subject.tag(tag)));
        Optional.of(new RequirementSummary(subject).whole(option.requires())).filter(words -> !words.isEmpty())
                .ifPresent(facts::add);
        return new Block.OptionRow(option.label().title(), List.of(), "", facts, List.of(), "",
                new OptionWords(subject).of(list, option, false));
    }
}
