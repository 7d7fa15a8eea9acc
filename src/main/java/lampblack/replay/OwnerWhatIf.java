package lampblack.replay;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Severity;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/**
 * Which errors would not stand if an owner had something more: each is told by which option, so that whoever takes that
 * back sees what it held up.
 *
 * @param notes by what is objected to
 */
record OwnerWhatIf(Map<Object, Note> notes) {

    /** Nothing is asked. */
    static final OwnerWhatIf NONE = new OwnerWhatIf(Map.of());

    /** @param judged the objections to the same choices by other rules to begin with */
    static OwnerWhatIf from(ResolvedOwners owners, SheetRules sheet, CharacterFile file, List<Violation> violations,
            Function<SheetRules, List<Violation>> judged) {
        Map<Object, Note> notes = new HashMap<>();
        List<Violation> errors = violations.stream().filter(violation -> violation.found().severity() == Severity.ERROR)
                .toList();
        for (OwnerReference link : errors.isEmpty() ? List.<OwnerReference>of() : file.links()) {
            Optional<Owner> owner = Optional.ofNullable(owners.owners().get(link.id()));
            List<Option> more = owner.map(item -> owners.optionsNotGiven(sheet, link).stream().sorted(
                    Comparator.comparing(gift -> isOfAnother(gift, item))).toList()).orElse(List.of());
            if (!more.isEmpty() && !resolved(errors, judged.apply(owners.with(sheet, file, link, more))).isEmpty()) {
                for (Option gift : more) {
                    Note note = new Note(words(owner.get(), gift), Optional.empty());
                    resolved(errors, judged.apply(owners.with(sheet, file, link, List.of(gift))))
                            .forEach(number -> notes.putIfAbsent(number, note));
                }
            }
        }
        return new OwnerWhatIf(notes);
    }

    /** What belongs to a playbook that is not the owner's is the last to be named. */
    private static boolean isOfAnother(Option gift, Owner owner) {
        return !gift.isCommon() && gift.playbooks().stream().noneMatch(playbook ->
                owner.values().containsKey(new OptionKey(OptionKey.PLAYBOOKS, playbook).toString()));
    }

    private static Message words(Owner owner, Option gift) {
        long times = ResolvedOwners.most(gift);
        return Message.of(times == 1 ? "note.owner-lacks" : "note.owner-lacks.times", "owner", owner.name(), "option",
                gift.label().title(), "times", times);
    }

    private static Set<Object> resolved(List<Violation> errors, List<Violation> lasting) {
        Set<Object> still = lasting.stream().map(MissingOwnerWhatIf::identity).collect(Collectors.toSet());
        return errors.stream().map(MissingOwnerWhatIf::identity).filter(identity -> !still.contains(identity))
                .collect(Collectors.toSet());
    }

    List<Violation> annotate(List<Violation> violations) {
        return violations.stream().map(violation -> Optional.ofNullable(
                notes.get(MissingOwnerWhatIf.identity(violation)))
                .map(note -> violation.noting(List.of(note))).orElse(violation)).toList();
    }
}
