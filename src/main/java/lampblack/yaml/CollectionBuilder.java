package lampblack.yaml;

import lampblack.node.Node;

/** A map or list that is still open while its text is read. */
sealed interface CollectionBuilder permits MapNodeBuilder, ListNodeBuilder {

    int start();

    /** The column it begins at, from 0: what a block inside it is indented against. */
    int column();

    /**
     * Takes the next node inside; whether that is a value, and not a key.
     *
     * @param style the character a scalar opens with, or {@code 0} for a plain one
     */
    boolean add(Node node, char style);

    /** The finished node; without brackets it ends where its last value does. */
    Node close(int bracketEnd);
}
