package lampblack;

import java.util.LinkedHashSet;
import java.util.Set;
import lampblack.character.LedgerEntry;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;
import lampblack.rules.step.ChooseStep;

/** Keeps a list of what a sheet offers and takes away what has occurred. */
final class Occurring {

    private final SheetRules sheet;
    private final Set<String> never = new LinkedHashSet<>();

    Occurring(SheetRules sheet) {
        this.sheet = sheet;
        sheet.fields().forEach((id, field) -> {
            never.add("field " + id);
            field.oneOf().keySet().forEach(each -> never.add("field " + id + " " + each));
        });
        sheet.creation().values().stream().filter(each -> !(each instanceof lampblack.rules.step.FillStep))
                .filter(each -> !(each instanceof ChooseStep choose) || offers(sheet.lists().get(choose.list())))
                .forEach(each -> never.add("step " + each.id()));
        sheet.lists().values().forEach(this::list);
        sheet.maps().values().forEach(map -> map.cells().keySet().stream().filter(each -> !each.equals(map.start()))
                .forEach(each -> never.add("cell " + map.id() + " " + each)));
        sheet.parts().values().forEach(part -> part.sheet().lists().values().forEach(list ->
                list.entries().values().forEach(each -> never.add("option " + part.id() + "." + each.key()))));
        sheet.advances().values().stream().filter(each -> !(each.purchase() instanceof lampblack.rules.advance.ChoosePurchase take)
                || offers(sheet.lists().get(take.list()))).forEach(each -> never.add("advance " + each.id()));
        sheet.earning().keySet().forEach(each -> never.add("earning " + each));
        sheet.milestones().keySet().forEach(each -> never.add("milestone " + each));
        sheet.periods().keySet().forEach(each -> never.add("period " + each));
        LedgerEntry.KINDS.stream().filter(each -> !each.equals("retire") && !each.equals("note"))
                .filter(each -> !each.equals("change") || changes(sheet))
                .filter(each -> !each.equals("milestone") || !sheet.milestones().isEmpty())
                .filter(each -> !each.equals("lose") || sheet.lists().values().stream()
                        .anyMatch(list -> list.open() || !list.price().isNothing()))
                .forEach(each -> never.add("entry " + each));
    }

    private static boolean changes(SheetRules sheet) {
        PossibleChoices possible = PossibleChoices.of(sheet);
        return sheet.lists().containsKey("playbooks") && sheet.lists().get("playbooks").entries().values().stream()
                .anyMatch(each -> possible.obstaclesInPlay(each).isEmpty());
    }

    private static boolean offers(OptionList list) {
        return list.open() || !list.entries().isEmpty();
    }

    private void list(OptionList list) {
        for (Option option : list.entries().values()) {
            never.add("option " + option.key());
            for (Question question : option.asks().values()) {
                question.oneOf().keySet().forEach(each -> never.add("answer " + question.label().id() + " " + each));
            }
        }
        list.quality().keySet().forEach(each -> never.add("quality " + each));
    }

    void see(EvaluatedCharacter made) {
        made.file().fields().all().forEach(each -> {
            never.remove("field " + each.key().text());
            if (each.value() instanceof Scalar scalar) {
                never.remove("field " + each.key().text() + " " + scalar.text());
            } else if (each.value() instanceof MapNode map) {
                map.keys().forEach(one -> never.remove("field " + each.key().text() + " " + one));
            }
        });
        made.file().creation().keys().forEach(each -> never.remove("step " + each));
        sheet.lists().values().forEach(list -> list.entries().values().stream()
                .filter(each -> made.standing().has(each.key())).forEach(each -> never.remove("option " + each.key())));
        sheet.maps().values().stream().filter(each -> each.isOf(made.standing())).forEach(map ->
                map.held(made.standing().choices().list(map.list())).keySet()
                        .forEach(each -> never.remove("cell " + map.id() + " " + each)));
        made.parts().forEach((kind, parts) -> parts.values().forEach(part -> part.sheet().lists().values().forEach(
                list -> list.entries().values().stream().filter(each -> part.standing().has(each.key()))
                        .forEach(each -> never.remove("option " + kind + "." + each.key())))));
        details(made.file().root());
        for (EntryResult line : made.history()) {
            MapNode entry = line.entry().header().node();
            entry.keys().forEach(each -> never.remove("entry " + each));
            entry.keys().forEach(each -> never.remove("period " + each));
            entry.text("advance").ifPresent(each -> never.remove("advance " + each));
            entry.text("milestone").ifPresent(each -> never.remove("milestone " + each));
            entry.map("earn").ifPresent(map -> map.keys().forEach(each -> never.remove("earning " + each)));
        }
    }

    private void details(Node node) {
        if (node instanceof ListNode list) {
            list.items().forEach(this::details);
        } else if (node instanceof MapNode map) {
            map.text("quality").ifPresent(each -> never.remove("quality " + each));
            map.all().forEach(each -> {
                if (each.value() instanceof Scalar scalar) {
                    never.remove("answer " + each.key().text() + " " + scalar.text());
                }
                details(each.value());
            });
        }
    }

    Set<String> never() {
        return never;
    }
}
