package lampblack.print.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Messages;
import lampblack.sheet.Document;
import lampblack.sheet.FillPlaces;
import lampblack.sheet.Fillable;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Which sheets of a document are to be filled in. */
public record FormPlan(List<FormSheet> sheets, Messages messages) {

    public FormPlan {
        sheets = List.copyOf(sheets);
    }

    /** The first sheets of a document, as many as are named; where there are several, fields begin with their names. */
    public static FormPlan of(Document document, List<String> names, Messages messages) {
        List<FormSheet> sheets = new ArrayList<>();
        Set<String> prefixes = new HashSet<>();
        for (int i = 0; i < names.size(); i++) {
            String word = Fillable.word(names.get(i));
            String prefix = word;
            for (int more = 2; !prefixes.add(prefix); more++) {
                prefix = word + "-" + more;
            }
            sheets.add(new FormSheet(FillPlaces.of(document.sheets().get(i)),
                    names.size() == 1 ? "" : prefix + "."));
        }
        return new FormPlan(sheets, messages);
    }

    /** Empties what is to be filled in. */
    public FormPage prepared(BrowserTab tab) {
        return FormPage.prepared(tab, sheets.size());
    }

    /** Lays fields over what was emptied. */
    public void write(PDDocument document, FormPage page) throws IOException {
        FormWriter.write(document, page, sheets, messages);
    }
}
