package lampblack.builder.group;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.FileHeader;
import lampblack.builder.shelf.Shelf;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OwnerLink;

/**
 * The forms by which characters join a crew and leave it.
 *
 * @param join the form of those who may join; none where there is nobody
 */
public record Joining(List<JoinForm> join, List<LeaveForm> leave) {

    /** Between the key of a member and the id of the link by which it belongs to the crew. */
    private static final String OF = "/";

    public Joining {
        join = List.copyOf(join);
        leave = List.copyOf(leave);
    }

    /** A list of those who may join. */
    public record JoinForm(String action, List<JoinChoice> choices) {}

    /** Somebody who may join. @param value the key and, behind a slash, by which link */
    public record JoinChoice(String value, String title) {}

    /** A button by which a member leaves. */
    public record LeaveForm(String action, String value, String id, String label) {}

    /** Somebody and the link that is to change. */
    public record MemberLink(String member, String link) {

        /** What a form says; empty where it says nothing of the kind. */
        public static Optional<MemberLink> of(String value) {
            int at = value.lastIndexOf(OF);
            return at < 1 ? Optional.empty()
                    : Optional.of(new MemberLink(value.substring(0, at), value.substring(at + 1)));
        }
    }

    /** Empty for a sheet that nobody can belong to. */
    public static List<Joining> of(Shelf shelf, LoadedCharacter crew, List<LoadedCharacter> members,
            Messages messages) {
        List<JoinChoice> choices = new ArrayList<>();
        String group = Urls.group(crew.key());
        Set<String> inside = new HashSet<>();
        members.forEach(member -> inside.add(member.key()));
        for (SheetRules sheet : crew.ruleset().ruleset().sheets().values()) {
            List<OwnerLink> links = sheet.linked().links().values().stream()
                    .filter(link -> link.to().equals(crew.evaluated().sheet().id())).toList();
            for (String key : links.isEmpty() ? List.<String>of() : shelf.keys()) {
                Optional<FileHeader> header = key.equals(crew.key()) || inside.contains(key) ? Optional.empty()
                        : shelf.header(key).filter(one -> isOf(one, sheet, crew));
                header.map(one -> one.name().isEmpty() ? key : one.name()).ifPresent(name -> links.forEach(link ->
                        choices.add(new JoinChoice(key + OF + link.id(), links.size() == 1 ? name : messages.text(
                                "web.group.join.as", "name", name, "link", link.label().title())))));
            }
        }
        List<LeaveForm> leaving = members.stream().flatMap(member -> member.file().links().stream()
                .filter(link -> ShelfGroups.ownerKey(link).filter(crew.key()::equals).isPresent())
                .map(link -> new LeaveForm(group + "/leave", member.key() + OF + link.id(), "leave." + member.key(),
                        messages.text("web.group.leave", "name", member.name())))).toList();
        List<JoinForm> join = choices.isEmpty() ? List.of() : List.of(new JoinForm(group + "/join", choices));
        return join.isEmpty() && leaving.isEmpty() ? List.of() : List.of(new Joining(join, leaving));
    }

    private static boolean isOf(FileHeader header, SheetRules sheet, LoadedCharacter crew) {
        String written = header.sheet().isEmpty() ? CharacterFile.USUAL_SHEET : header.sheet();
        return header.ruleset().equals(crew.ruleset().ruleset().id()) && written.equals(sheet.id());
    }
}
