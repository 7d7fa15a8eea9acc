package lampblack.builder.page;

/** Words and what they are about. @param state the class that their looks go by, or empty */
public record Row(String title, String words, String state) {

    public Row(String title, String words) {
        this(title, words, "");
    }
}
