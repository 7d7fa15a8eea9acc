package lampblack.page;

import java.nio.charset.StandardCharsets;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.edit.Sha256;
import lampblack.edit.TextDecoder;
import lampblack.edit.VersionedText;

/** A text and the bytes that it was read from, or would be written as; its version is theirs. */
public final class DecodedText implements VersionedText {

    private final Source source;
    private final byte[] bytes;
    private String version = "";

    private DecodedText(Source source, byte[] bytes) {
        this.source = source;
        this.bytes = bytes;
    }

    /** @param name of its file */
    static DecodedText of(String name, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        // Half a letter has become something else in them.
        String kept = new String(bytes, StandardCharsets.UTF_8);
        return new DecodedText(new Source(name, kept.startsWith("\ufeff") ? kept.substring(1) : kept), bytes);
    }

    /** The same of a text that problems point into. */
    public static DecodedText of(Source text) {
        return new DecodedText(text, text.text().getBytes(StandardCharsets.UTF_8));
    }

    /** The text that bytes hold, or why they hold none. */
    static Checked<VersionedText> of(String name, byte[] bytes) {
        Checked<Source> decoded = TextDecoder.decode(bytes, new Source(name, ""));
        return new Checked<>(decoded.value().map(source -> new DecodedText(source, bytes)), decoded.diagnostics());
    }

    /** Bytes that are no text. */
    static DecodedText undecoded(String name, byte[] bytes) {
        return new DecodedText(new Source(name, ""), bytes);
    }

    /** The same in a file of another name. */
    DecodedText called(String name) {
        return new DecodedText(new Source(name, source.text()), bytes);
    }

    @Override
    public Source source() {
        return source;
    }

    /** Not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    /** Whether they begin with a byte order mark. */
    boolean isMarked() {
        return bytes.length > 2 && bytes[0] == (byte) 0xef && bytes[1] == (byte) 0xbb && bytes[2] == (byte) 0xbf;
    }

    @Override
    public String version() {
        if (version.isEmpty()) {
            version = Sha256.of(bytes);
        }
        return version;
    }
}
