package lampblack.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import lampblack.builder.page.Urls;
import lampblack.builder.printout.PackContents;
import lampblack.builder.printout.PackContents.PackSheet;
import lampblack.builder.printout.PackPage;
import lampblack.builder.printout.PackPicks;
import lampblack.builder.printout.PrintRequest;
import lampblack.builder.printout.Printout;
import lampblack.sheet.Document;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;

/** Prints several sheets of a game at once: what is to be among them is chosen on a page that counts the pages. */
record PackController(Builder builder) {

    /** More sheets than are laid out only to be counted. */
    private static final int MAX_COUNTED = 80;

    /** {@code GET /games/{game}/pack}. */
    Reply choose(Request request) {
        return contents(request).<Reply>map(contents -> {
            PackPage.Chosen chosen = PackPage.Chosen.of(contents, request.fields());
            List<PackSheet> sheets = contents.sheets(chosen.picks(),
                    PrintRequest.of(request.asked(), PrintRequest.OF_PACK));
            // Only a script of ours asks for it: to lay out sheets is work that no other site is to cause.
            Optional<Integer> counted = request.isPart() && request.asks("exact") && sheets.size() <= MAX_COUNTED
                    ? counted(sheets, new PrintSettings(chosen.paper())) : Optional.empty();
            return Reply.Page.of(PackPage.of(chosen, sheets, counted));
        }).orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }

    /** Each sheet begins a page, so that they are counted one by one, and each only once. */
    private Optional<Integer> counted(List<PackSheet> sheets, PrintSettings printing) {
        List<Supplier<byte[]>> documents = new ArrayList<>();
        sheets.forEach(sheet -> documents.add(() -> builder.prints().sheets(Document.of(List.of(sheet.sheet())),
                printing)));
        return builder.prints().pages(documents);
    }

    /** {@code GET /games/{game}/pack/print}. */
    Reply print(Request request) {
        return printed(request, (controller, job) -> controller.answer(request, job));
    }

    /** {@code GET /games/{game}/pack/print.css}. */
    Reply styles(Request request) {
        return printed(request, PrintController::styles);
    }

    /** {@code GET /games/{game}/pack/print.pdf}. */
    Reply pdf(Request request) {
        return printed(request, (controller, job) -> controller.pdf(request, job));
    }

    private Reply printed(Request request, BiFunction<PrintController, PrintController.PrintJob, Reply> answer) {
        Optional<PackContents> contents = contents(request);
        if (contents.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        PackPage.Chosen chosen = PackPage.Chosen.of(contents.get(), request.fields());
        PackPicks picks = chosen.picks();
        PrintRequest printing = PrintRequest.of(request.asked(), PrintRequest.OF_PACK).with(picks.fields());
        List<Sheet> sheets = contents.get().sheets(picks, printing).stream().map(PackSheet::sheet).toList();
        String path = Urls.pack(contents.get().game().id());
        if (sheets.isEmpty()) {
            return new Reply.Redirect(path + "?" + picks.query());
        }
        Document document = printing.document(sheets, sheets.get(0));
        String heading = builder.text("web.pack.heading", "game", contents.get().game().title());
        return answer.apply(new PrintController(builder), new PrintController.PrintJob(printing, PrintRequest.OF_PACK,
                contents.get().game(), contents.get().game().sheets().values().iterator().next(), new Printout.SheetsPrintout(
                new Document(document.language(), heading, document.sheets())), path + "/print",
                path + "?" + picks.query() + "&paper=" + printing.paper().word(), builder.text("web.pack.title")));
    }

    private Optional<PackContents> contents(Request request) {
        return builder.games().game(request.step("game")).map(game -> new PackContents(builder.shelf(),
                builder.games(), builder.messages(), builder.clock(), game));
    }
}
