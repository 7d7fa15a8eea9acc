package lampblack.cli;

import lampblack.node.NewValue;

/** Something written as {@code name=value} on the command line. */
record Pair(String name, String value) {

    private static final String NUMBER = "-?[0-9]{1,12}";

    static Pair of(Desk desk, String written) {
        int equals = written.indexOf('=');
        if (equals < 1 || equals == written.length() - 1) {
            throw desk.misuse("cli.not-a-pair", "value", written);
        }
        return new Pair(written.substring(0, equals), written.substring(equals + 1));
    }

    boolean isNumber() {
        return value.matches(NUMBER);
    }

    long number(Desk desk) {
        if (!isNumber()) {
            throw desk.misuse("cli.not-an-amount", "name", name, "value", value);
        }
        return Long.parseLong(value);
    }

    /** The value as it is to be written. */
    NewValue plain() {
        return isNumber() ? NewValue.of(Long.parseLong(value)) : NewValue.of(value);
    }
}
