package lampblack.sheet.build;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import lampblack.rules.effect.Effect;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/**
 * What the playbook of a sheet decides about requirements, whatever else may come.
 *
 * @param ofPlaybooks what every playbook decides, where the sheet is for any of several; else none
 */
record PlaybookFit(SheetSubject subject, List<PlaybookFit> ofPlaybooks) {

    /** Nobody takes all that a playbook has: there are lines to write three in four of it, and no more than these. */
    private static final int MOST_LINES = 6;

    static PlaybookFit of(SheetSubject subject) {
        return new PlaybookFit(subject, subject.ofEachPlaybook().stream()
                .map(own -> new PlaybookFit(own, List.of())).toList());
    }

    /**
     * Whether it is in the game, and nothing that it asks for is out of reach of the sheet's playbook; on a sheet for
     * any playbook, of most of them.
     */
    boolean mayHave(Option option) {
        return ofPlaybooks.isEmpty() ? !option.label().isRetired() && settled(option.requires()).orElse(true)
                : option.isCommon() && isUsual(fit -> fit.mayHave(option));
    }

    /** Whether something is so for most of the playbooks that the sheet may be of. */
    boolean isUsual(Predicate<PlaybookFit> so) {
        return ofPlaybooks.stream().filter(so).count() * 2 > ofPlaybooks.size();
    }

    /** How many lines there are for the options of a list that playbooks usually have of their own. */
    int unnamed(OptionList list) {
        return (int) Math.min(MOST_LINES, usual(fit -> list.entries().values().stream()
                .filter(option -> fit.isOffered(option) && !mayHave(option)).count() * 3 + 3) / 4);
    }

    /** What the usual playbook comes to: as many come to less as to more; 0 where the sheet has its own. */
    long usual(ToLongFunction<PlaybookFit> count) {
        List<Long> sorted = ofPlaybooks.stream().map(count::applyAsLong).sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
    }

    private boolean isOffered(Option option) {
        return (option.isCommon() || option.isOf(subject.derived().playbook())) && mayHave(option);
    }

    /** What everything gives that this sheet may come to have, and what others may give to it by a link. */
    Stream<Effect> mayGive() {
        return Stream.concat(own(), ofOwners());
    }

    private Stream<Effect> own() {
        return subject.rules().options().stream().filter(this::mayGive)
                .flatMap(option -> option.gives().stream()).flatMap(block -> block.effects().stream());
    }

    /** Whether it is there, or may come to be there beside the sheet's playbook. */
    boolean mayGive(Option option) {
        boolean other = option.key().list().equals(OptionKey.PLAYBOOKS) && subject.derived().playbook().isPresent();
        return subject.derived().has(option.key()) || !other && mayHave(option) && !isShut(option);
    }

    /** The same by its name, whatever has that. */
    boolean mayCome(OptionKey key) {
        return subject.rules().option(key).filter(option -> !mayGive(option)).isEmpty();
    }

    /** What owners may give to it by a link. */
    Stream<Effect> ofOwners() {
        return subject.ruleset().sheets().values().stream().flatMap(sheet -> sheet.lists().values().stream())
                .flatMap(list -> list.entries().values().stream()).flatMap(option -> option.gives().stream())
                .flatMap(block -> block.effects().stream())
                .flatMap(effect -> effect.givenToMembers().stream())
                .filter(given -> given.sheet().equals(subject.rules().id()))
                .flatMap(given -> given.gives().effects().stream());
    }

    /** Whether it is opened to another playbook alone. */
    private boolean isShut(Option option) {
        Optional<String> playbook = subject.derived().playbook();
        return option.locked() && playbook.isPresent() && !option.isCommon() && !option.isOf(playbook)
                && !subject.derived().opens(option);
    }

    /** Whether a requirement holds for good, or cannot hold; empty where the playbook does not say. */
    Optional<Boolean> settled(Requirement requirement) {
        return switch (requirement) {
            case AllOf all -> settled(all.parts(), false);
            case AnyOf any -> settled(any.parts(), true);
            case Not not -> settled(not.part()).map(holds -> !holds);
            case HasOption has -> subject.derived().playbook()
                    .filter(playbook -> has.option().list().equals(OptionKey.PLAYBOOKS))
                    .map(playbook -> subject.derived().has(has.option()));
            case HasTag tagged -> subject.derived().playbook()
                    .flatMap(id -> subject.rules().option(OptionKey.PLAYBOOKS, id))
                    .filter(playbook -> playbook.tags().contains(tagged.tag())).map(playbook -> true);
            case RatingAtLeast least -> Optional.empty();
            case HasMilestone reached -> Optional.empty();
            case If condition -> Optional.empty();
        };
    }

    /** One part alone decides where it is as given; all together where none is. */
    private Optional<Boolean> settled(List<Requirement> parts, boolean alone) {
        List<Optional<Boolean>> known = parts.stream().map(this::settled).toList();
        return known.contains(Optional.of(alone)) ? Optional.of(alone)
                : known.stream().allMatch(Optional::isPresent) ? Optional.of(!alone) : Optional.empty();
    }
}
