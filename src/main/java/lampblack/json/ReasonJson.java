package lampblack.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Messages;
import lampblack.explain.Citation;
import lampblack.explain.Reason;
import lampblack.rules.Amount;

/** A tree of reasons as values for {@link JsonPrinter}. */
public final class ReasonJson {

    private ReasonJson() {}

    /**
     * The whole tree. {@code number} is null where there is no limit and missing where nothing is counted; {@code role}
     * says how it counts towards what it is a part of.
     */
    public static Map<String, Object> of(Reason reason, Messages messages) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("words", messages.render(reason.words()));
        reason.number().ifPresent(number -> json.put("number", number == Amount.UNLIMITED ? null : number));
        json.put("role", reason.role().word());
        json.put("places", reason.places().stream().map(ReasonJson::place).toList());
        List<Map<String, Object>> parts = reason.parts().stream().map(part -> of(part, messages)).toList();
        json.put("parts", parts);
        return json;
    }

    private static Map<String, Object> place(Citation place) {
        Map<String, Object> json = JsonPrinter.place(place.span());
        place.entry().ifPresent(number -> json.put("entry", number));
        return json;
    }
}
