package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;
import lampblack.sheet.Markup.TextStyle;

/** What a sheet says of an option: its text, then what it gives that the text does not say, each as a sentence. */
record OptionWords(SheetSubject subject) {

    /** @param had whether it has been taken, so that what happens when it is has happened */
    List<Paragraph> of(OptionList list, Option option, boolean had) {
        List<Paragraph> words = new ArrayList<>(Markup.paragraphs(option.label().text()));
        List<String> given = new ArrayList<>();
        if (!list.spelledOut()) {
            subject.rolls().modifiers(option).forEach(gift ->
                    given.add(subject.render("sheet.gift", "gift", Message.verbatim(gift))));
        }
        if (!had) {
            subject.taken().of(option.whenTaken()).ifPresent(given::add);
        }
        if (!given.isEmpty()) {
            String said = String.join(" ", given);
            Paragraph last = words.isEmpty() ? new Paragraph(List.of(), List.of()) : words.get(words.size() - 1);
            boolean joins = !words.isEmpty() && last.items().isEmpty();
            List<StyledText> spans = new ArrayList<>(joins ? last.spans() : List.of());
            spans.add(new StyledText(TextStyle.PLAIN, (joins ? " " : "") + said));
            if (joins) {
                words.remove(words.size() - 1);
            }
            words.add(new Paragraph(spans, List.of()));
        }
        return words;
    }
}
