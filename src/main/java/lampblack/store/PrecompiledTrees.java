package lampblack.store;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.store.bundled.BundledFiles;
import lampblack.yaml.KeysWithoutValue;
import lampblack.yaml.TreeSerializer;
import lampblack.yaml.YamlReader;

/**
 * The trees of files that are packed with the program, read when it was built. A file that is byte for byte the same is
 * not read again; they are part of the program, so that nothing but a new build changes them.
 */
public final class PrecompiledTrees {

    private static final String PACKED = "lampblack/trees/";

    private static final int PIECE = 64;

    private final ByteBuffer bytes;
    private final Map<String, Integer> files = new HashMap<>();

    /** @param bytes what {@link #packed} gave */
    public PrecompiledTrees(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes);
        while (this.bytes.hasRemaining()) {
            byte[] name = new byte[this.bytes.getInt()];
            this.bytes.get(name);
            files.put(new String(name, StandardCharsets.UTF_8), this.bytes.position());
            skip();
            skip();
        }
    }

    private void skip() {
        int length = bytes.getInt();
        bytes.position(bytes.position() + length);
    }

    /** Those of a ruleset, or of a file that stands alone; none where it is not packed. */
    public static PrecompiledTrees of(String id) {
        return new PrecompiledTrees(BundledFiles.file(PACKED + id).orElse(new byte[0]));
    }

    /** The tree of a packed file as it was, if there is one of that name. */
    public Optional<MapNode> tree(String name) {
        return Optional.ofNullable(files.get(name)).map(at -> tree(at,
                new Source(name, new String(bytes.array(), at + Integer.BYTES, bytes.getInt(at),
                StandardCharsets.UTF_8))));
    }

    /** The tree of a file of the ruleset, if that file is as it was. */
    public Optional<MapNode> tree(String name, TextFile file) {
        return Optional.ofNullable(files.get(name)).filter(at ->
                isSame(at + Integer.BYTES, bytes.getInt(at), file.bytes()))
                .map(at -> tree(at, file.source()));
    }

    private boolean isSame(int from, int length, byte[] other) {
        boolean same = length == other.length;
        for (int at = 0; same && at < length; at += PIECE) {
            same = isSame(bytes.array(), from + at, other, at, Math.min(PIECE, length - at));
        }
        return same;
    }

    /** A piece by itself, so that the method is soon compiled. */
    private static boolean isSame(byte[] one, int from, byte[] other, int at, int length) {
        for (int i = 0; i < length; i++) {
            if (one[from + i] != other[at + i]) {
                return false;
            }
        }
        return true;
    }

    private MapNode tree(int at, Source source) {
        return TreeSerializer.read(source, bytes.array(), at + Integer.BYTES + bytes.getInt(at) + Integer.BYTES);
    }

    /** What is packed of a ruleset: its files that can be read without a remark. */
    public static byte[] serialize(RulesetLocation place, String id) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (String name : place.files(id)) {
            pack(name, place.read(id, name).value().orElseThrow(), all);
        }
        return all.toByteArray();
    }

    /** What is packed of one file that stands alone. */
    public static byte[] serialize(String name, String text) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        pack(name, TextFile.of(name, text), all);
        return all.toByteArray();
    }

    private static void pack(String name, TextFile file, ByteArrayOutputStream to) throws IOException {
        Checked<MapNode> tree = YamlReader.read(file.source());
        if (tree.diagnostics().isEmpty() && tree.value().filter(mapNode -> KeysWithoutValue.of(mapNode).isEmpty())
                .isPresent()) {
            byte[] written = TreeSerializer.write(tree.value().get());
            DataOutputStream out = new DataOutputStream(to);
            byte[] called = name.getBytes(StandardCharsets.UTF_8);
            out.writeInt(called.length);
            out.write(called);
            out.writeInt(file.bytes().length);
            out.write(file.bytes());
            out.writeInt(written.length);
            out.write(written);
        }
    }
}
