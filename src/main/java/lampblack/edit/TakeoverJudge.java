package lampblack.edit;

import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.ruleset.Ruleset;
import lampblack.yaml.YamlReader;

/** Gives characters that are to be changed as today's version of their game writes them. */
record TakeoverJudge(CharacterJudge judge) implements CharacterJudge {

    /** A text that takes the place of another, whose version tells whether that still stands there. */
    private record TakenOverText(Source source, String version) implements VersionedText {}

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return judge.judge(before, text);
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        return judge.owner(member, link).map(this::takenOver);
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        return judge.member(owner, way).map(this::takenOver);
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return judge.members(owner, path).stream().map(this::takenOver).toList();
    }

    private LinkedCharacter takenOver(LinkedCharacter linked) {
        return new LinkedCharacter(takenOver(linked.character()), linked.link(), linked.way());
    }

    /** A character with the text that it has under today's version of its game; itself where it has that already. */
    public LoadedCharacter takenOver(LoadedCharacter read) {
        Ruleset game = read.ruleset().ruleset();
        if (!read.isOlder()) {
            return read;
        }
        Optional<MapNode> root = YamlReader.read(read.text().source()).value();
        Optional<CharacterFile> written = root.flatMap(map -> CharacterFile.decode(map).value());
        return written.flatMap(file -> new TakeoverText(file, read.takeover(), game).text())
                .flatMap(text -> judge.judge(read, new Source(read.text().source().name(), text)).value())
                .map(over -> new LoadedCharacter(over.key(), over.name(), new TakenOverText(over.text().source(),
                        read.text().version()), over.takeover(), over.ruleset(), over.evaluated()))
                .orElse(read);
    }
}
