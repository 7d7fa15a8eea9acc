package lampblack.rulesettest;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.Points;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Diagnostic;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.rules.Violation;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.Coverage.ItemKind;

/** Finds what one character has taken. */
public final class TakenItems {

    private final EvaluatedCharacter evaluated;
    private final String sheet;
    private final Set<CoverageItem> taken;

    private TakenItems(EvaluatedCharacter evaluated, String sheet, Set<CoverageItem> taken) {
        this.evaluated = evaluated;
        this.sheet = sheet;
        this.taken = taken;
    }

    /** What it and its parts have taken, if it is legal, and the author's rules it breaks in any case. */
    public static Set<CoverageItem> of(EvaluatedCharacter evaluated) {
        Set<CoverageItem> taken = new LinkedHashSet<>();
        TakenItems whole = new TakenItems(evaluated, evaluated.sheet().id(), taken);
        whole.broken();
        if (evaluated.isLegal()) {
            whole.choices();
            whole.options();
        }
        evaluated.parts().forEach((kind, parts) -> parts.values().forEach(part -> {
            TakenItems items = new TakenItems(part, Coverage.within(evaluated.sheet().id(), kind), taken);
            items.broken();
            if (evaluated.isLegal()) {
                items.choices();
                items.options(part.derived());
            }
        }));
        return taken;
    }

    private void broken() {
        Stream.concat(evaluated.violations().stream().map(Violation::found), evaluated.diagnostics().stream())
                .map(Diagnostic::id)
                .filter(id -> id.startsWith("rule."))
                .forEach(id -> take(ItemKind.RULE, id.substring("rule.".length())));
    }

    private void choices() {
        creation();
        ledger();
    }

    private void creation() {
        evaluated.sheet().creation().values().stream().filter(this::isTaken)
                .forEach(step -> take(ItemKind.STEP, step.id()));
    }

    private boolean isTaken(CreationStep step) {
        CharacterFile file = evaluated.file();
        Optional<Node> choice = file.creation().get(step.id());
        return switch (step) {
            case FillStep fill -> fill.fields().stream().flatMap(field -> file.fields().get(field).stream())
                    .anyMatch(TakenItems::saysSomething);
            case SpendStep spend -> choice.map(Points::decode).orElse(List.of()).stream()
                    .anyMatch(points -> points.amount() != 0);
            case SetRatingsStep set -> choice.filter(TakenItems::saysSomething).isPresent();
            case ChooseStep choose -> choice.filter(TakenItems::saysSomething).isPresent();
        };
    }

    private static boolean saysSomething(Node node) {
        return switch (node) {
            case Scalar scalar -> !scalar.text().isBlank();
            case ListNode list -> !list.items().isEmpty();
            case MapNode map -> !map.all().isEmpty();
        };
    }

    private void ledger() {
        for (EntryResult result : evaluated.history()) {
            result.entry().earned().stream().flatMap(amounts -> amounts.all().stream())
                    .filter(entry -> isSome(entry.value()))
                    .forEach(entry -> take(ItemKind.EARNING, entry.key().text()));
        }
        Choices end = evaluated.derived().choices();
        end.bought().keySet().forEach(id -> take(ItemKind.ADVANCE, id));
        end.milestones().forEach(milestone -> take(ItemKind.MILESTONE, milestone));
    }

    private static boolean isSome(Node amount) {
        return switch (amount) {
            case MapNode byTrack -> byTrack.all().stream().anyMatch(entry -> isSome(entry.value()));
            case Scalar scalar -> scalar.integer().orElse(0L) > 0;
            case ListNode list -> false;
        };
    }

    /** What the character has, and what it had wherever something was about to go. */
    private void options() {
        options(evaluated.derived());
        if (evaluated.history().stream().anyMatch(TakenItems::goes)) {
            Replay.of(evaluated.ruleset(), evaluated.file().before(0), evaluated.links()).value()
                    .ifPresent(created -> lost(created.derived()));
        }
    }

    private void lost(DerivedSheet created) {
        DerivedSheet before = created;
        for (EntryResult result : evaluated.history()) {
            if (goes(result)) {
                options(before);
            }
            before = before.withChoices(result.after());
        }
    }

    private static boolean goes(EntryResult result) {
        return result.entry().header().node().has("swap") || switch (result.entry().kind()) {
            case LOSE, CHANGE -> true;
            case EARN, ADVANCE, DUE, MILESTONE, GAIN, PAYS, ROLL, BEGIN, RETIRE, NOTE -> false;
        };
    }

    private void options(DerivedSheet derived) {
        for (OptionList list : evaluated.sheet().lists().values()) {
            derived.choices().list(list.id()).stream().map(TakenOption::id)
                    .forEach(id -> take(ItemKind.OPTION, new OptionKey(list.id(), id).toString()));
            derived.granted(list.id()).forEach(option -> take(ItemKind.OPTION, option.key().toString()));
        }
    }

    private void take(ItemKind kind, String name) {
        taken.add(new CoverageItem(kind, sheet, name));
    }
}
