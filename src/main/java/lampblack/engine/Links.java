package lampblack.engine;

/** The other sheets a character belongs to, such as its crew; there are none yet. */
public record Links() {

    public static final Links NONE = new Links();
}
