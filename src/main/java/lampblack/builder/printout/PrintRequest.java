package lampblack.builder.printout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.DeckBuilder;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;

/**
 * The settings of a print page, read from the query of its address; unknown values count as absent.
 *
 * @param flags those of {@link #FLAGS} that are set
 * @param list the list to make cards of; empty for all
 * @param picked the fields that say which sheets are printed, where several are
 */
public record PrintRequest(String kind, Paper paper, List<String> flags, Optional<String> sheet,
        Optional<String> playbook,
        Optional<String> list, List<HiddenField> picked) {

    /** What a print of a character may be. */
    public static final List<String> OF_CHARACTER = List.of("filled", "cards", "group", "blank", "reference");
    /** What a print of a game may be. */
    public static final List<String> OF_GAME = List.of("blank", "cards", "reference");
    /** What a print of several sheets of a game may be. */
    public static final List<String> OF_PACK = List.of("pack");
    static final List<String> FLAGS = List.of("play", "large", "landscape", "two-sided", "plain", "without-marks",
            "with-reference");

    public static PrintRequest of(Map<String, List<String>> asked, List<String> kinds) {
        String kind = first(asked, "kind").filter(kinds::contains).orElse(kinds.get(0));
        Paper paper = Paper.ofWord(first(asked, "paper").orElse(""));
        List<String> flags = FLAGS.stream().filter(asked::containsKey)
                .filter(flag -> !paper.isSmall() || !flag.equals("large")).toList();
        return new PrintRequest(kind, paper, flags, first(asked, "sheet"),
                first(asked, "playbook").filter(name -> !name.isEmpty()),
                first(asked, "list").filter(name -> !name.isEmpty()), List.of());
    }

    /** The same, and which sheets are printed. */
    public PrintRequest with(List<HiddenField> picks) {
        return new PrintRequest(kind, paper, flags, sheet, playbook, list, picks);
    }

    private static Optional<String> first(Map<String, List<String>> asked, String name) {
        return asked.getOrDefault(name, List.of()).stream().findFirst();
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
        return new PrintSettings(paper, is("large"), is("two-sided"), is("plain"));
    }

    /** The sheet of a character: a record of it, or one to play on; with or without what was marked in play. */
    public Sheet sheet(EvaluatedCharacter evaluated, SheetBuilder sheets) {
        EvaluatedCharacter marked = marked(evaluated);
        return is("play") ? sheets.play(marked) : sheets.filled(marked);
    }

    /** The outcome of which something is printed. */
    public EvaluatedCharacter marked(EvaluatedCharacter evaluated) {
        return is("without-marks") ? evaluated.withoutMarks() : evaluated;
    }

    /** The sheets as a document. @param reference the rules of the game, printed behind them where that is asked for */
    public Document document(List<Sheet> sheets, Sheet reference) {
        List<Sheet> all = new ArrayList<>(sheets);
        if (is("with-reference") && !kind.equals("reference")) {
            all.add(reference);
        }
        return Document.of(is("landscape") ? all.stream().map(Sheet::toLandscape).toList() : all).on(paper);
    }

    /** The same request as the query of an address. */
    public String query() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("kind", kind);
        all.put("paper", paper.word());
        sheet.ifPresent(name -> all.put("sheet", name));
        playbook.ifPresent(name -> all.put("playbook", name));
        list.ifPresent(name -> all.put("list", name));
        flags.forEach(flag -> all.put(flag, "yes"));
        Stream<String> picks = picked.stream().map(field -> field.name() + "=" + Urls.encoded(field.value()));
        return Stream.concat(all.entrySet().stream().map(entry -> entry.getKey() + "="
                + Urls.encoded(entry.getValue())), picks).collect(Collectors.joining("&", "?", ""));
    }
}
