package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Messages;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Markup;

/** What the playbooks of games are at a glance, which is the same for everybody and worked out once. */
public record PlaybookSummaries(Map<List<String>, Map<String, PlaybookSummary>> known) {

    private static final int MAX_ABILITIES = 12;

    /**
     * One playbook.
     *
     * @param suits whom it suits, in plain words, or empty
     * @param begins the ratings that it comes with
     * @param abilities its first abilities
     */
    public record PlaybookSummary(String title, List<Markup.Paragraph> text, String suits, String begins,
            String abilities) {}

    /** Those of a sheet by their ids. */
    public Map<String, PlaybookSummary> of(Messages messages, Ruleset game, String sheet) {
        return known.computeIfAbsent(List.of(game.id(), sheet), names -> all(messages, game.sheets().get(sheet)));
    }

    private static Map<String, PlaybookSummary> all(Messages messages, SheetRules rules) {
        Map<String, PlaybookSummary> all = new LinkedHashMap<>();
        rules.lists().get(OptionKey.PLAYBOOKS).entries().forEach((id, option) -> all.put(id, new PlaybookSummary(
                option.label().title(), Markup.paragraphs(option.label().text()),
                option.label().written().text(Label.SUITS).orElse(""), begins(messages, rules, option),
                abilities(rules, id))));
        return all;
    }

    private static String begins(Messages messages, SheetRules rules, Option option) {
        DerivedSheet bare = new DerivedSheet(rules, rules.linked().start());
        Pick pick = new Pick(Scalar.text(option.key().id(), option.label().span()),
                new MapNode(Map.of(), option.label().span()));
        DerivedSheet with = bare.withChoices(bare.choices().plus(new TakenOption(OptionKey.PLAYBOOKS, option.key().id(),
                option.key().id(), false, pick)));
        List<String> words = new ArrayList<>();
        for (TraitSet set : rules.traits().values()) {
            for (Trait trait : with.traits(set.id())) {
                if (set.derivation(trait.id()).isEmpty() && with.rating(trait) != bare.rating(trait)) {
                    words.add(messages.text("sheet.rating", "trait", with.title(trait), "rating",
                            with.ratingName(trait, with.rating(trait))));
                }
            }
        }
        return String.join(" · ", words);
    }

    private static String abilities(SheetRules rules, String playbook) {
        List<String> words = new ArrayList<>();
        for (OptionList list : rules.lists().values()) {
            if (list.byPlaybook() && list.load().isEmpty() && words.isEmpty()) {
                list.inTheGame().stream().filter(option -> option.playbooks().contains(playbook))
                        .limit(MAX_ABILITIES).forEach(option -> words.add(option.label().title()));
            }
        }
        return String.join(" · ", words);
    }
}
