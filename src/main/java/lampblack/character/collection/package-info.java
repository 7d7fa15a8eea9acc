/**
 * Persistent collections: each change makes a new one that shares all it can with the old, so that a long ledger
 * takes little memory. Start with PersistentTreeMap, on which the others are built. Knows nothing of characters.
 */
package lampblack.character.collection;
