package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lampblack.character.Pick;
import lampblack.character.Taken;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Markup;

/** What the playbooks of games are at a glance, which is the same for everybody and worked out once. */
final class Blurbs {

    private static final int MOST_ABILITIES = 12;

    /**
     * One playbook.
     *
     * @param begins the ratings that it comes with
     * @param abilities its first abilities
     */
    record Blurb(String title, List<Markup.Paragraph> text, String begins, String abilities) {}

    private final Map<List<String>, Map<String, Blurb>> known = new ConcurrentHashMap<>();

    /** Those of a sheet by their ids. */
    Map<String, Blurb> of(Visit visit, Ruleset game, String sheet) {
        return known.computeIfAbsent(List.of(game.id(), sheet), each -> all(visit, game.sheets().get(sheet)));
    }

    private static Map<String, Blurb> all(Visit visit, SheetRules rules) {
        Map<String, Blurb> all = new LinkedHashMap<>();
        rules.lists().get(OptionKey.PLAYBOOKS).entries().forEach((id, each) -> all.put(id, new Blurb(
                each.label().title(), Markup.paragraphs(each.label().text()), begins(visit, rules, each),
                abilities(rules, id))));
        return all;
    }

    private static String begins(Visit visit, SheetRules rules, Option option) {
        Standing bare = new Standing(rules, rules.linked().start());
        Pick pick = new Pick(Scalar.text(option.key().id(), option.label().span()),
                new MapNode(Map.of(), option.label().span()));
        Standing with = bare.with(bare.state().plus(new Taken(OptionKey.PLAYBOOKS, option.key().id(),
                option.key().id(), false, pick)));
        List<String> words = new ArrayList<>();
        for (TraitSet set : rules.traits().values()) {
            for (Trait trait : with.traits(set.id())) {
                if (set.derivation(trait.id()).isEmpty() && with.rating(trait) != bare.rating(trait)) {
                    words.add(visit.words("sheet.rating", "trait", with.title(trait), "rating",
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
                list.entries().values().stream().filter(each -> each.playbook().filter(playbook::equals).isPresent())
                        .limit(MOST_ABILITIES).forEach(each -> words.add(each.label().title()));
            }
        }
        return String.join(" · ", words);
    }
}
