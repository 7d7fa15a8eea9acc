package lampblack.diagnostic;

import java.util.Locale;
import java.util.Optional;

/** Every kind of problem there is. The id is the name: {@code YAML__DUPLICATE_KEY} is {@code yaml.duplicate-key}. */
public enum Code {
    // text
    FILE__NOT_FOUND,
    FILE__NOT_A_FILE,
    FILE__UNREADABLE,
    FILE__TOO_LARGE,
    FILE__NOT_UTF_8,
    YAML__SYNTAX,
    YAML__EMPTY,
    YAML__NOT_A_MAP,
    YAML__SEVERAL_DOCUMENTS,
    YAML__DUPLICATE_KEY,
    YAML__TAG,
    YAML__ANCHOR,
    YAML__MERGE_KEY,
    YAML__DIRECTIVE,
    YAML__TOO_DEEP,
    YAML__TOO_MANY_NODES,
    YAML__TOO_LONG,
    YAML__KEY_NOT_TEXT,
    YAML__CONTROL_CHARACTER,
    YAML__NUMBER_OUT_OF_RANGE,
    YAML__CONFLICT_MARKER,
    YAML__TAB,
    // expressions
    EXPRESSION__SYNTAX,
    EXPRESSION__UNKNOWN_NAME,
    EXPRESSION__WRONG_TYPE,
    EXPRESSION__WRONG_ARGUMENTS,
    EXPRESSION__NAME_NEEDED,
    EXPRESSION__TOO_LONG,
    EXPRESSION__TOO_DEEP,
    EXPRESSION__DIVIDES_BY_ZERO,
    EXPRESSION__NUMBER_OUT_OF_RANGE,
    // saving
    SAVE__CONFLICT,
    SAVE__FAILED,
    SAVE__EXISTS;

    private final String id;
    private final Severity severity;

    Code() {
        this(Severity.ERROR);
    }

    Code(Severity severity) {
        this.id = name().toLowerCase(Locale.ROOT).replace("__", ".").replace('_', '-');
        this.severity = severity;
    }

    public String id() {
        return id;
    }

    /** The severity it has unless a ruleset says otherwise. */
    public Severity severity() {
        return severity;
    }

    public static Optional<Code> of(String id) {
        for (Code code : values()) {
            if (code.id.equals(id)) {
                return Optional.of(code);
            }
        }
        return Optional.empty();
    }
}
