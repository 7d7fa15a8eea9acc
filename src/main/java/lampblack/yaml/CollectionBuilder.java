package lampblack.yaml;

import lampblack.node.Node;

/** A map or list that is still open while its text is read. */
sealed interface CollectionBuilder permits MapNodeBuilder, ListNodeBuilder {

    int start();

    /** The column it begins at, from 0: what a block inside it is indented against. */
    int column();

    void add(Node value);

    /** The finished node; without brackets it ends where its last value does. */
    Node close(int bracketEnd);
}
