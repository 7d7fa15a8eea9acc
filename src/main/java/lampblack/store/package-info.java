/**
 * Files on the disk: text files with their hashes, ruleset folders, atomic saves, earlier versions, the trash and
 * folder locks; and what is shipped inside the program (BundledFiles, MessageBundle). Read {@code VersionedStore}
 * first: whatever fails, the disk holds the old version whole or the new one whole. It may not know what a file says.
 */
package lampblack.store;
