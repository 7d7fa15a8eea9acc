package lampblack.print.fill;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;

/** PDFs as somebody filled them in. */
public final class FilledPdf {

    public static final String CORIN = """
            [{"prefix":"","ruleset":"blades-in-the-dark","version":"1.0.0","sheet":"character","playbook":"slide",\
            "file":"corin-vale.yaml","name":"Corin Vale"}]""";

    private FilledPdf() {
    }

    /** A PDF with fields. @param fields of each name what it said when it was printed, and what it says */
    public static byte[] of(String origins, Map<String, List<String>> fields) throws IOException {
        try (PDDocument document = new PDDocument()) {
            document.addPage(new PDPage());
            document.getDocumentInformation().setCustomMetadataValue(FormOrigins.KEY, origins);
            COSArray top = new COSArray();
            fields.forEach((name, said) -> {
                COSDictionary field = new COSDictionary();
                boolean text = !said.get(1).matches("On|Off");
                field.setItem(COSName.FT, text ? COSName.TX : COSName.BTN);
                field.setString(COSName.T, name);
                field.setItem(COSName.DV, text ? new COSString(said.get(0)) : COSName.getPDFName(said.get(0)));
                field.setItem(COSName.V, text ? new COSString(said.get(1)) : COSName.getPDFName(said.get(1)));
                top.add(field);
            });
            COSDictionary form = new COSDictionary();
            form.setItem(COSName.FIELDS, top);
            document.getDocumentCatalog().getCOSObject().setItem(COSName.ACRO_FORM, form);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        }
    }

    /** The boxes of stress. @param before how many were made when it was printed */
    public static Map<String, List<String>> stress(int before, int after) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (int i = 1; i <= 9; i++) {
            fields.put("stress." + i, List.of(i <= before ? "On" : "Off", i <= after ? "On" : "Off"));
        }
        return fields;
    }
}
