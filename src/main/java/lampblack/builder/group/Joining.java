package lampblack.builder.group;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.page.Choice;
import lampblack.builder.page.Control;
import lampblack.builder.page.FormField;
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
public record Joining(List<Control> join, List<Control> leave) {

    /** Between the key of a member and the id of the link by which it belongs to the crew. */
    private static final String OF = "/";

    public Joining {
        join = List.copyOf(join);
        leave = List.copyOf(leave);
    }

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
        List<Choice> choices = new ArrayList<>();
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
                        choices.add(Choice.of(key + OF + link.id(), links.size() == 1 ? name : messages.text(
                                "web.group.join.as", "name", name, "link", link.label().title()), ""))));
            }
        }
        List<Control> leaving = members.stream().flatMap(member -> member.file().links().stream()
                .filter(link -> ShelfGroups.ownerKey(link).filter(crew.key()::equals).isPresent())
                .map(link -> Control.of("leave." + member.key(), group + "/leave", messages.text("web.group.leave",
                        "name", member.name())).laidOut("row").looking("quiet")
                        .with("member", member.key() + OF + link.id()))).toList();
        List<Control> join = choices.isEmpty() ? List.of() : List.of(join(group, choices, messages));
        return join.isEmpty() && leaving.isEmpty() ? List.of() : List.of(new Joining(join, leaving));
    }

    private static Control join(String group, List<Choice> choices, Messages messages) {
        return Control.of("join", group + "/join", messages.text("web.group.join")).laidOut("row").asking(List.of(
                FormField.one("member", messages.text("web.group.join.who"), choices, true).at("join-who")));
    }

    private static boolean isOf(FileHeader header, SheetRules sheet, LoadedCharacter crew) {
        String written = header.sheet().isEmpty() ? CharacterFile.USUAL_SHEET : header.sheet();
        return header.ruleset().equals(crew.ruleset().ruleset().id()) && written.equals(sheet.id());
    }
}
