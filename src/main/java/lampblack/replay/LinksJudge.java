package lampblack.replay;

import java.util.List;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.AnswersJudge;
import lampblack.rules.option.OwnerLink;

/** Judges what a character says of the sheets it belongs to: which they are, and the answers to what they give. */
record LinksJudge(CharacterFile file, ResolvedOwners links, ProblemCollector problems) {


    void judge(DerivedSheet end) {
        for (OwnerLink link : end.sheet().linked().links().values()) {
            boolean there = file.links().stream().anyMatch(ownerReference -> ownerReference.id().equals(link.id()));
            if (link.required() && !there) {
                Span place = file.root().has(OwnerLink.LIST) ? file.root().keySpan(OwnerLink.LIST) : file.span();
                problems.addTodo(OwnerLink.LIST + "." + link.id(), place,
                        Message.of("todo.link", "link", link.label().title()));
            }
        }
        file.links().forEach(ownerReference -> judge(ownerReference, end));
    }

    private void judge(OwnerReference ownerReference, DerivedSheet end) {
        if (!end.sheet().linked().links().containsKey(ownerReference.id())) {
            Span place = ownerReference.link().span();
            problems.reportUnknown(OwnerLink.LIST, ownerReference.id(), place, () -> Diagnostic
                    .of(Code.LINK__UNKNOWN, place, "name", ownerReference.id(), "sheet", end.sheet().label().title())
                    .suggestOrList(ownerReference.id(), end.sheet().linked().links().keySet()));
        } else if (links.owners().containsKey(ownerReference.id())) {
            List<TakenOption> brought = end.choices().list(OwnerLink.LIST).stream()
                    .filter(taken -> taken.id().startsWith(ownerReference.id() + " ")).toList();
            new AnswersJudge(problems).judge(brought, ownerReference.details(), end, OwnerLink.LIST + "."
                    + ownerReference.id());
        }
    }
}
