package lampblack.builder.shelf;

import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Source;
import lampblack.yaml.YamlReader;

/** What a file says of itself at first sight: which game's it is, which sheet's, and what it is called. */
public record FileHeader(String ruleset, String sheet, String name) {

    public static Optional<FileHeader> of(Source text) {
        return YamlReader.read(text).value().flatMap(root -> CharacterFile.decode(root).value())
                .map(file -> new FileHeader(file.ruleset().text(), file.sheet().map(sheet -> sheet.text()).orElse(""),
                        file.fields().text("name").orElse("")));
    }
}
