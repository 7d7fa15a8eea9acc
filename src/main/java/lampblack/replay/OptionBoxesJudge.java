package lampblack.replay;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;

/** Looks at the boxes and uses of options that are marked in play. */
record OptionBoxesJudge(DerivedSheet derived, Report report) {

    void judge(Node value) {
        if (value.asMap().isPresent()) {
            value.all().forEach(this::judge);
        } else if (!value.isNull()) {
            wrong(OptionBoxes.USED, value, "boxes-of-options");
        }
    }

    private void judge(MapNode.Entry entry) {
        OptionBoxes boxes = new OptionBoxes(derived);
        Optional<Option> option = boxes.find(entry.key().text());
        if (option.isEmpty()) {
            report.add(Diagnostic.of(Code.NOW__UNKNOWN_TRACK, entry.key().span(),
                    Message.of("now.unknown-track.boxes", "name", entry.key().text()))
                    .suggest(entry.key().text(), boxes.all().stream().map(boxes::name).toList()));
            return;
        }
        if (entry.value().isNull()) {
            return;
        }
        Optional<Long> marked = entry.value().integer();
        String title = option.get().label().title();
        if (marked.filter(number -> number >= 0).isEmpty()) {
            wrong(title, entry.value(), "number");
        } else if (marked.get() > boxes.size(option.get())) {
            report.add(Diagnostic.of(Code.NOW__TOO_MUCH, entry.value().span(), "marked", marked.get(), "track", title,
                    "size", boxes.size(option.get())));
        }
    }

    private void wrong(String title, Node value, String expected) {
        report.add(Diagnostic.of(Code.NOW__WRONG_MARK, value.span(), "track", title, "expected",
                Message.of("expected." + expected)));
    }
}
