package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.change.SwitchPlaybook;
import lampblack.builder.shelf.PlaybookSummaries;
import lampblack.diagnostic.Messages;
import lampblack.offers.CreationOffers;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/** Sets the playbooks of a game before its players. */
final class PlaybookPickerBuilder {

    private PlaybookPickerBuilder() {}

    /** The step that takes one, while creation is open. */
    static List<PlaybookPicker> of(BuildContext context) {
        Optional<ListChoice> step = SwitchPlaybook.step(context.scope().character());
        if (step.isEmpty() || !context.free()) {
            return List.of();
        }
        Optional<String> now = context.at().playbook();
        boolean one = CreationOffers.takesOne(step.get(), context.at());
        List<PlaybookPicker.PlaybookCard> cards = new ArrayList<>();
        List<PlaybookPicker.PlaybookCard> closed = new ArrayList<>();
        Map<String, PlaybookSummaries.PlaybookSummary> blurbs = context.input().games().summaries()
                .of(context.input().messages(),
                context.scope().character().ruleset().ruleset(), context.rules().id());
        for (Option option : context.rules().lists().get(OptionKey.PLAYBOOKS).entries().values()) {
            String id = option.key().id();
            // What is there only for what was made under earlier versions is nobody's choice any more.
            if (option.locked() || !blurbs.containsKey(id) || !step.get().only().mayFit(option, context.rules())) {
                continue;
            }
            boolean current = now.filter(id::equals).isPresent();
            String link = now.isPresent() && one ? PreviewUrls.switching(context, id) : "";
            String why = current ? "" : context.unmet(option);
            String value = !why.isEmpty() || !current && !link.isEmpty() ? "" : step.get().id() + "=" + id;
            (why.isEmpty() ? cards : closed).add(card(context.input().messages(), blurbs.get(id),
                    context.id("playbook", id), value, current || !why.isEmpty() ? "" : link, current ? "true" : "",
                    why));
        }
        String title = step.get().label().title();
        return List.of(new PlaybookPicker(title, now.isEmpty() ? title
                : context.words("web.build.other-playbook", "step", title),
                now.isEmpty() || context.guided().isPresent() ? "open" : "", step.get().id(), context.action("take"),
                cards,
                closed.isEmpty() ? List.of() : List.of(new PlaybookPicker.ClosedCards("playbooks.closed",
                        context.words("web.build.playbooks-later", "count", (long) closed.size()), closed))));
    }

    private static PlaybookPicker.PlaybookCard card(
            Messages messages, PlaybookSummaries.PlaybookSummary blurb, String id, String value, String link,
            String current, String why) {
        String button = messages.text(current.isEmpty() ? "web.build.choose" : "web.build.chosen", "what",
                blurb.title());
        return new PlaybookPicker.PlaybookCard(id, value, blurb, button, link, current, why);
    }
}
