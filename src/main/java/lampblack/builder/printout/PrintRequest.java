package lampblack.builder.printout;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.card.DeckBuilder;

/**
 * What is to be printed and how, as an address says it; what it does not know it takes as not said.
 *
 * @param flags those of {@link #FLAGS} that are set
 * @param list the one list that cards are made of, where it is not every one
 */
public record PrintRequest(String kind, Paper paper, List<String> flags, Optional<String> sheet,
        Optional<String> playbook,
        Optional<String> list) {

    /** What a print of a character may be. */
    public static final List<String> OF_CHARACTER = List.of("filled", "cards", "group", "blank", "reference");
    /** What a print of a game may be. */
    public static final List<String> OF_GAME = List.of("blank", "cards", "reference");
    static final List<String> FLAGS = List.of("large", "landscape", "two-sided", "without-marks", "with-reference");

    public static PrintRequest of(Context context, List<String> kinds) {
        String kind = Optional.ofNullable(context.queryParam("kind")).filter(kinds::contains).orElse(kinds.get(0));
        Paper paper = Paper.LETTER.word().equals(context.queryParam("paper")) ? Paper.LETTER : Paper.A4;
        List<String> flags = FLAGS.stream().filter(name -> context.queryParam(name) != null).toList();
        return new PrintRequest(kind, paper, flags, Optional.ofNullable(context.queryParam("sheet")),
                Optional.ofNullable(context.queryParam("playbook")).filter(name -> !name.isEmpty()),
                Optional.ofNullable(context.queryParam("list")).filter(name -> !name.isEmpty()));
    }

    public boolean isCards() {
        return kind.equals("cards");
    }

    /** What puts cards together on this paper. */
    public DeckBuilder deck(Messages messages) {
        return new DeckBuilder(messages, printing(), is("landscape"), list.stream().toList());
    }

    public boolean is(String flag) {
        return flags.contains(flag);
    }

    public PrintSettings printing() {
        return new PrintSettings(paper, is("large"), is("two-sided"));
    }

    /** The sheets as a document. @param reference the rules of the game, printed behind them where that is asked for */
    public Document document(List<Sheet> sheets, Sheet reference) {
        List<Sheet> all = new ArrayList<>(sheets);
        if (is("with-reference") && !kind.equals("reference")) {
            all.add(reference);
        }
        return Document.of(is("landscape") ? all.stream().map(Sheet::toLandscape).toList() : all);
    }

    /** The same wish as the end of an address. */
    public String query() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("kind", kind);
        all.put("paper", paper.word());
        sheet.ifPresent(name -> all.put("sheet", name));
        playbook.ifPresent(name -> all.put("playbook", name));
        list.ifPresent(name -> all.put("list", name));
        flags.forEach(flag -> all.put(flag, "yes"));
        return all.entrySet().stream().map(entry -> entry.getKey() + "=" + Urls.encoded(entry.getValue()))
                .collect(Collectors.joining("&", "?", ""));
    }
}
