package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Pick;
import lampblack.character.Taken;
import lampblack.engine.Openings;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.Choose;
import lampblack.rules.Filter;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.RandomTable;
import lampblack.sheet.Mark;
import lampblack.sheet.Markup;

/** Sets the lists of a sheet that is being made. */
record OptionDesk(Bench bench) {

    /** A block for each list that creation takes from; of others, what stands on the sheet. */
    Map<String, DeskBlock> all() {
        Map<String, DeskBlock> blocks = new LinkedHashMap<>();
        for (OptionList list : bench.rules().lists().values()) {
            List<Choose> steps = bench.free() ? steps(list) : List.of();
            if (list.id().equals(OptionKey.PLAYBOOKS) && bench.in().isEmpty()) {
                continue;
            }
            if (!steps.isEmpty()) {
                blocks.put("lists." + list.id(), block(list, steps));
            } else {
                bench.pieces().list(list).ifPresent(each -> blocks.put("lists." + list.id(),
                        new DeskBlock.Printed(bench.id("lists", list.id()), List.of(each))));
            }
        }
        return blocks;
    }

    /** The steps that take from a list, or that something has been taken in. */
    private List<Choose> steps(OptionList list) {
        return bench.takers(list.id()).stream().filter(each -> !each.picks().most().equals(Amount.Fixed.ZERO)
                || bench.at().morePicks(each.id()) > 0 || bench.choice(each.id()).isPresent()).toList();
    }

    private DeskOptions block(OptionList list, List<Choose> steps) {
        String path = bench.id("lists", list.id());
        Map<String, List<DeskOptions.Row>> groups = new LinkedHashMap<>();
        AskDesk asks = new AskDesk(bench);
        for (Option option : list.entries().values()) {
            List<Taken> taken = bench.at().state().taken(list.id(), option.key().id());
            boolean offered = steps.stream().anyMatch(each -> bench.openings().offers(each.id(), option.key().id()));
            if (offered || !taken.isEmpty() || bench.at().has(option.key())) {
                String group = option.playbook().filter(each -> !Optional.of(each).equals(bench.at().playbook()))
                        .map(each -> bench.at().title(new OptionKey(OptionKey.PLAYBOOKS, each))).orElse("");
                groups.computeIfAbsent(group, each -> new ArrayList<>()).add(row(list, steps, option, taken, asks));
            }
        }
        for (Taken taken : bench.at().state().list(list.id())) {
            if (taken.made()) {
                groups.computeIfAbsent("", each -> new ArrayList<>()).add(made(list, steps, taken, asks));
            }
        }
        String hint = steps.size() == 1 ? bench.render(Budgets.left(bench, steps.get(0))) : "";
        return new DeskOptions(path, bench.at().titleOf(list.label()), hint, Markup.paragraphs(list.label().text()),
                groups.isEmpty() ? waits(list) : "", bench.action("take"), bench.in(),
                groups.entrySet().stream().map(each ->
                new DeskOptions.Group(each.getKey(), each.getValue())).toList(), makers(list, steps), rolls(list,
                        steps));
    }

    /** What is chosen first, where all of a list comes with that. */
    private String waits(OptionList list) {
        boolean chosen = list.entries().isEmpty() || bench.at().playbook().isPresent() || !bench.in().isEmpty();
        return chosen ? "" : Switching.step(bench.corner().character())
                .map(step -> bench.words("web.build.waits", "step", step.label().title())).orElse("");
    }

    private DeskOptions.Row row(
            OptionList list, List<Choose> steps, Option option, List<Taken> taken, AskDesk asks) {
        String id = option.key().id();
        String title = option.label().title();
        boolean has = bench.at().has(option.key());
        boolean gift = has && taken.isEmpty();
        List<DeskOptions.Tick> ticks = new ArrayList<>();
        for (Choose step : gift ? List.<Choose>of() : steps) {
            if (bench.openings().offers(step.id(), id) || count(step, id) > 0) {
                ticks.addAll(ticks(step, id, title, steps.size() > 1, option));
            }
        }
        boolean closed = !has && !ticks.isEmpty() && ticks.stream().allMatch(each -> each.closed().equals("true"));
        String giver = gift ? bench.at().givenBy(option.key()).map(each -> bench.at().title(new OptionKey(each.list(),
                each.id())))
                .orElse("") : "";
        String row = bench.id(list.id(), id);
        boolean look = !has && !ticks.isEmpty() && bench.in().isEmpty();
        return new DeskOptions.Row(row, steps.size() > 1 || ticks.isEmpty() ? title : "",
                gift ? "given" : has ? "taken" : closed ? "closed" : "",
                gift ? bench.words(giver.isEmpty() ? "web.build.gift" : "web.build.gift-of", "giver", giver) : "",
                        ticks,
                facts(list, option, has), Markup.paragraphs(option.label().text()),
                has ? asks.of(list, option, taken) : List.of(),
                look ? Preview.path(bench, "take", Map.of("take", ticks.get(0).value())) : "",
                look ? bench.words("web.build.look", "what", title) : "");
    }

    /** Short words beside the title; of what is not taken yet, also what it leads to. */
    private List<String> facts(OptionList list, Option option, boolean has) {
        List<String> facts = new ArrayList<>(bench.pieces().facts(list, option));
        List<String> leads = has ? List.of() : new Leads(bench.rules()).from(option.key());
        if (!leads.isEmpty()) {
            facts.add(bench.words("web.build.leads", "what", leads));
        }
        return facts;
    }

    private long count(Choose step, String id) {
        return bench.choice(step.id()).map(Pick::decode).orElse(List.of()).stream()
                .filter(each -> each.name().text().equals(id) || each.name().text().equals(step.list() + "." + id)
                        || step.list().isEmpty()).count();
    }

    /** A box for each time it was taken in a step, and one to take it once more, unless it can be taken but once. */
    private List<DeskOptions.Tick> ticks(Choose step, String id, String title, boolean named, Option option) {
        List<DeskOptions.Tick> ticks = new ArrayList<>();
        long had = count(step, id);
        String text = named ? step.label().title() : title;
        for (long i = 0; i < had; i++) {
            boolean last = i == had - 1;
            ticks.add(new DeskOptions.Tick(bench.id(step.id(), id, String.valueOf(i)), "drop", step.id() + "=" + id,
                    last ? text : "", bench.words("web.build.drop", "what", title, "step", step.label().title()),
                            Mark.FILLED,
                    "true", "", ""));
        }
        long times = option.times().in(bench.at());
        String why = bench.why(step, id);
        boolean more = had > 0 && (times == Amount.UNLIMITED || times > had) && why.isEmpty();
        if (had == 0 || more) {
            String label = bench.words("web.build.take", "what", title, "step", step.label().title());
            ticks.add(new DeskOptions.Tick(bench.id(step.id(), id, String.valueOf(had)), "take", step.id() + "=" + id,
                    had == 0 ? text : "", why.isEmpty() ? label : bench.words("web.build.closed", "what", label,
                            "why", why),
                    Mark.OPEN, "false", why, why.isEmpty() ? "" : "true"));
        }
        return ticks;
    }

    private DeskOptions.Row made(OptionList list, List<Choose> steps, Taken taken, AskDesk asks) {
        Optional<Choose> step = steps.stream().filter(each -> bench.choice(each.id()).map(Pick::decode)
                .orElse(List.of()).stream().anyMatch(pick -> pick.span().equals(taken.pick().span()))).findFirst();
        String row = bench.id(list.id(), taken.id());
        List<DeskOptions.Tick> ticks = step.map(each -> List.of(new DeskOptions.Tick(row + ".drop", "drop",
                each.id() + "=" + taken.name(), taken.name(), bench.words("web.build.drop", "what", taken.name(),
                        "step",
                each.label().title()), Mark.FILLED, "true", "", ""))).orElse(List.of());
        return new DeskOptions.Row(row, ticks.isEmpty() ? taken.name() : "", "taken", "", ticks, List.of(), List.of(),
                asks.details(list, taken), "", "");
    }

    private List<DeskOptions.Maker> makers(OptionList list, List<Choose> steps) {
        if (!list.open()) {
            return List.of();
        }
        List<String> known = Named.known(bench.visit(), bench.outcome(), list.id(), list.suggestions());
        return steps.stream().filter(each -> bench.openings().offers(each.id(), Candidate.BLANK)).map(step -> {
            String why = Openings.takesOne(step, bench.at()) ? "" : bench.why(step, Candidate.BLANK);
            String id = bench.id("make", step.id());
            return new DeskOptions.Maker(id, step.id(), bench.words("web.build.make-one", "step", step.label().title()),
                    known, why, why.isEmpty() ? "" : "true", known.isEmpty() ? "" : id + ".known");
        }).toList();
    }

    private List<DeskOptions.Roll> rolls(OptionList list, List<Choose> steps) {
        if (list.table().isEmpty()) {
            return List.of();
        }
        RandomTable table = list.table().get();
        return steps.stream().map(step -> new DeskOptions.Roll(bench.id("roll", step.id()), step.id(),
                bench.words("web.build.roll-for", "dice", table.dice().text(), "step", step.label().title()),
                bench.words("web.build.rolled", "trait", step.label().title()), String.valueOf(table.dice().least()),
                String.valueOf(table.dice().most()), tables(table, step), bench.words("web.build.table"))).toList();
    }

    /** The tables that a step may roll on, where it is not the playbook's own alone. */
    private List<DeskField.Choice> tables(RandomTable table, Choose step) {
        boolean own = step.only().playbook() == Filter.Own.OWN || table.playbooks().isEmpty();
        return own ? List.of() : table.playbooks().values().stream().distinct().map(each -> new DeskField.Choice(each,
                bench.at().title(new OptionKey(OptionKey.PLAYBOOKS, each)),
                Optional.of(each).equals(bench.at().playbook()) ? "selected" : "")).toList();
    }
}
