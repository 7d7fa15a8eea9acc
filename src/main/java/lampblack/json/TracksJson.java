package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.OptionBoxes;
import lampblack.replay.UncertainBalances;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;

/**
 * What is marked on a character and what it has to spend.
 *
 * @param used how many boxes and uses of options are marked
 */
record TracksJson(Map<String, TrackJson> tracks, List<String> carried,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Long> used, Map<String, BalanceJson> xp) {

    static TracksJson of(EvaluatedCharacter evaluated) {
        Map<String, TrackJson> tracks = new LinkedHashMap<>();
        Map<String, BalanceJson> balances = new LinkedHashMap<>();
        for (Track track : evaluated.sheet().tracks().values()) {
            TrackJson.of(evaluated, track).ifPresent(json -> tracks.put(track.id(), json));
            if (track.ledger()) {
                balances.put(track.id(), BalanceJson.of(evaluated, track.id()));
            }
        }
        Map<String, Long> used = new LinkedHashMap<>();
        OptionBoxes boxes = new OptionBoxes(evaluated.inPlay());
        boxes.all().forEach(option ->
                used.put(boxes.name(option), boxes.marked(option, evaluated.file().now())));
        return new TracksJson(tracks, evaluated.file().now().scalars("carried").stream().map(Scalar::text).toList(),
                used, balances);
    }

    /** @param known how the balance is bounded where it is not known */
    record BalanceJson(long earned, long spent, @JsonInclude(JsonInclude.Include.NON_DEFAULT) long back, long left,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<UncertainBalances.Bound> known) {

        static BalanceJson of(EvaluatedCharacter evaluated, String track) {
            DerivedSheet derived = evaluated.inPlay();
            Choices choices = derived.choices();
            return new BalanceJson(choices.earned().getOrDefault(track, 0L), choices.spent().getOrDefault(track, 0L),
                    choices.back(track), derived.balance(track), evaluated.uncertain(track));
        }
    }
}
