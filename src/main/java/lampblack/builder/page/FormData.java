package lampblack.builder.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fields that a form has sent. */
public record FormData(Map<String, List<String>> fields) {

    private static final int MAX_FIELDS = 2_000;

    public FormData {
        if (fields.size() > MAX_FIELDS || fields.values().stream().mapToInt(List::size).sum() > MAX_FIELDS) {
            throw new MalformedForm("");
        }
    }

    /** A form does not say what every form of ours says. */
    public static sealed class MalformedForm extends RuntimeException {

        private static final long serialVersionUID = 1L;

        public MalformedForm(String field) {
            super(field, null, false, false);
        }
    }

    /** A field says something else where a number is wanted, or a number that cannot be. */
    public static final class WrongNumber extends MalformedForm {

        private static final long serialVersionUID = 1L;

        private final String message;
        private final String written;

        /** @param message the key of what is said of it */
        public WrongNumber(String field, String message, String written) {
            super(field);
            this.message = message;
            this.written = written;
        }

        public String message() {
            return message;
        }

        /** What it says. */
        public String written() {
            return written;
        }
    }

    /** The field with the version of another character that was shown, as a change is to be saved for both. */
    public static String seenOf(String key) {
        return "seen." + key;
    }

    /** The keys of the other characters of which it says what version was shown, sorted. */
    public List<String> seenOthers() {
        String start = seenOf("");
        return fields.keySet().stream().filter(name -> name.startsWith(start))
                .map(name -> name.substring(start.length())).sorted().toList();
    }

    public Optional<String> text(String name) {
        List<String> all = fields.getOrDefault(name, List.of());
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(0));
    }

    /** One of several of the same name, counted from 0; empty where there are fewer. */
    public Optional<String> item(String name, int index) {
        return fields.getOrDefault(name, List.of()).stream().skip(index).findFirst();
    }

    /** What a field says, unless that is nothing but blanks. */
    public Optional<String> some(String name) {
        return text(name).map(String::strip).filter(strip -> !strip.isEmpty());
    }

    /** Every value of a field, in the order of the form. */
    public List<String> all(String name) {
        return fields.getOrDefault(name, List.of());
    }

    /** @throws MalformedForm where it is missing */
    public String required(String name) {
        return text(name).orElseThrow(() -> new MalformedForm(name));
    }

    /** @throws MalformedForm where it is no whole number in plain digits */
    public long number(String name) {
        String written = required(name).strip();
        if (!written.matches("-?[0-9]{1,15}")) {
            throw new WrongNumber(name, "web.no-number", written);
        }
        return Long.parseLong(written);
    }
}
