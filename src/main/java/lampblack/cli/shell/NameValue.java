package lampblack.cli.shell;

import lampblack.node.NewValue;

/** Something written as {@code name=value} on the command line. */
public record NameValue(String name, String value) {

    private static final String NUMBER = "-?[0-9]{1,12}";

    public static NameValue of(CommandContext context, String written) {
        int equals = written.indexOf('=');
        if (equals < 1 || equals == written.length() - 1) {
            throw context.usageError("cli.not-a-pair", "value", written);
        }
        return new NameValue(written.substring(0, equals), written.substring(equals + 1));
    }

    boolean isNumber() {
        return value.matches(NUMBER);
    }

    public long number(CommandContext context) {
        if (!isNumber()) {
            throw context.usageError("cli.not-an-amount", "name", name, "value", value);
        }
        return Long.parseLong(value);
    }

    /** The value as it is to be written. */
    public NewValue plain() {
        return isNumber() ? NewValue.of(Long.parseLong(value))
                : value.equals("true") ? NewValue.of(true) : NewValue.of(value);
    }
}
