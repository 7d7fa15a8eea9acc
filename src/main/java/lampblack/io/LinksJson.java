package lampblack.io;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.Belonging;
import lampblack.engine.Outcome;
import lampblack.engine.Owner;

/** What a character belongs to, as values for {@link JsonPrinter}: each owner and by what it gives something. */
record LinksJson(Outcome outcome) {

    Map<String, Object> links() {
        Map<String, Object> links = new LinkedHashMap<>();
        for (Belonging each : outcome.file().links()) {
            Owner owner = outcome.links().owners().get(each.id());
            if (owner != null) {
                Map<String, Object> shown = new LinkedHashMap<>();
                shown.put("name", owner.name());
                shown.put("file", owner.file());
                shown.put("gifts", owner.gifts().stream().map(Owner::giver).distinct().toList());
                links.put(each.id(), shown);
            }
        }
        return links;
    }
}
