package lampblack.web;

import java.util.List;
import lampblack.io.LoadedCharacter;

/** The leaf of the file itself. @param files the one there is */
public record FileLeaf(List<FileText> files) implements Leaf {

    static FileLeaf of(Visit visit, String stem, LoadedCharacter character) {
        return new FileLeaf(List.of(FileText.of(visit, stem, character.path())));
    }
}
