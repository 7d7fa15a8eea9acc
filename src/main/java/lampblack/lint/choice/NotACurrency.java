package lampblack.lint.choice;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Span;
import lampblack.expression.Mention;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.PlayReading;
import lampblack.rules.Price;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/**
 * Something is paid from, earned into or computed with a track that keeps no balance. Reported once for each track,
 * with every place that takes it for a currency.
 */
public final class NotACurrency implements Lint {

    private static final Set<String> READING = Set.of("balance", "earned", "spent");

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        Map<String, NotACurrencyInSheet> all = new LinkedHashMap<>();
        ruleset.sheets().forEach((id, sheet) -> all.put(id, checked(sheet, findings)));
        ruleset.sheets().values().forEach(whole -> whole.parts().forEach(
                (kind, part) -> all.put(whole.id() + " " + kind, checked(part.sheet(), findings))));
        for (ElsewhereCost cost : ElsewhereCost.all(ruleset)) {
            all.get(cost.payer().id()).track(cost.track().track(), cost.label().key(cost.key(), cost.written()));
        }
        ruleset.sheets().values().forEach(owner -> owner.whenTaken()
                .forEach((label, whenTaken) -> whenTaken.forMembers()
                .forEach(members -> members.amounts().keySet().forEach(track -> all.get(members.sheet())
                        .track(track, label.key("when-taken", "members", track))))));
        all.values().forEach(sheet -> findings.addAll(sheet.problems().values()));
    }

    private static NotACurrencyInSheet checked(SheetRules sheet, Findings findings) {
        NotACurrencyInSheet checked = new NotACurrencyInSheet(sheet, new LinkedHashMap<>());
        checked.check(findings.mentions(sheet));
        return checked;
    }

    private record NotACurrencyInSheet(SheetRules rules, Map<String, Diagnostic> problems) {

        void check(List<Mention> mentions) {
            for (OptionList list : rules.lists().values()) {
                cost(list.price(), list.label(), "price");
                for (Option option : list.entries().values()) {
                    cost(option.price().orElse(Cost.NOTHING), option.label(), "price");
                    option.asks().values().forEach(question -> cost(question.upTo(), question.label(), "up-to"));
                }
            }
            for (Earning earning : rules.earning().values()) {
                earning.label().written().scalars("into").forEach(written -> earning.into().stream()
                        .filter(track -> named(written.text(), track)).forEach(track -> track(track, written.span())));
            }
            for (Advance advance : rules.advances().values()) {
                cost(advance.cost(), advance.label(), "cost");
                Optional<MapNode> gain = advance.label().written().map("gain");
                advance.purchase().gains().forEach(id -> track(id, advance.label().key("gain", id),
                        gain.flatMap(map -> map.scalar(id)).flatMap(Scalar::integer).map(amount -> moment(id, amount))));
            }
            for (Mention mention : mentions) {
                if (READING.contains(mention.function())) {
                    read(mention);
                }
            }
        }

        /** Something that only a currency has is read. */
        private void read(Mention mention) {
            Track track = rules.tracks().get(PlayReading.plain(mention.text()));
            if (FormulaScope.isOwn(mention) && track != null && !track.ledger() && track.shape().labels().isEmpty()) {
                add(track.id(), Diagnostic.of(Code.RULESET__NOT_A_CURRENCY, mention.span(), "track", track.id())
                        .note(Message.of("note.make-currency", "track", track.id()), track.label().span())
                        .note(Message.of("note.read-marks", "track", track.id())));
            } else {
                track(mention.text(), mention.span());
            }
        }

        private static boolean named(String written, String track) {
            return written.equals(track) || written.endsWith("." + track);
        }

        private void cost(Cost cost, Label label, String key) {
            cost.prices().forEach((id, price) -> {
                track(id, label.key(key, id), price.amounts().stream().flatMap(amount -> amount.fixed().stream()).findFirst()
                        .filter(amount -> amount < 0 || key.equals("cost")).map(amount -> moment(id, amount)));
                if (price.equals(new Price.FullTrackPrice(id)) && rules.tracks().get(id).shape().isPool()) {
                    add(id, Diagnostic.of(Code.RULESET__NOT_A_CURRENCY, label.place(key, id),
                            Message.of("ruleset.not-a-currency.endless", "track", id)).note(defined(id)));
                }
            });
        }

        /** What moves marks of play by so many where a cost or a gain was to do it. */
        private static String moment(String id, long amount) {
            return "when-taken: {" + id + ": " + amount + "}";
        }

        private void track(String id, Span place) {
            track(id, place, Optional.empty());
        }

        /** @param moment what would move it by as much */
        private void track(String id, Span place, Optional<String> moment) {
            Track track = rules.tracks().get(id);
            boolean named = !track.shape().labels().isEmpty();
            if (named || !track.ledger()) {
                Message fix = Message.of("note.make-currency", "track", id);
                Diagnostic problem = Diagnostic.of(Code.RULESET__NOT_A_CURRENCY, place, "track", id);
                Optional<String> form = moment.filter(written -> !track.ledger());
                if (form.filter(written -> written.contains(": -")).isPresent()) {
                    add(form.get(), problem.note(Message.of("note.write-form", "form", form.get())));
                } else {
                    Diagnostic made = problem.note(named ? defined(id) : new Note(fix, Optional.of(track.label().span())));
                    add(id, form.map(written -> made.note(Message.of("note.or-moment", "form", written))).orElse(made));
                }
            }
        }

        /** Adds to what is said of the same mistake. */
        private void add(String mistake, Diagnostic problem) {
            Diagnostic before = problems.get(mistake);
            problems.put(mistake, before == null ? problem : before.note(Message.of("note.named-again"), problem.span()));
        }

        private Note defined(String track) {
            Span place = rules.tracks().get(track).label().span();
            return new Note(Message.of("note.defined", "name", track), Optional.of(place));
        }
    }
}
