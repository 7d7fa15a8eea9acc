package lampblack.replay;

import java.util.List;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
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
        toThemselves(end);
    }

    /** Objects to a change to what the character belongs to already. */
    private void toThemselves(DerivedSheet end) {
        for (LedgerEntry entry : file.ledger()) {
            entry.changedLinks().stream().filter(link -> end.sheet().linked().links().containsKey(link.key().text()))
                    .forEach(link -> leaves(link, entry));
            for (OwnerReference link : entry.newLinks()) {
                OwnerLink kind = end.sheet().linked().links().get(link.id());
                if (kind != null && file.link(link.id(), entry.header().index()).filter(link::isSameAs).isPresent()) {
                    problems.report(link.id(), Diagnostic.of(Code.LEDGER__NO_CHANGE, link.file().span(),
                            Message.of("ledger.no-change.link", "file", link.file().text(), "link",
                                    kind.label().title())));
                }
            }
        }
    }

    /** Objects to leaving what the character does not belong to. */
    private void leaves(MapNode.Entry link, LedgerEntry entry) {
        String id = link.key().text();
        boolean leaves = link.value().isEmpty()
                || link.value().asValue().filter(text -> text.text().isBlank()).isPresent();
        if (leaves && file.link(id, entry.header().index()).isEmpty()) {
            problems.report(id, Diagnostic.of(Code.LEDGER__NO_CHANGE, link.value().span(), Message.of(
                    "ledger.no-change.empty", "name", id, "wanted", Message.of("ledger.no-change.file"))));
        }
    }

    private void judge(OwnerReference ownerReference, DerivedSheet end) {
        boolean isKnown = end.sheet().linked().links().containsKey(ownerReference.id());
        // What an entry changes that is no link is said of the entry.
        boolean isBegun = file.root().map(OwnerLink.LIST).filter(begun -> begun.has(ownerReference.id())).isPresent();
        if (!isKnown && isBegun) {
            Span place = ownerReference.link().span();
            problems.reportUnknown(OwnerLink.LIST, ownerReference.id(), place, () -> Diagnostic
                    .of(Code.LINK__UNKNOWN, place, "name", ownerReference.id(), "sheet", end.sheet().label().title())
                    .suggestOrList(ownerReference.id(), end.sheet().linked().links().keySet()));
        } else if (isKnown && links.owners().containsKey(ownerReference.id())) {
            List<TakenOption> brought = end.choices().list(OwnerLink.LIST).stream()
                    .filter(taken -> taken.id().startsWith(ownerReference.id() + " ")).toList();
            new AnswersJudge(problems).judge(brought, ownerReference.details(), end, OwnerLink.LIST + "."
                    + ownerReference.id());
        }
    }
}
