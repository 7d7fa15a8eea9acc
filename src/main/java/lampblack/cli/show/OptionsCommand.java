package lampblack.cli.show;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.edit.LoadedCharacter;
import lampblack.json.OfferJson;
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
public final class OptionsCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--open", description = "Leave out what cannot be taken.")
    private boolean openOnly;

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = context.character(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        OfferList all = OfferFinder.of(character.get().evaluated());
        List<Offer> offers = all.offers().stream()
                .filter(offer -> offer.isOpen() || !openOnly).toList();
        all.cut().ifPresent(cut -> context.printToErrors("cli.offers-cut", "title", cut.candidate().title(), "where",
                cut.label().title()));
        if (format == OutputFormat.JSON) {
            context.printJson(offers.stream().map(offer -> OfferJson.of(offer, character.get().evaluated())).toList());
            return ExitCode.FINE;
        }
        Map<String, List<Offer>> byPlace = new LinkedHashMap<>();
        offers.forEach(offer -> byPlace.computeIfAbsent(offer.where(), where -> new ArrayList<>()).add(offer));
        TextTable table = new TextTable();
        OffersText words = new OffersText(character.get().evaluated(), context.messages());
        byPlace.values().forEach(group -> words.print(group, table));
        context.out().print(table.text().stripLeading());
        if (offers.isEmpty()) {
            context.printMessage("cli.no-offers");
        }
        return ExitCode.FINE;
    }
}
