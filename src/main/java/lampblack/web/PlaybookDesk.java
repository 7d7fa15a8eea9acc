package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.engine.Openings;
import lampblack.rules.Choose;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;
import lampblack.sheet.Markup;

/** Sets the playbooks of a game before its players. */
final class PlaybookDesk {

    private static final int MOST_ABILITIES = 12;

    private PlaybookDesk() {}

    /** The step that takes one, while creation is open. */
    static List<DeskPlaybooks> of(Bench bench) {
        Optional<Choose> step = Switching.step(bench.corner().character());
        if (step.isEmpty() || !bench.free()) {
            return List.of();
        }
        Optional<String> now = bench.at().playbook();
        boolean one = Openings.takesOne(step.get(), bench.at());
        List<DeskPlaybooks.Card> cards = new ArrayList<>();
        for (Option option : bench.rules().lists().get(OptionKey.PLAYBOOKS).entries().values()) {
            String id = option.key().id();
            if (option.locked() || !step.get().only().fits(option)) {
                continue;
            }
            boolean current = now.filter(id::equals).isPresent();
            String link = now.isPresent() && one ? Preview.switching(bench, id) : "";
            cards.add(card(bench.visit(), bench.rules(), option, bench.id("playbook", id), !current && !link.isEmpty() ? "" : step.get().id() + "=" + id,
                    current ? "" : link, current ? "true" : ""));
        }
        String title = step.get().label().title();
        return List.of(new DeskPlaybooks(title, now.isEmpty() ? title
                : bench.words("web.build.other-playbook", "step", title), now.isEmpty() ? "open" : "", step.get().id(),
                bench.action("take"), cards));
    }

    /** A playbook at a glance. */
    static DeskPlaybooks.Card card(
            Visit visit, SheetRules rules, Option option, String id, String value, String link, String current) {
        String title = option.label().title();
        return new DeskPlaybooks.Card(id, value, title, Markup.paragraphs(option.label().text()), begins(visit, rules, option),
                abilities(rules, option.key().id()), visit.words(current.isEmpty() ? "web.build.choose" : "web.build.chosen",
                "what", title), link, current);
    }

    /** The ratings that it comes with. */
    private static String begins(Visit visit, SheetRules rules, Option option) {
        Standing bare = new Standing(rules, rules.linked().start());
        Standing with = new Standing(rules, rules.linked().start().plus(new lampblack.character.Taken(OptionKey.PLAYBOOKS,
                option.key().id(), option.key().id(), false, new lampblack.character.Pick(
                lampblack.node.Scalar.text(option.key().id(), option.label().span()),
                new lampblack.node.MapNode(Map.of(), option.label().span())))));
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
