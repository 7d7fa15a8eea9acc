package lampblack.builder.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.change.SetRating;
import lampblack.builder.page.Choice;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.PlayerNames;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;
import lampblack.sheet.BoxState;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/** Sets the ratings of a sheet that is being made. */
record TraitsEditorBuilder(BuildContext context) {

    private static final long MAX_DOTS = 8;
    private static final long MAX_STEPS = 13;

    /** A block for each set that heads no other. */
    Map<String, BuildBlock> all() {
        Map<String, BuildBlock> blocks = new LinkedHashMap<>();
        if (!context.free()) {
            context.blocks().traits().forEach((id, block) -> blocks.put("traits." + id,
                    new BuildBlock.PaperBlock(context.id("traits", id), List.of(block))));
            return blocks;
        }
        Map<String, TraitSet> sets = context.rules().traits();
        for (TraitSet set : sets.values()) {
            boolean heads = sets.values().stream().anyMatch(traitSet -> traitSet.under().filter(set.id()::equals)
                    .isPresent());
            if (set.under().isPresent()) {
                blocks.put("traits." + set.id(), block(set, groups(set, sets.get(set.under().get()))));
            } else if (!heads) {
                blocks.put("traits." + set.id(), block(set, List.of(new TraitsEditor.TraitEditorGroup(List.of(),
                        context.at().traits(set.id()).stream().map(trait -> row(set, trait)).toList()))));
            }
        }
        return blocks;
    }

    private TraitsEditor block(TraitSet set, List<TraitsEditor.TraitEditorGroup> groups) {
        List<SpendStep> steps = steps(set);
        String path = context.id("traits", set.id());
        return new TraitsEditor(path, context.at().titleOf(set.label()), hint(set),
                terms(set),
                context.action("rate"), context.in(), set.id(), steps.size() > 1 && steps.stream().anyMatch(step ->
                        StepBudgets.remaining(context, step) > 0) ? payers(set, steps) : List.of(),
                groups,
                set.open() && !steps.isEmpty() ? List.of(maker(set, steps)) : List.of(), path + ".names");
    }

    /** What the game says of a set, of what heads it, and of the steps that raise it. */
    private List<TermText> terms(TraitSet set) {
        List<TermText> terms = new ArrayList<>();
        if (!set.label().text().isEmpty()) {
            terms.add(new TermText("", Markup.paragraphs(set.label().text())));
        }
        context.rules().creation().values().stream().filter(step -> step.asSpend().filter(spend -> spend.set()
                .equals(set.id())).isPresent() || step.asSetRatings().filter(given -> given.set().equals(set.id()))
                .isPresent()).map(CreationStep::label).filter(label -> !label.text().isEmpty())
                .forEach(label -> terms.add(new TermText(label.title(), Markup.paragraphs(label.text()))));
        return terms;
    }

    private List<SpendStep> steps(TraitSet set) {
        return context.free() ? context.payers(set.id()) : List.of();
    }

    private String hint(TraitSet set) {
        List<SpendStep> steps = steps(set);
        if (steps.size() > 1 && steps.stream().allMatch(step -> StepBudgets.remaining(context, step) == 0)) {
            return context.words("web.build.none-left", "what", StepBudgets.largest(context, steps).label().title());
        }
        return steps.size() != 1 ? "" : context.render(StepBudgets.leftText(context, steps.get(0)));
    }

    private List<TraitsEditor.PayingStep> payers(TraitSet set, List<SpendStep> steps) {
        String first = steps.stream().filter(spendStep -> StepBudgets.remaining(context, spendStep) > 0)
                .map(CreationStep::id).findFirst()
                .orElse(steps.get(0).id());
        String wanted = context.input().form().text("step").filter(name -> steps.stream().anyMatch(step -> step.id()
                .equals(name)
                && StepBudgets.remaining(context, step) > 0)).orElse(first);
        return steps.stream().map(spendStep -> new TraitsEditor.PayingStep(context.id("pay", set.id(), spendStep.id()),
                spendStep.id(),
                context.words("web.build.payer", "step", spendStep.label().title(), "left",
                context.render(StepBudgets.leftText(context,
                        spendStep))),
                spendStep.id().equals(wanted) ? "checked" : "")).toList();
    }

    private List<TraitsEditor.TraitEditorGroup> groups(TraitSet set, TraitSet heads) {
        List<TraitsEditor.TraitEditorGroup> groups = new ArrayList<>();
        for (TraitEntry head : heads.entries().values()) {
            Trait trait = new Trait(heads.id(), head.label().id());
            groups.add(new TraitsEditor.TraitEditorGroup(List.of(row(heads, trait)), context.at().ratings()
                    .under(set.id(), trait.id())
                    .stream().map(item -> row(set, item)).toList()));
        }
        List<Trait> ungrouped = context.at().traits(set.id()).stream()
                .filter(trait -> !heads.entries().containsKey(context.at().parent(trait))).toList();
        if (!ungrouped.isEmpty()) {
            groups.add(new TraitsEditor.TraitEditorGroup(List.of(), ungrouped.stream().map(trait -> row(set, trait))
                    .toList()));
        }
        return groups;
    }

    private TraitsEditor.TraitEditorRow row(TraitSet set, Trait trait) {
        String name = context.at().title(trait);
        long rating = context.at().rating(trait);
        long cap = context.at().cap(trait);
        List<SpendStep> steps = set.derivation(trait.id()).isPresent() ? List.of() : steps(set);
        String label = cap == Amount.UNLIMITED ? context.words("sheet.rating", "trait", name, "rating", said(trait,
                rating))
                : context.words("sheet.rating-of", "trait", name, "rating", said(trait, rating), "cap",
                said(trait, cap));
        List<TraitsEditor.ScoreInput> scores = new ScoreInputBuilder(context).of(set, trait, name);
        boolean dotted = set.steps().isEmpty() && Math.max(cap, rating) <= MAX_DOTS && rating >= 0
                && set.min().evaluate(context.at()) >= 0 && scores.isEmpty();
        long put = steps.stream().mapToLong(spendStep -> SetRating.points(context.scope(), spendStep.id(), trait.id()))
                .sum();
        List<BoxState> fixed = new ArrayList<>();
        List<TraitsEditor.RatingButton> dots = new ArrayList<>();
        List<TraitsEditor.RatingButton> scale = new ArrayList<>();
        String closed = rating >= cap && steps.isEmpty() ? "" : closed(steps, set, trait);
        if (dotted) {
            for (long i = 1; i <= Math.max(cap, rating); i++) {
                if (steps.isEmpty() || i <= rating - put) {
                    fixed.add(i <= rating ? BoxState.FILLED : BoxState.OPEN);
                } else {
                    dots.add(dot(set, trait, name, rating, i, closed, ""));
                }
            }
        } else if (!steps.isEmpty()) {
            scale.addAll(scale(set, trait, name, rating, cap, put, closed));
        }
        return new TraitsEditor.TraitEditorRow(context.id(set.id(), trait.id()), set.isSingle() ? "" : name, label,
                dotted || !scale.isEmpty() && scale.size() > 2
                ? "" : said(trait, rating), text(set, trait), fixed, dots, scale, scores, made(set, trait, steps));
    }

    private static List<Paragraph> text(TraitSet set, Trait trait) {
        return Optional.ofNullable(set.entries().get(trait.id())).map(TraitEntry::label)
                .filter(label -> !set.isSingle()).map(label -> Markup.paragraphs(label.text())).orElse(List.of());
    }

    private String said(Trait trait, long rating) {
        return context.at().ratingName(trait, rating);
    }

    private TraitsEditor.RatingButton dot(TraitSet set, Trait trait, String name, long rating, long to, String closed,
            String text) {
        boolean up = to > rating;
        long value = to == rating && text.isEmpty() ? to - 1 : to;
        String key = up || !text.isEmpty() ? "web.build.dot" : to == rating ? "web.build.dot-last"
                : "web.build.dot-back";
        String label = context.words(key, "trait", name, "rating", said(trait, to));
        String why = up ? closed : "";
        return new TraitsEditor.RatingButton(ControlId.of(value < to, context.id(set.id(), trait.id(), String.valueOf(to))),
                trait.id() + "="
                + value, text,
                why.isEmpty() ? label : context.words("web.build.closed", "what", label, "why", why),
                text.isEmpty() ? up ? BoxState.OPEN : BoxState.FILLED : to == rating ? BoxState.FILLED : BoxState.OPEN,
                why,
                why.isEmpty() ? "" : "true");
    }

    /** Every rating there is, or where those are too many one less and one more. */
    private List<TraitsEditor.RatingButton> scale(
            TraitSet set, Trait trait, String name, long rating, long cap, long put, String closed) {
        List<TraitsEditor.RatingButton> scale = new ArrayList<>();
        long least = rating - put;
        if (cap != Amount.UNLIMITED && cap - least < MAX_STEPS) {
            for (long i = Math.min(least, set.min().evaluate(context.at())); i <= cap; i++) {
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
    private String closed(List<SpendStep> steps, TraitSet set, Trait trait) {
        String name = set.open() ? context.at().title(trait) : trait.id();
        String first = "";
        for (SpendStep step : StepBudgets.mostLeftFirst(context, steps)) {
            if (context.offers().violations(step.id(), name).isEmpty()) {
                return "";
            }
            first = first.isEmpty() ? context.why(step.id(), name) : first;
        }
        return first.isEmpty() || steps.stream().anyMatch(step -> !context.isSpent(step.id(), name)) ? first
                : context.words("web.build.none-left", "what", StepBudgets.largest(context, steps).label().title());
    }

    private List<TraitsEditor.PlayerNamedTrait> made(TraitSet set, Trait trait, List<SpendStep> steps) {
        Optional<SpendStep> of = steps.stream().filter(spendStep -> SetRating.points(context.scope(), spendStep.id(),
                trait.id()) > 0).findFirst();
        if (!set.open() || of.isEmpty()) {
            return List.of();
        }
        String name = context.at().title(trait);
        return List.of(new TraitsEditor.PlayerNamedTrait(context.id("made", set.id(), trait.id()),
                context.action("rename"), name,
                trait.id() + "=" + Math.min(0, set.min().evaluate(context.at())),
                context.words("web.build.remove", "name", name), heads(set, context.at().parent(trait)), of.get().id()));
    }

    private List<Choice> heads(TraitSet set, String chosen) {
        return set.under().map(name -> context.rules().traits().get(name).entries().values().stream()
                .map(head -> Choice.of(head.label().id(), head.label().title(), chosen)).toList()).orElse(List.of());
    }

    private TraitsEditor.NewTraitForm maker(TraitSet set, List<SpendStep> steps) {
        String why = "";
        for (SpendStep step : StepBudgets.mostLeftFirst(context, steps)) {
            why = context.why(step.id(), Candidate.BLANK);
            if (why.isEmpty()) {
                break;
            }
        }
        return new TraitsEditor.NewTraitForm(context.id("name", set.id()), context.words("web.build.name-one", "set",
                context.at().titleOf(set.label())), steps.get(0).id(), heads(set, ""),
                PlayerNames.known(context.input().shelf().named(),
                context.evaluated(), set.id(), set.suggestions()), why,
                why.isEmpty() ? "" : "true");
    }
}
