package lampblack.template;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import lampblack.html.SheetWriter;
import lampblack.html.TemplateWriter;
import lampblack.html.Templates;
import lampblack.html.WrittenTemplates;
import lampblack.template.check.TemplateFolder;

/** Sheets as published games set them: by templates that were compiled, written and read again. */
public final class CompiledSheets {

    private static final Templates TEMPLATES = new Templates(new WrittenTemplates(TemplateWriter.write(
            CompiledTemplates.sheets())).all()::get, RecordAccessors::find);

    private CompiledSheets() {}

    public static SheetWriter writer() {
        return new SheetWriter((name, values) -> new String(TEMPLATES.render(name, values), StandardCharsets.UTF_8),
                name -> new String(TemplateFolder.packed(name), StandardCharsets.UTF_8),
                name -> Base64.getEncoder().encode(TemplateFolder.packed(name)));
    }
}
