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
    // layers
    OVERLAY__WRITTEN_TWICE,
    OVERLAY__REMOVES_NOTHING,
    OVERLAY__NULL_WITHOUT_BASE,
    OVERLAY__UNKNOWN_AFTER,
    OVERLAY__AFTER_IN_CIRCLE,
    // shape
    SCHEMA__UNKNOWN_KEY,
    SCHEMA__MISPLACED_KEY,
    SCHEMA__MISSING_KEY,
    SCHEMA__WRONG_TYPE,
    SCHEMA__EMPTY,
    SCHEMA__NOT_ONE_OF,
    SCHEMA__OUT_OF_RANGE,
    SCHEMA__WRONG_FORM,
    SCHEMA__BAD_ID,
    SCHEMA__TOO_LONG,
    SCHEMA__TOO_MANY,
    SCHEMA__ONE_KIND,
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
    SAVE__EXISTS,
    // references and meaning of a ruleset
    RULESET__UNKNOWN_REFERENCE,
    RULESET__AMBIGUOUS_REFERENCE,
    RULESET__REMOVED_REFERENCE,
    RULESET__WRONG_ID,
    RULESET__NO_CREDITS,
    RULESET__UNKNOWN_BASE,
    RULESET__EXTENDS_ITSELF,
    RULESET__NOT_FOUND,
    RULESET__HAS_ERRORS,
    RULESET__NOT_READ_YET(Severity.WARNING),
    RULESET__CIRCULAR_DERIVATION,
    RULESET__CIRCULAR_REQUIREMENT,
    RULESET__LONG_DERIVATION,
    RULESET__TOO_MANY_GIFTS,
    RULESET__DERIVED_CHOICE,
    RULESET__NOT_A_CURRENCY,
    RULESET__NOT_OPEN,
    RULESET__NO_PLAYBOOKS,
    RULESET__MISPLACED_KEY,
    RULESET__MISSING_PART,
    RULESET__TOO_FEW_OPTIONS,
    RULESET__UNSPENDABLE_BUDGET,
    RULESET__WRONG_RANGE,
    RULESET__WRONG_CELLS,
    RULESET__UNKNOWN_QUESTION,
    RULESET__CONFLICTING_SIZES,
    RULESET__FORMULA_FAILED,
    // characters as files
    CHARACTER__UNKNOWN_KEY(Severity.WARNING),
    CHARACTER__NEWER_FORMAT,
    CHARACTER__UNKNOWN_SHEET,
    CHARACTER__OTHER_VERSION(Severity.NOTE),
    FIELD__UNKNOWN,
    FIELD__NOT_ONE_OF,
    // choices
    NAME__EMPTY,
    NAME__TAKEN,
    NAME__TOO_LONG,
    TRAIT__UNKNOWN,
    TRAIT__STANDS_ALONE,
    OPTION__UNKNOWN,
    OPTION__LOCKED,
    OPTION__NOT_OFFERED,
    OPTION__REQUIREMENT_UNMET,
    OPTION__TOO_OFTEN,
    OPTION__LIST_FULL,
    OPTION__UNKNOWN_DETAIL,
    OPTION__UNKNOWN_QUALITY,
    OPTION__UNKNOWN_ANSWER,
    CREATION__UNKNOWN_STEP,
    CREATION__OVER_BUDGET,
    CREATION__OVER_CAP,
    CREATION__BELOW_MINIMUM,
    CREATION__TOO_MANY_PICKS,
    CREATION__UNFINISHED,
    ADVANCE__UNKNOWN,
    ADVANCE__INCOMPLETE,
    ADVANCE__UNKNOWN_KEY(Severity.WARNING),
    ADVANCE__LOCKED,
    ADVANCE__REQUIREMENT_UNMET,
    ADVANCE__TOO_OFTEN,
    ADVANCE__OVER_CAP,
    ADVANCE__NO_PRICE,
    ADVANCE__WRONG_COUNT,
    SWAP__UNKNOWN,
    EARNING__UNKNOWN,
    EARNING__LOCKED,
    EARNING__WRONG_AMOUNT,
    EARNING__OVER_LIMIT,
    EARNING__WHICH_TRACK,
    LEDGER__OVERDRAWN,
    LEDGER__UNKNOWN_BLOCK,
    LEDGER__PERMANENT,
    LEDGER__NOT_HAD,
    LEDGER__AFTER_RETIREMENT,
    MILESTONE__UNKNOWN,
    MILESTONE__TWICE,
    RULE__BROKEN,
    RULING__EXCUSES_NOTHING(Severity.WARNING),
    RULING__UNKNOWN_CODE,
    NOW__UNKNOWN_TRACK(Severity.WARNING),
    NOW__TOO_MUCH(Severity.WARNING),
    NOW__WRONG_MARK(Severity.WARNING),
    NOW__NOT_CARRIED(Severity.WARNING),
    NOW__OVER_LOAD(Severity.WARNING);

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
