/** A text as a tree that remembers where each part of it came from. */
package lampblack.node;
