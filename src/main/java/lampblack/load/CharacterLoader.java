package lampblack.load;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.edit.CharacterJudge;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.load.seal.Seal;
import lampblack.migration.ChangeRemarks;
import lampblack.migration.Takeover;
import lampblack.migration.TakeoverRemarks;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.GroupMembers;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.schema.SchemaValidator;
import lampblack.store.LinkedWay;
import lampblack.store.PendingSave;
import lampblack.store.TextFile;
import lampblack.yaml.YamlReader;

/** The pipeline from a file to a judged character: text, tree, schema, choices, ruleset, replay. */
public final class CharacterLoader implements CharacterJudge {

    /** The most a character file may hold, in bytes. */
    public static final int LARGEST_FILE = VersionedText.LARGEST;

    private final RulesetLoader rulesets;
    private final Optional<String> instead;
    /** Whether a ruleset that a character stands in is left aside. */
    private final boolean strictly;
    /** Whether characters are judged by the rules that they carry, even where their game is there. */
    private final boolean sealed;
    private final OwnerLoader owners;
    private final NearbyRulesets nearby;

    public CharacterLoader(RulesetLoader rulesets) {
        this(rulesets, Optional.empty(), false, false);
    }

    /** A loader that judges characters by another ruleset than the one they name. */
    public CharacterLoader(RulesetLoader rulesets, String instead) {
        this(rulesets, Optional.of(instead), false, false);
    }

    private CharacterLoader(RulesetLoader rulesets, Optional<String> instead, boolean strictly,
            boolean sealed) {
        this.rulesets = rulesets;
        this.instead = instead;
        this.strictly = strictly;
        this.sealed = sealed;
        this.nearby = new NearbyRulesets(rulesets);
        this.owners = new OwnerLoader(instead, rulesets.proposed());
    }

    /** The same, also where characters stand in the folder of a ruleset. */
    public static CharacterLoader strictly(RulesetLoader rulesets, String instead) {
        return new CharacterLoader(rulesets, Optional.of(instead), true, false);
    }

    /** A loader that judges characters by the rules that they carry themselves. */
    public static CharacterLoader bySeals(RulesetLoader rulesets) {
        return new CharacterLoader(rulesets, Optional.empty(), false, true);
    }

    public Checked<LoadedCharacter> load(Path path) {
        return load(path.toString(), path);
    }

    /** @param key what the character is found by */
    public Checked<LoadedCharacter> load(String key, Path path) {
        String shown = path.toString().replace(File.separatorChar, '/');
        Checked<TextFile> text = rulesets.proposed()
                .instead(path, TextFile.read(path, shown, "", LARGEST_FILE));
        Checked<LoadedCharacter> loaded = text.value().map(file -> judge(key, path, file))
                .orElseGet(() -> new Checked<>(Optional.empty(), text.diagnostics()));
        return PendingSave.problem(path, shown).map(loaded::with).orElse(loaded);
    }

    /** Judges a text as if it stood in a file. */
    public Checked<LoadedCharacter> judge(Path path, TextFile text) {
        return judge(path.toString(), path, text);
    }

    @Override
    public Checked<LoadedCharacter> judge(LoadedCharacter before, Source text) {
        return judge(Path.of(before.key()), TextFile.of(text));
    }

    @Override
    public Optional<LinkedCharacter> owner(LoadedCharacter member, String link) {
        Path here = Path.of(member.key());
        return owner(here, member, link).flatMap(place -> load(beside(here, place)).value().flatMap(owner ->
                LinkedWay.from(place.getParent(), here).map(way -> new LinkedCharacter(owner, link, way))));
    }

    /** A file as it is called where another is called so. */
    private static Path beside(Path here, Path place) {
        return here.isAbsolute() ? place : Path.of("").toAbsolutePath().relativize(place);
    }

    /** Where the owner stands that a link of a character leads to; empty where it is none of its owners. */
    public Optional<Path> owner(Path path, LoadedCharacter member, String link) {
        return member.file().links().stream().filter(reference -> reference.id().equals(link)
                        && member.evaluated().links().owners().containsKey(link)).findFirst()
                .map(reference -> new OwnerFile(path, reference).path());
    }

    @Override
    public Optional<LinkedCharacter> member(LoadedCharacter owner, String way) {
        Path here = Path.of(owner.key()).toAbsolutePath().normalize();
        Path place = here.resolveSibling(LinkedWay.isRelative(way) ? way : "").normalize();
        Optional<LoadedCharacter> member = LinkedWay.leads(here.getParent(), way) && Files.isRegularFile(place)
                ? load(beside(Path.of(owner.key()), place)).value() : Optional.empty();
        return member.flatMap(file -> linkBetween(file, place, here).map(link ->
                new LinkedCharacter(file, link, way)));
    }

    @Override
    public List<LinkedCharacter> members(LoadedCharacter owner, String path) {
        return members(Path.of(owner.key()), owner, path).stream().flatMap(file -> member(owner, file).stream())
                .filter(member -> member.character().evaluated().retired().isEmpty()).toList();
    }

    /** The names of the files of those who belong to an owner by a link, such as {@code character.crew}. */
    public List<String> members(Path place, LoadedCharacter owner, String path) {
        return new MembersLoader(place, owner.evaluated(), owners).files(path);
    }

    /** The link of a member that leads to an owner's file. */
    public static Optional<String> linkBetween(LoadedCharacter member, Path path, Path owner) {
        return member.file().links().stream().filter(reference -> new OwnerFile(path, reference).path()
                .equals(owner.toAbsolutePath().normalize())).map(OwnerReference::id).findFirst();
    }

    /** The same. @param key what the character is found by */
    public Checked<LoadedCharacter> judge(String key, Path path, TextFile text) {
        Checked<LoadedCharacter> plain = replayed(key, path, text);
        if (plain.diagnostics().isEmpty()) {
            return plain;
        }
        List<Diagnostic> problems = OddLetterProblems.explained(OddLetterProblems.in(text.source()),
                plain.diagnostics(), odd -> Optional.of(replayed(key, path, TextFile.of(text.source().name(),
                OddLetterProblems.plain(text.source(), odd))).diagnostics()));
        return new Checked<>(plain.value(), FollowOnProblems.without(text, problems,
                mended -> Optional.of(replayed(key, path, mended)).filter(checked -> checked.value().isPresent())
                        .map(Checked::diagnostics)));
    }

    /** What a character was judged by, unless something of that could not be had or is no longer known. */
    public Optional<InputFingerprint> inputFingerprint(Path path, LoadedCharacter character) {
        return owners.inputFingerprint(path, character.text(), character.evaluated());
    }

    private Checked<LoadedCharacter> replayed(String key, Path path, TextFile text) {
        Report report = new Report();
        Optional<CharacterFile> file = choices(text, tree -> game(path, tree), report)
                .map(characterFile -> instead.map(characterFile::under).orElse(characterFile));
        return file.isPresent() ? replay(key, path, text, file.get(), report)
                : new Checked<>(Optional.empty(), new MeantRuleset(rulesets(path), path).told(report.diagnostics()));
    }

    /** The same as a game calls things today. */
    static Optional<CharacterFile> choices(TextFile text, Ruleset game, Report report) {
        return choices(text, report).map(written -> Takeover.of(written, game).file());
    }

    /** The choices that a text holds; none where it does not have the shape of a character. */
    static Optional<CharacterFile> choices(TextFile text, Report report) {
        return choices(text, tree -> List.of(), report);
    }

    /** What the game of a character came to. */
    private List<MapNode> game(Path path, MapNode character) {
        return character.scalar("ruleset").flatMap(ruleset -> rulesets(path).load(ruleset).value())
                .map(LoadedRuleset::tree).stream().toList();
    }

    private static Optional<CharacterFile> choices(TextFile text, Function<MapNode, List<MapNode>> game,
            Report report) {
        Checked<MapNode> tree = YamlReader.read(text.source());
        report.addAll(tree.diagnostics());
        tree.value().flatMap(CharacterFile::newer).ifPresent(report::add);
        if (report.hasErrors() || tree.value().isEmpty()) {
            return Optional.empty();
        }
        report.addAll(SchemaValidator.character().check(tree.value().get().without(Seal.KEY),
                () -> game.apply(tree.value().get())));
        if (report.hasErrors()) {
            return Optional.empty();
        }
        Checked<CharacterFile> file = CharacterFile.decode(tree.value().get());
        report.addAll(file.diagnostics());
        return file.value();
    }

    private Checked<LoadedCharacter> replay(String key, Path path, TextFile text, CharacterFile written,
            Report report) {
        Checked<RulesInForce> rules = instead.isPresent() ? RulesInForce.ofGame(written, rulesets(path))
                : RulesInForce.of(written, rulesets(path), sealed);
        report.addAll(rules.diagnostics());
        return rules.value().map(inForce -> replay(key, path, text, written, inForce, report))
                .orElseGet(() -> Checked.nothing(report));
    }

    private Checked<LoadedCharacter> replay(String key, Path path, TextFile text, CharacterFile written,
            RulesInForce rules, Report report) {
        Ruleset game = rules.loaded().ruleset();
        Takeover takeover = Takeover.of(written, game);
        CharacterFile file = takeover.file();
        new TakeoverRemarks(written, takeover).told().ifPresent(report::add);
        ResolvedOwners links = rules.sealed().map(own -> own.links(file, link -> new OwnerFile(path, link)
                .shown(text.source().name()))).orElseGet(() -> owners.links(path, file, game));
        Checked<EvaluatedCharacter> evaluated = Replay.of(game, file, links);
        if (!game.isSealed() && evaluated.value().filter(found -> found.sheet().play().members()).isPresent()) {
            GroupMembers members = new MembersLoader(path, evaluated.value().get(), owners).load();
            evaluated = Replay.of(game, file, links.with(members));
        }
        report.addAll(evaluated.diagnostics());
        if (evaluated.value().isEmpty()) {
            return Checked.nothing(report);
        }
        report.addAll(evaluated.value().get().diagnostics());
        if (!takeover.since().isEmpty() && game.migrations().former().isPresent()) {
            Span version = file.version().map(Scalar::span).orElse(file.span());
            report.addAll(new ChangeRemarks(takeover, game.migrations().former().get(),
                    evaluated.value().get().derived(), version).told());
        }
        if (!game.isSealed()) {
            report.addAll(new PaymentHalves(path, evaluated.value().get()).alone());
            report.addAll(new GainHalves(path, evaluated.value().get()).alone());
        }
        return rules.withoutFixes(Checked.of(new LoadedCharacter(key, OwnerLoader.name(file, path), text, takeover,
                rules.loaded(), evaluated.value().get()), report));
    }

    /** The loader that also finds the ruleset a character stands in. */
    private RulesetLoader rulesets(Path path) {
        return strictly ? rulesets : nearby.of(path);
    }
}
