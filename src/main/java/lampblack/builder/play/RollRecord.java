package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.page.FormData;
import lampblack.diagnostic.Messages;
import lampblack.dice.GroupResult;
import lampblack.dice.RollResult;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.dice.SplitMix;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.RollOutcome;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup;
import lampblack.sheet.text.RollResultText;
import lampblack.sheet.text.SharedRollText;

/**
 * A roll as it fell.
 *
 * @param number counts the rolls of a sitting
 * @param form what the form said
 * @param on the trait, or empty
 * @param besides what it brings beyond words
 * @param record how it was rolled, line by line
 * @param together how those rolled who made it together, line by line
 * @param seed lets the dice fall the same way again; empty where they fell at the table
 */
public record RollRecord(long number, FormData form, String roll, String title, String on, List<DieView> faces,
        String outcome, List<Paragraph> says, List<RollLine> besides, List<RollLine> record, String seed,
        List<PendingMark> dues,
        List<RollLine> together) {

    /** A die. @param kept {@code kept} where it counts */
    public record DieView(String face, String kept) {}

    /** Something and what it is called. */
    public record RollLine(String label, String value) {}

    /** The dice cannot be those of the table: there are more, fewer or larger ones. */
    public static final class ImpossibleDice extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient List<Integer> sizes;

        ImpossibleDice(List<Integer> sizes) {
            super("dice", null, false, false);
            this.sizes = sizes;
        }

        public List<Integer> sizes() {
            return sizes;
        }
    }

    /**
     * Lets the dice fall; the roll has no number yet.
     *
     * @param shown as they fell at the table; empty to let them fall by chance
     */
    public static RollRecord of(RollRequest rollRequest, List<LoadedCharacter> fellows,
            List<Integer> shown, long seed, Messages messages) {
        SettledRoll settled = rollRequest.settled();
        List<SettledRoll> members = rollRequest.together(fellows);
        List<SettledRoll> all = members.isEmpty() ? List.of(settled) : members;
        List<Optional<RolledDice>> rolls = casts(all, shown, seed);
        Optional<GroupResult> group = members.isEmpty() ? Optional.empty()
                : Optional.of(GroupResult.of(rollRequest.roll(),
                rollRequest.roll().group().orElseThrow(), members, rolls));
        int best = group.map(groupResult -> Math.max(0, groupResult.best())).orElse(0);
        RollResultText words =
                new RollResultText(rollRequest.game(), all.get(best), rollRequest.now(), true, messages);
        List<RollLine> together = group
                .map(groupResult -> lines(new SharedRollText(words).group(members, groupResult))).orElse(List.of());
        Optional<RolledDice> rolled = rolls.get(best);
        Optional<RollResult> result = group.flatMap(GroupResult::result).or(() -> rolled.map(RolledDice::result));
        Optional<RollOutcome> outcome = result.flatMap(RollResult::outcome);
        return new RollRecord(0, rollRequest.form(), rollRequest.roll().id(),
                rollRequest.by().title(messages, rollRequest.roll()),
                rollRequest.now().trait().map(trait -> rollRequest.modifiers().derived().title(trait)).orElse(""),
                rolled.map(RollRecord::faces).orElse(List.of()),
                outcome.map(rollOutcome -> rollOutcome.label().title())
                .orElseGet(() -> none(messages, rollRequest, rolled)),
                outcome.map(rollOutcome -> Markup.paragraphs(rollOutcome.says())).orElse(List.of()),
                result.map(counts -> lines(words.besides(counts))).orElse(List.of()),
                lines(words.lines(rolled)),
                shown.isEmpty() && rolled.isPresent() ? String.valueOf(seed) : "",
                group.map(groupResult -> PendingMarkBuilder.of(messages, rollRequest, groupResult.marks()))
                .or(() -> rolled.map(rolledDice ->
                        PendingMarkBuilder.of(messages, rollRequest, settled, rolledDice.result())))
                        .orElse(List.of()),
                        together);
    }

    private static String none(Messages messages, RollRequest rollRequest, Optional<RolledDice> rolled) {
        return rolled.isEmpty() ? messages.text("cli.odds.no-roll") : rollRequest.roll().outcomes().isEmpty()
                ? String.valueOf(rolled.get().result().value()) : messages.text("cli.roll.none");
    }

    private static List<Optional<RolledDice>> casts(List<SettledRoll> all, List<Integer> shown, long seed) {
        if (shown.isEmpty()) {
            SplitMix random = new SplitMix(seed);
            return all.stream().map(settledRoll -> RolledDice.of(settledRoll, random)).toList();
        }
        List<Integer> sizes = all.stream().flatMap(settledRoll -> RolledDice.sizes(settledRoll).stream()).toList();
        boolean fit = sizes.size() == shown.size();
        for (int i = 0; fit && i < sizes.size(); i++) {
            fit = shown.get(i) >= 1 && shown.get(i) <= sizes.get(i);
        }
        if (!fit) {
            throw new ImpossibleDice(sizes);
        }
        List<Optional<RolledDice>> rolls = new ArrayList<>();
        int first = 0;
        for (SettledRoll settledRoll : all) {
            int count = RolledDice.sizes(settledRoll).size();
            rolls.add(RolledDice.ofFaces(settledRoll, shown.subList(first, first + count)));
            first += count;
        }
        return rolls;
    }

    private static List<DieView> faces(RolledDice rolled) {
        List<DieView> faces = new ArrayList<>();
        boolean found = false;
        for (int face : rolled.faces()) {
            boolean kept = rolled.keep() == Keep.SUM || !found && face == rolled.kept();
            found |= kept;
            faces.add(new DieView(String.valueOf(face), kept ? "kept" : ""));
        }
        rolled.beside().forEach(value -> faces.add(new DieView(String.valueOf(value), "beside")));
        return faces;
    }

    private static List<RollLine> lines(List<List<String>> rows) {
        return rows.stream().map(names -> new RollLine(names.get(0), String.join(" ", names.subList(1, names.size()))))
                .toList();
    }

    /** The same dice under another request; empty where that would need other dice. */
    public Optional<RollRecord> with(RollRequest rollRequest, List<LoadedCharacter> fellows, List<Integer> shown,
            Messages messages) {
        try {
            RollRecord again = of(rollRequest, fellows, shown, seed.isEmpty() ? 0 : Long.parseLong(seed), messages);
            boolean same = again.faces.stream().map(DieView::face).toList().equals(
                    faces.stream().map(DieView::face).toList());
            return Optional.of(new RollRecord(number, again.form, again.roll, again.title, again.on, again.faces,
                    again.outcome, again.says, again.besides, again.record, again.seed, again.dues, again.together))
                    .filter(rollRecord -> same);
        } catch (ImpossibleDice other) {
            return Optional.empty();
        }
    }

    /** The same roll under a number. */
    RollRecord numbered(long other) {
        return new RollRecord(other, form, roll, title, on, faces, outcome, says, besides, record, seed, dues,
                together);
    }

    /** The same without what is marked already. */
    RollRecord without(Set<String> done) {
        return new RollRecord(number, form, roll, title, on, faces, outcome, says, besides, record, seed,
                dues.stream().filter(pendingMark -> !done.contains(pendingMark.id(number))).toList(), together);
    }
}
