package lampblack.judge;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.edit.CharacterJudge;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;

/**
 * Characters that are kept as texts by the names of their files, each found by its name without the ending.
 *
 * @param texts all that there are, which may change
 * @param versions gives the version of a text that is only proposed
 */
public record NamedCharacters(CharacterReading reading, Map<String, ? extends VersionedText> texts,
        Function<Source, VersionedText> versions) implements CharacterJudge {

    private static final String END = ".yaml";

    /** A character as its text says; empty where there is none. */
    public Optional<Checked<LoadedCharacter>> load(String key) {
        return Optional.ofNullable(texts.get(key + END)).map(text -> judge(key, text));
    }

    /** A text as if it stood under a key. */
    public Checked<LoadedCharacter> judge(String key, VersionedText text) {
        return reading.of(key, place(key), text);
    }

    /** Where the text of a key stands. */
    public NamedPlace place(String key) {
        return new NamedPlace(key + END, texts);
    }

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return judge(before.key(), versions.apply(text));
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        NamedPlace here = place(member.key());
        return CharacterLinks.owner(here, member, link).flatMap(place -> at(place).flatMap(owner -> place.wayTo(here)
                .map(way -> new LinkedCharacter(owner, member.file().link(link).orElseThrow(), way))));
    }

    private Optional<LoadedCharacter> at(Place place) {
        return place instanceof NamedPlace named ? load(FileName.stem(named.name())).flatMap(Checked::value)
                : Optional.empty();
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        NamedPlace here = place(owner.key());
        return CharacterLinks.member(here, way).flatMap(place -> at(place).flatMap(member ->
                CharacterLinks.between(member, place, here).map(link -> new LinkedCharacter(member, link, way))));
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return new CharacterLinks(reading.terms(), reading.owners()).members(place(owner.key()), owner, path).stream()
                .flatMap(file -> member(owner, file).stream())
                .filter(member -> member.character().evaluated().retired().isEmpty()).toList();
    }
}
