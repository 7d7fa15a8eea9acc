package lampblack.rules.option;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.rules.Label;
import lampblack.rules.derived.DerivedSheet;

/** What the heirs of something are called that was split. */
public record HeirTitles(Option split, DerivedSheet derived) {

    /** Whether its owner has to choose one of them. */
    public boolean isChoice() {
        return split.asks().containsKey(Label.BECAME);
    }

    /** As a sentence names them: one or the other, or all of them. */
    public Object words() {
        List<String> titles = split.label().heirs().stream()
                .map(heir -> derived.title(new OptionKey(split.key().list(), heir))).toList();
        int last = titles.size() - 1;
        return last < 1 ? titles : Message.of(isChoice() ? "what.or" : "what.and", "first",
                String.join(", ", titles.subList(0, last)), "last", titles.get(last));
    }
}
