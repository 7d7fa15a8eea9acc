package lampblack.rules;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.expression.Mention;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.track.Track;

/**
 * Which names in the expressions of a sheet stand for marks of play, rather than for choices.
 *
 * @param whole the sheet that it is a part of
 * @param sheets every sheet of the game
 */
public record PlayReading(SheetRules sheet, Optional<SheetRules> whole, Map<String, SheetRules> sheets) {

    private static final Set<String> WORDS = Set.of("declared", "carried", "used");
    private static final String IN_PARTS = "number-in:";

    /** The same for a kind of its parts. */
    public PlayReading part(SheetRules part) {
        return new PlayReading(part, Optional.of(sheet), sheets);
    }

    /** The track of play that a mention reads; empty where it reads none. */
    public Optional<Track> track(Mention mention) {
        String kind = mention.names();
        String name = mention.text();
        if (mention.function().equals("marks")) {
            return kept(of(name), plain(name));
        }
        if (kind.startsWith(IN_PARTS)) {
            return Optional.ofNullable(sheet.parts().get(kind.substring(IN_PARTS.length())))
                    .flatMap(part -> kept(part.sheet(), name));
        }
        if (kind.startsWith(FormulaScope.OWNED)) {
            String link = kind.substring(FormulaScope.OWNED.length());
            return Optional.ofNullable(of(link).linked().links().get(plain(link))).map(OwnerLink::to).map(sheets::get)
                    .flatMap(owner -> kept(owner, name));
        }
        return Optional.empty();
    }

    /** Whether a mention reads the marks of play. */
    public boolean reads(Mention mention) {
        return WORDS.contains(mention.function()) || FormulaScope.isOfMembers(mention)
                || track(mention).isPresent() || isSizedByMarks(mention);
    }

    private boolean isSizedByMarks(Mention mention) {
        return mention.function().equals("size") && of(mention.text()).play().sizes().contains(plain(mention.text()));
    }

    /** Whether a ledger could keep a track. */
    public static boolean mayBeKept(Track track) {
        return track.shape().labels().isEmpty() && track.shape().clockSizes().isEmpty();
    }

    private SheetRules of(String name) {
        return name.startsWith(FormulaScope.OF_WHOLE) ? whole.orElse(sheet) : sheet;
    }

    /** A name without the sign that it is one of the whole. */
    public static String plain(String name) {
        return name.startsWith(FormulaScope.OF_WHOLE) ? name.substring(FormulaScope.OF_WHOLE.length()) : name;
    }

    private static Optional<Track> kept(SheetRules sheet, String path) {
        int dot = path.indexOf('.');
        return Optional.ofNullable(sheet.tracks().get(dot < 0 ? path : path.substring(0, dot)))
                .filter(track -> !track.ledger());
    }
}
