package lampblack.lint.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.node.Node;
import lampblack.picture.Typeface;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.look.OwnFonts;
import lampblack.ruleset.look.TextFonts;
import lampblack.ruleset.look.TitleFont;

/** A typeface of the author's own lacks letters that stand on every sheet, or in the texts of the game. */
public final class MissingLetters implements Lint {

    private static final String USUAL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'()-/&+";
    private static final Set<String> TITLES = Set.of("title", "one");
    private static final int MOST = 12;

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        Optional<OwnFonts> own = ruleset.theme().own();
        own.flatMap(OwnFonts::text).ifPresent(fonts -> text(fonts, ruleset, findings));
        own.flatMap(OwnFonts::titles).ifPresent(font ->
                check("titles.regular", font.face(), titles(font, ruleset), ruleset, findings));
    }

    /** What none of them has is told once. */
    private static void text(TextFonts fonts, Ruleset ruleset, Findings findings) {
        Set<Integer> letters = letters(ruleset, false);
        check("text.regular", fonts.regular(), letters, ruleset, findings);
        Set<Integer> known = new TreeSet<>(letters);
        known.removeIf(letter -> !fonts.regular().letters().has(letter));
        fonts.bold().ifPresent(face -> check("text.bold", face, known, ruleset, findings));
        fonts.italic().ifPresent(face -> check("text.italic", face, known, ruleset, findings));
        fonts.boldItalic().ifPresent(face -> check("text.bold-italic", face, known, ruleset, findings));
    }

    private static void check(String way, Typeface face, Set<Integer> letters, Ruleset ruleset, Findings findings) {
        List<String> missing = new ArrayList<>();
        for (int letter : letters) {
            if (!face.letters().has(letter)) {
                missing.add(new String(Character.toChars(letter)));
            }
        }
        Span place = ruleset.themePlaces().get(way);
        if (!missing.isEmpty()) {
            int more = Math.max(0, missing.size() - MOST);
            findings.add(way, Diagnostic.of(Code.RULESET__MISSING_LETTERS, place, Message.of(more == 0
                    ? "ruleset.missing-letters" : "ruleset.missing-letters.more", "file", place.text(), "letters",
                    missing.stream().limit(MOST).map(Message::quoted).toList(),
                    "more", more)));
        }
    }

    private static Set<Integer> titles(TitleFont font, Ruleset ruleset) {
        Set<Integer> letters = letters(ruleset, true);
        if (!font.capitals()) {
            return letters;
        }
        Set<Integer> capitals = new TreeSet<>();
        for (int letter : letters) {
            add(new String(Character.toChars(letter)).toUpperCase(Locale.ROOT), capitals);
        }
        return capitals;
    }

    private static Set<Integer> letters(Ruleset ruleset, boolean titles) {
        Set<Integer> letters = new TreeSet<>();
        add(USUAL, letters);
        add(ruleset.title(), letters);
        for (SheetRules sheet : ruleset.allSheets()) {
            gather(sheet.label().written(), titles, letters);
        }
        for (Label label : titles ? List.<Label>of() : List.copyOf(ruleset.texts().values())) {
            gather(label.written(), false, letters);
        }
        return letters;
    }

    private static void gather(Node node, boolean titles, Set<Integer> letters) {
        node.asMap().ifPresent(map -> map.all().forEach(entry -> {
            if (!titles || TITLES.contains(entry.key().text()) || entry.value().asScalar().isEmpty()) {
                gather(entry.value(), titles, letters);
            }
        }));
        node.asList().ifPresent(list -> list.items().forEach(item -> gather(item, titles, letters)));
        node.asScalar().ifPresent(scalar -> add(scalar.text(), letters));
    }

    private static void add(String words, Set<Integer> letters) {
        words.codePoints().filter(letter -> letter > ' ' && !Character.isSpaceChar(letter)
                && !Character.isISOControl(letter) && Character.getType(letter) != Character.FORMAT)
                .forEach(letters::add);
    }
}
