package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;

/** Finds what two effects set to different values: the size of a track, the name of a block. */
record ConflictingEffectsJudge(CharacterFile file, ProblemCollector problems) {

    void judge(DerivedSheet end) {
        boolean retitled = end.areEffectsOn(Quantity.Title.class);
        if (retitled) {
            end.sheet().traits().values().forEach(traitSet -> titles(traitSet.label(), end));
        }
        if (end.areEffectsOn(Quantity.TraitRating.class)) {
            end.sheet().traits().keySet().forEach(set -> end.traits(set).forEach(trait -> rating(trait, end)));
        }
        if (retitled) {
            end.sheet().lists().values().forEach(optionList -> titles(optionList.label(), end));
            end.sheet().tracks().values().forEach(track -> titles(track.label(), end));
        }
        if (end.areEffectsOn(Quantity.SetSize.class)) {
            for (Track track : end.sheet().tracks().values()) {
                judge(track.id(), track.label().title(), end);
                track.shape().labels().forEach((id, label) -> judge(track.id() + "." + id, label.title(), end));
            }
        }
    }

    private void judge(String path, String title, DerivedSheet end) {
        Map<Long, Span> sizes = end.sizes().set(path);
        if (sizes.size() > 1) {
            List<Object> words = new ArrayList<>(sizes.keySet());
            Diagnostic problem = Diagnostic.of(Code.RULESET__CONFLICTING_SIZES, file.span(), "track", title, "sizes",
                    words);
            for (Map.Entry<Long, Span> entry : sizes.entrySet()) {
                problem = problem.note(Message.of("note.set-size", "size", entry.getKey()), entry.getValue());
            }
            problems.report(path, problem);
        }
    }

    private void rating(Trait trait, DerivedSheet end) {
        Map<Long, Span> ratings = end.ratings().set(trait);
        if (ratings.size() > 1) {
            List<Object> words = new ArrayList<>(ratings.keySet());
            Diagnostic problem =
                    Diagnostic.of(Code.RULESET__CONFLICTING_RATINGS, file.span(), "trait", end.title(trait),
                    "ratings", words);
            for (Map.Entry<Long, Span> entry : ratings.entrySet()) {
                problem = problem.note(Message.of("note.set-size", "size", entry.getKey()), entry.getValue());
            }
            problems.report(trait.written(), problem);
        }
    }

    private void titles(Label block, DerivedSheet end) {
        Map<String, Span> titles = end.sizes().titles(block.id());
        if (titles.size() > 1) {
            Diagnostic problem = Diagnostic.of(Code.RULESET__CONFLICTING_TITLES, file.span(), "block", block.title(),
                    "titles",
                    List.copyOf(titles.keySet()));
            for (Map.Entry<String, Span> entry : titles.entrySet()) {
                problem = problem.note(Message.of("note.set-title", "title", entry.getKey()), entry.getValue());
            }
            problems.report(block.id(), problem);
        }
    }
}
