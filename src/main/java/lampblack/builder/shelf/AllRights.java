package lampblack.builder.shelf;

/** The rights of somebody who may see and change all of a shelf. */
record AllRights() implements ShelfRights {}
