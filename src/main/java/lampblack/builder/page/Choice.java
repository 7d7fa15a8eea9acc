package lampblack.builder.page;

/** One of what can be chosen. @param chosen {@code selected} or empty */
public record Choice(String value, String title, String chosen) {

    public static Choice of(String value, String title, boolean isChosen) {
        return new Choice(value, title, isChosen ? "selected" : "");
    }

    /** @param chosen the value that is chosen, or empty */
    public static Choice of(String value, String title, String chosen) {
        return of(value, title, value.equals(chosen));
    }
}
