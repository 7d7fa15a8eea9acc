package lampblack.lint.analysis;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Assertion;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.Option;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollNeed;

/**
 * A requirement and where it stands.
 *
 * @param subject the id or path of what it belongs to
 * @param place the name of what it belongs to
 * @param written where its parts stand
 */
public record RequirementUse(Purpose kind, String subject, Span place, Requirement requirement,
        RequirementLocator written) {

    /** What a requirement decides. */
    public enum Purpose {
        OPTION,
        ADVANCE,
        GAIN,
        RULE,
        WHILE,
        ROLL
    }

    /** Every requirement of a sheet that asks for anything. */
    static List<RequirementUse> of(SheetRules sheet) {
        List<RequirementUse> all = new ArrayList<>();
        sheet.options().forEach(option -> all.addAll(of(option)));
        sheet.gains().forEach((label, gains) -> add(Purpose.GAIN, label.id(), label, gains.requires(), "gains", all));
        for (Advance advance : sheet.advances().values()) {
            add(Purpose.ADVANCE, advance.id(), advance.label(), advance.requires(), "requires", all);
        }
        for (Assertion rule : sheet.rules().values()) {
            add(Purpose.RULE, rule.label().id(), rule.label(), rule.that(), "that", all);
        }
        for (Roll roll : sheet.rolls().values()) {
            add(Purpose.ROLL, roll.id(), roll.label(), roll.requires(), "requires", all);
            roll.settings().values().forEach(setting -> {
                add(roll.id() + "." + setting.id(), setting.label(), setting.needs(), all);
                setting.choices().values().forEach(choice -> add(roll.id() + "." + setting.id() + "."
                        + choice.label().id(), choice.label(), choice.needs(), all));
            });
            roll.extras().values().forEach(extra ->
                    add(roll.id() + "." + extra.id(), extra.label(), extra.needs(), all));
        }
        return all;
    }

    private static void add(String subject, Label label, RollNeed needs, List<RequirementUse> to) {
        add(Purpose.ROLL, subject, label, new AllOf(needs.asked()), "requires", to);
    }

    private static List<RequirementUse> of(Option option) {
        boolean gives = option.gives().stream().anyMatch(effectBlock -> asks(effectBlock.holds()));
        if (!asks(option.requires()) && !asks(option.holds()) && !gives) {
            return List.of();
        }
        List<RequirementUse> all = new ArrayList<>();
        String subject = option.key().toString();
        add(Purpose.OPTION, subject, option.label(), option.requires(), "requires", all);
        add(Purpose.WHILE, subject, option.label(), option.holds(), "while", all);
        List<Node> blocks = new ArrayList<>(option.label().written().items("gives"));
        for (MapNode.Entry question : option.label().written().map("ask").map(MapNode::all).orElse(List.of())) {
            question.value().asMap().flatMap(asked -> asked.map("one-of")).map(MapNode::all).orElse(List.of()).stream()
                    .flatMap(answer -> answer.value().asMap().stream())
                    .forEach(answer -> blocks.addAll(answer.items("gives")));
        }
        for (int i = 0; i < option.gives().size(); i++) {
            if (!asks(option.gives().get(i).holds())) {
                continue;
            }
            Node block = blocks.get(i);
            Node whole = block.asMap().flatMap(map -> map.get("while")).orElse(block);
            Span place = block.asMap().map(map -> map.keySpan("while")).orElse(block.span());
            all.add(new RequirementUse(Purpose.WHILE, subject, option.label().span(), option.gives().get(i).holds(),
                    new RequirementLocator(whole, place)));
        }
        return all;
    }

    private static void add(Purpose kind, String subject, Label label, Requirement requirement, String key,
            List<RequirementUse> to) {
        if (asks(requirement)) {
            Node whole = label.written().get(key).orElse(label.written());
            Node asked = kind == Purpose.GAIN ? whole.asMap().flatMap(map -> map.get("requires")).orElse(whole) : whole;
            to.add(new RequirementUse(kind, subject, label.span(), requirement,
                    new RequirementLocator(asked, label.key(key))));
        }
    }

    private static boolean asks(Requirement requirement) {
        return !requirement.equals(AllOf.NONE);
    }

    /** The requirements that it is put together of. */
    public List<Requirement> leaves() {
        return requirement.leaves();
    }
}
