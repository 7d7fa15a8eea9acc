package lampblack.builder.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.ledger.AdvanceGroup.AdvanceFind;
import lampblack.builder.ledger.AdvanceGroup.AdvanceRow;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.PrerequisiteIndex;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.offers.Offer;
import lampblack.offers.OfferList;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Candidate;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.step.CreationStep;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.build.TakenText;

/**
 * What can be bought, advance by advance: what is open, and what is shut and why.
 *
 * @param limits what is left of each limit that several things share
 */
public record SpendView(List<String> limits, List<AdvanceGroup> groups) {

    /** Of how many things it is said at once what each does. */
    private static final int FEW = 6;

    public SpendView {
        limits = List.copyOf(limits);
        groups = List.copyOf(groups);
    }

    /** What offers several things, or has some of them shut. */
    public List<AdvanceGroup> lists() {
        return groups.stream().filter(group -> !group.isSingle() && !group.isShut()).toList();
    }

    /** What is one thing, and open. */
    public List<AdvanceGroup> singles() {
        return groups.stream().filter(AdvanceGroup::isSingle).toList();
    }

    /** What has nothing that can be bought now. */
    public List<AdvanceGroup> shut() {
        return groups.stream().filter(AdvanceGroup::isShut).toList();
    }

    static SpendView of(Messages messages, String stem, EvaluatedCharacter evaluated, OfferList offering,
            FormData query) {
        Map<String, List<Offer>> byAdvance = new LinkedHashMap<>();
        offering.offers().forEach(offer -> byAdvance.computeIfAbsent(offer.where(), where -> new ArrayList<>()).add(offer));
        return new SpendView(LimitsLeft.of(messages, evaluated), byAdvance.values().stream()
                .map(offers -> new SpendViewBuilder(messages, stem, evaluated, query).group(offers)).toList());
    }

    /** The evaluated part, or the whole character where no part is named. */
    static EvaluatedCharacter of(EvaluatedCharacter whole, Optional<String> part) {
        return part.flatMap(path -> Optional.ofNullable(
                whole.parts().get(path.substring(0, Math.max(0, path.indexOf('.')))))
                .map(parts -> parts.get(path.substring(path.indexOf('.') + 1)))).orElse(whole);
    }

    /** Makes the rows of one character. */
    private record SpendViewBuilder(Messages messages, String stem, EvaluatedCharacter whole, FormData query) {

        AdvanceGroup group(List<Offer> offers) {
            Offer first = offers.get(0);
            List<Offer> open = offers.stream().filter(Offer::isOpen).toList();
            List<Offer> leftOut = offers.stream().filter(SpendViewBuilder::isLeftOut).toList();
            List<Offer> shut = offers.stream().filter(offer -> !offer.isOpen() && !leftOut.contains(offer)).toList();
            List<String> reasons = Distinct.of(shut.stream().map(this::why));
            boolean alike = reasons.size() == 1 && shut.size() > 1;
            List<String> costs = Distinct.of(offers.stream().map(this::cost));
            String part = first.part().map(name -> name.substring(name.indexOf('.') + 1) + ": ").orElse("");
            boolean same = costs.size() == 1;
            String id = "advance." + first.where().replace(' ', '.');
            String title = part + first.label().title();
            List<AdvanceRow> rows = open.stream().map(offer -> row(offer, same, false)).toList();
            List<AdvanceFind> find = find(id, title, rows);
            return new AdvanceGroup(id, title,
                    text(first.label().text(), advance(first).flatMap(advance -> taken(first, advance.whenTaken()))),
                    same ? costs.get(0) : "",
                    find, tells(rows), find.isEmpty() ? rows : rows.stream().filter(find.get(0)::finds).toList(),
                    new AdvanceGroup.ShutAdvances(shut.stream().map(offer -> row(offer, same, alike)).toList(),
                            alike ? reasons.get(0) : "", messages.text("web.advance.shut", "count",
                            shut.size() + leftOut.size()), leftOut(leftOut)));
        }

        private List<AdvanceFind> find(String id, String title, List<AdvanceRow> rows) {
            if (rows.size() <= AdvanceFind.LONG) {
                return List.of();
            }
            String words = query.text("list").filter(id::equals).isPresent() ? query.some("find").orElse("") : "";
            return List.of(new AdvanceFind(id, CharacterTab.ADVANCE.path(stem) + "#" + id, words,
                    messages.text("web.build.find", "list", title)));
        }

        private List<String> tells(List<AdvanceRow> rows) {
            return rows.size() > FEW && rows.stream().anyMatch(AdvanceRow::isTold)
                    ? List.of(messages.text("web.advance.tell")) : List.of();
        }

        private String leftOut(List<Offer> offers) {
            List<String> titles = Distinct.of(offers.stream().map(offer -> offer.candidate().title()));
            return titles.isEmpty() ? "" : messages.text("web.advance.left-out", "titles", titles);
        }

        private AdvanceRow row(Offer offer, boolean sameCost, boolean alike) {
            String path = path(offer);
            return new AdvanceRow(
                    "offer." + path.substring(path.lastIndexOf('?') + 1).replaceAll("[^A-Za-z0-9]+", "."), path,
                    title(offer), sameCost ? "" : cost(offer),
                    offer.isOpen() ? text(offer) : List.of(), offer.isOpen() ? leads(offer) : "",
                    offer.isOpen() || alike ? "" : why(offer));
        }

        private String title(Offer offer) {
            if (offer.candidate().title().isEmpty()) {
                return offer.label().title();
            }
            boolean named = offer.candidate().keys().values().stream()
                    .anyMatch(value -> !value.equals(Candidate.BLANK));
            return named || offer.candidate().blanks().isEmpty() ? offer.candidate().title()
                    : messages.text("web.advance.own", "block", offer.candidate().title());
        }

        private String cost(Offer offer) {
            String price = BalancesView.price(offer.cost(), of(whole, offer.part()));
            return !price.isEmpty() ? price
                    : offer.block().equals(Offer.DUE) ? messages.text("web.advance.due")
                    : messages.text(advance(offer).filter(advance -> advance.cost().ofChosen()).isPresent()
                            ? "web.advance.its-price" : "web.advance.free");
        }

        private String leads(Offer offer) {
            EvaluatedCharacter evaluated = of(whole, offer.part());
            List<String> titles = Optional.ofNullable(offer.candidate().keys().get("choose"))
                    .flatMap(name -> option(evaluated, offer, name))
                    .map(option -> new PrerequisiteIndex(evaluated.sheet()).needing(option)).orElse(List.of());
            return titles.isEmpty() ? "" : messages.text("web.advance.leads", "what", titles);
        }

        private List<Paragraph> text(Offer offer) {
            EvaluatedCharacter evaluated = of(whole, offer.part());
            return text(offer.candidate().text(), Optional.ofNullable(offer.candidate().keys().get("choose"))
                    .flatMap(name -> option(evaluated, offer, name)).flatMap(evaluated.sheet()::option)
                    .flatMap(option -> taken(offer, option.whenTaken())));
        }

        /** The author's words, and behind them what happens when it is taken. */
        private static List<Paragraph> text(String words, Optional<String> taken) {
            List<Paragraph> text = new ArrayList<>(Markup.paragraphs(words));
            taken.map(Markup::paragraphs).ifPresent(text::addAll);
            return text;
        }

        private Optional<String> taken(Offer offer, WhenTaken what) {
            return new TakenText(of(whole, offer.part()).inPlay(), whole.ruleset(), messages).of(what);
        }

        private Optional<Advance> advance(Offer offer) {
            return Optional.of(of(whole, offer.part()).sheet().advances()).filter(all -> offer.block()
                    .equals(Offer.ADVANCE)).map(all -> all.get(offer.label().id()));
        }

        private String why(Offer offer) {
            Stream<String> reasons = offer.violations().stream()
                    .filter(violation -> violation.found().severity() == Severity.ERROR)
                    .map(violation -> violation.found().code() == Code.CREATION__UNFINISHED
                            ? messages.text("web.advance.unfinished")
                            : messages.render(violation.found().message()));
            return String.join(" ", Distinct.of(reasons));
        }

        private static boolean isLeftOut(Offer offer) {
            return offer.violations().stream().anyMatch(violation -> violation.found()
                    .code() == Code.OPTION__NOT_OFFERED);
        }

        private String path(Offer offer) {
            StringBuilder path = new StringBuilder(CharacterTab.ADVANCE.path(stem))
                    .append(offer.block().equals(Offer.DUE) ? "?do=due&due=" : "?do=buy&advance=")
                    .append(Urls.encoded(offer.label().id()));
            offer.part().ifPresent(part -> path.append("&part=").append(Urls.encoded(part)));
            offer.candidate().keys().forEach((key, value) -> {
                if (!value.equals(Candidate.BLANK) || key.equals("choose")) {
                    path.append('&').append(key).append('=').append(Urls.encoded(value));
                }
            });
            return path.append("#deed").toString();
        }
    }

    /** The option that an advance or a step takes from its list, where it takes one. */
    private static Optional<OptionKey> option(EvaluatedCharacter evaluated, Offer offer, String choose) {
        String id = offer.label().id();
        Optional<ListChoice> from = offer.block().equals(Offer.ADVANCE)
                ? Optional.ofNullable(evaluated.sheet().advances().get(id)).flatMap(Advance::listChoice)
                : Optional.ofNullable(evaluated.sheet().creation().get(id)).flatMap(CreationStep::listChoice);
        return from.map(choice -> choice.from().key(choose, evaluated.sheet()));
    }
}
