package lampblack.lint;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Advance;
import lampblack.rules.AllOf;
import lampblack.rules.AnyOf;
import lampblack.rules.Assertion;
import lampblack.rules.Label;
import lampblack.rules.Not;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Requirement;
import lampblack.rules.SheetRules;

/**
 * A requirement and where it stands.
 *
 * @param subject the id or path of what it belongs to
 * @param place the name of what it belongs to
 * @param written where its parts stand
 */
record Condition(Kind kind, String subject, Span place, Requirement requirement, Written written) {

    /** What a requirement decides. */
    enum Kind {
        OPTION,
        ADVANCE,
        RULE,
        WHILE
    }

    /** Every requirement of a sheet that asks for anything. */
    static List<Condition> of(SheetRules sheet) {
        List<Condition> all = new ArrayList<>();
        for (OptionList list : sheet.lists().values()) {
            list.entries().values().forEach(option -> all.addAll(of(option)));
        }
        for (Advance advance : sheet.advances().values()) {
            add(Kind.ADVANCE, advance.id(), advance.label(), advance.requires(), "requires", all);
        }
        for (Assertion rule : sheet.rules().values()) {
            add(Kind.RULE, rule.label().id(), rule.label(), rule.that(), "that", all);
        }
        return all;
    }

    private static List<Condition> of(Option option) {
        boolean gives = option.gives().stream().anyMatch(each -> asks(each.holds()));
        if (!asks(option.requires()) && !asks(option.holds()) && !gives) {
            return List.of();
        }
        List<Condition> all = new ArrayList<>();
        String subject = option.key().toString();
        add(Kind.OPTION, subject, option.label(), option.requires(), "requires", all);
        add(Kind.WHILE, subject, option.label(), option.holds(), "while", all);
        List<Node> blocks = new ArrayList<>(option.label().written().items("gives"));
        for (MapNode.Entry question : option.label().written().map("ask").map(MapNode::all).orElse(List.of())) {
            if (question.value() instanceof MapNode asked) {
                asked.map("one-of").map(MapNode::all).orElse(List.of()).stream().map(MapNode.Entry::value)
                        .filter(MapNode.class::isInstance).map(MapNode.class::cast)
                        .forEach(answer -> blocks.addAll(answer.items("gives")));
            }
        }
        for (int i = 0; i < option.gives().size(); i++) {
            if (!asks(option.gives().get(i).holds())) {
                continue;
            }
            Node block = blocks.get(i);
            Node whole = block instanceof MapNode map ? map.get("while").orElse(map) : block;
            Span place = block instanceof MapNode map ? map.keySpan("while") : block.span();
            all.add(new Condition(Kind.WHILE, subject, option.label().span(), option.gives().get(i).holds(),
                    new Written(whole, place)));
        }
        return all;
    }

    private static void add(Kind kind, String subject, Label label, Requirement requirement, String key,
            List<Condition> to) {
        if (asks(requirement)) {
            Node whole = label.written().get(key).orElse(label.written());
            to.add(new Condition(kind, subject, label.span(), requirement, new Written(whole, label.key(key))));
        }
    }

    private static boolean asks(Requirement requirement) {
        return !(requirement instanceof AllOf all && all.parts().isEmpty());
    }

    /** The requirements that it is put together of. */
    List<Requirement> leaves() {
        List<Requirement> leaves = new ArrayList<>();
        collect(requirement, leaves);
        return leaves;
    }

    private static void collect(Requirement requirement, List<Requirement> into) {
        if (requirement instanceof AllOf all) {
            all.parts().forEach(part -> collect(part, into));
        } else if (requirement instanceof AnyOf any) {
            any.parts().forEach(part -> collect(part, into));
        } else if (requirement instanceof Not not) {
            collect(not.part(), into);
        } else {
            into.add(requirement);
        }
    }
}
