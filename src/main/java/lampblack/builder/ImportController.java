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
import lampblack.picture.Picture;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.NewCharacterText;
import lampblack.builder.shelf.StoredText;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;

/** Takes characters from files. */
record ImportController(Builder builder) {

    /** What stands behind the name of a file that was shared. */
    private static final String SHARED = ".txt";

    /** {@code POST /import}: adds each file, or file of an archive, that is a character. */
    Reply take(Request request) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        List<Diagnostic> against = new ArrayList<>();
        request.uploads().forEach(upload -> read(upload, files, against));
        int taken = 0;
        Map<String, String> keys = new LinkedHashMap<>();
        for (Map.Entry<String, byte[]> entry : files.entrySet()) {
            if (Keys.isKey(entry.getKey())) {
                Optional<String> key = taken(entry.getKey(), entry.getValue(), against);
                taken += key.isPresent() ? 1 : 0;
                key.ifPresent(made -> keys.put(entry.getKey(), made));
                key.ifPresent(made -> portrait(made, entry.getKey(), files));
            }
        }
        against.addAll(new PackedTable(builder, files, keys).take());
        String words = builder.text("web.import.taken", "count", taken);
        return Reply.Page.of(against.isEmpty() ? Reply.Status.FINE : Reply.Status.REFUSED,
                new ShelfController(builder).page(List.of(Notice.of(against.isEmpty() ? "done" : "refused", words,
                        against, builder.messages()))));
    }

    private static void read(Upload from, Map<String, byte[]> files, List<Diagnostic> against) {
        switch (from) {
            case Upload.UploadedPack pack -> {
                if (pack.files().isEmpty()) {
                    against.add(problem(pack.name(), Message.of("web.import.nothing", "file", pack.name())));
                }
                pack.files().forEach(files::putIfAbsent);
            }
            case Upload.UnusableUpload bad -> against.add(problem(bad.name(), Message.of(bad.why(), "file",
                    bad.name())));
            case Upload.SingleUpload file -> {
                // Phones share no YAML but as plain text.
                Optional<String> key = Keys.of(file.name().endsWith(SHARED)
                        ? file.name().substring(0, file.name().length() - SHARED.length()) : file.name());
                if (file.name().toLowerCase(Locale.ROOT).endsWith(".pdf")) {
                    against.add(problem(file.name(), Message.of("web.import.pdf", "file", file.name())));
                } else if (key.isEmpty() || file.bytes().length > VersionedText.LARGEST) {
                    against.add(problem(file.name(), Message.of("web.import.not-yaml", "file", file.name())));
                } else {
                    files.putIfAbsent(key.get(), file.bytes());
                }
            }
        }
    }

    private static Diagnostic problem(String file, Message words) {
        return Diagnostic.of(Code.FILE__UNREADABLE, new Source(file, "").start(), words);
    }

    /** Puts the picture that came with a character beside it, where it has none. */
    private void portrait(String key, String called, Map<String, byte[]> files) {
        Optional.ofNullable(files.get(Upload.UploadedPack.portrait(called)))
                .filter(bytes -> builder.shelf().portraitVersion(key).isEmpty())
                .flatMap(bytes -> Picture.read(called, bytes).value())
                .ifPresent(picture -> builder.shelf().setPortrait(key, Optional.of(picture)));
    }

    /** The same, but that a bug of ours in one file keeps none of the others away. */
    private Optional<String> taken(String key, byte[] bytes, List<Diagnostic> against) {
        try {
            return take(key, bytes, against);
        } catch (RuntimeException failure) {
            against.add(problem(key, Message.of("web.import.bug", "file", Keys.file(key), "failure",
                    Message.verbatim(String.valueOf(failure)))));
            return Optional.empty();
        }
    }

    /** The key it has on the shelf afterwards; an identical file that is there already is not added twice. */
    private Optional<String> take(String key, byte[] bytes, List<Diagnostic> against) {
        Checked<VersionedText> text = builder.shelf().decode(key, bytes);
        Checked<LoadedCharacter> judged = text.value()
                .map(decoded -> builder.shelf().judge(key, decoded.source().text()))
                .orElseGet(() -> new Checked<>(Optional.empty(), text.diagnostics()));
        if (judged.value().isEmpty()) {
            String reason = judged.diagnostics().isEmpty() ? ""
                    : builder.messages().render(judged.diagnostics().get(0).message());
            against.add(problem(key, Message.of("web.import.unreadable", "file", Keys.file(key), "reason",
                    Message.verbatim(reason))));
            return Optional.empty();
        }
        if (builder.shelf().find(key).flatMap(StoredText::bytes).filter(there -> isSame(there, bytes, text))
                .isPresent()) {
            return Optional.of(key);
        }
        Checked<String> made = builder.shelf().create(key,
                NewCharacterText.onShelf(text.value().get().source().text()));
        against.addAll(made.diagnostics());
        return made.value();
    }

    private static boolean isSame(byte[] there, byte[] bytes, Checked<VersionedText> text) {
        return Arrays.equals(there, bytes) || Arrays.equals(there, NewCharacterText.onShelf(
                text.value().orElseThrow().source().text()).getBytes(StandardCharsets.UTF_8));
    }
}
