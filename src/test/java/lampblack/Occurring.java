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
import lampblack.rules.effect.EffectKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;
import lampblack.rules.step.ChooseStep;

/** Keeps a list of what a sheet offers and takes away what has occurred. */
final class Occurring {

    /** Entries that no career makes by itself: what a roll cost, remarks and its end. */
    private static final Set<String> OF_OTHERS = Set.of("retire", "note", "roll");

    private final SheetRules sheet;
    private final Set<String> never = new LinkedHashSet<>();

    /** @param pays whether members have something that this sheet pays for */
    Occurring(SheetRules sheet, boolean pays) {
        this.sheet = sheet;
        sheet.fields().forEach((id, field) -> {
            never.add("field " + id);
            field.oneOf().keySet().forEach(name -> never.add("field " + id + " " + name));
        });
        sheet.creation().values().stream().filter(creationStep ->
                !(creationStep instanceof lampblack.rules.step.FillStep))
                .filter(creationStep -> !(creationStep instanceof ChooseStep choose)
                || choose.from().of(sheet).anyMatch(Occurring::offers))
                .forEach(creationStep -> never.add("step " + creationStep.id()));
        sheet.lists().values().forEach(this::list);
        sheet.maps().values().forEach(map -> map.cells().keySet().stream().filter(id -> !id.equals(map.start()))
                .forEach(id -> never.add("cell " + map.id() + " " + id)));
        sheet.parts().values().forEach(part -> part.sheet().lists().values().forEach(list ->
                list.entries().values().forEach(option -> never.add("option " + part.id() + "." + option.key()))));
        sheet.advances().values().stream().filter(advance ->
                !(advance.purchase() instanceof lampblack.rules.advance.ChoosePurchase choose)
                || choose.from().of(sheet).anyMatch(Occurring::offers))
                        .forEach(advance -> never.add("advance " + advance.id()));
        sheet.earning().keySet().forEach(id -> never.add("earning " + id));
        sheet.milestones().keySet().forEach(id -> never.add("milestone " + id));
        sheet.periods().keySet().forEach(id -> never.add("period " + id));
        LedgerEntry.KINDS.stream().filter(name -> !OF_OTHERS.contains(name))
                .filter(name -> !name.equals("pays") || pays)
                .filter(name -> !name.equals("begin") || refills(sheet))
                .filter(name -> !name.equals("change") || changes(sheet))
                .filter(name -> !name.equals("due") || isGivenLate(sheet))
                .filter(name -> !name.equals("milestone") || !sheet.milestones().isEmpty())
                .filter(name -> !name.equals("lose") || sheet.lists().values().stream()
                        .anyMatch(list -> list.open() || !list.price().isNothing()))
                .forEach(name -> never.add("entry " + name));
    }

    private static boolean refills(SheetRules sheet) {
        return sheet.tracks().values().stream().anyMatch(track -> track.ledger() && track.refill().isPresent());
    }

    private static boolean changes(SheetRules sheet) {
        PossibleChoices possible = PossibleChoices.of(sheet);
        return sheet.lists().containsKey("playbooks") && sheet.lists().get("playbooks").entries().values().stream()
                .anyMatch(option -> possible.obstaclesInPlay(option).isEmpty());
    }

    /** Whether an advance sells what gives points or picks. */
    private static boolean isGivenLate(SheetRules sheet) {
        PossibleChoices possible = PossibleChoices.of(sheet);
        return sheet.advances().values().stream().flatMap(advance -> advance.listChoice().stream())
                .flatMap(choice -> choice.from().options(sheet).stream())
                .filter(option -> possible.obstaclesInPlay(option).isEmpty())
                .flatMap(option -> option.gives().stream()).flatMap(block -> block.effects().stream())
                .anyMatch(effect -> effect.key() == EffectKey.PICKS || effect.key() == EffectKey.POINTS);
    }

    private static boolean offers(OptionList list) {
        return list.open() || !list.entries().isEmpty();
    }

    private void list(OptionList list) {
        for (Option option : list.entries().values()) {
            never.add("option " + option.key());
            for (Question question : option.asks().values()) {
                question.oneOf().keySet().forEach(id -> never.add("answer " + question.label().id() + " " + id));
            }
        }
        list.quality().keySet().forEach(id -> never.add("quality " + id));
    }

    void see(EvaluatedCharacter made) {
        made.file().fields().all().forEach(entry -> {
            never.remove("field " + entry.key().text());
            if (entry.value() instanceof Scalar scalar) {
                never.remove("field " + entry.key().text() + " " + scalar.text());
            } else if (entry.value() instanceof MapNode map) {
                map.keys().forEach(one -> never.remove("field " + entry.key().text() + " " + one));
            }
        });
        made.file().creation().keys().forEach(key -> never.remove("step " + key));
        sheet.lists().values().forEach(list -> list.entries().values().stream()
                .filter(option -> made.derived().has(option.key()))
                .forEach(option -> never.remove("option " + option.key())));
        sheet.maps().values().stream().filter(cellMap -> cellMap.isOf(made.derived())).forEach(map ->
                map.held(made.derived().choices().list(map.list())).keySet()
                        .forEach(id -> never.remove("cell " + map.id() + " " + id)));
        made.parts().forEach((kind, parts) -> parts.values().forEach(part -> part.sheet().lists().values().forEach(
                list -> list.entries().values().stream().filter(option -> part.derived().has(option.key()))
                        .forEach(option -> never.remove("option " + kind + "." + option.key())))));
        details(made.file().root());
        for (EntryResult result : made.history()) {
            MapNode entry = result.entry().header().node();
            entry.keys().forEach(key -> never.remove("entry " + key));
            entry.keys().forEach(key -> never.remove("period " + key));
            entry.text("advance").ifPresent(name -> never.remove("advance " + name));
            entry.text("milestone").ifPresent(name -> never.remove("milestone " + name));
            entry.map("earn").ifPresent(map -> map.keys().forEach(key -> never.remove("earning " + key)));
        }
    }

    private void details(Node node) {
        if (node instanceof ListNode list) {
            list.items().forEach(this::details);
        } else if (node instanceof MapNode map) {
            map.text("quality").ifPresent(name -> never.remove("quality " + name));
            map.all().forEach(entry -> {
                if (entry.value() instanceof Scalar scalar) {
                    never.remove("answer " + entry.key().text() + " " + scalar.text());
                }
                details(entry.value());
            });
        }
    }

    Set<String> never() {
        return never;
    }
}
