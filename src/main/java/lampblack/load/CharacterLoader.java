package lampblack.load;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Source;
import lampblack.edit.CharacterJudge;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.judge.CharacterLinks;
import lampblack.judge.CharacterReading;
import lampblack.judge.JudgingTerms;
import lampblack.judge.OwnerReading;
import lampblack.judge.Place;
import lampblack.schema.SchemaJudge;
import lampblack.store.LinkedWay;
import lampblack.store.PendingSave;
import lampblack.store.ProposedTexts;
import lampblack.store.TextFile;

/** From a file to a judged character: its text is read, and judged where it stands. */
public final class CharacterLoader implements CharacterJudge {

    /** The most a character file may hold, in bytes. */
    public static final int LARGEST_FILE = VersionedText.LARGEST;

    private final RulesetLoader rulesets;
    /** Whether a ruleset that a character stands in is left aside. */
    private final boolean strictly;
    private final JudgingTerms terms;
    private final SharedOwners owners;
    private final NearbyRulesets nearby;

    public CharacterLoader(RulesetLoader rulesets) {
        this(rulesets, rulesets.judge(), Optional.empty(), false);
    }

    /** A loader that judges characters by another ruleset than the one they name. */
    public CharacterLoader(RulesetLoader rulesets, String instead) {
        this(rulesets, rulesets.judge(), Optional.of(instead), false);
    }

    private CharacterLoader(RulesetLoader rulesets, SchemaJudge judge, Optional<String> instead, boolean strictly) {
        this.rulesets = rulesets;
        this.strictly = strictly;
        this.nearby = new NearbyRulesets(rulesets);
        this.terms = new JudgingTerms(judge.characters(), instead);
        this.owners = new SharedOwners(new OwnerReading(terms));
    }

    /** The same, also where characters stand in the folder of a ruleset. */
    public static CharacterLoader strictly(RulesetLoader rulesets, String instead) {
        return new CharacterLoader(rulesets, rulesets.judge(), Optional.of(instead), true);
    }

    /** A loader whose characters the JSON Schema library judges, whatever judged the rulesets. */
    public static CharacterLoader byLibrary(RulesetLoader rulesets) {
        return new CharacterLoader(rulesets, SchemaJudge.LIBRARY, Optional.empty(), false);
    }

    public Checked<LoadedCharacter> load(Path path) {
        return load(path.toString(), path);
    }

    /** @param key what the character is found by */
    public Checked<LoadedCharacter> load(String key, Path path) {
        String shown = FilePlace.shown(path);
        Checked<TextFile> text = place(path).text(shown);
        Checked<LoadedCharacter> loaded = text.value().map(file -> judge(key, path, file))
                .orElseGet(() -> new Checked<>(Optional.empty(), text.diagnostics()));
        return PendingSave.problem(path, shown).map(loaded::with).orElse(loaded);
    }

    private FilePlace place(Path path) {
        return new FilePlace(path, rulesets.proposed());
    }

    /** Judges a text as if it stood in a file. */
    public Checked<LoadedCharacter> judge(Path path, TextFile text) {
        return judge(path.toString(), path, text);
    }

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return judge(Path.of(before.key()), TextFile.of(text));
    }

    /** The same. @param key what the character is found by */
    public Checked<LoadedCharacter> judge(String key, Path path, TextFile text) {
        return new CharacterReading(terms, strictly ? rulesets : nearby.of(path), owners).of(key, place(path), text);
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        Path here = Path.of(member.key());
        return owner(here, member, link).flatMap(place -> load(beside(here, place)).value().flatMap(owner ->
                LinkedWay.from(place.getParent(), here).map(way -> new LinkedCharacter(owner,
                        member.file().link(link).orElseThrow(), way))));
    }

    /** A file as it is called where another is called so. */
    private static Path beside(Path here, Path place) {
        return here.isAbsolute() ? place : Path.of("").toAbsolutePath().relativize(place);
    }

    /** Where the owner stands that a link of a character leads to; empty where it is none of its owners. */
    public Optional<Path> owner(Path path, LoadedCharacter member, String link) {
        return CharacterLinks.owner(place(path), member, link).map(CharacterLoader::path);
    }

    private static Path path(Place place) {
        return ((FilePlace) place).path();
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        Path here = Path.of(owner.key());
        return CharacterLinks.member(place(here), way).map(CharacterLoader::path).flatMap(place ->
                load(beside(here, place)).value().flatMap(file -> linkBetween(file, place, here)
                        .map(link -> new LinkedCharacter(file, link, way))));
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return members(Path.of(owner.key()), owner, path).stream().flatMap(file -> member(owner, file).stream())
                .filter(member -> member.character().evaluated().retired().isEmpty()).toList();
    }

    /** The names of the files of those who belong to an owner by a link, such as {@code character.crew}. */
    public List<String> members(Path place, LoadedCharacter owner, String path) {
        return new CharacterLinks(terms, owners).members(place(place), owner, path);
    }

    /** The link of a member that leads to an owner's file, or once did. */
    public static Optional<OwnerReference> linkBetween(LoadedCharacter member, Path path, Path owner) {
        return CharacterLinks.between(member, new FilePlace(path, ProposedTexts.NONE),
                new FilePlace(owner, ProposedTexts.NONE));
    }

    /** What a character was judged by, unless something of that could not be had or is no longer known. */
    public Optional<InputFingerprint> inputFingerprint(Path path, LoadedCharacter character) {
        return owners.texts(place(path), character.text(), character.evaluated()).flatMap(texts ->
                InputFingerprint.of(path, texts));
    }
}
