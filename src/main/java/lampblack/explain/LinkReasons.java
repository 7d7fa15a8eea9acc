package lampblack.explain;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.OwnerReference;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.replay.Owner;
import lampblack.rules.option.Option;

/** Explains what a character has by the sheets it belongs to. */
record LinkReasons(ExplanationContext evidence) {

    /** Everything that is shown of the links, by its path. */
    Map<String, Reason> all() {
        Map<String, Reason> all = new LinkedHashMap<>();
        for (OwnerReference each : evidence.outcome().file().links()) {
            Owner owner = evidence.outcome().links().owners().get(each.id());
            if (owner != null) {
                Reason reason = owner(owner, each);
                all.put("links." + each.id() + ".name", reason);
                all.put("links." + each.id() + ".file", reason);
                owner.gifts().forEach(gift -> evidence.sheet().option(gift).ifPresent(
                        option -> all.put("links." + each.id() + ".gifts." + Owner.giver(gift), gift(option, reason))));
            }
        }
        return all;
    }

    /** What a link leads to; empty where it leads to nothing that could be read. */
    Optional<Reason> owner(String link) {
        return evidence.outcome().file().links().stream().filter(each -> each.id().equals(link)).findFirst()
                .flatMap(each -> Optional.ofNullable(evidence.outcome().links().owners().get(link))
                        .map(owner -> owner(owner, each)));
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
        return evidence.outcome().file().links().stream().filter(each -> each.pick().span().equals(taken.pick().span())).findFirst()
                .flatMap(each -> Optional.ofNullable(evidence.outcome().links().owners().get(each.id()))
                        .map(owner -> owner(owner, each)));
    }
}
