package lampblack.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Report;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.GroupMembers;
import lampblack.replay.Owner;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.Member;
import lampblack.rules.owner.OwnerLink;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;

/**
 * Finds those who belong to a sheet: files straight in its folder, of the same ruleset, whose link leads to this very
 * file and whose story goes on. At most {@value GroupMembers#MOST} are read, the first by name.
 *
 * @param owner the file they belong to
 * @param evaluated what it came to by its choices
 */
record MembersLoader(Path owner, EvaluatedCharacter evaluated, OwnerLoader owners) {

    private static final int MAX_FILES = 5_000;

    GroupMembers load() {
        Map<String, List<Member>> byLink = new LinkedHashMap<>();
        List<String> unread = new ArrayList<>();
        int found = 0;
        for (Path file : candidates()) {
            if (found > GroupMembers.MOST) {
                break;
            }
            found += add(file, found < GroupMembers.MOST, byLink, unread) ? 1 : 0;
        }
        return new GroupMembers(byLink, unread, found > GroupMembers.MOST);
    }

    /**
     * The names of the files whose link, such as {@code character.crew}, leads here; whether their story goes on or
     * not.
     */
    List<String> files(String path) {
        return candidates().stream().filter(file -> text(file)
                        .flatMap(text -> CharacterLoader.choices(text, evaluated.ruleset(), new Report()))
                        .flatMap(choices -> link(file, choices).map(link -> Replay.sheet(evaluated.ruleset(), choices)
                                .orElseThrow().id() + "." + link.id())).filter(path::equals).isPresent())
                .map(file -> file.getFileName().toString()).limit(GroupMembers.MOST).toList();
    }

    /** The files that name the owner's file, in the order of their names. */
    private List<Path> candidates() {
        Path folder = owner.toAbsolutePath().normalize().getParent();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.getFileName().equals(owner.getFileName()))
                    .filter(file -> RulesetLocation.isOwnText(file.getFileName().toString()))
                    .filter(Files::isRegularFile)
                    .sorted((one, other) -> one.getFileName().toString().compareTo(other.getFileName().toString()))
                    .limit(MAX_FILES).toList();
        } catch (IOException | UncheckedIOException gone) {
            return List.of();
        }
    }

    /** What stands in a file that names the owner's. */
    private Optional<TextFile> text(Path path) {
        return TextFile.read(path, path.getFileName().toString(), "", CharacterLoader.LARGEST_FILE).value()
                .filter(text -> text.source().text().toLowerCase(Locale.ROOT)
                        .contains(owner.getFileName().toString().toLowerCase(Locale.ROOT)));
    }

    /** Whether a file is of a member, which is then added where there is still room. */
    private boolean add(Path path, boolean room, Map<String, List<Member>> byLink, List<String> unread) {
        String name = path.getFileName().toString();
        Optional<TextFile> text = text(path);
        if (text.isEmpty()) {
            return false;
        }
        Optional<CharacterFile> file = CharacterLoader.choices(text.get(), evaluated.ruleset(), new Report());
        if (file.isEmpty()) {
            unread.add(name);
            return false;
        }
        Optional<OwnerReference> link = link(path, file.get());
        if (link.isEmpty() || !room) {
            return link.isPresent();
        }
        Optional<EvaluatedCharacter> member = judged(path, file.get(), link.get());
        if (member.isEmpty()) {
            unread.add(name);
        }
        member = member.filter(found -> found.retired().isEmpty());
        member.ifPresent(found -> byLink.computeIfAbsent(found.sheet().id() + "." + link.get().id(),
                key -> new ArrayList<>()).add(new Member(OwnerLoader.name(file.get(), path), name, found.derived(),
                        file.get().now())));
        return member.isPresent();
    }

    /** The link by which a file belongs to the owner's. */
    private Optional<OwnerReference> link(Path path, CharacterFile file) {
        Optional<SheetRules> sheet = file.ruleset().text().equals(evaluated.ruleset().id())
                ? Replay.sheet(evaluated.ruleset(), file) : Optional.empty();
        return sheet.flatMap(rules -> file.links().stream().filter(reference -> {
            OwnerLink link = rules.linked().links().get(reference.id());
            OwnerFile place = new OwnerFile(path, reference);
            return link != null && link.to().equals(evaluated.sheet().id()) && place.problem(link).isEmpty()
                    && isSame(place.path());
        }).findFirst());
    }

    private boolean isSame(Path other) {
        try {
            return Files.isSameFile(owner, other);
        } catch (IOException gone) {
            return false;
        }
    }

    /** What a member came to by its choices, which read the owner as it is judged now. */
    private Optional<EvaluatedCharacter> judged(Path path, CharacterFile file, OwnerReference link) {
        Ruleset ruleset = evaluated.ruleset();
        SheetRules sheet = Replay.sheet(ruleset, file).orElseThrow();
        ResolvedOwners known = owners.links(path, file, ruleset);
        Map<String, Owner> all = new HashMap<>(known.owners());
        all.put(link.id(), Owner.of(evaluated, OwnerLoader.name(evaluated.file(), owner), sheet, link.id()));
        return Replay.of(ruleset, file, new ResolvedOwners(all, known.missing(), known.problems())).value();
    }
}
