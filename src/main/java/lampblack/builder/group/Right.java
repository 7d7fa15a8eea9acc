package lampblack.builder.group;

/** What somebody at the table must have for an address; each address says which. */
public enum Right {

    /** None: whoever reaches the machine may have it. */
    OPEN,

    /** To have joined, and to be let see the sheet that the path names, if it names one. */
    READ,

    /** To have joined, and to have the sheet that the path names; where it names none, one's own are added to. */
    OWN,

    /** To run the game. */
    GM,

    /** To sit at the machine that serves the table. */
    HOST
}
