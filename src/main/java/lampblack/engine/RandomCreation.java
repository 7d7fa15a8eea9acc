package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.Choose;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.Question;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Standing;
import lampblack.rules.Step;
import lampblack.rules.TraitSet;

/**
 * Makes up a creation: each step is filled with random choices to which the judge has nothing to say, and what leads
 * nowhere is taken back. It ends after a bounded number of tries, with nothing where none came to an end.
 */
final class RandomCreation {

    private static final int MOST_MENDS = 30;
    private static final int ENDLESS = 3;

    private final SheetRules sheet;
    private final SplitMix random;
    private final RandomWords words;
    private final RandomPick picking;
    private final Optional<String> playbook;
    private final Map<String, Long> wishes = new LinkedHashMap<>();
    private final Workpiece work;

    /** @param file the character with its fields and without choices */
    RandomCreation(SheetRules sheet, CharacterFile file, SplitMix random, Optional<String> playbook) {
        this.sheet = sheet;
        this.random = random;
        this.words = new RandomWords(random);
        this.picking = new RandomPick(sheet, random, words);
        this.playbook = playbook;
        this.work = new Workpiece(sheet, file);
    }

    /** The choices of a finished creation. */
    Optional<MapNode> choices() {
        List<Step> order = new ArrayList<>(sheet.creation().values());
        if (random.oneIn(2)) {
            order = random.shuffled(order);
        }
        order.forEach(step -> wishes.put(step.id(), random.next() >>> 1));
        fill(order);
        for (int i = 0; i < MOST_MENDS && work.weight() > 0; i++) {
            if (!exchange(order)) {
                redo(order);
            }
        }
        return work.isFinished() ? Optional.of(work.draft().written(sheet)) : Optional.empty();
    }

    /** Puts one option in the place of another where that leaves less to say, as when a rule asks for a thing. */
    private boolean exchange(List<Step> order) {
        if (work.trial().objections().isEmpty()) {
            return false;
        }
        for (Step step : random.shuffled(order)) {
            int picks = work.draft().picks(step.id()).size();
            if (step instanceof Choose choose && picks > 0 && candidates(choose).stream()
                    .anyMatch(each -> exchange(choose, random.below(picks), each))) {
                return true;
            }
        }
        return false;
    }

    private boolean exchange(Choose step, int index, Candidate candidate) {
        if (candidate.keys().containsValue(Candidate.BLANK)) {
            return false;
        }
        OptionList list = sheet.lists().get(step.list());
        for (Node pick : picking.written(candidate, list, at(), false)) {
            if (work.better(work.draft().withPick(step.id(), index, pick))) {
                return true;
            }
        }
        return false;
    }

    /** Takes something back and fills what is then free, unless that leaves more to say. */
    private void redo(List<Step> order) {
        Draft before = work.draft();
        long weight = work.weight();
        loosen(order);
        fill(order);
        if (work.weight() > weight) {
            work.take(before);
        }
    }

    /** Takes one or two choices back. */
    private void loosen(List<Step> order) {
        Draft next = work.draft();
        List<Step> made = order.stream().filter(each -> work.draft().choices().has(each.id())).toList();
        for (int i = 1 + random.below(2); i > 0 && !made.isEmpty(); i--) {
            Step step = random.pick(made);
            List<String> names = List.copyOf(next.points(step.id()).keySet());
            int picks = next.picks(step.id()).size();
            if (!names.isEmpty()) {
                next = next.withoutPoints(step.id(), random.pick(names));
            } else if (picks > 0) {
                next = next.withoutPick(step.id(), random.below(picks));
            }
        }
        work.take(next);
    }

    private Standing at() {
        return work.trial().standing();
    }

    private void fill(List<Step> order) {
        for (int round = 0; round < 2; round++) {
            for (Step step : order) {
                if (step instanceof Spend spend) {
                    fill(spend);
                } else if (step instanceof Choose choose) {
                    fill(choose);
                }
            }
            if (work.trial().todos().isEmpty()) {
                return;
            }
            order.forEach(this::complete);
        }
    }

    /** How much a step shall hold: anything its range allows, and the same at each asking. */
    private long wish(Step step, Range range, long more) {
        Standing at = at();
        long most = plus(range.most().in(at), more);
        long least = Math.min(plus(range.least().in(at), more), most);
        long room = Math.min(most == Amount.UNLIMITED ? ENDLESS : most - least, Integer.MAX_VALUE);
        return least + wishes.get(step.id()) % (room + 1);
    }

    private static long plus(long amount, long more) {
        return amount == Amount.UNLIMITED ? amount : Math.max(0, amount + more);
    }

    private void fill(Spend step) {
        while (spent(step) < wish(step, step.points(), at().morePoints(step.id()))) {
            if (random.shuffled(step.candidates(at())).stream().noneMatch(each -> put(step, each))) {
                return;
            }
        }
    }

    private long spent(Spend step) {
        return Points.decode(Draft.map(work.draft().points(step.id()))).stream().mapToLong(Points::amount).sum();
    }

    private boolean put(Spend step, Candidate candidate) {
        TraitSet set = sheet.traits().get(step.set());
        String name = candidate.keys().get("name");
        if (!name.equals(Candidate.BLANK)) {
            return put(step, set, name);
        }
        return words.skills(set.suggestions()).stream().filter(each -> !at().state().set(set.id())
                .containsKey(Name.of(each).key())).limit(3).anyMatch(each -> put(step, set, each));
    }

    /** Puts a point or two, or to begin with as many as the least rating takes. */
    private boolean put(Spend step, TraitSet set, String name) {
        Node old = work.draft().points(step.id()).get(name);
        long least = old == null ? set.min().in(at()) - set.start(name).in(at()) : 1;
        long left = wish(step, step.points(), at().morePoints(step.id())) - spent(step);
        long more = Math.max(1, Math.min(least, left));
        return (random.oneIn(2) && more < left && put(step, set, name, more + 1)) || put(step, set, name, more);
    }

    private boolean put(Spend step, TraitSet set, String name, long more) {
        Map<String, Node> value = new LinkedHashMap<>();
        Node old = work.draft().points(step.id()).get(name);
        long points = old instanceof MapNode map ? map.integer("points").orElse(0L) : 0;
        value.put("points", Draft.number(points + more));
        if (old instanceof MapNode map && map.has("under")) {
            value.put("under", map.get("under").orElseThrow());
        } else if (old == null && set.open() && set.under().isPresent()) {
            value.put("under", Draft.text(words.place(sheet, set)));
        }
        return work.accept(work.draft().withPoints(step.id(), name, Draft.map(value)));
    }

    private void fill(Choose step) {
        while (work.draft().picks(step.id()).size() < wish(step)) {
            if (candidates(step).stream().noneMatch(each -> take(step, each))) {
                return;
            }
        }
    }

    private long wish(Choose step) {
        long wish = wish(step, step.picks(), at().morePicks(step.id()));
        return step.list().equals(OptionKey.PLAYBOOKS) && playbook.isPresent() ? Math.max(1, wish) : wish;
    }

    private List<Candidate> candidates(Choose step) {
        List<Candidate> all = random.shuffled(step.candidates(at()));
        if (step.list().equals(OptionKey.PLAYBOOKS) && playbook.isPresent()) {
            all.removeIf(each -> !each.keys().get("choose").equals(playbook.get()));
        }
        // What players make up is one candidate among many, and half of what they take.
        Optional<Candidate> made = all.stream().filter(each -> each.keys().containsValue(Candidate.BLANK)).findFirst();
        if (made.isPresent() && random.oneIn(2)) {
            all.remove(made.get());
            all.add(0, made.get());
        }
        return all;
    }

    private boolean take(Choose step, Candidate candidate) {
        OptionList list = sheet.lists().get(step.list());
        return picking.written(candidate, list, at(), false).stream()
                .anyMatch(pick -> work.accept(work.draft().withPick(step.id(), pick)));
    }

    /** Gives the answers and places that a step still owes. */
    private void complete(Step step) {
        if (step instanceof Choose choose) {
            List<Node> picks = work.draft().picks(step.id());
            for (int i = 0; i < picks.size(); i++) {
                answer(choose, i, Pick.decode(picks.get(i)).get(0));
            }
        } else if (step instanceof Spend spend && sheet.traits().get(spend.set()).under().isPresent()) {
            work.draft().points(step.id()).forEach((name, points) -> place(spend, name, points));
        }
    }

    private void answer(Choose step, int index, Pick pick) {
        for (Map.Entry<String, Question> each : picking.asks(step.list(), pick.name().text()).entrySet()) {
            Map<String, Node> details = Draft.values(pick.details());
            if (!details.containsKey(each.getKey())) {
                picking.answers(each.getValue(), at()).stream().anyMatch(answer -> {
                    details.put(each.getKey(), Draft.text(answer));
                    Node answered = Draft.pick(pick.name().text(), details);
                    return work.accept(work.draft().withPick(step.id(), index, answered));
                });
            }
        }
    }

    private void place(Spend step, String name, Node points) {
        TraitSet set = sheet.traits().get(step.set());
        if (points instanceof MapNode map && !map.has("under") && set.open()) {
            Map<String, Node> value = Draft.values(map);
            value.put("under", Draft.text(words.place(sheet, set)));
            work.accept(work.draft().withPoints(step.id(), name, Draft.map(value)));
        }
    }
}
