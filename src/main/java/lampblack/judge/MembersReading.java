package lampblack.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.edit.VersionedText;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.GroupMembers;
import lampblack.replay.Owner;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.Member;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;

/**
 * Finds those who belong to a sheet: texts straight in its folder, of the same ruleset, whose link leads to this very
 * one and whose story goes on. At most {@value GroupMembers#MOST} are read, the first by name.
 *
 * @param owner where it stands what they belong to
 * @param evaluated what that came to by its choices
 */
record MembersReading(Place owner, EvaluatedCharacter evaluated, FormCheck form, Owners owners) {

    GroupMembers read() {
        Map<String, List<Member>> byLink = new LinkedHashMap<>();
        List<String> unread = new ArrayList<>();
        int found = 0;
        for (Place place : owner.beside()) {
            if (found > GroupMembers.MOST) {
                break;
            }
            found += add(place, found < GroupMembers.MOST, byLink, unread) ? 1 : 0;
        }
        return new GroupMembers(byLink, unread, found > GroupMembers.MOST);
    }

    /**
     * The names of the files whose link, such as {@code character.crew}, leads here; whether their story goes on or
     * not.
     */
    List<String> files(String path) {
        return owner.beside().stream().filter(place -> text(place).flatMap(this::choices)
                        .flatMap(choices -> link(place, choices).map(link -> Replay.sheet(evaluated.ruleset(), choices)
                                .orElseThrow().id() + "." + link.id())).filter(path::equals).isPresent())
                .map(Place::file).limit(GroupMembers.MOST).toList();
    }

    /** What stands in a file that names the owner's. */
    private Optional<VersionedText> text(Place place) {
        return place.read(place.file()).value().filter(text -> text.source().text().toLowerCase(Locale.ROOT)
                .contains(owner.file().toLowerCase(Locale.ROOT)));
    }

    private Optional<CharacterFile> choices(VersionedText text) {
        return new ChoicesReading(text.source(), form).choices(evaluated.ruleset());
    }

    /** Whether a file is of a member, which is then added where there is still room. */
    private boolean add(Place place, boolean room, Map<String, List<Member>> byLink, List<String> unread) {
        Optional<VersionedText> text = text(place);
        if (text.isEmpty()) {
            return false;
        }
        Optional<CharacterFile> file = choices(text.get());
        if (file.isEmpty()) {
            unread.add(place.file());
            return false;
        }
        Optional<OwnerReference> link = link(place, file.get());
        if (link.isEmpty() || !room) {
            return link.isPresent();
        }
        Optional<EvaluatedCharacter> member = judged(place, file.get(), link.get());
        if (member.isEmpty()) {
            unread.add(place.file());
        }
        member = member.filter(found -> found.retired().isEmpty());
        member.ifPresent(found -> byLink.computeIfAbsent(found.sheet().id() + "." + link.get().id(),
                key -> new ArrayList<>()).add(new Member(CharacterReading.name(file.get(), place.file()), place.file(),
                        found.derived(), file.get().now())));
        return member.isPresent();
    }

    /** The link by which a file belongs to the owner's. */
    private Optional<OwnerReference> link(Place place, CharacterFile file) {
        Optional<SheetRules> sheet = file.ruleset().text().equals(evaluated.ruleset().id())
                ? Replay.sheet(evaluated.ruleset(), file) : Optional.empty();
        return sheet.flatMap(rules -> file.links().stream().filter(reference -> {
            OwnerLink link = rules.linked().links().get(reference.id());
            LinkedFile linked = new LinkedFile(place, reference);
            return link != null && link.to().equals(evaluated.sheet().id()) && linked.problem(link).isEmpty()
                    && owner.isSame(linked.place());
        }).findFirst());
    }

    /** What a member came to by its choices, which read the owner as it is judged now. */
    private Optional<EvaluatedCharacter> judged(Place place, CharacterFile file, OwnerReference link) {
        Ruleset ruleset = evaluated.ruleset();
        SheetRules sheet = Replay.sheet(ruleset, file).orElseThrow();
        ResolvedOwners known = owners.of(place, file, ruleset);
        Map<String, Owner> all = new HashMap<>(known.owners());
        all.put(link.id(), Owner.of(evaluated, CharacterReading.name(evaluated.file(), owner.file()), sheet, link.id()));
        return Replay.of(ruleset, file, new ResolvedOwners(all, known.missing(), known.problems())).value();
    }
}
