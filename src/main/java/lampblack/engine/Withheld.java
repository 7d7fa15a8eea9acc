package lampblack.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import lampblack.character.Belonging;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Severity;
import lampblack.rules.Objection;
import lampblack.rules.Option;
import lampblack.rules.SheetRules;

/**
 * Which errors would not stand if an owner had something more: each is told by which option, so that whoever takes that
 * back sees what it held up.
 *
 * @param notes by what is objected to
 */
record Withheld(Map<Object, Note> notes) {

    /** @param judged the objections to the same choices by other rules to begin with */
    static Withheld from(Links links, SheetRules sheet, CharacterFile file, List<Objection> objections,
            Function<SheetRules, List<Objection>> judged) {
        Map<Object, Note> notes = new HashMap<>();
        List<Objection> errors = objections.stream().filter(each -> each.found().severity() == Severity.ERROR).toList();
        for (Belonging link : errors.isEmpty() ? List.<Belonging>of() : file.links()) {
            Optional<Owner> owner = Optional.ofNullable(links.owners().get(link.id()));
            List<Option> more = owner.map(each -> links.lacks(sheet, link)).orElse(List.of());
            if (!more.isEmpty() && !lifted(errors, judged.apply(links.with(sheet, file, link, more))).isEmpty()) {
                for (Option gift : more) {
                    Note note = new Note(words(owner.get(), gift), Optional.empty());
                    lifted(errors, judged.apply(links.with(sheet, file, link, List.of(gift))))
                            .forEach(each -> notes.putIfAbsent(each, note));
                }
            }
        }
        return new Withheld(notes);
    }

    private static Message words(Owner owner, Option gift) {
        long times = Links.most(gift);
        return Message.of(times == 1 ? "note.owner-lacks" : "note.owner-lacks.times", "owner", owner.name(), "option",
                gift.label().title(), "times", times);
    }

    private static Set<Object> lifted(List<Objection> errors, List<Objection> lasting) {
        Set<Object> still = lasting.stream().map(Doubt::what).collect(Collectors.toSet());
        return errors.stream().map(Doubt::what).filter(each -> !still.contains(each)).collect(Collectors.toSet());
    }

    List<Objection> weigh(List<Objection> objections) {
        return objections.stream().map(each -> Optional.ofNullable(notes.get(Doubt.what(each)))
                .map(note -> each.noting(List.of(note))).orElse(each)).toList();
    }
}
