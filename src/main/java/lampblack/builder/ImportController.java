package lampblack.builder;

import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.context.RequestContext;
import lampblack.builder.context.ShelfZip;
import lampblack.builder.page.Notice;
import lampblack.builder.shelf.ShelfPage;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.store.TextFile;

/** Gives the whole shelf as one file, and takes characters from files. */
public final class ImportController {

    private static final int REFUSED = 422;
    private static final byte[] ZIP = {'P', 'K'};

    /** {@code GET /shelf.zip}. */
    public void all(RequestContext visit) {
        try {
            visit.download("characters.zip", "application/zip", ShelfZip.of(visit.shelf()));
        } catch (IOException gone) {
            visit.missing();
        }
    }

    /** {@code POST /import}: each file, or each in a pack, that can be read as a character comes onto the shelf. */
    public void take(RequestContext visit) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        List<Diagnostic> against = new ArrayList<>();
        for (UploadedFile uploadedFile : visit.context().uploadedFiles("file")) {
            read(uploadedFile, files, against);
        }
        int taken = 0;
        for (Map.Entry<String, byte[]> entry : files.entrySet()) {
            taken += take(visit, entry.getKey(), entry.getValue(), against) ? 1 : 0;
        }
        String words = visit.words("web.import.taken", "count", taken);
        visit.show(against.isEmpty() ? 200 : REFUSED, ShelfPage.of(visit.moment(), List.of(Notice.of(
                against.isEmpty() ? "done" : "refused", words, against, visit.workshop().messages()))));
    }

    private static void read(UploadedFile from, Map<String, byte[]> files, List<Diagnostic> against) {
        try (InputStream in = from.content()) {
            byte[] bytes = in.readAllBytes();
            boolean pack = bytes.length > 1 && Arrays.equals(bytes, 0, 2, ZIP, 0, 2);
            if (pack) {
                ShelfZip.read(bytes).forEach(files::putIfAbsent);
                return;
            }
            Optional<String> stem = ShelfZip.stem(from.filename());
            if (stem.isEmpty() || bytes.length > CharacterLoader.LARGEST_FILE) {
                against.add(problem(from.filename(), Message.of("web.import.not-yaml", "file", from.filename())));
                return;
            }
            files.putIfAbsent(stem.get(), bytes);
        } catch (ShelfZip.ArchiveTooLarge tooLarge) {
            against.add(problem(from.filename(), Message.of("web.import.too-large", "file", from.filename())));
        } catch (IOException | IllegalArgumentException broken) {
            against.add(problem(from.filename(), Message.of("web.import.broken", "file", from.filename())));
        }
    }

    private static Diagnostic problem(String file, Message words) {
        return Diagnostic.of(Code.FILE__UNREADABLE, new Source(file, "").start(), words);
    }

    /** Whether it is on the shelf afterwards; one that is there already, byte for byte, is not taken twice. */
    private static boolean take(RequestContext visit, String stem, byte[] bytes, List<Diagnostic> against) {
        Path file = visit.shelf().folder().resolve(stem + ".yaml");
        Checked<TextFile> text = TextFile.of(bytes, stem + ".yaml", "");
        Checked<LoadedCharacter> judged = text.value().map(textFile -> visit.rulebooks().characters()
                .judge(file, textFile))
                .orElseGet(() -> new Checked<>(Optional.empty(), text.diagnostics()));
        if (judged.value().isEmpty()) {
            String reason = judged.diagnostics().isEmpty() ? ""
                    : visit.workshop().messages().render(judged.diagnostics().get(0).message());
            against.add(problem(stem, Message.of("web.import.unreadable", "file", stem + ".yaml", "reason",
                    Message.verbatim(reason))));
            return false;
        }
        if (visit.shelf().file(stem).filter(there -> isThat(there, bytes)).isPresent()) {
            return true;
        }
        Checked<String> made = visit.shelf().create(stem, text.value().get().source().text());
        against.addAll(made.diagnostics());
        return made.value().isPresent();
    }

    private static boolean isThat(Path file, byte[] bytes) {
        try {
            return Arrays.equals(Files.readAllBytes(file), bytes);
        } catch (IOException gone) {
            return false;
        }
    }
}
