package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.builder.page.ControlId;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.build.CharacterBlocks;

/** What the options that a character has of one list say. */
public record RulesText(String id, String title, List<OptionText> options) {

    private static final int LONG = 180;
    private static final int BRIEF = 90;

    /**
     * One option.
     *
     * @param facts short words beside its title
     * @param brief what it says, where that is short
     * @param lead the beginning of what it says, where it is long
     * @param folded the whole of it then
     */
    public record OptionText(String id, String title, List<String> facts, List<Paragraph> brief, String lead,
            List<Paragraph> folded) {}

    public RulesText {
        options = List.copyOf(options);
    }

    /** Its playbook first, then every list of which it has something. */
    static List<RulesText> all(Messages messages, EvaluatedCharacter evaluated) {
        CharacterBlocks blocks = new CharacterBlocks(evaluated, messages);
        List<RulesText> all = new ArrayList<>(playbook(evaluated));
        Set<String> mapped = evaluated.sheet().maps().values().stream().map(CellMap::list).collect(Collectors.toSet());
        for (OptionList list : evaluated.sheet().lists().values()) {
            List<OptionText> options = new ArrayList<>();
            Map<OptionKey, Block.OptionRow> had = blocks.had(list);
            // What can be carried stands above already, to be taken along, and what is on a map below.
            had.values().removeIf(row -> list.load().isPresent() && row.text().isEmpty() || mapped.contains(list.id()));
            had.forEach((key, row) -> options.add(text(ControlId.of("t-" + key.list(), key.id()), row)));
            if (!options.isEmpty()) {
                all.add(new RulesText("t-" + list.id(), evaluated.inPlay().titleOf(list.label()), options));
            }
        }
        return all;
    }

    private static List<RulesText> playbook(EvaluatedCharacter evaluated) {
        Optional<Option> playbook = evaluated.inPlay().playbook()
                .flatMap(id -> evaluated.sheet().option(new OptionKey(OptionKey.PLAYBOOKS, id)))
                .filter(option -> !option.label().text().isEmpty());
        return playbook.map(option -> new RulesText("t-playbook", evaluated.sheet().playbookTitle().orElse(""),
                List.of(text("t-playbook.about", option.label().title(), List.of(), Markup.paragraphs(option.label().text())))))
                .stream().toList();
    }

    private static OptionText text(String id, Block.OptionRow row) {
        return text(id, row.title(), row.facts().stream().filter(fact -> !fact.isEmpty()).toList(), row.text());
    }

    private static OptionText text(String id, String title, List<String> facts, List<Paragraph> words) {
        String plain = words.stream().flatMap(paragraph -> paragraph.spans().stream()).map(Markup.StyledText::text)
                .collect(Collectors.joining(" "));
        boolean isLong = plain.length() > LONG;
        return new OptionText(id, title, facts, isLong ? List.of() : words, isLong ? lead(plain) : "",
                isLong ? words : List.of());
    }

    /** The first sentence, or as many words as stand on a line or two. */
    private static String lead(String plain) {
        int sentence = plain.indexOf(". ") + 1;
        int space = plain.lastIndexOf(' ', BRIEF);
        return sentence > 0 && sentence <= BRIEF ? plain.substring(0, sentence) + " …"
                : plain.substring(0, space > 0 ? space : BRIEF) + " …";
    }
}
