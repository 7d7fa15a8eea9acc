package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.cli.RolledWords;
import lampblack.cli.TogetherCastWords;
import lampblack.dice.Cast;
import lampblack.dice.GroupCast;
import lampblack.dice.NamedBoost;
import lampblack.dice.Settled;
import lampblack.engine.SplitMix;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Keep;
import lampblack.rules.Upshot;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/**
 * A roll as it fell.
 *
 * @param number counts the rolls of a sitting
 * @param form what the form said
 * @param on the trait, or empty
 * @param besides what it brings beyond words
 * @param record how it was rolled, line by line
 * @param seed lets the dice fall the same way again; empty where they fell at the table
 */
public record Thrown(long number, Form form, String roll, String title, String on, List<FaceView> faces,
        String outcome, List<Paragraph> says, List<Line> besides, List<Line> record, String seed, List<Due> dues,
        List<Together> together) {

    /** A die. @param kept {@code kept} where it counts */
    public record FaceView(String face, String kept) {}

    /** Something and what it is called. */
    public record Line(String label, String value) {}

    /** Who rolled with or against. */
    public record Together(List<Line> lines) {}

    /** The dice cannot be those of the table: there are more, fewer or larger ones. */
    static final class Unfit extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient List<Integer> sizes;

        Unfit(List<Integer> sizes) {
            super("dice", null, false, false);
            this.sizes = sizes;
        }

        List<Integer> sizes() {
            return sizes;
        }
    }

    /**
     * Lets the dice fall.
     *
     * @param shown as they fell at the table; empty to let them fall by chance
     */
    static Thrown of(Visit visit, Asked asked, List<LoadedCharacter> fellows, List<Integer> shown, long seed) {
        Settled settled = asked.settled();
        List<Settled> members = asked.together(fellows);
        Optional<Settled> theirs = members.isEmpty() ? asked.theirs() : Optional.empty();
        List<Settled> all = new ArrayList<>(members.isEmpty() ? List.of(settled) : members);
        theirs.ifPresent(all::add);
        List<Optional<Cast>> casts = casts(all, shown, seed);
        List<NamedBoost> added = asked.by().added();
        Optional<GroupCast> group = members.isEmpty() ? Optional.empty() : Optional.of(GroupCast.of(asked.roll(),
                asked.roll().group().orElseThrow(), members, casts));
        int best = group.map(each -> Math.max(0, each.best())).orElse(0);
        RolledWords words = new RolledWords(asked.game(), all.get(best), asked.now(), added, asked.boosts(),
                visit.workshop().messages());
        List<Together> together = new ArrayList<>();
        group.ifPresent(each -> together.add(new Together(lines(new TogetherCastWords(words).group(members, each)))));
        theirs.ifPresent(each -> together.add(new Together(lines(new TogetherCastWords(words).opposed(
                asked.roll().opposition().orElseThrow(), each, casts.get(0), casts.get(1))))));
        Optional<Cast> cast = casts.get(best);
        Optional<Upshot> outcome = cast.flatMap(each -> each.result().outcome());
        return new Thrown(visit.sitting().next(), asked.form(), asked.roll().id(), asked.roll().label().title(),
                asked.now().trait().map(each -> asked.by().at().title(each)).orElse(""),
                cast.map(Thrown::faces).orElse(List.of()),
                outcome.map(each -> each.label().title()).orElseGet(() -> none(visit, asked, cast)),
                outcome.map(each -> Markup.paragraphs(each.says())).orElse(List.of()),
                cast.map(each -> lines(words.besides(each.result()))).orElse(List.of()), lines(words.lines(cast)),
                shown.isEmpty() && cast.isPresent() ? String.valueOf(seed) : "",
                group.map(each -> DueList.of(visit, asked, each.marks())).or(() -> cast.map(each ->
                        DueList.of(visit, asked, settled, each.result()))).orElse(List.of()), together);
    }

    private static String none(Visit visit, Asked asked, Optional<Cast> cast) {
        return cast.isEmpty() ? visit.words("cli.odds.no-roll") : asked.roll().outcomes().isEmpty()
                ? String.valueOf(cast.get().result().value()) : visit.words("cli.roll.none");
    }

    private static List<Optional<Cast>> casts(List<Settled> all, List<Integer> shown, long seed) {
        if (shown.isEmpty()) {
            SplitMix chance = new SplitMix(seed);
            return all.stream().map(each -> Cast.of(each, chance)).toList();
        }
        List<Integer> sizes = all.stream().flatMap(each -> Cast.sizes(each).stream()).toList();
        boolean fit = sizes.size() == shown.size();
        for (int i = 0; fit && i < sizes.size(); i++) {
            fit = shown.get(i) >= 1 && shown.get(i) <= sizes.get(i);
        }
        if (!fit) {
            throw new Unfit(sizes);
        }
        List<Optional<Cast>> casts = new ArrayList<>();
        int first = 0;
        for (Settled each : all) {
            int count = Cast.sizes(each).size();
            casts.add(Cast.shown(each, shown.subList(first, first + count)));
            first += count;
        }
        return casts;
    }

    private static List<FaceView> faces(Cast cast) {
        List<FaceView> faces = new ArrayList<>();
        boolean found = false;
        for (int each : cast.faces()) {
            boolean kept = cast.keep() == Keep.SUM || !found && each == cast.kept();
            found |= kept;
            faces.add(new FaceView(String.valueOf(each), kept ? "kept" : ""));
        }
        cast.beside().forEach(each -> faces.add(new FaceView(String.valueOf(each), "beside")));
        return faces;
    }

    private static List<Line> lines(List<List<String>> rows) {
        return rows.stream().map(each -> new Line(each.get(0), String.join(" ", each.subList(1, each.size()))))
                .toList();
    }

    /** The same dice with what is done for them now; empty where other dice would fall by now. */
    Optional<Thrown> with(Visit visit, Asked asked, List<LoadedCharacter> fellows, List<Integer> shown) {
        try {
            Thrown again = of(visit, asked, fellows, shown, seed.isEmpty() ? 0 : Long.parseLong(seed));
            boolean same = again.faces.stream().map(FaceView::face).toList().equals(
                    faces.stream().map(FaceView::face).toList());
            return Optional.of(new Thrown(number, again.form, again.roll, again.title, again.on, again.faces,
                    again.outcome, again.says, again.besides, again.record, again.seed, again.dues, again.together))
                    .filter(each -> same);
        } catch (Unfit other) {
            return Optional.empty();
        }
    }

    /** The same without what is marked already. */
    Thrown without(Set<String> done) {
        return new Thrown(number, form, roll, title, on, faces, outcome, says, besides, record, seed,
                dues.stream().filter(each -> !done.contains(each.id(number))).toList(), together);
    }
}
