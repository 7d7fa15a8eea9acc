package lampblack.play;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Track;

/** Says how what the ledger keeps is written down instead of being marked. */
record LedgerAdvice(EvaluatedCharacter evaluated) {

    /** What to write in place of a mark such as {@code +2}. */
    public Message of(Track track, String what) {
        String number = what.replaceFirst("^[+-]", "");
        String amount = track.id() + "=" + (number.matches("[0-9]{1,9}") ? number : "1");
        String title = evaluated.derived().titleOf(track.label());
        List<Object> ways = evaluated.sheet().earning().values().stream()
                .filter(earning -> !earning.label().isRetired() && earning.into().contains(track.id()))
                .map(earning -> (Object) Message.quoted(earning.label().id())).toList();
        if (what.startsWith("-")) {
            return Message.of("mark.of-ledger", "track", title, "command", "lose", "amount", amount);
        }
        Message gain = Message.of("mark.of-ledger", "track", title, "command", "gain", "amount", amount);
        return ways.isEmpty() ? gain : Message.of("mark.of-ledger-earned", "words", gain, "ways", ways);
    }
}
