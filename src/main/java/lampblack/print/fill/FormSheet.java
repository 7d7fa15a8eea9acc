package lampblack.print.fill;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.sheet.fill.FillPlace;
import lampblack.sheet.fill.FormOrigin;

/** A sheet that is to be filled in: what can be, by name, and whose sheet it is. */
public record FormSheet(Map<String, FillPlace> places, FormOrigin origin) {

    public FormSheet {
        places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
    }
}
