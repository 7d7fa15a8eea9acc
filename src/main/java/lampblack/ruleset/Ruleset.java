package lampblack.ruleset;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.picture.Art;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.migration.Migrations;

/**
 * A game: its sheets with their rules, its tables and texts, and whom it is owed to. Every reference in it is resolved,
 * so
 * that look-ups cannot fail.
 *
 * @param credits of each layer, the lowest first
 * @param contentNotes what it is about that a group should know beforehand
 * @param plans where the blocks of a sheet are to stand, for those sheets that say it
 * @param rolls by id; each is also among those of its sheet
 * @param theme how its sheets look
 * @param themePlaces where each colour and each typeface of the theme is written, by its way in it, such as {@code accent}
 * @param extendsPlace where it says what it extends
 * @param leniencies what it says of advice that it does not take
 * @param frame whether it is there for others to build on, who feel what it gives
 * @param migrations how ids of earlier versions are called today
 * @param art its pictures and typefaces, as far as its theme names them
 * @param removals by its path, what was taken out of what it extends, and where that is written
 */
public record Ruleset(
        String id,
        String version,
        String title,
        String text,
        String language,
        String licence,
        List<Credit> credits,
        List<String> contentNotes,
        Theme theme,
        Map<String, SheetRules> sheets,
        Map<String, PagePlan> plans,
        Map<String, Roll> rolls,
        Map<String, ReferenceTable> tables,
        Map<String, Label> texts,
        Map<String, Label> tags,
        Map<String, Span> themePlaces,
        Optional<Span> extendsPlace,
        List<LintOverride> leniencies,
        boolean frame,
        Map<String, Span> removals,
        Art art,
        Migrations migrations) {

    /** Whether a text can be the id of a ruleset: up to 64 small letters, digits and hyphens, no hyphen first. */
    public static boolean isId(String text) {
        boolean is = text.length() <= 64 && !text.isEmpty() && text.charAt(0) != '-';
        for (int i = 0; is && i < text.length(); i++) {
            char c = text.charAt(i);
            is = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
        }
        return is;
    }

    /** The versions of those of its layers below that say what earlier ones were, by their ids. */
    public Map<String, String> bases() {
        Map<String, String> bases = new LinkedHashMap<>();
        migrations.present().forEach((layer, of) -> {
            if (!layer.equals(id)) {
                bases.put(layer, of.toString());
            }
        });
        return bases;
    }

    /** Whether something is written in this game itself, and not in one that it extends. */
    public boolean owns(Span place) {
        String layer = place.source().layer();
        return layer.isEmpty() || layer.equals(id);
    }

    /** Every sheet, each followed by those of its parts. */
    public List<SheetRules> allSheets() {
        List<SheetRules> all = new ArrayList<>();
        for (SheetRules sheet : sheets.values()) {
            all.add(sheet);
            sheet.parts().values().forEach(part -> all.add(part.sheet()));
        }
        return all;
    }

    /** The same where what comes by links stands in lists, as if it could be taken. */
    public Ruleset withGiftsAsLists() {
        Map<String, SheetRules> all = new LinkedHashMap<>(sheets);
        all.replaceAll((name, sheet) -> sheet.withGiftsAsList());
        return new Ruleset(id, version, title, text, language, licence, credits, contentNotes, theme, all, plans, rolls,
                tables, texts, tags,
                themePlaces, extendsPlace, leniencies, frame, removals, art, migrations);
    }

    /** The same with what became of the ids of earlier versions. */
    public Ruleset with(Migrations others) {
        return new Ruleset(id, version, title, text, language, licence, credits, contentNotes, theme, sheets, plans, rolls,
                tables, texts, tags, themePlaces, extendsPlace, leniencies, frame, removals, art, others);
    }
}
