package lampblack.io;

import java.util.List;

/**
 * The names a ruleset has for what may stand in a character's file, for editors to offer.
 *
 * @param ruleset the id of the ruleset
 * @param sheets its sheets
 * @param links what its sheets belong to others by
 * @param fields its fields, each with its answers; open where anything may be written
 * @param spends the steps of creation that put points, each with the traits; open where players name their own
 * @param choices the steps of creation that take options, each with the options; open where players name their own
 * @param traits the sets of traits, each with its entries
 * @param moved the sets whose ratings gains and losses move
 * @param lists the lists, each with its options
 * @param tracks the tracks, each with its bands or rows
 * @param earning the ways to earn
 * @param advances what may be bought
 * @param milestones the milestones
 * @param periods the periods that entries of the ledger may count, other than the session
 */
public record CharacterVocabulary(String ruleset, List<Word> sheets, List<Word> links, List<Group> fields,
        List<Group> spends, List<Group> choices,
        List<Group> traits, List<Group> moved, List<Group> lists, List<Group> tracks, List<Word> earning,
        List<Word> advances, List<Word> milestones, List<Word> periods) {

    public CharacterVocabulary {
        sheets = List.copyOf(sheets);
        links = List.copyOf(links);
        fields = List.copyOf(fields);
        spends = List.copyOf(spends);
        choices = List.copyOf(choices);
        traits = List.copyOf(traits);
        moved = List.copyOf(moved);
        lists = List.copyOf(lists);
        tracks = List.copyOf(tracks);
        earning = List.copyOf(earning);
        advances = List.copyOf(advances);
        milestones = List.copyOf(milestones);
        periods = List.copyOf(periods);
    }

    /** An id and the title players know it by. */
    public record Word(String id, String title) {}

    /** Something with names under it; open where other names may stand there too. */
    public record Group(Word word, boolean open, List<Word> entries) {

        public Group {
            entries = List.copyOf(entries);
        }
    }
}
