package lampblack.builder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.builder.context.RequestContext;
import lampblack.builder.file.DamagedPage;
import lampblack.builder.file.FileEditorView;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.store.FileVersion;
import lampblack.store.SaveResult;
import lampblack.store.TextFile;

/** Gives a character's file as it is, and takes it back changed by hand. */
public final class FileController {

    private static final int CHANGED_MEANWHILE = 412;
    private static final int REFUSED = 422;
    private static final int NOT_SAVED = 500;

    /** {@code GET /characters/{stem}/download}. */
    public void download(RequestContext visit) {
        Optional<Path> file = visit.shelf().file(visit.path("stem"));
        if (file.isEmpty()) {
            visit.missing();
            return;
        }
        try {
            visit.download(visit.path("stem") + ".yaml", "application/yaml; charset=utf-8",
                    Files.readAllBytes(file.get()));
        } catch (IOException gone) {
            visit.missing();
        }
    }

    /** {@code POST /characters/{stem}/text}: the whole file as it was written by hand. */
    public void write(RequestContext visit) {
        String stem = visit.path("stem");
        Optional<Path> file = visit.shelf().file(stem);
        if (file.isEmpty()) {
            visit.missing();
            return;
        }
        String seen = visit.seen().orElseThrow(() -> new FormData.MalformedForm("seen"));
        String before = TextFile.read(file.get(), stem, "", CharacterLoader.LARGEST_FILE).value()
                .map(textFile -> textFile.source().text()).orElse("");
        String text = FileEditorView.normalised(visit.form().required("text"), before);
        Checked<LoadedCharacter> judged = visit.rulebooks().characters().judge(file.get(),
                TextFile.of(stem + ".yaml", text));
        List<Diagnostic> errors = judged.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() == Severity.ERROR).toList();
        boolean anyway = judged.value().isPresent() && visit.form().text("anyway").isPresent();
        if (!errors.isEmpty() && !anyway) {
            boolean readable = judged.value().isPresent();
            show(visit, stem, file.get(), REFUSED, readable ? "web.file.errors" : "web.file.unreadable", readable);
            return;
        }
        answer(visit, stem, file.get(), visit.shelf().store().saveRepeatable(file.get(), text, seen));
    }

    /** {@code POST /characters/{stem}/restore}: an earlier version becomes the newest. */
    public void restore(RequestContext visit) {
        String stem = visit.path("stem");
        Optional<Path> file = visit.shelf().file(stem);
        long number = visit.form().number("version");
        Optional<FileVersion> version = file.flatMap(path -> visit.shelf().store().versions(path).stream()
                .filter(one -> one.number() == number).findFirst());
        if (version.isEmpty()) {
            visit.missing();
            return;
        }
        String seen = visit.seen().orElseThrow(() -> new FormData.MalformedForm("seen"));
        answer(visit, stem, file.get(), visit.shelf().store().restore(file.get(), version.get(), seen));
    }

    private static void answer(RequestContext visit, String stem, Path file, SaveResult saved) {
        if (saved.problem().isEmpty()) {
            visit.go(CharacterTab.FILE.path(stem));
        } else if (saved.isConflict()) {
            show(visit, stem, file, CHANGED_MEANWHILE, "web.file.conflict", false);
        } else {
            show(visit, stem, file, NOT_SAVED, "web.not-saved", false);
        }
    }

    /** The page with what was sent, why it is not saved, and, where it may be, a way to save it all the same. */
    private static void show(RequestContext visit, String stem, Path file, int status, String key, boolean offered) {
        Notice said = Notice.of("refused", visit.words(key), List.of(), visit.workshop().messages());
        Notice notice = offered ? said.with(anyway(visit, stem)) : said;
        Optional<LoadedCharacter> now = visit.rulebooks().characters().load(file).value();
        visit.show(status, now.isPresent()
                ? CharacterPage.of(visit, stem, CharacterTab.FILE, now.get(), List.of(notice))
                : DamagedPage.of(visit, stem, file, List.of(notice)));
    }

    private static Notice.RetryForm anyway(RequestContext visit, String stem) {
        return Notice.RetryForm.of(visit.form(), Urls.character(stem) + "/text", visit.words("web.file.anyway"),
                visit.seen().orElse("")).and("anyway", "yes");
    }
}
