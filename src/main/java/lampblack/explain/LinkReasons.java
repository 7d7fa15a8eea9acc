package lampblack.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.OwnerReference;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.replay.GroupMembers;
import lampblack.replay.Owner;
import lampblack.rules.option.Option;

/** Explains what a character has by the sheets it belongs to. */
record LinkReasons(ExplanationContext context) {

    /** Everything that is shown of the links, by its path. */
    Map<String, Reason> all() {
        Map<String, Reason> all = new LinkedHashMap<>();
        for (OwnerReference ownerReference : context.evaluated().file().links()) {
            Owner owner = context.evaluated().links().owners().get(ownerReference.id());
            if (owner != null) {
                Reason reason = owner(owner, ownerReference);
                all.put("links." + ownerReference.id() + ".name", reason);
                all.put("links." + ownerReference.id() + ".file", reason);
                owner.gifts().forEach(gift -> context.sheet().option(gift).ifPresent(
                        option -> all.put("links." + ownerReference.id() + ".gifts." + Owner.ownerOption(gift),
                        gift(option, reason))));
            }
        }
        if (context.sheet().play().members()) {
            members(all);
        }
        return all;
    }

    private void members(Map<String, Reason> all) {
        GroupMembers members = context.evaluated().links().members();
        members.byLink().forEach((link, read) -> read.forEach(member -> all.put(
                "members.read." + link + "." + member.file(), members(List.of(member.file())))));
        members.unread().forEach(file -> all.put("members.unread." + file,
                Reason.of(Message.of("members.unread", "files", List.of(file)))));
        all.put("members.more", members.more() ? Reason.of(Message.of("members.more", "most", GroupMembers.MOST))
                : members(members.read()));
    }

    private static Reason members(List<String> files) {
        return Reason.of(Message.of("why.members", "files", files));
    }

    /** What a link leads to; empty where it leads to nothing that could be read. */
    Optional<Reason> owner(String link) {
        return context.evaluated().file().links().stream().filter(ownerReference -> ownerReference.id().equals(link))
                .findFirst()
                .flatMap(ownerReference -> Optional.ofNullable(context.evaluated().links().owners().get(link))
                        .map(owner -> owner(owner, ownerReference)));
    }

    private static Reason owner(Owner owner, OwnerReference link) {
        return Reason.of(Message.of("why.linked", "sheet", owner.title(), "owner", owner.name(), "file", owner.file()))
                .at(Citation.of(link.file().span()));
    }

    private static Reason gift(Option option, Reason owner) {
        return Reason.of(Message.of("why.gives-members", "option", option.label().title()))
                .at(Citation.of(option.label().span())).with(owner);
    }

    /** How something came by a link; empty for what did not. */
    Optional<Reason> by(TakenOption taken) {
        return context.evaluated().file().links().stream().filter(ownerReference -> ownerReference.pick().span()
                .equals(taken.pick().span())).findFirst()
                .flatMap(ownerReference -> Optional.ofNullable(context.evaluated().links().owners()
                .get(ownerReference.id()))
                        .map(owner -> owner(owner, ownerReference)));
    }
}
