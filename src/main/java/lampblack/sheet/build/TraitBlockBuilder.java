package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.step.GivenRatings;
import lampblack.rules.step.RolledRatings;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;
import lampblack.sheet.Block;
import lampblack.sheet.BoxRows;
import lampblack.sheet.BoxState;
import lampblack.sheet.Fillable;
import lampblack.sheet.Markup;
import lampblack.sheet.Sheet.RuledLine;

/** Sets the traits: each under the one it stands under, its rating as dots, or in words where dots cannot say it. */
final class TraitBlockBuilder {

    private static final long MAX_DOTS = 8;
    private static final long MAX_STEPS = 10;
    private static final int USUAL_ROWS = 4;
    private static final int ROWS_IN_PLAY = 10;
    private static final int SPARE_IN_PLAY = 3;
    private static final Block.TraitRow NO_HEAD = new Block.TraitRow("", "", List.of(), List.of(), "");

    private final SheetSubject subject;
    private final TraitOddsLabel odds;
    private final PlaybookFit fit;

    TraitBlockBuilder(SheetSubject subject) {
        this.subject = subject;
        this.odds = new TraitOddsLabel(subject);
        this.fit = PlaybookFit.of(subject);
    }

    /** A block for each set that heads no other, by the set's id. */
    Map<String, Block> all() {
        Map<String, Block> blocks = new LinkedHashMap<>();
        Map<String, TraitSet> sets = subject.rules().traits();
        for (TraitSet set : sets.values()) {
            boolean isParent = sets.values().stream()
                    .anyMatch(other -> other.under().filter(set.id()::equals).isPresent());
            if (set.under().isPresent()) {
                blocks.put(set.id(), block(set, groups(set, sets.get(set.under().get()))));
            } else if (!isParent) {
                blocks.put(set.id(),
                        block(set, List.of(new Block.TraitGroup(NO_HEAD, rows(set, traits(set), USUAL_ROWS, set.id())))));
            }
        }
        return blocks;
    }

    private Block block(TraitSet set, List<Block.TraitGroup> groups) {
        List<Markup.Paragraph> words = new ArrayList<>(subject.advice(set.label()));
        step(set).filter(step -> subject.blank()).ifPresent(step -> words.addAll(Markup.paragraphs(how(step))));
        return new Block.TraitsBlock(subject.derived().titleOf(set.label()), words, groups);
    }

    /** The step of creation that sets the ratings of a set. */
    private Optional<SetRatingsStep> step(TraitSet set) {
        return subject.rules().creation().values().stream().flatMap(step -> step.asSetRatings().stream())
                .filter(ratings -> ratings.set().equals(set.id())).findFirst();
    }

    /** How the ratings of a set come about, for who has the sheet alone. */
    private String how(SetRatingsStep step) {
        return switch (step.scores()) {
            case RolledRatings rolled -> rolled(rolled);
            case GivenRatings given -> subject.render("sheet.set-each", "values", given.left(List.of()));
        };
    }

    private String rolled(RolledRatings rolled) {
        List<String> results = rolled.ratings().entrySet().stream().map(entry -> subject.render("sheet.result",
                "roll", rolled.table().on().get(entry.getKey()).shown(), "rating", entry.getValue())).toList();
        return subject.render(results.isEmpty() ? "sheet.roll-each" : "sheet.roll-each.by", "dice",
                rolled.dice().text(), "results", Message.verbatim(String.join(", ", results)));
    }

    private List<Block.TraitGroup> groups(TraitSet set, TraitSet parents) {
        List<Block.TraitGroup> groups = new ArrayList<>();
        for (TraitEntry parent : parents.entries().values()) {
            Trait head = new Trait(parents.id(), parent.label().id());
            long cap = subject.derived().cap(head);
            int usual = cap > 0 && cap <= MAX_DOTS ? (int) cap : USUAL_ROWS;
            groups.add(new Block.TraitGroup(trait(parents, head),
                    rows(set, subject.derived().ratings().under(set.id(), head.id()), usual,
                            set.id() + "." + head.id())));
        }
        List<Trait> homeless = traits(set).stream()
                .filter(trait -> !parents.entries().containsKey(subject.derived().parent(trait))).toList();
        if (!homeless.isEmpty()) {
            groups.add(new Block.TraitGroup(NO_HEAD, homeless.stream().map(trait -> trait(set, trait)).toList()));
        }
        return groups;
    }

    private List<Trait> traits(TraitSet set) {
        return subject.derived().traits(set.id());
    }

    /** The traits there are and, in an open set, rows to name more. */
    private List<Block.TraitRow> rows(TraitSet set, List<Trait> traits, int usual, String at) {
        List<Block.TraitRow> rows = new ArrayList<>();
        for (Trait trait : traits) {
            rows.add(trait(set, trait));
        }
        if (set.open() && !subject.recordsOnly()) {
            int most = (int) Math.min(set.inPlay() ? Math.max(usual, ROWS_IN_PLAY) : usual,
                    set.atMost().evaluate(subject.derived()));
            int spare = set.inPlay() ? SPARE_IN_PLAY : 1;
            int wanted = subject.blank() ? most : Math.min(traits.size() + spare, Math.max(most, traits.size()));
            while (rows.size() < wanted) {
                rows.add(unnamed(set, Fillable.line(subject.at("traits." + at), rows.size() - traits.size() + 1)));
            }
        }
        return rows;
    }

    private Block.TraitRow unnamed(TraitSet set, String at) {
        Trait any = new Trait(set.id(), "");
        long cap = subject.derived().cap(any);
        List<Block.ScaleStep> scale = scale(set, cap, Long.MIN_VALUE);
        List<BoxState> dots = cap > MAX_DOTS || !scale.isEmpty() || !set.steps().isEmpty() ? List.of()
                : BoxRows.row(0, cap, Math.max(cap, ceiling(any)));
        String label = subject.render("sheet.blank-trait", "set", set.label().title());
        String value = dots.isEmpty() && scale.isEmpty() ? Block.TraitRow.UNWRITTEN : "";
        return new Block.TraitRow("", value, dots, scale, label, "", "", "",
                List.of(new RuledLine(at)), at);
    }

    /** What follows from others is right only until one of them is marked, so a blank sheet does not say it. */
    private Block.TraitRow trait(TraitSet set, Trait trait) {
        String name = subject.derived().title(trait);
        boolean derived = set.derivation(trait.id()).isPresent();
        long now = subject.derived().rating(trait);
        long rating = subject.blank() && derived ? Math.min(now, 0) : now;
        long cap = subject.derived().cap(trait);
        List<Block.ScaleStep> scale = scale(set, Math.max(cap, rating), rating);
        boolean dotted = set.steps().isEmpty() && Math.max(cap, rating) <= MAX_DOTS && rating >= 0;
        boolean open = subject.blank() && !dotted && (derived || step(set).isPresent() 
                || scale.isEmpty() && rating == 0 && mayRise(trait));
        String said = open ? subject.render("sheet.unwritten") : subject.derived().ratingName(trait, rating);
        long most = open ? Amount.UNLIMITED : cap;
        boolean calledAlike = set.isSingle() || isAlone(set, name);
        String brief = calledAlike ? said : subject.render("sheet.rating", "trait", name, "rating", said);
        List<BoxState> dots = dotted ? BoxRows.row(rating, cap, Math.max(Math.max(cap, rating), ceiling(trait)))
                : List.of();
        String value = dotted || !scale.isEmpty() ? "" : open ? Block.TraitRow.UNWRITTEN : said;
        return new Block.TraitRow(calledAlike ? "" : name, value, scale.isEmpty() ? dots : List.of(), scale,
                label(trait, name, said, most), odds.of(trait), brief, most(trait, most), List.of(),
                subject.at("traits." + set.id() + "." + Fillable.word(trait.id())));
    }

    /** Whether a block has the name of its only trait for a title. */
    private boolean isAlone(TraitSet set, String name) {
        return !set.open() && set.under().isEmpty() && set.entries().size() == 1
                && subject.derived().titleOf(set.label()).equals(name);
    }

    /** Whether the sheet may come to have more than nothing of it. */
    private boolean mayRise(Trait trait) {
        return SheetBounds.within(subject.rules(), fit::mayCome).ratings().rating(trait).high() > 0;
    }

    private String label(Trait trait, String name, String said, long cap) {
        return (cap == Amount.UNLIMITED ? subject.render("sheet.rating", "trait", name, "rating", said)
                : subject.render("sheet.rating-of", "trait", name, "rating", said, "cap", most(trait, cap))).strip();
    }

    private String most(Trait trait, long cap) {
        return cap == Amount.UNLIMITED ? "" : subject.derived().ratingName(trait, cap);
    }

    /** The ratings from below 0 up to the cap, if they fit in a line. */
    private List<Block.ScaleStep> scale(TraitSet set, long cap, long rating) {
        long least = set.min().evaluate(subject.derived());
        if (least >= 0 || cap == Amount.UNLIMITED || cap - least > MAX_STEPS || rating < least
                && rating > Long.MIN_VALUE) {
            return List.of();
        }
        List<Block.ScaleStep> scale = new ArrayList<>();
        for (long number = least; number <= cap; number++) {
            String value = number == 0 ? "0" : RollDescriptions.signed(number);
            scale.add(new Block.ScaleStep(value, number == rating ? BoxState.FILLED : BoxState.OPEN));
        }
        return scale;
    }

    /** How high any option of the sheet could lift the cap, as far as dots go. */
    private long ceiling(Trait trait) {
        long ceiling = subject.recordsOnly() ? 0 : fit.mayGive().mapToLong(effect ->
                effect instanceof RaiseCap cap && of(cap, trait) ? cap.to().evaluate(subject.derived()) : 0).max()
                .orElse(0);
        return ceiling > MAX_DOTS ? 0 : ceiling;
    }

    private static boolean of(RaiseCap cap, Trait trait) {
        return cap.of().known().equals(trait.set()) || cap.of().known().equals(trait.toString());
    }
}
