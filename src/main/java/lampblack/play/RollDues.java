package lampblack.play;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.dice.Odds;
import lampblack.dice.SettledRoll;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.OtherTrack;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.track.Track;

/** What a character and its owners have to pay for a roll however its dice fall, of what is spent. */
public record RollDues(EvaluatedCharacter member, SettledRoll settled) {

    /** Why they cannot pay it; empty where they can. */
    public Optional<Message> objection() {
        for (Map.Entry<String, Long> due : least().entrySet()) {
            Optional<OtherTrack> other = OtherTrack.of(due.getKey());
            Optional<Message> objection = due.getValue() <= 0 ? Optional.empty()
                    : other.isPresent() ? objection(due.getKey(), other.get(), due.getValue())
                    : own(due.getKey(), due.getValue());
            if (objection.isPresent()) {
                return objection;
            }
        }
        return Optional.empty();
    }

    private Optional<Message> objection(String key, OtherTrack other, long amount) {
        if (!member.links().owners().containsKey(other.link())) {
            return Optional.of(noOwner(member, settled.roll().label().title(), other.link()));
        }
        return missing(key, other.ofOwner(member.sheet(), member.ruleset().sheets()), member.balance(key), amount);
    }

    private Optional<Message> own(String key, long amount) {
        Track track = member.sheet().tracks().get(key);
        return missing(key, Optional.of(track), member.marked(track), amount);
    }

    private Optional<Message> missing(String key, Optional<Track> track, long there, long amount) {
        return track.filter(Track::supply).isEmpty() || there >= amount ? Optional.empty()
                : Optional.of(Message.of("mark.not-enough", "track", member.currencyTitle(key), "there", there,
                        "amount", amount));
    }

    /** Whether it is a track of who rolls; what parts roll for themselves is paid elsewhere. */
    private boolean isOwn(String track) {
        return settled.roll().partKind().isEmpty() && member.sheet().tracks().containsKey(track);
    }

    /** That nobody is there to pay for a roll. */
    public static Message noOwner(EvaluatedCharacter member, String roll, String link) {
        return Message.of("ledger.no-owner", "advance", roll, "link", member.sheet().linked().links().get(link)
                .label().title());
    }

    /** The fewest marks that come of it on each track that somebody may have too little of. */
    private Map<String, Long> least() {
        Set<String> tracks = new HashSet<>(settled.more().costs().keySet());
        settled.roll().effects().forEach(effects -> tracks.addAll(effects.costs().keySet()));
        settled.more().figures().keySet().stream().map(RollFigure::track).forEach(tracks::add);
        tracks.removeIf(track -> OtherTrack.ofOwner(track, member.sheet()).isEmpty() && !isOwn(track));
        Map<String, Long> least = new HashMap<>();
        if (!tracks.isEmpty()) {
            Odds.of(settled).map(Odds::marks).orElse(Map.of()).forEach((track, marks) -> marks.ways().keySet()
                    .stream().min(Long::compare).filter(number -> tracks.contains(track))
                    .ifPresent(number -> least.put(track, number)));
        }
        return least;
    }
}
