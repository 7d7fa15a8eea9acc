package lampblack;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The members that a compiled class names among its constants.
 *
 * @param methods methods of classes and interfaces, in the order of the file
 * @param fields likewise
 */
public record ClassConstants(List<Member> methods, List<Member> fields) {

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int STRING = 8;
    private static final int FIELD = 9;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;
    private static final int METHOD_HANDLE = 15;
    private static final int METHOD_TYPE = 16;
    private static final int MODULE = 19;
    private static final int PACKAGE = 20;

    /**
     * A member as class files name it.
     *
     * @param owner such as {@code java/lang/String}
     */
    public record Member(String owner, String name) {

        @Override
        public String toString() {
            return owner.replace('/', '.').replace('$', '.') + " " + name;
        }
    }

    public static ClassConstants of(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            in.skipNBytes(8);
            int count = in.readUnsignedShort();
            String[] texts = new String[count];
            int[] kinds = new int[count];
            int[] firsts = new int[count];
            int[] seconds = new int[count];
            for (int i = 1; i < count; i++) {
                kinds[i] = in.readUnsignedByte();
                switch (kinds[i]) {
                    case UTF8 -> texts[i] = in.readUTF();
                    case LONG, DOUBLE -> in.skipNBytes(8);
                    case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> firsts[i] = in.readUnsignedShort();
                    case METHOD_HANDLE -> in.skipNBytes(3);
                    default -> {
                        firsts[i] = in.readUnsignedShort();
                        seconds[i] = in.readUnsignedShort();
                    }
                }
                i += kinds[i] == LONG || kinds[i] == DOUBLE ? 1 : 0;
            }
            List<Member> methods = new ArrayList<>();
            List<Member> fields = new ArrayList<>();
            for (int i = 1; i < count; i++) {
                if (kinds[i] == METHOD || kinds[i] == INTERFACE_METHOD) {
                    methods.add(new Member(texts[firsts[firsts[i]]], texts[firsts[seconds[i]]]));
                } else if (kinds[i] == FIELD) {
                    fields.add(new Member(texts[firsts[firsts[i]]], texts[firsts[seconds[i]]]));
                }
            }
            return new ClassConstants(methods, fields);
        }
    }
}
