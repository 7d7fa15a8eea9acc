package lampblack.diagnostic;

/** How many columns of a terminal a text takes, so that carets stand under the right letters. */
final class DisplayWidth {

    private DisplayWidth() {}

    static int of(String text) {
        return text.codePoints().map(DisplayWidth::of).sum();
    }

    private static int of(int c) {
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || c == 0x200d) {
            return 0;
        }
        boolean full = (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3)
                || (c >= 0xf900 && c <= 0xfaff) || (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60)
                || (c >= 0xffe0 && c <= 0xffe6) || (c >= 0x1f300 && c <= 0x1faff) || c >= 0x20000;
        return full ? 2 : 1;
    }
}
