package lampblack.cli.show;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.cli.shell.PathCommand;
import lampblack.edit.LoadedCharacter;
import lampblack.json.JsonPrinter;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferList;
import lampblack.sheet.text.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what a character may take next. */
@Command(name = "options", description = "Show what can be taken next, at what cost, and why the rest cannot.")
public final class OptionsCommand implements PathCommand {

    @Mixin
    private CommandContext desk;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--open", description = "Leave out what cannot be taken.")
    private boolean openOnly;

    @Override
    public void setPaths(CommandContext desk, List<Path> paths) {
        this.desk = desk;
        this.file = paths.get(0);
    }

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = desk.character(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        OfferList all = OfferFinder.of(character.get().outcome());
        List<Offer> offers = all.offers().stream()
                .filter(offer -> offer.isOpen() || !openOnly).toList();
        all.cut().ifPresent(cut -> desk.printToErrors("cli.offers-cut", "title", cut.candidate().title(), "where",
                cut.label().title()));
        if (format == OutputFormat.JSON) {
            desk.out().print(JsonPrinter.print(offers.stream().map(this::json).toList()));
            return ExitCode.FINE;
        }
        Map<String, List<Offer>> byPlace = new LinkedHashMap<>();
        offers.forEach(offer -> byPlace.computeIfAbsent(offer.where(), where -> new ArrayList<>()).add(offer));
        TextTable page = new TextTable();
        OffersText words = new OffersText(character.get().outcome(), desk.messages());
        byPlace.values().forEach(group -> words.print(group, page));
        desk.out().print(page.text().stripLeading());
        if (offers.isEmpty()) {
            desk.say("cli.no-offers");
        }
        return ExitCode.FINE;
    }

    private Map<String, Object> json(Offer offer) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("where", offer.where());
        shown.put("title", offer.candidate().title());
        shown.put("choice", offer.candidate().keys());
        shown.put("blanks", offer.candidate().blanks());
        shown.put("cost", offer.cost());
        shown.put("open", offer.isOpen());
        shown.put("objections", JsonPrinter.diagnostics(offer.objections().stream().map(violation -> violation.found())
                .toList(),
                desk.messages()));
        return shown;
    }
}
