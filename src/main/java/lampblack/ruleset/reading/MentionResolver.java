package lampblack.ruleset.reading;

import java.util.Arrays;
import java.util.Optional;
import lampblack.expression.Mention;
import lampblack.rules.derived.FormulaScope;

/**
 * Resolves the names in one expression, in the order they are written: what follows a kind of parts is a name in those,
 * and what a part does not know may be a name of its whole.
 */
final class MentionResolver {

    private final SymbolTable names;
    private Optional<SymbolTable.DeclaredName> block = Optional.empty();
    private Optional<String> members = Optional.empty();
    private boolean ofWhole;
    private String link = "";

    MentionResolver(SymbolTable names) {
        this.names = names;
    }

    Mention resolve(Mention mention) {
        return switch (mention.names()) {
            case "trait" -> own(mention, ReferenceKind.TRAIT);
            case "set" -> own(mention, ReferenceKind.SET);
            case "list" -> own(mention, ReferenceKind.LIST);
            case "option" -> option(own(mention, ReferenceKind.OPTION));
            case "track" -> own(mention, ReferenceKind.TRACK, ReferenceKind.ROW);
            case "marked" -> marked(own(mention, ReferenceKind.TRACK, ReferenceKind.ROW));
            case "band" -> marked(own(mention, ReferenceKind.ROW));
            case "currency" -> own(mention, ReferenceKind.TRACK);
            case "milestone" -> own(mention, ReferenceKind.MILESTONE);
            case "period" -> own(mention, ReferenceKind.PERIOD);
            case "advance" -> own(mention, ReferenceKind.ADVANCE);
            case "playbook" -> own(mention, ReferenceKind.PLAYBOOK);
            case "link" -> link(mention);
            case "owned" -> owned(mention);
            case "part" -> block(mention, "part", ReferenceKind.PART);
            case "list-or-part" -> block(mention, "list", ReferenceKind.LIST, ReferenceKind.PART);
            case "set-or-list-or-part" -> block(mention, "set-or-list", ReferenceKind.SET, ReferenceKind.LIST,
                    ReferenceKind.PART);
            case "tag" -> within(mention, "tag", ReferenceKind.TAG);
            case "option-in" -> within(mention, "option", ReferenceKind.OPTION);
            case "number-in" -> within(mention, "number", ReferenceKind.TRAIT, ReferenceKind.TRACK);
            default -> throw new IllegalStateException(mention.names());
        };
    }

    private Mention option(Mention mention) {
        return mention.function().equals("carried") || mention.function().equals("used") ? marked(mention) : mention;
    }

    /** What may be a mark of play. */
    private Mention marked(Mention mention) {
        names.readPlay();
        return mention;
    }

    private Mention link(Mention mention) {
        link = mention.text();
        return own(mention, ReferenceKind.OWNER);
    }

    /** What is named of an owner is looked for where the link before it leads. */
    private Mention owned(Mention mention) {
        Optional<SymbolTable.DeclaredName> found = (ofWhole ? names.outer().orElseThrow() : names).owner(link)
                .flatMap(owner -> owner.find(mention.text(), mention.span(), ReferenceKind.TRAIT, ReferenceKind.TRACK,
                ReferenceKind.OPTION));
        String whole = ofWhole ? FormulaScope.OF_WHOLE : "";
        Mention named = new Mention(mention.function(), FormulaScope.OWNED + whole + link,
                found.map(SymbolTable.DeclaredName::path).orElse(mention.text()), mention.span());
        return found.filter(name -> name.kind() == ReferenceKind.TRACK).isPresent() ? marked(named) : named;
    }

    private Mention own(Mention mention, ReferenceKind... kinds) {
        String written = mention.text();
        ofWhole = names.candidates(written, kinds).isEmpty() && names.outer().filter(whole -> !whole.candidates(written,
                kinds).isEmpty() || !names.hasNear(written, kinds) && whole.hasNear(written, kinds)).isPresent();
        SymbolTable in = ofWhole ? names.outer().get() : names;
        Optional<SymbolTable.DeclaredName> found = in.find(mention.text(), mention.span(), kinds);
        block = found;
        return found.map(declaredName -> mention.named((ofWhole ? FormulaScope.OF_WHOLE : "") + declaredName.path()))
                .orElse(mention);
    }

    /** A block that holds others; of parts nothing is said in a game that has none. */
    private Mention block(Mention mention, String what, ReferenceKind... kinds) {
        members = names.members(mention.text(), mention.span());
        if (members.isPresent()) {
            return marked(new Mention(mention.function(), FormulaScope.MEMBERS,
                    FormulaScope.OF_MEMBERS + members.get(), mention.span()));
        }
        boolean parts = kinds.length == 1 || !names.ids(ReferenceKind.PART).isEmpty()
                || names.outer().filter(whole -> !whole.ids(ReferenceKind.PART).isEmpty()).isPresent();
        Mention named = own(mention, parts ? kinds : Arrays.copyOf(kinds, kinds.length - 1));
        boolean part = !ofWhole && block.filter(found -> found.kind() == ReferenceKind.PART).isPresent();
        return new Mention(named.function(), part ? "part" : what, named.text(),
                named.span());
    }

    /** A name in what was named before it: an option of a list, or whatever a part has. */
    private Mention within(Mention mention, String what, ReferenceKind... kinds) {
        if (members.isPresent()) {
            SymbolTable theirs = names.of(members.get().substring(0, members.get().indexOf('.')));
            String text = theirs.find(mention.text(), mention.span(), kinds).map(SymbolTable.DeclaredName::path)
                    .orElse(mention.text());
            return new Mention(mention.function(), what + "-in:" + FormulaScope.OF_MEMBERS + members.get(), text,
                    mention.span());
        }
        if (ofWhole) {
            String text = names.outer().get().find(mention.text(), mention.span(), kinds)
                    .map(SymbolTable.DeclaredName::path)
                    .orElse(mention.text());
            return new Mention(mention.function(), what + "-in:" + FormulaScope.OF_WHOLE, text, mention.span());
        }
        Optional<SymbolTable> inner = block.filter(found -> found.kind() == ReferenceKind.PART)
                .flatMap(found -> names.inner(found.path()));
        if (inner.isPresent()) {
            String text = inner.get().find(mention.text(), mention.span(), kinds).map(SymbolTable.DeclaredName::path)
                    .orElse(mention.text());
            Mention named = new Mention(mention.function(), what + "-in:" + block.get().path(), text, mention.span());
            return what.equals("number") ? marked(named) : named;
        }
        String path = block.filter(found -> found.kind() == ReferenceKind.LIST)
                .map(found -> found.path() + "." + mention.text())
                .filter(name -> names.knows(ReferenceKind.OPTION, name) && what.equals("option"))
                .orElse(mention.text());
        Mention named = names.find(path, mention.span(), kinds).map(found -> mention.named(found.path()))
                .orElse(mention);
        return new Mention(named.function(), what, named.text(), named.span());
    }
}
