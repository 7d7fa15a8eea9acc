package lampblack.lint;

import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.expression.Mention;
import lampblack.rules.Advance;
import lampblack.rules.Cost;
import lampblack.rules.Earning;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Price;
import lampblack.rules.Shape;
import lampblack.rules.SheetRules;
import lampblack.rules.Track;
import lampblack.ruleset.Ruleset;

/** Something is paid from, earned into or reckoned with a track whose amount the ledger does not keep. */
final class NotACurrency implements Lint {

    private static final Set<String> READING = Set.of("balance", "earned", "spent");

    @Override
    public void check(Ruleset ruleset, Report report) {
        ruleset.sheets().values().forEach(sheet -> new Sheet(sheet, report).check());
    }

    private record Sheet(SheetRules rules, Report report) {

        void check() {
            for (OptionList list : rules.lists().values()) {
                cost(list.price(), list.label().span());
                for (Option option : list.entries().values()) {
                    cost(option.price().orElse(Cost.NOTHING), option.label().span());
                }
            }
            for (Earning earning : rules.earning().values()) {
                earning.into().forEach(track -> track(track, earning.label().span()));
            }
            for (Advance advance : rules.advances().values()) {
                cost(advance.cost(), advance.label().span());
            }
            for (Mention mention : Mentions.of(rules)) {
                if (READING.contains(mention.function())) {
                    track(mention.text(), mention.span());
                }
            }
        }

        private void cost(Cost cost, Span place) {
            cost.prices().forEach((track, price) -> {
                boolean fits = track(track, place);
                if (fits && price instanceof Price.Full && rules.tracks().get(track).shape() instanceof Shape.Pool) {
                    report.add(Diagnostic.of(Code.RULESET__NOT_A_CURRENCY, place,
                            Message.of("ruleset.not-a-currency.endless", "track", track))
                            .note(defined(track), rules.tracks().get(track).label().span()));
                }
            });
        }

        private boolean track(String id, Span place) {
            Track track = rules.tracks().get(id);
            boolean named = track.shape() instanceof Shape.Rows || track.shape() instanceof Shape.Bands;
            if (track.ledger() && !named) {
                return true;
            }
            Optional<Message> fix = named ? Optional.empty() : Optional.of(Message.of("note.make-currency", "track", id));
            report.add(Diagnostic.of(Code.RULESET__NOT_A_CURRENCY, place, "track", id)
                    .note(fix.orElseGet(() -> defined(id)), track.label().span()));
            return false;
        }

        private static Message defined(String track) {
            return Message.of("note.defined", "name", track);
        }
    }
}
