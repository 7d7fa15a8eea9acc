package lampblack.rules;

import java.util.Map;
import java.util.Optional;
import lampblack.rules.track.Track;

/**
 * A track of another sheet that pays for something.
 *
 * @param link to the owner whose track it is, or empty for one of the whole that a part belongs to
 */
public record OtherTrack(String link, String track) {

    private static final String OF_WHOLE = "^";

    /** One of the whole that a part belongs to. */
    public static OtherTrack ofWhole(String track) {
        return new OtherTrack("", track);
    }

    /** What a key among amounts stands for; empty where it is a track of the sheet itself. */
    public static Optional<OtherTrack> of(String key) {
        int dot = key.indexOf('.');
        return key.startsWith(OF_WHOLE) ? Optional.of(ofWhole(key.substring(1)))
                : dot < 0 ? Optional.empty()
                : Optional.of(new OtherTrack(key.substring(0, dot), key.substring(dot + 1)));
    }

    /** What a path among the marks of a roll stands for; empty where it is a track or row of the sheet itself. */
    public static Optional<OtherTrack> ofOwner(String path, SheetRules sheet) {
        return of(path).filter(other -> sheet.linked().links().containsKey(other.link));
    }

    /** What a path among the marks of a part's roll stands for, where it is a track of the whole. */
    public static Optional<OtherTrack> ofWholeAt(String path) {
        return path.startsWith(OF_WHOLE) ? of(path) : Optional.empty();
    }

    /** The owner's track itself. @param sheets of the game, by id */
    public Optional<Track> ofOwner(SheetRules member, Map<String, SheetRules> sheets) {
        return Optional.ofNullable(member.linked().links().get(link)).map(known -> sheets.get(known.to()))
                .map(owner -> owner.tracks().get(track));
    }

    /** What it is called among amounts of several sheets: an owner's as rulesets and characters write it. */
    public String key() {
        return isOfWhole() ? OF_WHOLE + track : link + "." + track;
    }

    public boolean isOfWhole() {
        return link.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof OtherTrack that && link.equals(that.link) && track.equals(that.track);
    }

    @Override
    public int hashCode() {
        return 31 * link.hashCode() + track.hashCode();
    }
}
