package lampblack.replay;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.Name;
import lampblack.character.Part;
import lampblack.character.Pick;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.rules.PartKind;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.step.CreationStep;

/** Judges the parts of a character: each as a sheet of its own within the whole, and how many of them there are. */
public record PartsJudge(SheetRules sheet, CharacterFile file, WorkBudget budget, ProblemCollector problems) {

    /** What is written of a part. */
    private static final List<String> KEYS = List.of("fields", "creation", "note");

    /** The choices with the parts that the file starts with. */
    Choices withParts(Choices choices) {
        Choices next = choices;
        for (MapNode.Entry entry : file.parts().all()) {
            PartKind kind = sheet.parts().get(entry.key().text());
            if (kind == null) {
                String name = entry.key().text();
                problems.reportUnknown("parts", name, entry.key().span(),
                        () -> Diagnostic.of(Code.PART__UNKNOWN_KIND, entry.key().span(), "name", name)
                                .suggestOrList(name, sheet.parts().keySet()));
            } else {
                for (Pick pick : Pick.decode(entry.value())) {
                    next = withParts(next, kind, pick);
                }
            }
        }
        return next;
    }

    /** The choices with one more part; a part with a duplicate name is reported and skipped. */
    Choices withParts(Choices choices, PartKind kind, Pick pick) {
        Name name = Name.of(pick.name().text());
        if (name.isEmpty()) {
            problems.report("name", Diagnostic.of(Code.NAME__EMPTY, pick.span()));
            return choices;
        }
        if (name.isBroken()) {
            problems.report("name", Diagnostic.of(Code.NAME__NOT_ONE_LINE, pick.span()));
            return choices;
        }
        Part there = choices.parts(kind.id()).get(name.key());
        if (there != null) {
            problems.report(name.shown(), Diagnostic.of(Code.NAME__TAKEN, pick.span(), "name", name.shown(), "block",
                    kind.label().title()).note(Message.of("note.named-again"), there.pick().span()));
            return choices;
        }
        budget.charge(1);
        Part part = new Part(SingleRatings.spread(pick, kind.sheet()), Choices.BLANK);
        Choices made = new CreationJudge(kind.sheet(), PartLocation.asNewCharacter(file, part), budget,
                new ProblemCollector()).afterSteps();
        return choices.plus(kind.id(), part.with(made));
    }

    /** Judges the parts that creation made, and whether they are as many as there are places. */
    void judgeCreation(DerivedSheet whole) {
        sheet.parts().values().forEach(kind -> {
            count(kind, whole);
            whole.choices().parts(kind.id()).values().forEach(part -> judgeMade(kind, part, whole,
                    "parts." + PartLocation.path(kind, part)));
        });
    }

    /** Judges how one part was made. */
    void judgeMade(PartKind kind, Part part, DerivedSheet whole, String where) {
        DerivedSheet derived = whole.part(kind.id(), part.key()).orElseThrow();
        ProblemCollector found = new ProblemCollector();
        CharacterFile own = PartLocation.asNewCharacter(file, part);
        CreationJudge judge = new CreationJudge(kind.sheet(), own, budget, found);
        unknownKeys(part, found);
        judge.afterSteps();
        judge.judgeSteps(derived);
        if (whole.choices().playing() || file.hasBegun()) {
            new AssertionJudge(kind.sheet(), own, found).judgeCreation(derived);
            found.keepOwed();
        }
        problems.add(found, where, words -> Message.of("todo.part", "part", part.name(), "todo", words));
    }

    private static void unknownKeys(Part part, ProblemCollector problems) {
        for (MapNode.Entry entry : part.body().all()) {
            String key = entry.key().text();
            if (!KEYS.contains(key)) {
                problems.report(key, Diagnostic.of(Code.CHARACTER__UNKNOWN_KEY, entry.key().span(),
                        Message.of("character.unknown-key.part", "key", key)).suggestWord(key, KEYS));
            }
        }
    }

    /** Judges the parts as they stand in the end. */
    void judgeEnd(DerivedSheet end) {
        sheet.parts().values().forEach(kind -> outOfPlace(kind, end));
        forEachPart(end, (kind, part) -> {
            DerivedSheet derived = end.part(kind.id(), part.key()).orElseThrow();
            ProblemCollector found = new ProblemCollector();
            CharacterFile own = PartLocation.asCharacter(file, kind, part);
            new AssertionJudge(kind.sheet(), own, found).judge(derived);
            new ConflictingEffectsJudge(own, found).judge(derived);
            problems.add(found, "parts." + PartLocation.path(kind, part), words -> words);
        });
    }

    /** Judges by the rules of parts that read the marks of play. */
    void judgeInPlay(DerivedSheet inPlay) {
        forEachPart(inPlay, (kind, part) -> {
            ProblemCollector found = new ProblemCollector();
            new AssertionJudge(kind.sheet(), PartLocation.asCharacter(file, kind, part), found)
                    .judgeInPlay(inPlay.part(kind.id(), part.key()).orElseThrow());
            problems.add(found, "parts." + PartLocation.path(kind, part), words -> words);
        });
    }

    private void forEachPart(DerivedSheet derived, BiConsumer<PartKind, Part> judge) {
        sheet.parts().values().forEach(
                kind -> derived.choices().parts(kind.id()).values().forEach(part -> judge.accept(kind, part)));
    }

    private void count(PartKind kind, DerivedSheet whole) {
        List<Part> parts = List.copyOf(whole.choices().parts(kind.id()).values());
        long most = kind.most(whole);
        if (parts.size() > most) {
            tooMany(kind, parts.get((int) most), parts.size(), most);
        }
    }

    /** Says how many places are left in the end, whoever gave them and whenever. */
    void owe(DerivedSheet end) {
        for (PartKind kind : sheet.parts().values()) {
            long left = kind.least(end) - end.choices().parts(kind.id()).size();
            if (left > 0) {
                problems.addTodo("parts." + kind.id(),
                        file.root().has("parts") ? file.root().keySpan("parts") : file.span(), false,
                        Message.of("todo.places", "left", left, "kind", kind.label().title()));
            }
        }
    }

    private void tooMany(PartKind kind, Part part, long count, long most) {
        problems.report(kind.id(), count,
                Diagnostic.of(Code.PART__TOO_MANY, part.pick().span(), "kind", kind.label().title(),
                "count", count, "most", most).note(Message.of("note.defined", "name", kind.id()), kind.label().span()));
    }

    /** Warns of parts whose places went after they came. */
    private void outOfPlace(PartKind kind, DerivedSheet end) {
        List<Part> parts = List.copyOf(end.choices().parts(kind.id()).values());
        long most = kind.most(end);
        if (parts.size() > most) {
            Part last = parts.get(parts.size() - 1);
            problems.reportOnce(kind.id(), parts.size(), Diagnostic.of(Code.PART__TOO_MANY, last.pick().span(),
                    Message.of("part.too-many.left", "kind", kind.label().title(), "count", (long) parts.size(),
                            "most", most)).withSeverity(Severity.WARNING).note(Message.of("note.part-goes",
                                    "form", "{lose: {" + kind.id() + ": [" + last.name() + "]}}")));
        }
    }

    /** The derived sheet after a part was gained in play; its problems are reported where it was gained. */
    Choices gained(DerivedSheet before, Choices choices, PartKind kind, Pick pick, int entry) {
        Choices next = withParts(choices, kind, pick);
        Optional<Part> part = Optional.ofNullable(next.parts(kind.id()).get(Name.of(pick.name().text()).key()))
                .filter(item -> next != choices);
        if (part.isEmpty()) {
            return choices;
        }
        DerivedSheet after = before.withChoices(next);
        long count = next.parts(kind.id()).size();
        if (count > kind.most(after)) {
            tooMany(kind, part.get(), count, kind.most(after));
        }
        judgeMade(kind, part.get(), after, "ledger." + entry + "." + PartLocation.path(kind, part.get()));
        return next.plus(kind.id(), part.get().with(play(after.part(kind.id(), part.get().key()).orElseThrow(),
                PartLocation.asNewCharacter(file, part.get()).creation())));
    }

    /** The state with which play begins, in which its parts play as well. */
    public static Choices play(DerivedSheet created, CharacterFile file) {
        Choices next = play(created, file.creation());
        for (Map.Entry<String, PartKind> kind : created.sheet().parts().entrySet()) {
            for (Part part : created.choices().parts(kind.getKey()).values()) {
                DerivedSheet derived = created.part(kind.getKey(), part.key()).orElseThrow();
                next = next.plus(kind.getKey(), part.with(play(derived,
                        PartLocation.asNewCharacter(file, part).creation())));
            }
        }
        return next;
    }

    private static Choices play(DerivedSheet created, MapNode creation) {
        Choices next = created.ratings().play();
        for (CreationStep step : created.sheet().creation().values()) {
            next = next.claim(step.id(), step.claimed(creation.get(step.id()), created));
        }
        return next;
    }
}
