package lampblack.builder.shelf;

/** The verdict on a character as its file stands. @param version of the file */
public record JudgedCard(String version, CardVerdict verdict) {}
