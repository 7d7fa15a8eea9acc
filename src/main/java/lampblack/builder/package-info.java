/**
 * The builder without a server: each address has a line in PageRoute, and a controller that answers a Request with a
 * Reply, over a shelf of characters and the games they are of. Read PageRoute, Reply and CharacterController first,
 * then TabViews, which says which view stands behind each tab. Nothing in this package or below it may know HTTP,
 * files, threads, the clock or chance: Builder brings what is needed of these.
 */
package lampblack.builder;
