package lampblack.engine;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** What the program asks of the JDK, asked for a test in Java as in what the compiler has made of it. */
public final class JdkSamples {

    private static final int[] NUMBERS = {0, 1, -1, 2, 3, -3, 7, -7, 10, 255, 46_341, 65_536, 1_000_003,
        Integer.MAX_VALUE, Integer.MIN_VALUE};
    private static final long[] LONGS = {0, 1, -1, 7, -7, 3_037_000_500L, 0xFFFFFFFFL, 1L << 53, (1L << 53) + 1,
        -(1L << 53) - 1, 6364136223846793005L, Long.MAX_VALUE, Long.MIN_VALUE};
    /** All are such that the compiled program does the same: none is half a number below nought, or beyond a long. */
    private static final double[] DOUBLES = {0, -0.0, 0.5, 1.5, 2.5, -0.3, -1.4, -2.6, 0.1, 0.7, 100, 12345.678, 1e-5,
        1e7, 1e15, 1e16, 3e9, -3e9, 1e18};
    private static final int[][] LETTERS = {{0, 0x280}, {0x300, 0x540}, {0x1e00, 0x2080}, {0x2100, 0x2140},
        {0x2500, 0x2780}, {0x3040, 0x3100}, {0x4e00, 0x9f00}, {0xac00, 0xd780}, {0xf000, 0xf100}, {0xff00, 0x10000},
        {0x1f300, 0x1f640}};
    private static final int BLOCK = 64;

    private final List<String> lines = new ArrayList<>();

    private JdkSamples() {}

    /** Each call and what comes of it. */
    public static String[] all() {
        JdkSamples samples = new JdkSamples();
        for (int one : NUMBERS) {
            for (int other : NUMBERS) {
                samples.integers(one, other);
            }
        }
        for (long one : LONGS) {
            for (long other : LONGS) {
                samples.longs(one, other);
            }
        }
        for (double one : DOUBLES) {
            samples.doubles(one);
        }
        samples.exact();
        samples.read();
        samples.mistakes();
        samples.orders();
        return samples.lines.toArray(new String[0]);
    }

    /** @param call with what it is of */
    private void add(String call, Supplier<Object> value) {
        lines.add(call + " is " + outcome(value));
    }

    private static String outcome(Supplier<Object> value) {
        try {
            return String.valueOf(value.get());
        } catch (NumberFormatException thrown) {
            return "no number";
        } catch (ArithmeticException thrown) {
            return "too large";
        } catch (IndexOutOfBoundsException thrown) {
            return "out of bounds";
        } catch (ClassCastException thrown) {
            return "of another class";
        } catch (NullPointerException thrown) {
            return "nothing";
        }
    }

    /** Nobody divides by nought, which the compiled program takes for nought. */
    private void integers(int one, int other) {
        String of = "(" + one + ", " + other + ")";
        add("int + - *" + of, () -> one + other + " " + (one - other) + " " + one * other);
        add("int << >> >>>" + of, () -> (one << other) + " " + (one >> other) + " " + (one >>> other));
        add("addExact" + of, () -> Math.addExact(one, other));
        add("subtractExact" + of, () -> Math.subtractExact(one, other));
        add("multiplyExact" + of, () -> Math.multiplyExact(one, other));
        if (other != 0) {
            add("int / % floorMod" + of, () -> one / other + " " + one % other + " " + Math.floorMod(one, other));
        }
        add("int as others" + of, () -> (short) one + " " + (byte) one + " " + (int) (char) one + " " + (float) one
                + " " + Math.abs(one) + " " + Integer.toHexString(one) + " " + Integer.signum(one));
    }

    private void longs(long one, long other) {
        String of = "(" + one + ", " + other + ")";
        add("long + - *" + of, () -> one + other + " " + (one - other) + " " + one * other);
        add("long << >> >>>" + of, () -> (one << other) + " " + (one >> other) + " " + (one >>> other));
        add("long addExact" + of, () -> Math.addExact(one, other));
        add("long subtractExact" + of, () -> Math.subtractExact(one, other));
        add("long multiplyExact" + of, () -> Math.multiplyExact(one, other));
        if (other != 0) {
            add("long / % unsigned" + of, () -> one / other + " " + one % other + " " + Math.floorMod(one, other) + " "
                    + Long.remainderUnsigned(one, other));
        }
        add("long as others" + of, () -> (int) one + " " + (double) one + " " + Math.abs(one) + " "
                + Long.compare(one, other) + " " + BigInteger.valueOf(one).multiply(BigInteger.valueOf(other)));
    }

    private void doubles(double one) {
        String of = "(" + one + ")";
        add("double as others" + of, () -> (long) one + " " + (float) one);
        add("round" + of, () -> Math.round(one) + " " + StrictMath.round(one) + " " + Math.abs(one));
        add("pow" + of, () -> Math.pow(one, 2) + " " + StrictMath.pow(10, Math.max(-20, Math.min(20, one))));
        add("min max" + of, () -> Math.min(one, 0.0) + " " + Math.max(-0.0, one) + " "
                + Double.valueOf(one).equals(0.0));
    }

    private void exact() {
        for (String part : List.of("1", "-1", "2.5", "1e30", "0.000001", "7")) {
            for (String whole : List.of("3", "7", "0.3", "-6")) {
                add(part + " of " + whole, () -> new BigDecimal(part).divide(new BigDecimal(whole), 3,
                        RoundingMode.HALF_UP).toPlainString());
            }
        }
        BigInteger large = BigInteger.ONE.shiftLeft(200).subtract(BigInteger.valueOf(7));
        add("BigInteger", () -> large + " " + large.divide(BigInteger.valueOf(-97)) + " "
                + large.gcd(BigInteger.valueOf(81)) + " " + large.negate().signum() + " "
                + large.max(BigInteger.ZERO).compareTo(large));
    }

    private void read() {
        for (String text : List.of("", "0", "-0", "+5", "007", " 1", "1 ", "1_0", "2147483647", "2147483648",
                "-2147483648", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e3", "0x1F",
                "-")) {
            add("parseInt " + text, () -> Integer.parseInt(text));
            add("parseLong " + text, () -> Long.parseLong(text));
        }
    }

    /** What strict code finds and other code does not. */
    private void mistakes() {
        int[] numbers = {1, 2};
        Object text = "text";
        List<String> few = List.of("a", "b");
        List<String> none = Arrays.asList((String) null);
        for (int at : new int[] {-1, 1, 2, 4, 5}) {
            add("array " + at, () -> numbers[at]);
            add("list " + at, () -> few.get(at) + new ArrayList<>(few).get(at));
            add("charAt " + at, () -> "text".charAt(at));
            add("substring " + at, () -> "text".substring(at) + "text".substring(0, at) + few.subList(0, at));
        }
        add("cast", () -> ((Integer) text).intValue());
        add("null", () -> none.get(0).length());
    }

    private void orders() {
        List<String> words = List.of("b", "B", "a", "A", "", "Z", "z", "\u00e9", "e", "f", "\u00df", "ss", "\ufb01",
                "10", "9", "\ud83d\ude00", "\uffff", "aa", "a b", "a-b", "\u0130", "i", "I", "\u0131", "\u03a3",
                "\u03c3", "\u03c2");
        add("sorted", () -> words.stream().sorted().toList());
        add("whatever the case", () -> words.stream().sorted(String::compareToIgnoreCase).toList());
        add("by length, which keeps the order of the rest", () -> words.stream().sorted(Comparator
                .comparingInt(String::length)).toList());
        add("backwards", () -> words.stream().sorted(Comparator.<String>reverseOrder()).toList());
        add("set", () -> new TreeSet<>(words));
        for (String one : words) {
            String more = one + "\u03a3 \u0130x";
            add("cases of " + one, () -> more.toLowerCase(Locale.ROOT) + " " + more.toUpperCase(Locale.ROOT) + " "
                    + words.stream().filter(one::equalsIgnoreCase).toList() + " " + more.hashCode());
            add("forms of " + one, () -> Normalizer.normalize(more, Normalizer.Form.NFC) + " "
                    + Normalizer.normalize(more, Normalizer.Form.NFD) + " "
                    + Normalizer.normalize(more, Normalizer.Form.NFKD));
        }
        for (String spaces : List.of("\u00a0a\u00a0", "\u2003a\u2003", " \t\n a \u001f", "\u3000", "\u200ba",
                "\u0085a")) {
            add("spaces", () -> "[" + spaces.strip() + "|" + spaces.stripLeading() + "|" + spaces.stripTrailing() + "|"
                    + spaces.isBlank() + "]");
        }
    }

    /** What characters are that Unicode has long had, each block of them as one number. */
    public static String[] letters() {
        List<String> blocks = new ArrayList<>();
        for (int[] range : LETTERS) {
            for (int from = range[0]; from < range[1]; from += BLOCK) {
                int sum = 0;
                for (int letter = from; letter < from + BLOCK; letter++) {
                    sum = 31 * sum + kind(letter);
                }
                blocks.add(Integer.toHexString(from) + " " + sum);
            }
        }
        return blocks.toArray(new String[0]);
    }

    private static int kind(int letter) {
        return (Character.isLetter(letter) ? 1 : 0) + (Character.isLetterOrDigit(letter) ? 2 : 0)
                + (Character.isSpaceChar(letter) ? 4 : 0) + (Character.isWhitespace(letter) ? 8 : 0)
                + (Character.isUpperCase(letter) ? 16 : 0) + (Character.isISOControl(letter) ? 32 : 0)
                + (Character.digit(letter, 16) + 1) * 64 + Character.getType(letter) * 4096;
    }

    /** What a pattern finds in a text, and what it makes of it. */
    public static String pattern(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        StringBuilder found = new StringBuilder(text.matches(pattern) + " ");
        while (matcher.find()) {
            found.append(matcher.start()).append("..").append(matcher.end()).append(' ').append(matcher.group())
                    .append(';');
        }
        return found + " " + List.of(text.split(pattern)) + text.replaceAll(pattern, "<$0>")
                + text.replaceFirst(pattern, "-");
    }

    /** What deflated bytes come to: how many there are, and their sum; empty where they are damaged. */
    public static String inflated(byte[] deflated) {
        Inflater inflater = new Inflater(true);
        inflater.setInput(Arrays.copyOf(deflated, deflated.length + 1), 0, deflated.length + 1);
        CRC32 sum = new CRC32();
        byte[] piece = new byte[1000];
        int all = 0;
        try {
            while (!inflater.finished()) {
                int count = inflater.inflate(piece, 0, piece.length);
                if (count == 0 && !inflater.finished()) {
                    return "";
                }
                sum.update(piece, 0, count);
                all += count;
            }
        } catch (DataFormatException damaged) {
            return "";
        }
        return all + " " + sum.getValue();
    }

    /** Bytes as a text, and that as bytes. */
    public static String text(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text + " " + Arrays.toString(text.getBytes(StandardCharsets.UTF_8));
    }
}
