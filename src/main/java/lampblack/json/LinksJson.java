package lampblack.json;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.OwnerReference;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;

/** What a character belongs to, as values for {@link JsonPrinter}: each owner and by what it gives something. */
record LinksJson(EvaluatedCharacter outcome) {

    Map<String, Object> links() {
        Map<String, Object> links = new LinkedHashMap<>();
        for (OwnerReference ownerReference : outcome.file().links()) {
            Owner owner = outcome.links().owners().get(ownerReference.id());
            if (owner != null) {
                Map<String, Object> shown = new LinkedHashMap<>();
                shown.put("name", owner.name());
                shown.put("file", owner.file());
                shown.put("gifts", owner.gifts().stream().map(Owner::giver).distinct().toList());
                links.put(ownerReference.id(), shown);
            }
        }
        return links;
    }
}
