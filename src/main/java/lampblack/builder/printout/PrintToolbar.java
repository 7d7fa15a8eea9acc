package lampblack.builder.printout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.builder.page.Notice;
import lampblack.builder.shelf.GameState;
import lampblack.diagnostic.Messages;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.sheet.Paper;

/**
 * What stands above a print on the screen, to choose what is printed and how; it is not printed itself.
 *
 * @param back where the print comes from
 * @param lists what cards are made of; empty where none are printed
 * @param kept fields that the form hands on
 * @param pdf the way to the PDF; none where nobody makes it
 * @param state whether the files of its game are fit for use at the moment
 */
public record PrintToolbar(
        String action, String back, String backTitle, List<PrintChoice> kinds, List<PrintChoice> lists,
        List<PrintChoice> papers,
        List<PrintFlag> flags, List<Notice.HiddenField> kept, String save, String text,
        List<GameState> state, List<PdfLink> pdf) {

    /** What a press makes, where the PDF is, and its name as a file. */
    public record PdfLink(String title, String path, String file, String done) {}

    /** @param selected {@code selected} or empty */
    public record PrintChoice(String value, String title, String selected) {}

    /** @param checked {@code checked} or empty */
    public record PrintFlag(String name, String title, String checked) {}

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
        List<PrintChoice> papers = Stream.of(Paper.values()).map(Paper::word)
                .map(word -> option(messages, "paper", word,
                printRequest.paper().word().equals(word))).toList();
        List<Notice.HiddenField> kept = new ArrayList<>(printRequest.picked());
        printRequest.sheet().ifPresent(name -> kept.add(new Notice.HiddenField("sheet", name)));
        printRequest.playbook().ifPresent(name -> kept.add(new Notice.HiddenField("playbook", name)));
        return new PrintToolbar(action, back, backTitle,
                kinds.equals(PrintRequest.OF_PACK) ? List.of() : kinds.stream().map(kind -> option(messages, "kind", kind, printRequest.kind().equals(kind))).toList(),
                printRequest.isCards() ? lists(messages, printRequest, sheet) : List.of(), papers,
                PrintRequest.FLAGS.stream().filter(name -> !kinds.equals(PrintRequest.OF_GAME) || !OF_CHARACTERS.contains(name))
                        .filter(name -> !kinds.equals(PrintRequest.OF_PACK) || !name.equals("with-reference"))
                        .filter(name -> !printRequest.isCards() || !NEVER_CARDS.contains(name))
                        .map(name ->
                        new PrintFlag(name, messages.text("web.print." + name), printRequest.is(name) ? "checked"
                        : ""))
                        .toList(),
                kept, action + printRequest.query() + "&save=yes", action + printRequest.query() + "&text=yes", state,
                pdf.stream().flatMap(file -> Stream.concat(
                        Stream.of(link(messages, "web.print.pdf", action + ".pdf" + printRequest.query(), file)),
                        fillable ? Stream.of(link(messages, "web.print.fillable", action + ".pdf" + printRequest.query()
                                + "&fillable=yes", messages.text("web.print.fillable.file", "file", file)))
                                : Stream.of())).toList());
    }

    private static PdfLink link(Messages messages, String title, String path, String file) {
        return new PdfLink(messages.text(title), path, file, messages.text("web.print.pdf.done", "file", file));
    }

    private static List<PrintChoice> lists(Messages messages, PrintRequest printRequest, SheetRules sheet) {
        List<PrintChoice> lists = new ArrayList<>();
        lists.add(new PrintChoice("", messages.text("web.print.list.all"), printRequest.list().isEmpty() ? "selected"
                : ""));
        sheet.lists().values().stream().filter(optionList -> !optionList.id().equals(OptionKey.PLAYBOOKS))
                .filter(optionList -> !optionList.entries().isEmpty() || optionList.open())
                .forEach(optionList -> lists.add(new PrintChoice(optionList.id(), optionList.label().title(),
                        printRequest.list().filter(optionList.id()::equals).isPresent() ? "selected" : "")));
        return lists;
    }

    private static PrintChoice option(Messages messages, String what, String value, boolean selected) {
        return new PrintChoice(value, messages.text("web.print." + what + "." + value), selected ? "selected" : "");
    }
}
