package lampblack.character;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lampblack.node.NewValuePrinter;

/**
 * Writes random documents as people might: block and flow style, odd spacing, blank lines, every kind of quotes, and
 * comments, each of which is numbered. What a document means stands beside it as plain maps, lists and texts.
 */
final class RandomYaml {

    private static final List<String> WORDS = List.of("Ilse", "Maro", "a b", "naïve", "名前", "🜏 sign", "# no comment",
            "it's", "say \"x\"", "true", "null", "~", "17", "-3", "007", "1e3", "NO", "x: y", "- z", "[q", "{q", "a, b",
            "", " lead", "trail ", "tab\there", "two\nlines", "end\n", "\\", "*star", "&and", "!bang", "%", "@at", "`t",
            "2026-05-02", "? ask", ":", "a:b", "a #b", "a#b", "|", ">", "=", "<<", "...", "---", "-", "-1d", "0..2");

    private final Random random;
    private final StringBuilder out = new StringBuilder();
    private final String lineBreak;
    private final int step;
    private final int listStep;
    private int comments;
    private int keys;
    private boolean closedByLines;

    private RandomYaml(Random random) {
        this.random = random;
        this.lineBreak = random.nextInt(4) == 0 ? "\r\n" : "\n";
        this.step = 1 + random.nextInt(4);
        this.listStep = random.nextBoolean() ? 0 : step;
    }

    /** A document and what it means. */
    record Written(String text, Map<String, Object> meaning) {}

    static Written document(Random random) {
        RandomYaml yaml = new RandomYaml(random);
        Map<String, Object> meaning = yaml.map(0, 3);
        if (random.nextInt(8) == 0) {
            yaml.out.append('\ufeff');
        }
        if (random.nextInt(10) == 0) {
            yaml.flow(meaning, 1, random.nextBoolean());
            yaml.end();
        } else {
            yaml.block(meaning, 0);
        }
        boolean open = random.nextInt(6) == 0 && !yaml.closedByLines;
        String text = yaml.out.toString();
        return new Written(open ? text.stripTrailing() : text, meaning);
    }

    static String word(Random random) {
        return WORDS.get(random.nextInt(WORDS.size()));
    }

    static Object value(Random random, int depth) {
        return new RandomYaml(random).value(depth);
    }

    private Object value(int depth) {
        return switch (random.nextInt(depth > 0 ? 9 : 6)) {
            case 0 -> random.nextInt(2000) - 1000L;
            case 1 -> random.nextBoolean();
            case 2, 3, 4 -> word(random);
            case 5 -> random.nextInt(3) == 0 ? null : word(random);
            case 6 -> map(random.nextInt(2), depth - 1);
            default -> list(depth - 1);
        };
    }

    private Map<String, Object> map(int least, int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        int size = Math.max(least, 0) + random.nextInt(4) + (depth == 3 ? 2 : 0);
        for (int i = 0; i < size; i++) {
            map.put(key(), value(depth));
        }
        return map;
    }

    private String key() {
        keys++;
        return switch (random.nextInt(8)) {
            case 0 -> "key " + keys;
            case 1 -> String.valueOf(keys);
            case 2 -> "odd: key#" + keys;
            case 3 -> "ключ-" + keys;
            default -> "k" + keys;
        };
    }

    private List<Object> list(int depth) {
        List<Object> list = new ArrayList<>();
        int size = random.nextInt(5);
        for (int i = 0; i < size; i++) {
            list.add(value(depth));
        }
        return list;
    }

    private void block(Map<String, Object> map, int column) {
        boolean first = true;
        for (Map.Entry<String, Object> entry : map.entrySet()) {
            if (!first || column == 0) {
                between(column);
                out.append(" ".repeat(column));
            }
            first = false;
            out.append(printedKey(entry.getKey())).append(random.nextInt(10) == 0 ? " :" : ":");
            below(entry.getValue(), column, listStep);
        }
    }

    private void block(List<Object> list, int column) {
        for (Object item : list) {
            between(column);
            out.append(" ".repeat(column)).append('-');
            if (item instanceof Map<?, ?> map && !map.isEmpty() && random.nextBoolean()) {
                out.append(' ');
                block(cast(map), column + 2);
            } else {
                below(item, column, Math.max(1, listStep));
            }
        }
    }

    private void below(Object value, int column, int listColumn) {
        if (value instanceof Map<?, ?> map && !map.isEmpty() && random.nextInt(3) > 0) {
            end();
            between(column + step);
            out.append(" ".repeat(column + step));
            block(cast(map), column + step);
        } else if (value instanceof List<?> list && !list.isEmpty() && random.nextInt(3) > 0) {
            end();
            block(castList(list), column + listColumn);
        } else if (value instanceof String text && isLines(text) && random.nextBoolean()) {
            lines(text, column);
        } else if (value == null && random.nextBoolean()) {
            end();
        } else {
            out.append(" ".repeat(1 + random.nextInt(10) / 8));
            flow(value, column + 1, random.nextInt(3) == 0);
            end();
        }
    }

    private static boolean isLines(String text) {
        return !text.isBlank() && !text.startsWith(" ") && !text.contains("\t");
    }

    private void lines(String text, int column) {
        String body = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        boolean keep = text.endsWith("\n") && random.nextBoolean();
        out.append(" |").append(text.endsWith("\n") ? keep ? "+" : "" : "-");
        if (random.nextInt(3) == 0) {
            out.append(comment(" "));
        }
        out.append(lineBreak);
        for (String line : body.split("\n", -1)) {
            out.append(" ".repeat(column + step)).append(line).append(lineBreak);
        }
        if (keep) {
            out.append(comment("")).append(lineBreak);
        }
        closedByLines = true;
    }

    private void flow(Object value, int column, boolean wide) {
        closedByLines = false;
        if (value instanceof Map<?, ?> map) {
            out.append('{');
            int left = map.size();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                gap(column, wide);
                out.append(printedKey((String) entry.getKey())).append(": ");
                if (entry.getValue() != null || random.nextBoolean()) {
                    flow(entry.getValue(), column + 1, wide && random.nextBoolean());
                }
                comma(--left, column, wide);
            }
            gap(column, wide && !map.isEmpty());
            out.append('}');
        } else if (value instanceof List<?> list) {
            out.append('[');
            int left = list.size();
            for (Object item : list) {
                gap(column, wide);
                flow(item, column + 1, wide && random.nextBoolean());
                comma(--left, column, wide);
            }
            gap(column, wide && !list.isEmpty());
            out.append(']');
        } else {
            out.append(scalar(value));
        }
    }

    private void comma(int left, int column, boolean wide) {
        if (wide && random.nextInt(5) == 0) {
            gap(column, true);
        }
        if (left > 0 || (wide && random.nextInt(3) == 0)) {
            out.append(random.nextInt(6) == 0 ? " ," : ",");
        }
    }

    private void gap(int column, boolean wide) {
        if (wide && random.nextInt(4) > 0) {
            out.append(random.nextInt(3) == 0 ? comment(" ") : "").append(lineBreak);
            if (random.nextInt(5) == 0) {
                out.append(" ".repeat(column)).append(comment("")).append(lineBreak);
            }
            out.append(" ".repeat(column + 1));
        } else {
            out.append(" ");
        }
    }

    private String printedKey(String key) {
        return random.nextInt(5) == 0 ? NewValuePrinter.quoted(key) : NewValuePrinter.key(key);
    }

    private String scalar(Object value) {
        if (value == null) {
            return random.nextBoolean() ? "null" : "~";
        } else if (value instanceof String text) {
            boolean single = text.chars().noneMatch(c -> c < ' ');
            return switch (random.nextInt(3)) {
                case 0 -> NewValuePrinter.quoted(text);
                case 1 -> single ? "'" + text.replace("'", "''") + "'" : NewValuePrinter.quoted(text);
                default -> NewValuePrinter.text(text);
            };
        }
        return value.toString();
    }

    private void end() {
        out.append(random.nextInt(8) == 0 ? "  " : "");
        out.append(random.nextInt(4) == 0 ? comment(" ") : "").append(lineBreak);
        closedByLines = false;
    }

    private void between(int column) {
        if (random.nextInt(8) == 0 && !closedByLines) {
            out.append(lineBreak);
        }
        while (random.nextInt(4) == 0) {
            int odd = closedByLines || random.nextInt(3) > 0 ? column : random.nextInt(8);
            out.append(" ".repeat(odd)).append(comment("")).append(lineBreak);
        }
    }

    private String comment(String before) {
        comments++;
        return before + "#c" + comments + "c" + (random.nextInt(3) == 0 ? " it's: {a} [" : "");
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> cast(Map<?, ?> map) {
        return (Map<String, Object>) map;
    }

    @SuppressWarnings("unchecked")
    private static List<Object> castList(List<?> list) {
        return (List<Object>) list;
    }
}
