package lampblack.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;

/** Texts that are judged as if they stood in their files, before anything is written. */
public final class ProposedTexts {

    /** What is judged is what stands on the disk. */
    public static final ProposedTexts NONE = new ProposedTexts(Map.of());

    private final Map<Path, String> texts;

    /** @param texts by the file they are to stand in */
    public ProposedTexts(Map<Path, String> texts) {
        this.texts = new HashMap<>();
        texts.forEach((file, text) -> this.texts.put(real(file), text));
    }

    /** What a file holds, where it is read as it would be. */
    public Checked<TextFile> instead(Path file, Checked<TextFile> read) {
        String text = texts.isEmpty() || read.value().isEmpty() ? null : texts.get(real(file));
        if (text == null) {
            return read;
        }
        Source now = read.value().get().source();
        return new Checked<>(read.value().map(before -> new TextFile(new Source(now.name(), now.layer(), text),
                text.getBytes(StandardCharsets.UTF_8))), read.diagnostics());
    }

    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException gone) {
            return file.toAbsolutePath().normalize();
        }
    }
}
