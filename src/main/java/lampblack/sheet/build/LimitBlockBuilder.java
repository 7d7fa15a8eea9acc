package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.LimitUse;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.SharedLimit;
import lampblack.ruleset.PagePlan;
import lampblack.sheet.Block;
import lampblack.sheet.BoxRows;
import lampblack.sheet.BoxState;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.StyledText;
import lampblack.sheet.PlacedBlock;
import lampblack.sheet.TriggersBlock;

/**
 * Sets how often things may be done that share a limit, and how often they still may.
 *
 * @param evaluated whose uses are counted; none on a blank sheet
 * @param plan which limits have a place of their own or none, so that they are not said among the advances
 */
record LimitBlockBuilder(SheetSubject subject, Optional<EvaluatedCharacter> evaluated, PagePlan plan) {

    /** What a layout calls a limit. */
    private static String path(SharedLimit limit) {
        return "limits." + limit.id();
    }

    /** The limits that a layout places, each in a line of its own. */
    List<PlacedBlock> placed() {
        return subject.rules().limits().values().stream().filter(limit -> plan.places(path(limit)))
                .map(limit -> new PlacedBlock(path(limit), new TriggersBlock("", List.of(line(limit))))).toList();
    }

    private TriggersBlock.TriggerRow line(SharedLimit limit) {
        LimitUse use = use(limit);
        return row(use, "", Markup.spans(left(use).orElseGet(() -> times(use))));
    }

    /** The other limits, each a row that says what it counts. */
    List<TriggersBlock.TriggerRow> rows() {
        return subject.rules().limits().values().stream()
                .filter(limit -> !plan.places(path(limit)) && !plan.leftOut().contains(path(limit)))
                .map(this::row).toList();
    }

    private TriggersBlock.TriggerRow row(SharedLimit limit) {
        LimitUse use = use(limit);
        List<StyledText> says = new ArrayList<>();
        left(use).ifPresent(words -> say(says, words));
        List<StyledText> text = Markup.spans(limit.label().text());
        if (!says.isEmpty() && !text.isEmpty()) {
            says.add(new StyledText(Markup.TextStyle.PLAIN, " "));
        }
        says.addAll(text);
        say(says, subject.render("sheet.limit.on", "titles", Stream.concat(
                limit.advances().stream().map(subject.rules().advances()::get).map(Advance::label),
                limit.earning().stream().map(subject.rules().earning()::get).map(Earning::label))
                .map(Label::title).toList()));
        if (!limit.more().isEmpty()) {
            say(says, subject.render("sheet.limit.more", "titles", limit.more().stream()
                    .map(subject.rules().advances()::get).map(Advance::label).map(Label::title).toList()));
        }
        return row(use, times(use), says);
    }

    /** What is limited, with boxes where they can be counted. */
    private TriggersBlock.TriggerRow row(LimitUse use, String amount, List<StyledText> says) {
        String title = use.limit().label().title();
        List<BoxState> boxes = use.most() > BoxRows.MAX ? List.of() : BoxRows.row(use.used(), use.most());
        return new TriggersBlock.TriggerRow(amount, title, boxes, subject.render("sheet.of", "marked", use.used(), "size",
                use.most()), says, subject.at(path(use.limit())));
    }

    private static void say(List<StyledText> says, String words) {
        says.add(new StyledText(Markup.TextStyle.PLAIN, says.isEmpty() ? words : " " + words));
    }

    private String times(LimitUse use) {
        String most = ProgressBlockBuilder.span(use.most(), use.most());
        return per(use.limit()).map(period -> subject.render("sheet.limit.per", "most", most, "per", period))
                .orElse(most);
    }

    private LimitUse use(SharedLimit limit) {
        return evaluated.map(character -> LimitUse.of(character, limit))
                .orElseGet(() -> LimitUse.none(limit, subject.derived()));
    }

    /** What is left in the present period; nothing on a blank sheet, and before a period has begun. */
    private Optional<String> left(LimitUse use) {
        if (subject.blank() || use.waits() || use.most() == Amount.UNLIMITED) {
            return Optional.empty();
        }
        return Optional.of(per(use.limit()).map(period -> subject.render("sheet.limit.left-in", "left", use.left(),
                "most", use.most(), "period", period, "number", use.number().orElse(0)))
                .orElseGet(() -> subject.render("sheet.limit.left", "left", use.left(), "most", use.most())));
    }

    private Optional<String> per(SharedLimit limit) {
        return limit.per().map(id -> Optional.ofNullable(subject.rules().periods().get(id)).map(Label::title)
                .orElse(id));
    }
}
