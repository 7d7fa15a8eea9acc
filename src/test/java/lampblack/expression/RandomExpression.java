package lampblack.expression;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;

/**
 * Writes random expressions and, on the way, what each comes to: an independent and slow reckoning in unbounded
 * numbers, where {@code null} stands for a failure.
 */
final class RandomExpression {

    /** A piece of source text with what it comes to: a BigInteger, a Boolean, a String, or null. */
    record Written(String text, Object value) {}

    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MAX = BigInteger.valueOf(Long.MAX_VALUE);
    private static final String[] WORDS = {"", "a", "b", "ab", "Z", "é", "\uffee", "\ud83c\udfb2"};

    private final Random random;

    RandomExpression(long seed) {
        this.random = new Random(seed);
    }

    Written next(Type type, int depth) {
        return switch (type) {
            case INT -> number(depth);
            case BOOL -> truth(depth);
            case TEXT -> word(depth);
        };
    }

    private Written inner(Type type, int depth) {
        Written plain = random.nextInt(12) == 0 && depth > 0 ? choice(type, depth - 1) : next(type, depth - 1);
        boolean simple = plain.text().matches("[a-z0-9]+|'[^']*'");
        return simple && random.nextInt(4) > 0 ? plain : new Written("(" + plain.text() + ")", plain.value());
    }

    private Written choice(Type type, int depth) {
        Written condition = inner(Type.BOOL, depth);
        Written yes = inner(type, depth);
        Written no = inner(type, depth);
        Object value = condition.value() == null ? null : (Boolean) condition.value() ? yes.value() : no.value();
        return new Written(condition.text() + " ? " + yes.text() + " : " + no.text(), value);
    }

    private Written number(int depth) {
        if (depth <= 0) {
            return switch (random.nextInt(8)) {
                case 0 -> new Written("low", LEAST);
                case 1 -> new Written("high", MAX);
                case 2 -> new Written("tier", BigInteger.valueOf(3));
                case 3 -> new Written("-1", BigInteger.valueOf(-1));
                default -> small();
            };
        }
        if (random.nextInt(6) == 0) {
            Written inner = inner(Type.INT, depth);
            String operand = inner.text().startsWith("-") ? "(" + inner.text() + ")" : inner.text();
            BigInteger value = (BigInteger) inner.value();
            return new Written("-" + operand, value == null ? null : bounded(value.negate()));
        }
        Written left = inner(Type.INT, depth);
        Written right = inner(Type.INT, depth);
        char operator = "+-*/%".charAt(random.nextInt(5));
        return new Written(left.text() + " " + operator + " " + right.text(),
                left.value() == null || right.value() == null ? null
                        : reckon((BigInteger) left.value(), operator, (BigInteger) right.value()));
    }

    private Written small() {
        int n = random.nextInt(10);
        return new Written(Integer.toString(n), BigInteger.valueOf(n));
    }

    private static BigInteger reckon(BigInteger a, char operator, BigInteger b) {
        if ((operator == '/' || operator == '%') && b.signum() == 0) {
            return null;
        }
        return switch (operator) {
            case '+' -> bounded(a.add(b));
            case '-' -> bounded(a.subtract(b));
            case '*' -> bounded(a.multiply(b));
            case '/' -> bounded(a.divide(b));
            default -> a.remainder(b);
        };
    }

    private static BigInteger bounded(BigInteger number) {
        return number.compareTo(LEAST) < 0 || number.compareTo(MAX) > 0 ? null : number;
    }

    private Written word(int depth) {
        if (depth <= 0) {
            String word = WORDS[random.nextInt(WORDS.length)];
            return random.nextInt(5) == 0 ? new Written("name", "Ilse") : new Written("'" + word + "'", word);
        }
        Written left = inner(Type.TEXT, depth);
        Written right = inner(Type.TEXT, depth);
        boolean failed = left.value() == null || right.value() == null;
        return new Written(left.text() + " + " + right.text(), failed ? null : (String) left.value() + right.value());
    }

    private Written truth(int depth) {
        if (depth <= 0) {
            boolean truth = random.nextBoolean();
            return random.nextInt(5) == 0 ? new Written("veteran", true) : new Written(Boolean.toString(truth), truth);
        }
        return switch (random.nextInt(6)) {
            case 0 -> not(depth);
            case 1, 2 -> logic(depth);
            case 3 -> membership(depth);
            default -> comparison(depth);
        };
    }

    private Written not(int depth) {
        Written inner = inner(Type.BOOL, depth);
        return new Written("!(" + inner.text() + ")", inner.value() == null ? null : !(Boolean) inner.value());
    }

    private Written logic(int depth) {
        Written left = inner(Type.BOOL, depth);
        Written right = inner(Type.BOOL, depth);
        boolean and = random.nextBoolean();
        Boolean decisive = !and;
        Object value = decisive.equals(left.value()) || decisive.equals(right.value()) ? decisive
                : left.value() == null || right.value() == null ? null : Boolean.valueOf(and);
        return new Written(left.text() + (and ? " && " : " || ") + right.text(), value);
    }

    private Written membership(int depth) {
        Type type = Type.values()[random.nextInt(3)];
        Written item = inner(type, depth);
        StringBuilder list = new StringBuilder();
        boolean found = false;
        boolean failed = item.value() == null;
        for (int n = random.nextInt(4); n > 0; n--) {
            Written written = next(type, 0);
            list.append(list.isEmpty() ? "" : ", ").append(written.text());
            found |= written.value().equals(item.value());
        }
        return new Written(item.text() + " in [" + list + "]", failed ? null : (Object) found);
    }

    private Written comparison(int depth) {
        Type type = Type.values()[random.nextInt(3)];
        Written left = inner(type, depth);
        Written right = inner(type, depth);
        String[] operators = {"==", "!=", "<", "<=", ">", ">="};
        String operator = operators[random.nextInt(type == Type.BOOL ? 2 : 6)];
        boolean failed = left.value() == null || right.value() == null;
        Object value = failed ? null : (Object) holds(left.value(), operator, right.value());
        return new Written(left.text() + " " + operator + " " + right.text(), value);
    }

    private static boolean holds(Object a, String operator, Object b) {
        return switch (operator) {
            case "==" -> a.equals(b);
            case "!=" -> !a.equals(b);
            case "<" -> order(a, b) < 0;
            case "<=" -> order(a, b) <= 0;
            case ">" -> order(a, b) > 0;
            default -> order(a, b) >= 0;
        };
    }

    private static int order(Object a, Object b) {
        if (a instanceof BigInteger number) {
            return number.compareTo((BigInteger) b);
        }
        int[] left = ((String) a).codePoints().toArray();
        int[] right = ((String) b).codePoints().toArray();
        return Arrays.compare(left, right);
    }
}
