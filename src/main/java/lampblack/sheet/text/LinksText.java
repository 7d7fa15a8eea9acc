package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.rules.SheetRules;
import lampblack.rules.owner.OwnerLink;

/** What a character belongs to, and through which options of that something comes. */
public record LinksText(EvaluatedCharacter evaluated, Messages messages) {

    public List<List<String>> rows() {
        SheetRules rules = evaluated.sheet();
        List<List<String>> rows = new ArrayList<>();
        for (OwnerLink link : rules.linked().links().values()) {
            Owner owner = evaluated.links().owners().get(link.id());
            if (owner != null) {
                String gifts = String.join(", ", Distinct.of(owner.gifts().stream()
                        .flatMap(gift -> rules.option(gift).stream()).map(gift -> gift.label().title())));
                String name = SafeText.line(owner.name());
                rows.add(List.of(link.label().title(), gifts.isEmpty() ? name
                        : messages.render(Message.of("cli.link", "owner", name, "gifts", gifts))));
            }
        }
        return rows;
    }
}
