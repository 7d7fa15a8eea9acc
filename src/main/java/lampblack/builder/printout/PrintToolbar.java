package lampblack.builder.printout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.builder.page.Choice;
import lampblack.builder.page.FormField;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Link;
import lampblack.builder.page.Tick;
import lampblack.builder.shelf.GameState;
import lampblack.diagnostic.Messages;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.sheet.Paper;

/**
 * What stands above a print on the screen, to choose what is printed and how; it is not printed itself.
 *
 * @param back where the print comes from
 * @param selects what is printed, on what, and for cards what they are made of
 * @param kept fields that the form hands on
 * @param ways to the same as a file and as text
 * @param state whether the files of its game are fit for use at the moment
 * @param pdf the way to the PDF; none where nobody makes it
 */
public record PrintToolbar(String action, Link back, List<FormField> selects, List<Tick> flags, List<HiddenField> kept,
        List<Link> ways, List<GameState> state, List<PdfLink> pdf) {

    /** What a press makes, where the PDF is, and its name as a file. */
    public record PdfLink(String title, String path, String file, String done) {}

    /** What only sheets of characters have anything to do with. */
    private static final List<String> OF_CHARACTERS = List.of("play", "without-marks");
    /** What cards have nothing to do with. */
    private static final List<String> NEVER_CARDS = List.of("play", "two-sided", "with-reference");

    /**
     * @param sheet whose lists cards may be made of
     * @param pdf the name of the PDF, where one can be made
     * @param fillable whether there can be one to fill in
     */
    public static PrintToolbar of(Messages messages, PrintRequest printRequest, List<String> kinds, SheetRules sheet,
            String action, String back,
            String backTitle, List<GameState> state, List<String> pdf, boolean fillable) {
        List<HiddenField> kept = new ArrayList<>(printRequest.picked());
        printRequest.sheet().ifPresent(name -> kept.add(new HiddenField("sheet", name)));
        printRequest.playbook().ifPresent(name -> kept.add(new HiddenField("playbook", name)));
        String same = action + printRequest.query();
        return new PrintToolbar(action, Link.at("print.back", back, backTitle),
                selects(messages, printRequest, kinds, sheet), flags(messages, printRequest, kinds), kept,
                List.of(Link.at("", same + "&save=yes", messages.text("web.print.save")),
                        Link.at("", same + "&text=yes", messages.text("web.print.text"))), state,
                pdf.stream().flatMap(file -> Stream.concat(
                        Stream.of(link(messages, "web.print.pdf", action + ".pdf" + printRequest.query(), file)),
                        fillable ? Stream.of(link(messages, "web.print.fillable", action + ".pdf" + printRequest.query()
                                + "&fillable=yes", messages.text("web.print.fillable.file", "file", file)))
                                : Stream.of())).toList());
    }

    private static List<Tick> flags(Messages messages, PrintRequest printRequest, List<String> kinds) {
        return PrintRequest.FLAGS.stream()
                .filter(name -> !kinds.equals(PrintRequest.OF_GAME) || !OF_CHARACTERS.contains(name))
                .filter(name -> !kinds.equals(PrintRequest.OF_PACK) || !name.equals("with-reference"))
                .filter(name -> !printRequest.isCards() || !NEVER_CARDS.contains(name))
                .map(name -> Tick.of("print." + name, name, "yes", messages.text("web.print." + name),
                        printRequest.is(name))).toList();
    }

    private static List<FormField> selects(Messages messages, PrintRequest printRequest, List<String> kinds,
            SheetRules sheet) {
        List<FormField> selects = new ArrayList<>();
        if (!kinds.equals(PrintRequest.OF_PACK)) {
            selects.add(select(messages, "kind", "what", kinds.stream().map(kind -> Choice.of(kind,
                    messages.text("web.print.kind." + kind), printRequest.kind())).toList()));
        }
        if (printRequest.isCards()) {
            selects.add(select(messages, "list", "list", lists(messages, printRequest, sheet)));
        }
        selects.add(papers(messages, printRequest.paper(), "print.paper"));
        return selects;
    }

    private static FormField select(Messages messages, String name, String title, List<Choice> choices) {
        return FormField.one(name, messages.text("web.print." + title), choices, false).at("print." + name);
    }

    /** The papers to choose from. */
    static FormField papers(Messages messages, Paper chosen, String id) {
        return FormField.one("paper", messages.text("web.print.on"), Stream.of(Paper.values()).map(paper ->
                Choice.of(paper.word(), messages.text("web.print.paper." + paper.word()), paper == chosen)).toList(),
                false).at(id);
    }

    private static PdfLink link(Messages messages, String title, String path, String file) {
        return new PdfLink(messages.text(title), path, file, messages.text("web.print.pdf.done", "file", file));
    }

    private static List<Choice> lists(Messages messages, PrintRequest printRequest, SheetRules sheet) {
        String chosen = printRequest.list().orElse("");
        List<Choice> lists = new ArrayList<>(List.of(Choice.of("", messages.text("web.print.list.all"), chosen)));
        sheet.lists().values().stream().filter(list -> !list.id().equals(OptionKey.PLAYBOOKS))
                .filter(list -> !list.entries().isEmpty() || list.open())
                .forEach(list -> lists.add(Choice.of(list.id(), list.label().title(), chosen)));
        return lists;
    }
}
