package lampblack.builder.group;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredText;
import lampblack.character.OwnerReference;
import lampblack.edit.LoadedCharacter;

/** Finds the characters on the shelf that belong together: the members of a crew, and the crew of a member. */
public record ShelfGroups(Shelf shelf) {

    private static final int MAX = 24;

    /** The characters that link to a sheet, in shelf order. */
    public List<LoadedCharacter> members(LoadedCharacter crew) {
        return members(crew.key());
    }

    private List<LoadedCharacter> members(String crew) {
        List<LoadedCharacter> members = new ArrayList<>();
        for (String key : shelf.keys()) {
            if (members.size() < MAX && mentions(key, Keys.file(crew))) {
                shelf.open(key).filter(member -> owners(member).contains(crew)).ifPresent(members::add);
            }
        }
        return members;
    }

    /** The sheets of a group: the crew first, where there is one, then the others in shelf order. */
    public List<LoadedCharacter> sheets(GroupName group) {
        if (group.ofGame()) {
            return shelf.keys().stream().filter(key -> isOf(key, group.name())).flatMap(key -> shelf.open(key).stream())
                    .filter(one -> !isCrew(one) && owners(one).stream().allMatch(owner -> shelf.find(owner).isEmpty()))
                    .limit(MAX).toList();
        }
        return Stream.concat(shelf.open(group.name()).stream(), members(group.name()).stream()).toList();
    }

    /** The files of a group that cannot be read, as far as their texts say that they are of it; the crew's first. */
    public List<String> damaged(GroupName group) {
        String word = group.ofGame() ? group.name() : Keys.file(group.name());
        Stream<String> crew = Stream.of(group.name()).filter(key -> !group.ofGame() && shelf.find(key).isPresent());
        return Stream.concat(crew, shelf.keys().stream().filter(key -> !key.equals(group.name()) && mentions(key, word)))
                .filter(key -> shelf.open(key).isEmpty()).toList();
    }

    private boolean isOf(String key, String game) {
        return shelf.header(key).filter(header -> header.ruleset().equals(game)).isPresent();
    }

    /** Whether others of its game can belong to a character. */
    public static boolean isCrew(LoadedCharacter character) {
        String sheet = character.evaluated().sheet().id();
        return character.ruleset().ruleset().sheets().values().stream().anyMatch(rules -> rules.linked().links()
                .values().stream().anyMatch(link -> link.to().equals(sheet)));
    }

    /** The characters on the shelf that a character belongs to, by key. */
    private static Set<String> owners(LoadedCharacter character) {
        Set<String> owners = new LinkedHashSet<>();
        character.file().links().forEach(ownerReference -> ownerKey(ownerReference).ifPresent(owners::add));
        return owners;
    }

    /** The key of the character on the shelf that a link points to. */
    static Optional<String> ownerKey(OwnerReference link) {
        String name = link.file().text().replaceFirst("^\\./", "");
        return Keys.isKey(name) ? Keys.of(name) : Optional.empty();
    }

    /** The normalized paths that a character links to. */
    public static Set<String> linked(LoadedCharacter character) {
        return character.file().links().stream().map(link -> withoutDetours(link.file().text()))
                .collect(Collectors.toSet());
    }

    private static String withoutDetours(String path) {
        Deque<String> steps = new ArrayDeque<>();
        for (String step : path.split("/+")) {
            if (step.equals("..") && !steps.isEmpty() && !steps.getLast().equals("..")) {
                steps.removeLast();
            } else if (!step.equals(".")) {
                steps.addLast(step);
            }
        }
        return String.join("/", steps);
    }

    /** Those who belong to the same sheets as a character. */
    public List<LoadedCharacter> fellows(LoadedCharacter character) {
        List<LoadedCharacter> fellows = new ArrayList<>();
        for (String owner : owners(character)) {
            shelf.open(owner).map(this::members).orElse(List.of()).stream()
                    .filter(member -> !member.key().equals(character.key())).forEach(fellows::add);
        }
        return fellows;
    }

    /** Whether a text names another; only such are judged. */
    private boolean mentions(String key, String name) {
        return shelf.find(key).flatMap(StoredText::bytes)
                .filter(bytes -> new String(bytes, StandardCharsets.UTF_8).contains(name)).isPresent();
    }
}
