package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.PagePlan;
import lampblack.sheet.Block;
import lampblack.sheet.SheetKind;

/**
 * Single blocks of a character's sheet, each by what a layout calls it, for pages that show it otherwise than on paper.
 */
public final class CharacterBlocks {

    private final SheetSubject subject;
    private final ListBlockBuilder lists;
    private final LimitBlockBuilder limits;

    public CharacterBlocks(EvaluatedCharacter evaluated, Messages messages) {
        this.subject = SheetSubject.of(evaluated, SheetKind.PLAY, messages);
        this.lists = new ListBlockBuilder(subject);
        this.limits = new LimitBlockBuilder(subject, Optional.of(evaluated), PagePlan.NONE);
    }

    /** Its tracks, maps, and what it earns and spends by. */
    public Map<String, Block> all() {
        Map<String, Block> blocks = new LinkedHashMap<>();
        TrackBlockBuilder tracks = new TrackBlockBuilder(subject);
        subject.rules().tracks().values().forEach(track -> blocks.put("tracks." + track.id(), tracks.of(track)));
        new MapBlockBuilder(subject).all().forEach((id, block) -> blocks.put("maps." + id, block));
        ProgressBlockBuilder progress = new ProgressBlockBuilder(subject, limits);
        progress.earning().ifPresent(block -> blocks.put(PagePlan.EARNING, block));
        progress.advances().ifPresent(block -> blocks.put(PagePlan.ADVANCES, block));
        return blocks;
    }

    /** Its ratings, by the ids of their sets. */
    public Map<String, Block> traits() {
        return new TraitBlockBuilder(subject).all();
    }

    /** A list as it stands on the sheet. */
    public Optional<Block> list(OptionList list) {
        return lists.of(list);
    }

    /** What a character has of a list, as the sheet says it. */
    public Map<OptionKey, Block.OptionRow> had(OptionList list) {
        return new OwnedOptions(subject, lists).of(list);
    }

    /** Short words beside an option's title: its quality and load, what it needs, what was answered to it. */
    public List<String> facts(OptionList list, Option option) {
        List<String> facts = new ArrayList<>(lists.option(list, option,
                subject.derived().choices().taken(list.id(), option.key().id())).facts());
        facts.removeIf(String::isEmpty);
        return facts;
    }
}
