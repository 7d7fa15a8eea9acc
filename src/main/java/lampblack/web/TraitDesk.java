package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.RolledScores;
import lampblack.rules.SetRatings;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Trait;
import lampblack.rules.TraitEntry;
import lampblack.rules.TraitSet;
import lampblack.sheet.Mark;
import lampblack.sheet.Markup;

/** Sets the ratings of a sheet that is being made. */
record TraitDesk(Bench bench) {

    private static final long MOST_DOTS = 8;
    private static final long MOST_STEPS = 13;

    /** A block for each set that heads no other. */
    Map<String, DeskBlock> all() {
        Map<String, DeskBlock> blocks = new LinkedHashMap<>();
        if (!bench.free()) {
            bench.pieces().traits().forEach((id, block) -> blocks.put("traits." + id,
                    new DeskBlock.Printed(bench.id("traits", id), List.of(block))));
            return blocks;
        }
        Map<String, TraitSet> sets = bench.rules().traits();
        for (TraitSet set : sets.values()) {
            boolean heads = sets.values().stream().anyMatch(each -> each.under().filter(set.id()::equals).isPresent());
            if (set.under().isPresent()) {
                blocks.put("traits." + set.id(), block(set, groups(set, sets.get(set.under().get()))));
            } else if (!heads) {
                blocks.put("traits." + set.id(), block(set, List.of(new DeskTraits.Group(List.of(),
                        bench.at().traits(set.id()).stream().map(each -> row(set, each)).toList()))));
            }
        }
        return blocks;
    }

    private DeskTraits block(TraitSet set, List<DeskTraits.Group> groups) {
        List<Spend> steps = steps(set);
        String path = bench.id("traits", set.id());
        return new DeskTraits(path, bench.at().titleOf(set.label()), hint(set), Markup.paragraphs(set.label().text()),
                bench.action("rate"), bench.in(), set.id(), steps.size() > 1 ? payers(set, steps) : List.of(), groups,
                set.open() && !steps.isEmpty() ? List.of(maker(set, steps)) : List.of(), path + ".names");
    }

    private List<Spend> steps(TraitSet set) {
        return bench.free() ? bench.payers(set.id()) : List.of();
    }

    private String hint(TraitSet set) {
        List<Spend> steps = steps(set);
        return steps.size() != 1 ? "" : bench.render(Budgets.left(bench, steps.get(0)));
    }

    private List<DeskTraits.Payer> payers(TraitSet set, List<Spend> steps) {
        String first = steps.stream().filter(each -> Budgets.remaining(bench, each) > 0).map(Step::id).findFirst()
                .orElse(steps.get(0).id());
        String wanted = bench.visit().form().text("step").filter(each -> steps.stream().anyMatch(step -> step.id()
                .equals(each)
                && Budgets.remaining(bench, step) > 0)).orElse(first);
        return steps.stream().map(each -> new DeskTraits.Payer(bench.id("pay", set.id(), each.id()), each.id(),
                bench.words("web.build.payer", "step", each.label().title(), "left", bench.render(Budgets.left(bench,
                        each))),
                each.id().equals(wanted) ? "checked" : "")).toList();
    }

    private List<DeskTraits.Group> groups(TraitSet set, TraitSet heads) {
        List<DeskTraits.Group> groups = new ArrayList<>();
        for (TraitEntry head : heads.entries().values()) {
            Trait trait = new Trait(heads.id(), head.label().id());
            groups.add(new DeskTraits.Group(List.of(row(heads, trait)), bench.at().ratings().under(set.id(), trait.id())
                    .stream().map(each -> row(set, each)).toList()));
        }
        List<Trait> homeless = bench.at().traits(set.id()).stream()
                .filter(each -> !heads.entries().containsKey(bench.at().parent(each))).toList();
        if (!homeless.isEmpty()) {
            groups.add(new DeskTraits.Group(List.of(), homeless.stream().map(each -> row(set, each)).toList()));
        }
        return groups;
    }

    private DeskTraits.Row row(TraitSet set, Trait trait) {
        String name = bench.at().title(trait);
        long rating = bench.at().rating(trait);
        long cap = bench.at().cap(trait);
        List<Spend> steps = set.derivation(trait.id()).isPresent() ? List.of() : steps(set);
        String label = cap == Amount.UNLIMITED ? bench.words("sheet.rating", "trait", name, "rating", said(trait,
                rating))
                : bench.words("sheet.rating-of", "trait", name, "rating", said(trait, rating), "cap", said(trait, cap));
        List<DeskTraits.Score> scores = scores(set, trait, name);
        boolean dotted = set.steps().isEmpty() && Math.max(cap, rating) <= MOST_DOTS && rating >= 0
                && set.min().in(bench.at()) >= 0 && scores.isEmpty();
        long put = steps.stream().mapToLong(each -> Rate.points(bench.corner(), each.id(), trait.id())).sum();
        List<Mark> fixed = new ArrayList<>();
        List<DeskTraits.Dot> dots = new ArrayList<>();
        List<DeskTraits.Dot> scale = new ArrayList<>();
        String closed = rating >= cap && steps.isEmpty() ? "" : closed(steps, set, trait);
        if (dotted) {
            for (long i = 1; i <= Math.max(cap, rating); i++) {
                if (steps.isEmpty() || i <= rating - put) {
                    fixed.add(i <= rating ? Mark.FILLED : Mark.OPEN);
                } else {
                    dots.add(dot(set, trait, name, rating, i, closed, ""));
                }
            }
        } else if (!steps.isEmpty()) {
            scale.addAll(scale(set, trait, name, rating, cap, put, closed));
        }
        return new DeskTraits.Row(bench.id(set.id(), trait.id()), name, label,
                dotted || !scale.isEmpty() && scale.size() > 2
                ? "" : said(trait, rating), "", fixed, dots, scale, scores, made(set, trait, steps));
    }

    private String said(Trait trait, long rating) {
        return bench.at().ratingName(trait, rating);
    }

    private DeskTraits.Dot dot(TraitSet set, Trait trait, String name, long rating, long to, String closed,
            String text) {
        boolean up = to > rating;
        long value = to == rating && text.isEmpty() ? to - 1 : to;
        String label = bench.words(up || !text.isEmpty() ? "web.build.dot" : "web.build.dot-back", "trait", name,
                "rating",
                said(trait, value));
        String why = up ? closed : "";
        return new DeskTraits.Dot(bench.id(set.id(), trait.id(), String.valueOf(to)), trait.id() + "=" + value, text,
                why.isEmpty() ? label : bench.words("web.build.closed", "what", label, "why", why),
                text.isEmpty() ? up ? Mark.OPEN : Mark.FILLED : to == rating ? Mark.FILLED : Mark.OPEN, why,
                why.isEmpty() ? "" : "true");
    }

    /** Every rating there is, or where those are too many one less and one more. */
    private List<DeskTraits.Dot> scale(
            TraitSet set, Trait trait, String name, long rating, long cap, long put, String closed) {
        List<DeskTraits.Dot> scale = new ArrayList<>();
        long least = rating - put;
        if (cap != Amount.UNLIMITED && cap - least < MOST_STEPS) {
            for (long i = Math.min(least, set.min().in(bench.at())); i <= cap; i++) {
                scale.add(dot(set, trait, name, rating, i, closed, said(trait, i)));
            }
            return scale;
        }
        if (put > 0) {
            scale.add(dot(set, trait, name, rating, rating - 1, "", "−"));
        }
        scale.add(dot(set, trait, name, rating, rating + 1, closed, "+"));
        return scale;
    }

    /** Why no step can pay for one more, or nothing where one can. */
    private String closed(List<Spend> steps, TraitSet set, Trait trait) {
        String name = set.open() ? bench.at().title(trait) : trait.id();
        String first = "";
        for (Spend step : Budgets.richest(bench, steps)) {
            if (bench.openings().against(step.id(), name).isEmpty()) {
                return "";
            }
            first = first.isEmpty() ? bench.why(step, name) : first;
        }
        return first;
    }

    private List<DeskTraits.Score> scores(TraitSet set, Trait trait, String name) {
        if (!bench.free() || set.derivation(trait.id()).isPresent()) {
            return List.of();
        }
        List<DeskTraits.Score> scores = new ArrayList<>();
        for (Step each : bench.rules().creation().values()) {
            if (!(each instanceof SetRatings step) || !step.set().equals(set.id())) {
                continue;
            }
            MapNode written = bench.choice(step.id()).filter(MapNode.class::isInstance).map(MapNode.class::cast)
                    .orElseGet(() -> new MapNode(Map.of(), set.label().span()));
            Optional<Long> value = written.integer(trait.id());
            boolean rolled = step.scores() instanceof RolledScores;
            List<DeskField.Choice> choices = new ArrayList<>();
            if (!rolled) {
                choices.add(new DeskField.Choice("", bench.words("web.build.none"), value.isEmpty() ? "selected" : ""));
                value.ifPresent(now -> choices.add(new DeskField.Choice(now.toString(), now.toString(), "selected")));
                step.scores().left(SetRatings.written(written)).stream().distinct().filter(left -> !Optional.of(left)
                        .equals(value))
                        .forEach(left -> choices.add(new DeskField.Choice(left.toString(), left.toString(), "")));
            }
            scores.add(new DeskTraits.Score(bench.id("score", set.id(), trait.id()), step.id(), trait.id(),
                    bench.words(rolled ? "web.build.rolled" : "web.build.given", "trait", name),
                    value.map(String::valueOf).orElse(""),
                    step.scores() instanceof RolledScores dice ? String.valueOf(dice.dice().least()) : "",
                    step.scores() instanceof RolledScores dice ? String.valueOf(dice.dice().most()) : "",
                    step.scores() instanceof RolledScores dice ? bench.words("web.build.roll", "dice",
                            dice.dice().text()) : "",
                    choices));
        }
        return scores;
    }

    private List<DeskTraits.Made> made(TraitSet set, Trait trait, List<Spend> steps) {
        Optional<Spend> of = steps.stream().filter(each -> Rate.points(bench.corner(), each.id(),
                trait.id()) > 0).findFirst();
        if (!set.open() || of.isEmpty()) {
            return List.of();
        }
        String name = bench.at().title(trait);
        long put = steps.stream().mapToLong(each -> Rate.points(bench.corner(), each.id(), trait.id())).sum();
        return List.of(new DeskTraits.Made(bench.id("made", set.id(), trait.id()), bench.action("rename"), name,
                trait.id() + "=" + (bench.at().rating(trait) - put), bench.words("web.build.remove", "name", name),
                heads(set, bench.at().parent(trait)), of.get().id()));
    }

    private List<DeskField.Choice> heads(TraitSet set, String chosen) {
        return set.under().map(each -> bench.rules().traits().get(each).entries().values().stream()
                .map(head -> new DeskField.Choice(head.label().id(), head.label().title(),
                        head.label().id().equals(chosen) ? "selected" : "")).toList()).orElse(List.of());
    }

    private DeskTraits.Maker maker(TraitSet set, List<Spend> steps) {
        String why = "";
        for (Spend step : Budgets.richest(bench, steps)) {
            why = bench.why(step, Candidate.BLANK);
            if (why.isEmpty()) {
                break;
            }
        }
        return new DeskTraits.Maker(bench.id("name", set.id()), bench.words("web.build.name-one", "set",
                bench.at().titleOf(set.label())), steps.get(0).id(), heads(set, ""), Named.known(bench.visit(),
                bench.outcome(), set.id(), set.suggestions()), why,
                why.isEmpty() ? "" : "true");
    }
}
