package lampblack.engine;

import java.util.List;
import lampblack.character.Belonging;
import lampblack.character.CharacterFile;
import lampblack.character.Taken;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.AnswersJudge;
import lampblack.rules.Judgement;
import lampblack.rules.Link;
import lampblack.rules.Standing;

/** Judges what a character says of the sheets it belongs to: which they are, and the answers to what they give. */
record LinksJudge(CharacterFile file, Links links, Judgement to) {

    /** Whether something still to do is of a link: it may be done at any time, also once play has begun. */
    static boolean isOfLink(String where) {
        return where.startsWith(Link.LIST + ".");
    }

    void judge(Standing end) {
        for (Link link : end.sheet().linked().links().values()) {
            boolean there = file.links().stream().anyMatch(each -> each.id().equals(link.id()));
            if (link.required() && !there) {
                Span place = file.root().has(Link.LIST) ? file.root().keySpan(Link.LIST) : file.span();
                to.owe(Link.LIST + "." + link.id(), place, Message.of("todo.link", "link", link.label().title()));
            }
        }
        file.links().forEach(each -> judge(each, end));
    }

    private void judge(Belonging each, Standing end) {
        if (!end.sheet().linked().links().containsKey(each.id())) {
            Span place = each.link().span();
            to.unknown(Link.LIST, each.id(), place, () -> Diagnostic
                    .of(Code.LINK__UNKNOWN, place, "name", each.id(), "sheet", end.sheet().label().title())
                    .suggest(each.id(), end.sheet().linked().links().keySet()));
        } else if (links.owners().containsKey(each.id())) {
            List<Taken> brought = end.state().list(Link.LIST).stream()
                    .filter(taken -> taken.id().startsWith(each.id() + " ")).toList();
            new AnswersJudge(to).judge(brought, each.details(), end, Link.LIST + "." + each.id());
        }
    }
}
