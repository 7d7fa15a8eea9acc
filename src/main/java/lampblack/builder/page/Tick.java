package lampblack.builder.page;

/** Something to tick. @param text what it is, in more words, or empty @param checked {@code checked} or empty */
public record Tick(String id, String name, String value, String title, String text, String checked) {

    public static Tick of(String id, String name, String value, String title, boolean isChecked) {
        return new Tick(id, name, value, title, "", isChecked ? "checked" : "");
    }

    /** The same with more words. */
    public Tick saying(String words) {
        return new Tick(id, name, value, title, words, checked);
    }
}
