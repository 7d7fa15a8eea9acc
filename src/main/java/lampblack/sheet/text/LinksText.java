package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.GroupMembers;
import lampblack.replay.Owner;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OwnerLink;

/** What a character belongs to, and through which options of that something comes. */
public record LinksText(EvaluatedCharacter evaluated, Messages messages) {

    public List<List<String>> rows() {
        SheetRules rules = evaluated.sheet();
        List<List<String>> rows = new ArrayList<>();
        for (OwnerLink link : rules.linked().links().values()) {
            Owner owner = evaluated.links().owners().get(link.id());
            if (owner != null) {
                String gifts = gifts(owner);
                String name = SafeText.line(owner.name());
                rows.add(List.of(link.label().title(), gifts.isEmpty() ? name
                        : messages.render(Message.of("cli.link", "owner", name, "gifts", gifts))));
            }
        }
        return rows;
    }

    /** What comes through the options of others, each behind the name of whose they are. */
    public List<List<String>> given() {
        return evaluated.links().owners().values().stream().filter(owner -> !gifts(owner).isEmpty())
                .map(owner -> List.of(owner.name(), gifts(owner))).toList();
    }

    private String gifts(Owner owner) {
        return String.join(", ", Distinct.of(owner.gifts().stream()
                .flatMap(gift -> evaluated.sheet().option(gift).stream()).map(gift -> gift.label().title())));
    }

    /** What is lacking of those whose files are read for it; nothing where its rules read none. */
    public List<String> members() {
        GroupMembers members = evaluated.links().members();
        if (!evaluated.sheet().play().members()) {
            return List.of();
        }
        List<String> words = new ArrayList<>();
        if (members.read().isEmpty()) {
            words.add(said("members.none"));
        }
        if (!members.unread().isEmpty()) {
            words.add(said("members.unread", "files", members.unread()));
        }
        if (members.more()) {
            words.add(said("members.more", "most", GroupMembers.MOST));
        }
        return words;
    }

    private String said(String key, Object... values) {
        return SafeText.line(messages.render(Message.of(key, values)));
    }
}
