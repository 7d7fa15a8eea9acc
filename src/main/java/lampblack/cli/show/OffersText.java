package lampblack.cli.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.offers.Offer;
import lampblack.offers.OpenAnswers;
import lampblack.replay.CurrencyTitle;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.build.TakenText;
import lampblack.sheet.text.TextTable;

/** Says what is offered, open offers before closed ones with their reasons. */
record OffersText(EvaluatedCharacter evaluated, Messages messages) {

    /** How many answers to a question are listed at most. */
    private static final int FEW = 6;

    /** Prints the offers of one step or advance. */
    void print(List<Offer> group, TextTable table) {
        Offer first = group.get(0);
        String how = render("cli.offer." + first.block(), "id", first.label().id());
        table.section(first.part().map(part -> part.substring(part.indexOf('.') + 1) + ": ").orElse("")
                + first.label().title() + " (" + how + ")");
        List<Offer> closed = new ArrayList<>();
        for (Offer offer : group) {
            if (offer.isOpen()) {
                table.row(List.of("+", title(offer), cost(offer), ""));
            } else {
                closed.add(offer);
            }
        }
        boolean together = closed.size() > 1 && closed.stream().map(this::reasons).distinct().count() == 1;
        if (together) {
            String titles = closed.stream().map(this::title).distinct().collect(Collectors.joining(", "));
            table.row(List.of("-", render("cli.offer.none", "titles", Message.verbatim(titles))));
            table.row(List.of("", reasons(closed.get(0))));
        } else {
            List<Offer> leftOut = closed.stream().filter(OffersText::isLeftOut).toList();
            if (leftOut.size() > 1) {
                closed.removeAll(leftOut);
            }
            closed.forEach(offer -> table.row(List.of("-", title(offer), cost(offer), reasons(offer))));
            if (leftOut.size() > 1) {
                String titles = leftOut.stream().map(offer -> offer.candidate().title()).distinct()
                        .collect(Collectors.joining(", "));
                table.row(List.of("-", render("cli.offer.left-out", "titles", Message.verbatim(titles))));
            }
        }
    }

    /** Whether it is not among what may be chosen, whatever else speaks against it. */
    private static boolean isLeftOut(Offer offer) {
        return offer.violations().stream().anyMatch(violation -> violation.found().code() == Code.OPTION__NOT_OFFERED);
    }

    private String title(Offer offer) {
        List<String> blanks = offer.candidate().blanks();
        String title = offer.candidate().title();
        if (blanks.isEmpty()) {
            return offer.isOpen() ? title + taken(offer, title.isEmpty() ? "" : " ") : title;
        }
        boolean named = offer.candidate().keys().values().stream().anyMatch(value -> !value.equals("…"));
        return named ? title + " (" + String.join(", ", blanks.stream().map(blank -> asked(offer, blank)).toList()) + ")" : render("cli.offer.own", "block", title);
    }

    /** What is asked, with the answers that are left where these are few. */
    private String asked(Offer offer, String question) {
        Map<String, List<String>> answers = OpenAnswers.of(offer, evaluated).all();
        int left = answers.getOrDefault(question, List.of()).size();
        String words = left == 0 || !offer.isOpen() ? ""
                : left > FEW ? " " + render("cli.offer.answers", "count", left)
                : " " + String.join(", ", OpenAnswers.of(offer, evaluated).titles(question));
        return question + "?" + words;
    }

    /** What happens when it is taken. */
    private String taken(Offer offer, String ahead) {
        OpenAnswers answers = OpenAnswers.of(offer, evaluated);
        TakenText words = new TakenText(answers.of().inPlay(), evaluated.ruleset(), messages);
        Optional<String> option = answers.option().flatMap(taken -> words.of(taken.whenTaken()));
        return Stream.concat(option.stream(), answers.advance().flatMap(item -> words.of(item.whenTaken())).stream())
                .map(sentence -> ahead + "(" + sentence.substring(0, sentence.length() - 1) + ")")
                .collect(Collectors.joining());
    }

    private String cost(Offer offer) {
        List<String> prices = new ArrayList<>();
        for (Map.Entry<String, Long> entry : offer.cost().entrySet()) {
            EvaluatedCharacter of = offer.part().map(this::part).orElse(evaluated);
            prices.add(CurrencyTitle.priced(entry.getValue(), of.currencyTitle(entry.getKey(), entry.getValue())));
        }
        return String.join(", ", prices);
    }

    private EvaluatedCharacter part(String path) {
        int dot = path.indexOf('.');
        return evaluated.parts().get(path.substring(0, dot)).get(path.substring(dot + 1));
    }

    private String reasons(Offer offer) {
        return offer.violations().stream().map(violation -> violation.found().code() == Code.CREATION__UNFINISHED
                        ? render("cli.offer.unfinished")
                        : messages.render(violation.found().message()))
                .distinct().collect(Collectors.joining(" "));
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
