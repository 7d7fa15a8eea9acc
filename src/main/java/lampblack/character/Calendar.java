package lampblack.character;

/** Which days there are, as far as characters are dated. */
public final class Calendar {

    private static final int MONTHS = 12;
    private static final int ISO_YEAR = 4;
    private static final int ISO_MONTH = 7;

    private Calendar() {}

    /** Whether there is such a day. */
    public static boolean has(int year, int month, int day) {
        return month >= 1 && month <= MONTHS && day >= 1 && day <= length(year, month);
    }

    /** @param written a day in the form {@code 2026-05-02} */
    public static boolean has(String written) {
        return has(Integer.parseInt(written.substring(0, ISO_YEAR)),
                Integer.parseInt(written.substring(ISO_YEAR + 1, ISO_MONTH)),
                Integer.parseInt(written.substring(ISO_MONTH + 1)));
    }

    /** How many days a month has. */
    private static int length(int year, int month) {
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return switch (month) {
            case 2 -> leap ? 29 : 28;
            case 4, 6, 9, 11 -> 30;
            default -> 31;
        };
    }
}
