package lampblack.json;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.OwnerReference;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.GroupMembers;
import lampblack.replay.Owner;
import lampblack.rules.derived.Member;

/** What a character belongs to, as values for {@link JsonPrinter}: each owner and by what it gives something. */
record LinksJson(EvaluatedCharacter evaluated) {

    Map<String, Object> links() {
        Map<String, Object> links = new LinkedHashMap<>();
        for (OwnerReference ownerReference : evaluated.file().links()) {
            Owner owner = evaluated.links().owners().get(ownerReference.id());
            if (owner != null) {
                Map<String, Object> json = new LinkedHashMap<>();
                json.put("name", owner.name());
                json.put("file", owner.file());
                json.put("gifts", owner.gifts().stream().map(Owner::ownerOption).distinct().toList());
                links.put(ownerReference.id(), json);
            }
        }
        return links;
    }

    /** Whose files were read, and whose could not be. */
    Map<String, Object> members() {
        GroupMembers members = evaluated.links().members();
        Map<String, Object> read = new LinkedHashMap<>();
        members.byLink().forEach((link, all) -> read.put(link, all.stream().map(Member::file).toList()));
        return CharacterJson.ordered("read", read, "unread", members.unread(), "more", members.more());
    }
}
