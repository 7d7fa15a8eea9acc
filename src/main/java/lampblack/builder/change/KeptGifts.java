package lampblack.builder.change;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.Rating;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.AddTo;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.ChangeTitle;
import lampblack.rules.effect.CloseAccess;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.GiveMembers;
import lampblack.rules.effect.GrantOption;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.effect.OpenAccess;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Trait;

/** What a character keeps of what a playbook gave, once it is changed for another. */
record KeptGifts(DerivedSheet before, DerivedSheet after) {

    /** What it keeps, of each playbook that is left; nothing where none is. */
    List<Message> words() {
        return before.choices().list(OptionKey.PLAYBOOKS).stream()
                .filter(playbook -> after.choices().times(OptionKey.PLAYBOOKS, playbook.id()) == 0)
                .flatMap(playbook -> words(playbook).stream()).toList();
    }

    private Optional<Message> words(TakenOption playbook) {
        Set<String> kept = new LinkedHashSet<>();
        before.sheet().traits().keySet().forEach(set -> before.traits(set).stream()
                .filter(trait -> points(after, trait) > points(before, trait))
                .forEach(trait -> kept.add(before.title(trait))));
        before.sheet().lists().keySet().forEach(list -> before.granted(list).stream().map(Option::key)
                .filter(key -> after.choices().times(key.list(), key.id()) > 0)
                .forEach(key -> kept.add(before.title(key))));
        after.choices().taken(OptionKey.LEFT, playbook.id()).forEach(left -> staying(left).forEach(kept::add));
        return kept.isEmpty() ? Optional.empty() : Optional.of(Message.of("web.changes.kept", "playbook",
                before.title(new OptionKey(OptionKey.PLAYBOOKS, playbook.id())), "what", List.copyOf(kept)));
    }

    private static long points(DerivedSheet derived, Trait trait) {
        return derived.choices().rating(trait.set(), trait.id()).map(Rating::points).orElse(0L);
    }

    private Stream<String> staying(TakenOption left) {
        Optional<Option> option = after.sheet().option(left.list(), left.id());
        return option.stream().flatMap(playbook -> playbook.gives().stream().flatMap(block -> block.effects().stream()
                .filter(effect -> !effect.isOfCreation())
                .filter(effect -> !OptionInstance.of(playbook, left).leavesOut(block, effect, after.sheet()))
                .map(effect -> title(effect, OptionInstance.of(playbook, left)))));
    }

    /** What an effect acts on, as the game calls it. */
    private String title(Effect effect, OptionInstance source) {
        SheetRules rules = after.sheet();
        return switch (effect) {
            case ChangeRating rating -> rating.trait().trait(source).map(after::title).orElse(rating.subject());
            case RaiseCap cap -> cap(cap, source);
            case ChangeSize size -> track(size.track());
            case ChangeTitle title -> title.title();
            case AddTo more -> switch (more.what()) {
                case PARTS -> rules.parts().get(more.id()).label().title();
                case EARNING -> rules.earning().get(more.id()).label().title();
                case LIMITS -> rules.limits().get(more.id()).label().title();
                case POINTS, PICKS -> more.id();
            };
            case ModifyRoll roll -> Optional.ofNullable(after.rolls().get(roll.roll()))
                    .map(rolled -> rolled.label().title()).orElse(roll.roll());
            case OpenAccess open -> access(open.access());
            case CloseAccess close -> access(close.access());
            case GiveMembers members -> members.subject();
            case GrantOption grant -> grant.subject();
        };
    }

    private String cap(RaiseCap cap, OptionInstance source) {
        return Optional.ofNullable(after.sheet().traits().get(cap.subject())).map(set -> after.titleOf(set.label()))
                .or(() -> cap.of().trait(source).filter(after::has).map(after::title)).orElse(cap.subject());
    }

    private String track(String path) {
        return after.titleOf(after.sheet().tracks().get(path.indexOf('.') < 0 ? path
                : path.substring(0, path.indexOf('.'))).label());
    }

    private String access(Quantity.Access access) {
        SheetRules rules = after.sheet();
        return switch (access) {
            case Quantity.Access.OptionAccess option -> after.title(option.option());
            case Quantity.Access.EarningAccess earning -> rules.earning().get(earning.id()).label().title();
            case Quantity.Access.AdvanceAccess advance -> rules.advances().get(advance.id()).label().title();
            case Quantity.Access.PlaybookAccess playbook ->
                    after.title(new OptionKey(OptionKey.PLAYBOOKS, playbook.id()));
            case Quantity.Access.TagAccess tag -> tag.id();
        };
    }
}
