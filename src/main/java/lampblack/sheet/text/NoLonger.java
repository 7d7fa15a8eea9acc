package lampblack.sheet.text;

import lampblack.diagnostic.Message;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;

/** Says of an option that somebody has that the game has it no more. */
public final class NoLonger {

    private NoLonger() {}

    public static Message words(Option option, DerivedSheet derived) {
        return option.into().map(now -> Message.of("sheet.merged-into", "now", derived.title(now)))
                .orElseGet(() -> Message.of("sheet.no-longer"));
    }
}
