package lampblack.schema;

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
record CharacterVocabulary(String ruleset, List<VocabularyWord> sheets, List<VocabularyWord> links,
        List<VocabularyGroup> fields,
        List<VocabularyGroup> spends, List<VocabularyGroup> choices,
        List<VocabularyGroup> traits, List<VocabularyGroup> moved, List<VocabularyGroup> lists,
        List<VocabularyGroup> tracks, List<VocabularyWord> earning,
        List<VocabularyWord> advances, List<VocabularyWord> milestones, List<VocabularyWord> periods) {

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
    public record VocabularyWord(String id, String title) {}

    /** Something with names under it; open where other names may stand there too. */
    public record VocabularyGroup(VocabularyWord word, boolean open, List<VocabularyWord> entries) {

        public VocabularyGroup {
            entries = List.copyOf(entries);
        }
    }
}
