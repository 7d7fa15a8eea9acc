package lampblack.print.export;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.sheet.FillPlace;

/** A sheet that is to be filled in. @param prefix what the names of its fields begin with */
public record FormSheet(Map<String, FillPlace> places, String prefix) {

    public FormSheet {
        places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
    }
}
