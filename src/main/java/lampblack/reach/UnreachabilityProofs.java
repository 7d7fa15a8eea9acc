package lampblack.reach;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.explain.Citation;
import lampblack.explain.Reason;
import lampblack.explain.RuleSources;
import lampblack.lint.bounds.Obstacle;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.Coverage.ItemKind;

/**
 * Says why something can never be taken, as a tree down to where it is written. Each names what fails under it; what is
 * said once is not reported again.
 */
final class UnreachabilityProofs {

    private static final int FEW = 3;
    private static final int MAX = 60;

    private final SheetRules sheet;
    private final PossibleChoices possible;
    private final RuleSources written;
    private final Set<OptionKey> said = new HashSet<>();
    private int count;

    UnreachabilityProofs(SheetRules sheet, PossibleChoices possible, RuleSources written) {
        this.sheet = sheet;
        this.possible = possible;
        this.written = written;
    }

    /** Why no character can ever take an item; empty where one may. */
    Optional<Reason> of(CoverageItem item, Label label) {
        said.clear();
        count = 0;
        boolean playing = item.kind() != ItemKind.OPTION && item.kind() != ItemKind.STEP;
        Map<Label, Obstacle> nobody = playing ? possible.inPlay() : possible.forEverybody();
        List<Reason> parts = nobody.isEmpty() ? parts(item)
                : List.of(obstacles(playing ? "proof.nobody-plays" : "proof.nobody", nobody));
        return parts.isEmpty() ? Optional.empty() : Optional.of(Reason
                .of(Message.of("proof." + item.kind().word(), "name", item.name()))
                .at(Citation.of(label.span())).with(parts));
    }

    private Reason obstacles(String key, Map<Label, Obstacle> all) {
        return Reason.of(Message.of(key)).with(all.entrySet().stream()
                .map(entry -> obstacle(entry.getKey(), entry.getValue())).toList());
    }

    private Reason obstacle(Label label, Obstacle obstacle) {
        boolean rule = sheet.rules().containsKey(label.id()) && sheet.rules().get(label.id()).label() == label;
        return Reason.of(
                Message.of(rule ? "proof.rule" : "proof.unfinished", "name", label.id(), "why", obstacle.words()))
                .at(Citation.of(label.span()));
    }

    private List<Reason> parts(CoverageItem item) {
        return switch (item.kind()) {
            case OPTION -> {
                Option option = sheet.option(OptionKey.of(item.name())).orElseThrow();
                said.add(option.key());
                yield possible.mayHave(option) ? List.of() : option(option);
            }
            case ADVANCE -> advance(sheet.advances().get(item.name()));
            case EARNING -> earning(sheet.earning().get(item.name()));
            case STEP -> step(sheet.creation().get(item.name()));
            case MILESTONE, RULE -> List.of();
        };
    }

    /** Why nobody takes an option: for one reason at any time, or for one at creation and another in play. */
    List<Reason> option(Option option) {
        List<Obstacle> early = possible.obstaclesAtCreation(option);
        List<Obstacle> late = possible.obstaclesInPlay(option);
        List<Obstacle> always = late.stream().filter(obstacle -> obstacle.kind() != Obstacle.Cause.OFFER)
                .filter(obstacle -> early.stream().anyMatch(other -> other.kind() == obstacle.kind())).toList();
        boolean never = possible.never(option.requires()).isPresent();
        List<Obstacle> shared = always.stream().filter(obstacle -> obstacle.kind() != Obstacle.Cause.REQUIREMENT
                || never).toList();
        if (!shared.isEmpty()) {
            return shared.stream().flatMap(obstacle -> why(obstacle, option).stream()).toList();
        }
        List<Reason> playing = possible.inPlay().isEmpty() ? stage(late, option, never)
                : List.of(obstacles("proof.nobody-plays", possible.inPlay()));
        return List.of(Reason.of(Message.of("proof.creation")).with(stage(early, option, never)),
                Reason.of(Message.of("proof.play")).with(playing));
    }

    private List<Reason> stage(List<Obstacle> obstacles, Option option, boolean never) {
        return obstacles.stream().flatMap(obstacle -> obstacle.kind() == Obstacle.Cause.REQUIREMENT && !never
                ? Stream.of(Reason.of(obstacle.words()).at(written.at(option, "requires")))
                : why(obstacle, option).stream()).toList();
    }

    private List<Reason> why(Obstacle obstacle, Option option) {
        return switch (obstacle.kind()) {
            case OPENER -> locked(obstacle, possible.openers(option), written.at(option, "locked"));
            case REQUIREMENT -> new RequirementProofs(this, possible, sheet)
                    .of(option.requires(), written.node(option, "requires"), obstacle.words());
            case ROOM -> List.of(Reason.of(obstacle.words()).at(written.at(option, "times")));
            case OFFER, CHOICE, PRICE, CHARACTER -> List.of(Reason.of(obstacle.words()));
        };
    }

    private List<Reason> locked(Obstacle obstacle, List<Option> openers, Optional<Citation> place) {
        Reason locked = Reason.of(openers.isEmpty() ? Message.of("proof.nothing-opens") : obstacle.words()).at(place);
        return List.of(locked.with(named("proof.opener", openers)));
    }

    /** Options that would help and that nobody can have, with why that is so. */
    List<Reason> named(String key, List<Option> options) {
        List<Reason> parts = new ArrayList<>();
        for (Option option : options.stream().limit(FEW).toList()) {
            parts.add(possible.mayHave(option)
                    ? Reason.of(Message.of(key + "-idle", "name", option.key().toString())).at(place(option))
                    : without(Message.of(key, "name", option.key().toString()), option, Optional.of(place(option))));
        }
        if (options.size() > FEW) {
            parts.add(Reason.of(Message.of("proof.more", "count", options.size() - FEW)));
        }
        return parts;
    }

    /** Where it is stated how high a rating goes. */
    Reason bound(Trait trait) {
        return Reason.of(Message.of("proof.bound", "name", trait.id())).at(
                written.has("traits", trait.set(), "entries", trait.id(), "max")
                        ? written.at("traits", trait.set(), "entries", trait.id(), "max")
                        : written.at("traits", trait.set(), "rating", "max"));
    }

    private static Citation place(Option option) {
        return Citation.of(option.label().span());
    }

    /** Reports that no character can have an option, with the reason, unless already reported. */
    Reason without(Message words, Option option, Optional<Citation> place) {
        if (!said.add(option.key())) {
            return Reason.of(Message.of("proof.seen", "words", words)).at(place);
        }
        return ++count > MAX ? Reason.of(words).at(place) : Reason.of(words).at(place).with(option(option));
    }

    private List<Reason> advance(Advance advance) {
        return possible.obstacles(advance).stream().flatMap(obstacle -> because(obstacle, advance).stream()).toList();
    }

    private List<Reason> because(Obstacle obstacle, Advance advance) {
        return switch (obstacle.kind()) {
            case OPENER -> locked(obstacle, possible.sources(
                    new Quantity.Opened(new Quantity.Access.AdvanceAccess(advance.id()))),
                    written.at("advances", advance.id(), "locked"));
            case REQUIREMENT -> new RequirementProofs(this, possible, sheet).of(advance.requires(),
                    written.node("advances", advance.id(), "requires"), obstacle.words());
            case CHOICE -> List.of(Reason.of(obstacle.words()).at(Citation.of(advance.label().span()))
                    .with(missing(advance.listChoice())));
            case PRICE -> List.of(Reason.of(obstacle.words()).at(written.at("advances", advance.id(), "cost"))
                    .with(tracks(advance)));
            case ROOM, OFFER, CHARACTER -> List.of(Reason.of(obstacle.words())
                    .at(written.at("advances", advance.id(), "times")));
        };
    }

    private List<Reason> tracks(Advance advance) {
        return advance.cost().prices().keySet().stream().map(sheet.tracks()::get).filter(Track::overflowLost)
                .map(track -> Reason.of(Message.of("proof.track", "name", track.id()))
                .at(Citation.of(track.label().span())))
                .toList();
    }

    /** The options to choose from that nobody can have; none where nothing is chosen from a list. */
    private List<Reason> missing(Optional<ListChoice> choice) {
        return choice.map(listChoice -> named("proof.missing", listChoice.from().options(sheet).stream()
                        .filter(option -> !possible.mayHave(option)).toList()))
                .orElse(List.of());
    }

    private List<Reason> earning(Earning earning) {
        List<Reason> parts = new ArrayList<>();
        for (Obstacle obstacle : possible.obstacles(earning)) {
            parts.addAll(obstacle.kind() == Obstacle.Cause.OPENER
                    ? locked(obstacle, possible.sources(new Quantity.Opened(
                            new Quantity.Access.EarningAccess(earning.id()))),
                            written.at("earning", earning.id(), "locked"))
                    : List.of(Reason.of(obstacle.words()).at(written.at("earning", earning.id(), "gives"))));
        }
        return parts;
    }

    private List<Reason> step(CreationStep step) {
        return possible.obstacles(step).stream().map(obstacle -> Reason.of(obstacle.words())
                .at(Citation.of(step.label().span()))
                .with(obstacle.kind() == Obstacle.Cause.CHOICE ? missing(step.listChoice()) : List.of())).toList();
    }
}
