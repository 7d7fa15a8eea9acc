package lampblack.ruleset;

import java.util.Arrays;
import java.util.Optional;
import lampblack.expression.Mention;
import lampblack.rules.Functions;

/**
 * Resolves the names in one expression, in the order they are written: what follows a kind of parts is a name in those,
 * and what a part does not know may be a name of its whole.
 */
final class MentionReader {

    private final Names names;
    private Optional<Names.Found> block = Optional.empty();
    private boolean ofWhole;
    private String link = "";

    MentionReader(Names names) {
        this.names = names;
    }

    Mention resolve(Mention mention) {
        return switch (mention.names()) {
            case "trait" -> own(mention, Kind.TRAIT);
            case "set" -> own(mention, Kind.SET);
            case "list" -> own(mention, Kind.LIST);
            case "option" -> own(mention, Kind.OPTION);
            case "track" -> own(mention, Kind.TRACK, Kind.ROW);
            case "currency" -> own(mention, Kind.TRACK);
            case "milestone" -> own(mention, Kind.MILESTONE);
            case "advance" -> own(mention, Kind.ADVANCE);
            case "playbook" -> own(mention, Kind.PLAYBOOK);
            case "link" -> link(mention);
            case "owned" -> owned(mention);
            case "part" -> block(mention, "part", Kind.PART);
            case "list-or-part" -> block(mention, "list", Kind.LIST, Kind.PART);
            case "set-or-list-or-part" -> block(mention, "set-or-list", Kind.SET, Kind.LIST, Kind.PART);
            case "tag" -> within(mention, "tag", Kind.TAG);
            case "option-in" -> within(mention, "option", Kind.OPTION);
            case "number-in" -> within(mention, "number", Kind.TRAIT, Kind.TRACK);
            default -> throw new IllegalStateException(mention.names());
        };
    }

    private Mention link(Mention mention) {
        link = mention.text();
        return own(mention, Kind.OWNER);
    }

    /** What is named of an owner is looked for where the link before it leads. */
    private Mention owned(Mention mention) {
        return names.owner(link)
                .flatMap(owner -> owner.find(mention.text(), mention.span(), Kind.TRAIT, Kind.TRACK, Kind.OPTION))
                .map(found -> mention.named(found.path())).orElse(mention);
    }

    private Mention own(Mention mention, Kind... kinds) {
        String written = mention.text();
        ofWhole = names.candidates(written, kinds).isEmpty() && names.outer().filter(whole -> !whole.candidates(written,
                kinds).isEmpty() || !names.hasNear(written, kinds) && whole.hasNear(written, kinds)).isPresent();
        Names in = ofWhole ? names.outer().get() : names;
        Optional<Names.Found> found = in.find(mention.text(), mention.span(), kinds);
        block = found;
        return found.map(each -> mention.named((ofWhole ? Functions.OF_WHOLE : "") + each.path())).orElse(mention);
    }

    /** A block that holds others; of parts nothing is said in a game that has none. */
    private Mention block(Mention mention, String what, Kind... kinds) {
        boolean parts = kinds.length == 1 || !names.ids(Kind.PART).isEmpty()
                || names.outer().filter(whole -> !whole.ids(Kind.PART).isEmpty()).isPresent();
        Mention named = own(mention, parts ? kinds : Arrays.copyOf(kinds, kinds.length - 1));
        boolean part = !ofWhole && block.filter(found -> found.kind() == Kind.PART).isPresent();
        return new Mention(named.function(), part ? "part" : what, named.text(),
                named.span());
    }

    /** A name in what was named before it: an option of a list, or whatever a part has. */
    private Mention within(Mention mention, String what, Kind... kinds) {
        if (ofWhole) {
            String text = names.outer().get().find(mention.text(), mention.span(), kinds).map(Names.Found::path)
                    .orElse(mention.text());
            return new Mention(mention.function(), what + "-in:" + Functions.OF_WHOLE, text, mention.span());
        }
        Optional<Names> inner = block.filter(found -> found.kind() == Kind.PART)
                .flatMap(found -> names.inner(found.path()));
        if (inner.isPresent()) {
            String text = inner.get().find(mention.text(), mention.span(), kinds).map(Names.Found::path)
                    .orElse(mention.text());
            return new Mention(mention.function(), what + "-in:" + block.get().path(), text, mention.span());
        }
        String path = block.filter(found -> found.kind() == Kind.LIST).map(found -> found.path() + "." + mention.text())
                .filter(each -> names.knows(Kind.OPTION, each) && what.equals("option")).orElse(mention.text());
        Mention named = names.find(path, mention.span(), kinds).map(found -> mention.named(found.path()))
                .orElse(mention);
        return new Mention(named.function(), what, named.text(), named.span());
    }
}
