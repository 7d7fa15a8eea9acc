package lampblack.lint.text;

import java.util.Collection;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;

/** A title or a text is longer than the sheet has room for. */
public final class LongText implements SheetLint {

    private static final int TITLE = 40;
    private static final int TEXT = 400;

    @Override
    public void check(SheetRules sheet, Findings findings) {
        new LongTextInSheet(sheet, findings).check();
    }

    private record LongTextInSheet(SheetRules rules, Findings findings) {

        void check() {
            label("", rules.label());
            rules.fields().values().stream().map(Field::label).forEach(item -> label("", item));
            for (TraitSet set : rules.traits().values()) {
                label("", set.label());
                labels(set.id(), set.entries().values().stream().map(TraitEntry::label).toList());
            }
            for (OptionList list : rules.lists().values()) {
                label("", list.label());
                labels(list.id(), list.entries().values().stream().map(Option::label).toList());
                labels(list.id(), list.quality().values());
            }
            for (Track track : rules.tracks().values()) {
                label("", track.label());
                labels(track.id(), track.shape().labels().values());
            }
            labels("milestones", rules.milestones().values());
            labels("creation", rules.creation().values().stream().map(CreationStep::label).toList());
            labels("advances", rules.advances().values().stream().map(Advance::label).toList());
            labels("limits", rules.limits().values().stream().map(SharedLimit::label).toList());
            for (Earning earning : rules.earning().values()) {
                label("", earning.label());
                earning.trigger().all().forEach(says -> judge("says", says, TEXT, earning.id(), earning.label()));
            }
        }

        private void labels(String block, Collection<Label> labels) {
            labels.forEach(item -> label(block + ".", item));
        }

        private void label(String block, Label label) {
            judge("title", label.title(), TITLE, block + label.id(), label);
            judge("text", label.text(), TEXT, block + label.id(), label);
        }

        private void judge(String key, String text, int most, String subject, Label label) {
            int length = text.codePointCount(0, text.length());
            if (length > most) {
                findings.add(subject,
                        Diagnostic.of(Code.RULESET__LONG_TEXT, label.span(), Message.of("ruleset.long-text",
                        "key", key, "name", label.id(), "length", length, "most", most)));
            }
        }
    }
}
