package lampblack.server;

/** What a player uses a page with; each says whether it could, which it cannot where something lies over it. */
interface Hand {

    boolean presses(int node, String name);

    /** Writes into a field, in place of what stood there. */
    boolean writes(int node, String name, String text);

    /** Chooses from a list what is called so in it. */
    boolean chooses(int node, String name, String option);
}
