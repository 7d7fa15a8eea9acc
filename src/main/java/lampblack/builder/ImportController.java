package lampblack.builder;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Notice.ProblemText;
import lampblack.builder.page.Urls;
import lampblack.picture.Picture;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.NewCharacterText;
import lampblack.builder.shelf.StoredText;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.judge.FileName;

/** Takes characters from files. */
record ImportController(Builder builder) {

    private static final int MEBIBYTE = 1 << 20;
    private static final int TENTHS = 10;

    /** {@code POST /import}: adds each file, or file of an archive, that is a character, and leads there. */
    Reply take(Request request) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        List<ProblemText> against = new ArrayList<>();
        request.uploads().forEach(upload -> read(upload, files, against));
        Map<String, String> keys = new LinkedHashMap<>();
        for (Map.Entry<String, byte[]> entry : files.entrySet()) {
            if (Keys.isKey(entry.getKey())) {
                Optional<String> key = taken(entry.getKey(), entry.getValue(), against);
                key.ifPresent(made -> keys.put(entry.getKey(), made));
                key.ifPresent(made -> portrait(made, entry.getKey(), files));
            }
        }
        new PackedTable(builder, files, keys).take().forEach(problem -> against.add(text(problem)));
        if (!against.isEmpty()) {
            String words = keys.isEmpty() ? builder.text("web.import.none")
                    : builder.text("web.import.taken", "count", keys.size());
            return Reply.Page.of(Reply.Status.REFUSED, new ShelfController(builder).page(List.of(
                    new Notice("refused", words, against, List.of()))));
        }
        return new Reply.Redirect(keys.size() == 1 ? Urls.character(keys.values().iterator().next())
                : "/?" + ShelfController.IMPORTED + "=" + keys.size());
    }

    private void read(Upload from, Map<String, byte[]> files, List<ProblemText> against) {
        switch (from) {
            case Upload.UploadedPack pack -> {
                if (pack.files().isEmpty()) {
                    against.add(problem(Message.of("web.import.nothing", "file", pack.name())));
                }
                pack.files().forEach(files::putIfAbsent);
            }
            case Upload.UnusableUpload bad -> against.add(problem(Message.of(bad.why(), "file", bad.name())));
            case Upload.SingleUpload file -> {
                Optional<String> key = Keys.brought(file.name());
                Optional<Message> why = why(file, key);
                if (why.isPresent()) {
                    against.add(problem(why.get()));
                } else {
                    files.putIfAbsent(key.orElseThrow(), file.bytes());
                }
            }
        }
    }

    /** Why a file is not even read; empty where it is. */
    private static Optional<Message> why(Upload.SingleUpload file, Optional<String> key) {
        String name = file.name().toLowerCase(Locale.ROOT);
        if (name.endsWith(".pdf")) {
            return Optional.of(Message.of("web.import.pdf", "file", file.name()));
        }
        if (key.isEmpty()) {
            return Optional.of(Message.of(name.matches(".*\\.ya?ml") ? "web.import.name" : "web.import.not-yaml",
                    "file", file.name()));
        }
        int tenths = (file.bytes().length - 1) / (MEBIBYTE / TENTHS) + 1;
        return file.bytes().length <= VersionedText.LARGEST ? Optional.empty()
                : Optional.of(Message.of("web.import.long", "file", file.name(), "size",
                        Message.verbatim(tenths / TENTHS + "." + tenths % TENTHS), "most",
                        VersionedText.LARGEST / MEBIBYTE));
    }

    private ProblemText problem(Message words) {
        return text(Diagnostic.of(Code.FILE__UNREADABLE, new Source("", "").start(), words));
    }

    private ProblemText text(Diagnostic problem) {
        return ProblemText.of(problem, builder.messages());
    }

    /** A file that is no character, with all that is said of it elsewhere. */
    private ProblemText unread(String key, List<Diagnostic> why) {
        List<Diagnostic> said = why.stream().filter(problem -> problem.severity() != Severity.NOTE).toList();
        return new ProblemText(Severity.ERROR.word(), Code.FILE__UNREADABLE.id(), builder.text("web.import.unreadable",
                "file", Keys.file(key)), List.of(), new DiagnosticPrinter(builder.messages(), false).print(said));
    }

    /** Puts the picture that came with a character beside it, where it has none. */
    private void portrait(String key, String called, Map<String, byte[]> files) {
        Optional.ofNullable(files.get(Upload.UploadedPack.portrait(called)))
                .filter(bytes -> builder.shelf().portraitVersion(key).isEmpty())
                .flatMap(bytes -> Picture.read(called, bytes).value())
                .ifPresent(picture -> builder.shelf().setPortrait(key, Optional.of(picture)));
    }

    /** The same, but that a bug of ours in one file keeps none of the others away. */
    private Optional<String> taken(String key, byte[] bytes, List<ProblemText> against) {
        try {
            return take(key, bytes, against);
        } catch (RuntimeException failure) {
            against.add(problem(Message.of("web.import.bug", "file", Keys.file(key), "failure",
                    Message.verbatim(String.valueOf(failure)))));
            return Optional.empty();
        }
    }

    /** The key it has on the shelf afterwards; an identical file that is there already is not added twice. */
    private Optional<String> take(String key, byte[] bytes, List<ProblemText> against) {
        Checked<VersionedText> text = builder.shelf().decode(key, bytes);
        Checked<LoadedCharacter> judged = text.value()
                .map(decoded -> builder.shelf().judge(key, decoded.source().text()))
                .orElseGet(() -> new Checked<>(Optional.empty(), text.diagnostics()));
        if (judged.value().filter(character -> !character.isPartial()).isEmpty()) {
            against.add(unread(key, judged.diagnostics()));
            return Optional.empty();
        }
        String whole = NewCharacterText.onShelf(text.value().get().source().text());
        Optional<String> there = there(key, bytes, whole);
        if (there.isPresent()) {
            return there;
        }
        Checked<String> made = builder.shelf().create(key, whole);
        made.diagnostics().forEach(problem -> against.add(text(problem)));
        return made.value();
    }

    /** Whoever has this very text already, of those that may be called so. */
    private Optional<String> there(String key, byte[] bytes, String whole) {
        byte[] onShelf = whole.getBytes(StandardCharsets.UTF_8);
        String slug = FileName.slug(key);
        return builder.shelf().keys().stream().filter(one -> one.equals(key) || one.startsWith(slug))
                .filter(one -> builder.shelf().find(one).flatMap(StoredText::bytes)
                        .filter(there -> Arrays.equals(there, bytes) || Arrays.equals(there, onShelf)).isPresent())
                .findFirst();
    }
}
