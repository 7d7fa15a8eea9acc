package lampblack.page.published;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.builder.page.GameStyles;
import lampblack.diagnostic.Messages;
import lampblack.html.HtmlEscape;
import lampblack.html.TemplateWriter;
import lampblack.html.WrittenTemplates;
import lampblack.judge.JudgingTerms;
import lampblack.page.GameWriter;
import lampblack.page.PublishedGame;
import lampblack.page.ShownExamples;
import lampblack.ruleset.Ruleset;

/**
 * Games as one HTML file: what it carries, and the page around it, which runs only its own scripts and asks for
 * nothing.
 *
 * @param games at least one, in the order in which they are credited
 * @param sources the texts that the file gives back, by their paths, which begin with the folder of a game
 * @param terms on which the characters that come with the games are judged
 */
public record PublishedPage(List<PublishedGame> games, Map<String, String> sources, JudgingTerms terms,
        PageStock stock) {

    /** The ids of the games, each with its title. */
    public static final String GAMES = "games";
    /** The files that are given back. */
    public static final String SOURCES = "sources";
    private static final Pattern PLACE = Pattern.compile("\\{([a-z-]+)}");

    /** What it carries, before it is compressed. */
    public PagePieces pieces() {
        PagePieces pieces = new PagePieces();
        pieces.add("style/web", stock.text(PageStock.STYLE) + GameStyles.css(rulesets())
                + stock.text(PageStock.CREDITS_STYLE)).add("credits", GameCredits.html(rulesets(), messages()));
        PageStock.ALWAYS.forEach(name -> pieces.add(name, stock.bytes(name)));
        games.forEach(game -> add(game, pieces));
        addShown(pieces);
        addWords(pieces);
        PublishedFonts fonts = PublishedFonts.of(stock.text(PageStock.FONTS),
                rulesets().stream().map(Ruleset::theme).toList());
        pieces.add(PageStock.FONTS, fonts.css());
        fonts.files().forEach(file -> pieces.add(file, stock.bytes(file)));
        addSources(pieces);
        return pieces;
    }

    /**
     * The whole file.
     *
     * @param packed what it carries, compressed
     */
    public String html(byte[] packed) {
        String title = title();
        Messages messages = messages();
        Map<String, String> texts = new LinkedHashMap<>(stock.texts(PageStock.PARTS));
        texts.put("packed", PlainLetters.of(packed));
        texts.put("size", String.valueOf(packed.length));
        texts.put("title", HtmlEscape.of(title));
        List.of("no-script", "opening", "fails").forEach(place -> texts.put(place,
                HtmlEscape.of(messages.text("publish.page." + place, "game", title))));
        return filled(stock.text(PageStock.PAGE), texts);
    }

    private static String filled(String page, Map<String, String> texts) {
        StringBuilder html = new StringBuilder();
        int at = 0;
        Matcher place = PLACE.matcher(page);
        while (place.find()) {
            html.append(page, at, place.start()).append(texts.get(place.group(1)));
            at = place.end();
        }
        return html.append(page.substring(at)).toString();
    }

    /** What the file is called: a single game by its title, several together by the program that made them one. */
    public String title() {
        return games.size() == 1 ? rulesets().get(0).title() : messages().text("publish.page.games");
    }

    private List<Ruleset> rulesets() {
        return games.stream().map(game -> game.loaded().ruleset()).toList();
    }

    private static void add(PublishedGame game, PagePieces pieces) {
        String id = game.loaded().ruleset().id();
        pieces.add(CarriedSources.GAME + id, GameWriter.write(game.loaded()))
                .add(CarriedSources.EXAMPLES + id, PageStock.written(new TreeMap<>(game.examples())));
    }

    /** What the first page says of the examples, which a page then need not judge. */
    private void addShown(PagePieces pieces) {
        Iterator<Ruleset> game = rulesets().iterator();
        ShownExamples.of(games, terms, messages()).forEach(shown -> pieces.add("shown/" + game.next().id(),
                shown.map(ShownExamples::write).orElse(new byte[0])));
    }

    private void addWords(PagePieces pieces) {
        Map<String, String> asked = new TreeMap<>(words());
        asked.keySet().retainAll(stock.texts(PageStock.WORDS).keySet());
        pieces.add("storage", storage()).add(GAMES, PageStock.written(ids()))
                .add(PageStock.WORDS, PageStock.written(asked))
                .add(PageStock.TEMPLATES, games.size() > 1 ? stock.bytes(PageStock.TEMPLATES)
                        : TemplateWriter.write(new WrittenTemplates(stock.bytes(PageStock.TEMPLATES)).all(),
                                PublishedWords.TITLE, PublishedWords.title(title())));
    }

    /** What may be given back; of what is carried anyway, only the name. */
    private void addSources(PagePieces pieces) {
        Map<String, String> carried = CarriedSources.of(pieces);
        Map<String, String> left = new LinkedHashMap<>();
        sources.forEach((path, text) -> left.put(path, text.equals(carried.get(path)) ? "" : text));
        if (!left.isEmpty()) {
            pieces.add(SOURCES, PageStock.written(left));
        }
    }

    /** What the browser keeps is found by this again, whatever the version of a later page and whatever games join it. */
    private String storage() {
        return games.size() == 1 ? ids().keySet().iterator().next() : "games";
    }

    private Map<String, String> ids() {
        Map<String, String> ids = new LinkedHashMap<>();
        rulesets().forEach(game -> ids.put(game.id(), game.title()));
        return ids;
    }

    private Messages messages() {
        return new Messages(words()::get);
    }

    /** What it says, by keys; also what its engine asks for nowhere. */
    public Map<String, String> words() {
        Map<String, String> words = new TreeMap<>(stock.texts(PageStock.WORDS));
        words.putAll(stock.texts(PageStock.OTHER_WORDS));
        return PublishedWords.of(words, rulesets().stream().map(Ruleset::title).toList());
    }
}
