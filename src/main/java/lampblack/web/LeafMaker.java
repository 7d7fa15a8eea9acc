package lampblack.web;

import lampblack.io.LoadedCharacter;

/** Makes the leaf of a character as it was loaded. */
interface LeafMaker {

    Leaf of(Visit visit, String stem, LoadedCharacter character);
}
