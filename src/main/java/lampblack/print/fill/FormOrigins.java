package lampblack.print.fill;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.sheet.fill.FormOrigin;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Keeps in a PDF whose sheets it has, so that what is filled in finds its way back. */
final class FormOrigins {

    static final String KEY = "LampblackSheets";

    private static final int LONGEST = 200_000;

    private FormOrigins() {
    }

    static void write(PDDocument document, List<FormOrigin> origins) {
        List<Map<String, String>> all = new ArrayList<>();
        for (FormOrigin origin : origins) {
            Map<String, String> one = new LinkedHashMap<>();
            one.put("prefix", origin.prefix());
            one.put("ruleset", origin.ruleset());
            one.put("version", origin.version());
            one.put("sheet", origin.sheet());
            one.put("playbook", origin.playbook());
            one.put("file", origin.file());
            one.put("name", origin.name());
            all.add(one);
        }
        try {
            document.getDocumentInformation().setCustomMetadataValue(KEY, new ObjectMapper().writeValueAsString(all));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** What a PDF says of its sheets; nothing where it says nothing that can be read. */
    static List<FormOrigin> read(PDDocument document) {
        String written = document.getDocumentInformation().getCustomMetadataValue(KEY);
        if (written == null || written.length() > LONGEST) {
            return List.of();
        }
        try {
            return new ObjectMapper().readValue(written, new TypeReference<List<Map<String, String>>>() { }).stream()
                    .map(FormOrigins::origin).toList();
        } catch (JsonProcessingException broken) {
            return List.of();
        }
    }

    private static FormOrigin origin(Map<String, String> one) {
        return new FormOrigin(text(one, "prefix"), text(one, "ruleset"), text(one, "version"), text(one, "sheet"),
                text(one, "playbook"), text(one, "file"), text(one, "name"));
    }

    private static String text(Map<String, String> one, String key) {
        return one.getOrDefault(key, "") == null ? "" : one.getOrDefault(key, "");
    }
}
