package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.engine.Openings;
import lampblack.rules.Choose;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;

/** Sets the playbooks of a game before its players. */
final class PlaybookDesk {

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
        Map<String, Blurbs.Blurb> blurbs = bench.visit().rulebooks().blurbs().of(bench.visit(),
                bench.corner().character().ruleset().ruleset(), bench.rules().id());
        for (Option option : bench.rules().lists().get(OptionKey.PLAYBOOKS).entries().values()) {
            String id = option.key().id();
            if (option.locked() || !step.get().only().fits(option)) {
                continue;
            }
            boolean current = now.filter(id::equals).isPresent();
            String link = now.isPresent() && one ? Preview.switching(bench, id) : "";
            cards.add(card(bench.visit(), blurbs.get(id), bench.id("playbook", id),
                    !current && !link.isEmpty() ? "" : step.get().id() + "=" + id,
                    current ? "" : link, current ? "true" : ""));
        }
        String title = step.get().label().title();
        return List.of(new DeskPlaybooks(title, now.isEmpty() ? title
                : bench.words("web.build.other-playbook", "step", title), now.isEmpty() ? "open" : "", step.get().id(),
                bench.action("take"), cards));
    }

    private static DeskPlaybooks.Card card(
            Visit visit, Blurbs.Blurb blurb, String id, String value, String link, String current) {
        String button = visit.words(current.isEmpty() ? "web.build.choose" : "web.build.chosen", "what", blurb.title());
        return new DeskPlaybooks.Card(id, value, blurb.title(), blurb.text(), blurb.begins(), blurb.abilities(), button,
                link, current);
    }
}
