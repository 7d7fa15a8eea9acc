package lampblack.lint.bounds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.step.CreationStep;

/**
 * What characters of a sheet may ever come to, counted generously: numbers as intervals, and whatever excludes
 * something as if it did not. What is not possible here is possible for nobody; what is may be impossible all the same.
 *
 * <p>Creation is judged as a whole, so that it begins with everything and takes away what cannot stand. Play goes step
 * by step, so that it begins with what creation leaves and adds what can come next, until nothing more can.
 */
public final class PossibleChoices {

    private static final int MAX_WORK = 1_000_000;
    private static final int MAX_ROUNDS = 1_000;

    private final SheetRules sheet;
    private final boolean gains;
    private final Map<OptionKey, Option> all = new LinkedHashMap<>();
    private final Map<Quantity, List<Option>> readers = new HashMap<>();
    private final SheetEffects effects;
    private final Set<OptionKey> created = new LinkedHashSet<>();
    private final Set<OptionKey> had = new LinkedHashSet<>();
    private final Set<String> bought = new HashSet<>();
    private final Set<EffectBlock> working = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Label, Obstacle> forEverybody = new LinkedHashMap<>();
    private final Map<Label, Obstacle> inPlay = new LinkedHashMap<>();
    private boolean settled;
    private StageObstacles creation;
    private StageObstacles play;

    private PossibleChoices(SheetRules sheet, boolean gains) {
        this.sheet = sheet.withGiftsAsList();
        this.gains = gains;
        this.effects = new SheetEffects(this.sheet);
        this.sheet.options().forEach(option -> {
            all.put(option.key(), option);
            Distinct.of(option.requires().quantitiesRead().stream()).forEach(reading -> readers.computeIfAbsent(
                    reading, key -> new ArrayList<>()).add(option));
        });
        create();
        live();
        if (settled) {
            UniversalObstacles obstacles = new UniversalObstacles(creation, play);
            forEverybody.putAll(obstacles.forEverybody());
            inPlay.putAll(obstacles.inPlay());
        }
        if (!inPlay.isEmpty()) {
            had.retainAll(created);
        }
    }

    /** Whatever the rules allow to anybody. */
    public static PossibleChoices of(SheetRules sheet) {
        return new PossibleChoices(sheet, true);
    }

    /** The same without gains of what only creation and advances are to bring. */
    public static PossibleChoices withoutGains(SheetRules sheet) {
        return new PossibleChoices(sheet, false);
    }

    /** How many rounds there may be; what is not settled in them may be possible. */
    private int most() {
        return Math.min(MAX_ROUNDS, MAX_WORK / Math.max(1, all.size()));
    }

    private void create() {
        created.addAll(all.keySet());
        all.values().forEach(option -> working.addAll(option.gives()));
        boolean changed = true;
        for (int round = 0; changed && round < most(); round++) {
            SheetBounds bounds = new SheetBounds(sheet, scope(created, advance -> false, BoundsScope.CREATION));
            creation = new StageObstacles(bounds, BoundsScope.CREATION, this::mayBeCreated);
            Set<OptionKey> out = new HashSet<>();
            created.stream().filter(key -> !bounds.options().isGranted(key) && !obstaclesAtCreation(all.get(key))
                    .isEmpty())
                    .forEach(out::add);
            Set<EffectBlock> idle = Collections.newSetFromMap(new IdentityHashMap<>());
            for (OptionKey key : created) {
                all.get(key).gives().stream().filter(working::contains)
                        .filter(block -> !works(all.get(key), block, creation)).forEach(idle::add);
            }
            working.removeAll(idle);
            all.values().stream().filter(option -> !created.contains(option.key()))
                    .forEach(option -> option.gives().forEach(working::remove));
            changed = created.removeAll(out) || !idle.isEmpty();
        }
    }

    private boolean mayBeCreated(Option option) {
        return created.contains(option.key());
    }

    /** Whether a block of effects ever holds. */
    private static boolean works(Option option, EffectBlock block, StageObstacles obstacles) {
        return obstacles.satisfiability().never(option.holds()).isEmpty()
                && obstacles.satisfiability().never(block.holds()).isEmpty();
    }

    private BoundsScope scope(Set<OptionKey> options, Predicate<Advance> advances, Set<String> stages) {
        return new BoundsScope(options::contains, working::contains, advances, stages);
    }

    private void live() {
        had.addAll(created);
        for (int round = 0; !settled && round < most(); round++) {
            SheetBounds bounds = new SheetBounds(sheet, scope(had, advance -> bought.contains(advance.id()),
                    BoundsScope.BOTH));
            play = new StageObstacles(bounds, BoundsScope.PLAY, option -> play.option(option).isEmpty());
            boolean more = addOptions();
            for (Advance advance : sheet.advances().values()) {
                more |= !bought.contains(advance.id()) && play.advance(advance).isEmpty() && bought.add(advance.id());
            }
            for (OptionKey key : had) {
                for (EffectBlock block : all.get(key).gives()) {
                    more |= !working.contains(block) && works(all.get(key), block, play) && working.add(block);
                }
            }
            settled = !more;
        }
    }

    /** Adds what becomes possible, and checks again whatever depends on it. */
    private boolean addOptions() {
        int before = had.size();
        Deque<Option> asked = new ArrayDeque<>(all.values());
        while (!asked.isEmpty()) {
            Option option = asked.poll();
            if (!had.contains(option.key()) && comes(option)) {
                had.add(option.key());
                asked.addAll(readers.getOrDefault(new Quantity.Has(option.key()), List.of()));
                option.tags().forEach(tag -> asked.addAll(readers.getOrDefault(new Quantity.Tagged(tag), List.of())));
            }
        }
        return had.size() > before;
    }

    private boolean comes(Option option) {
        return play.bounds().options().isGranted(option.key()) || inPlay(option).isEmpty();
    }

    /** Whether something else can be traded for it, which is no way round a price. */
    private boolean isSwapped(Option option) {
        return option.price().isEmpty() && sheet.advances().values().stream()
                .filter(advance -> bought.contains(advance.id()))
                .anyMatch(advance -> advance.purchase().swapsIn().contains(option.key().list()));
    }

    /** Whether anybody may have an option at any time. */
    public boolean mayHave(Option option) {
        return !settled || had.contains(option.key());
    }

    /** Whether anybody may have it when creation ends. */
    public boolean mayBeginWith(Option option) {
        return !settled || created.contains(option.key());
    }

    /** What speaks against taking an option at creation. */
    public List<Obstacle> obstaclesAtCreation(Option option) {
        List<Obstacle> obstacles = new ArrayList<>(creation.option(option));
        FilterMatches matches = new FilterMatches(creation.bounds(), creation.free());
        boolean offered = option.key().list().equals(OwnerLink.LIST) || sheet.creation().values().stream()
                .anyMatch(step -> step.takesFrom(option.key().list()) && creation.picks(step) > 0
                        && matches.passes(option, step.listChoice().orElseThrow().only()));
        if (!offered) {
            obstacles.add(Obstacle.of(Obstacle.Cause.OFFER, "never.not-created"));
        } else if (obstacles.isEmpty()) {
            JointFeasibility.obstacle(option, creation).ifPresent(obstacles::add);
        }
        return obstacles;
    }

    /** What speaks against taking an option in play. */
    public List<Obstacle> obstaclesInPlay(Option option) {
        return settled ? inPlay(option) : List.of();
    }

    private List<Obstacle> inPlay(Option option) {
        List<Obstacle> obstacles = new ArrayList<>(play.option(option));
        if (!gains && !new PlaySources(play, bought).brings(option) && !isSwapped(option)) {
            obstacles.add(Obstacle.of(Obstacle.Cause.OFFER, "never.not-offered"));
        }
        return obstacles;
    }

    /** What speaks against an advance, a way to earn or a step for whatever character. */
    public List<Obstacle> obstacles(Advance advance) {
        return settled ? play.advance(advance) : List.of();
    }

    public List<Obstacle> obstacles(Earning earning) {
        if (!settled) {
            return List.of();
        }
        List<Obstacle> obstacles = new ArrayList<>(play.earning(earning));
        Set<String> playbooks = earning.trigger().playbooks();
        if (!playbooks.isEmpty() && playbooks(earning).noneMatch(this::mayHave)) {
            obstacles.add(Obstacle.of(Obstacle.Cause.CHOICE, "never.no-playbook"));
        }
        return obstacles;
    }

    /** The playbooks that alone may earn in a way. */
    public Stream<Option> playbooks(Earning earning) {
        return earning.trigger().playbooks().stream().map(id -> new OptionKey(OptionKey.PLAYBOOKS, id))
                .flatMap(key -> sheet.option(key).stream());
    }

    public List<Obstacle> obstacles(CreationStep step) {
        return creation.step(step);
    }

    /** Why a requirement is never met, at creation or in play. */
    public Optional<Message> never(Requirement requirement) {
        return settled ? new Satisfiability(play.bounds(), BoundsScope.BOTH).never(requirement)
                .map(Satisfiability.DecidingPart::words)
                : Optional.empty();
    }

    /** What keeps every character from being finished and within the rules: by the rule or step that does. */
    public Map<Label, Obstacle> forEverybody() {
        return Collections.unmodifiableMap(forEverybody);
    }

    /** What keeps every character from being within the rules once play has begun. */
    public Map<Label, Obstacle> inPlay() {
        return Collections.unmodifiableMap(inPlay);
    }

    /** The options that would open what is locked, had or not. */
    public List<Option> openers(Option locked) {
        return effects.openers(locked);
    }

    /** The options, had or not, that change a quantity. */
    public List<Option> sources(Quantity quantity) {
        return effects.sources(quantity);
    }
}
