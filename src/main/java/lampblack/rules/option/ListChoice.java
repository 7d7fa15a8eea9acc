package lampblack.rules.option;

import lampblack.rules.Label;
import lampblack.rules.Range;

/**
 * A choice of options from a list or from several, as a creation step or an advance offers it.
 *
 * @param label of the step or advance
 * @param picks how many options it takes
 * @param only which options of the lists it may take
 * @param rolled whether what came of a roll has to be said
 */
public record ListChoice(Label label, Range picks, SourceLists from, OptionFilter only, boolean rolled) {

    /** Of the step or advance. */
    public String id() {
        return label.id();
    }
}
