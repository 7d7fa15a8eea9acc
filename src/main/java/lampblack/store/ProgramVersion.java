package lampblack.store;

/** Which version of the program this is. */
public final class ProgramVersion {

    private static final String UNPACKED = "0.1.0";

    private ProgramVersion() {}

    /** The version of the jar, or that of the sources where there is none. */
    public static String text() {
        String packed = ProgramVersion.class.getPackage().getImplementationVersion();
        return packed == null ? UNPACKED : packed;
    }
}
