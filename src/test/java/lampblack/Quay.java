package lampblack;

import java.io.IOException;

/** A crew at a quay and those who belong to it, in the files of whom are halves of what one pays or gives the other. */
public final class Quay {

    /** The crew's file. */
    public static final String GULLS = """
            format: 1
            ruleset: quay
            sheet: crew
            version: 1.0.0
            fields: {name: The Gulls}
            creation: {rank: {tier: 1}}
            """;

    private Quay() {}

    /** The game in which the crew pays for what its members buy and roll. */
    public static InventedGame paying() throws IOException {
        return InventedGame.ofCase("quay", "links/paying");
    }

    /** The game in which all members get something by what the crew takes. */
    public static InventedGame forMembers() throws IOException {
        return InventedGame.ofCase("quay", "links/for-members");
    }

    /** The file of a member. @param crew the way to the crew's */
    public static String member(String name, String crew) {
        return """
                format: 1
                ruleset: quay
                version: 1.0.0
                links: {crew: %s}
                fields: {name: %s}
                """.formatted(crew, name);
    }
}
