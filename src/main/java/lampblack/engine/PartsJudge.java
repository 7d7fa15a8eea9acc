package lampblack.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import lampblack.character.CharacterFile;
import lampblack.character.Name;
import lampblack.character.Part;
import lampblack.character.Pick;
import lampblack.character.State;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.rules.Effort;
import lampblack.rules.Judgement;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;

/** Judges the parts of a character: each as a sheet of its own within the whole, and how many of them there are. */
record PartsJudge(SheetRules sheet, CharacterFile file, Effort effort, Judgement to) {

    /** What is written of a part. */
    private static final List<String> KEYS = List.of("fields", "creation", "note");

    /** A state with the parts that the file begins with. */
    State made(State state) {
        State next = state;
        for (MapNode.Entry entry : file.parts().all()) {
            PartKind kind = sheet.parts().get(entry.key().text());
            if (kind == null) {
                String name = entry.key().text();
                to.unknown("parts", name, entry.key().span(),
                        () -> Diagnostic.of(Code.PART__UNKNOWN_KIND, entry.key().span(), "name", name)
                                .suggest(name, sheet.parts().keySet()));
            } else {
                for (Pick pick : Pick.decode(entry.value())) {
                    next = made(next, kind, pick);
                }
            }
        }
        return next;
    }

    /** A state with one part more; one that cannot be told from another is reported and left out. */
    State made(State state, PartKind kind, Pick pick) {
        Name name = Name.of(pick.name().text());
        if (name.isEmpty()) {
            to.object("name", Diagnostic.of(Code.NAME__EMPTY, pick.span()));
            return state;
        }
        if (name.isBroken()) {
            to.object("name", Diagnostic.of(Code.NAME__NOT_ONE_LINE, pick.span()));
            return state;
        }
        Part there = state.parts(kind.id()).get(name.key());
        if (there != null) {
            to.object(name.shown(), Diagnostic.of(Code.NAME__TAKEN, pick.span(), "name", name.shown(), "block",
                    kind.label().title()).note(Message.of("note.named-again"), there.pick().span()));
            return state;
        }
        effort.charge(1);
        Part part = new Part(pick, State.BLANK);
        State made = new CreationJudge(kind.sheet(), PartPlace.fresh(file, part), effort, new Judgement()).made();
        return state.plus(kind.id(), part.with(made));
    }

    /** Judges the parts that creation made, and whether they are as many as there are places. */
    void judgeCreation(Standing whole) {
        sheet.parts().values().forEach(kind -> {
            count(kind, whole);
            whole.state().parts(kind.id()).values().forEach(part -> judgeMade(kind, part, whole,
                    "parts." + PartPlace.path(kind, part)));
        });
    }

    /** Judges how one part was made. */
    void judgeMade(PartKind kind, Part part, Standing whole, String where) {
        Standing at = whole.part(kind.id(), part.key()).orElseThrow();
        Judgement found = new Judgement();
        CharacterFile own = PartPlace.fresh(file, part);
        CreationJudge judge = new CreationJudge(kind.sheet(), own, effort, found);
        unknownKeys(part, found);
        judge.made();
        judge.judgeSteps(at);
        if (whole.state().playing() || !file.ledger().isEmpty()) {
            new AssertionJudge(kind.sheet(), own, found).judgeCreation(at);
        }
        to.add(found, where, words -> Message.of("todo.part", "part", part.name(), "todo", words));
    }

    private static void unknownKeys(Part part, Judgement to) {
        for (MapNode.Entry entry : part.body().all()) {
            String key = entry.key().text();
            if (!KEYS.contains(key)) {
                to.object(key, Diagnostic.of(Code.CHARACTER__UNKNOWN_KEY, entry.key().span(),
                        Message.of("character.unknown-key.part", "key", key)).suggest(key, KEYS));
            }
        }
    }

    /** Judges the parts as they stand in the end. */
    void judgeEnd(Standing end) {
        forEachPart(end, (kind, part) -> {
            Standing at = end.part(kind.id(), part.key()).orElseThrow();
            Judgement found = new Judgement();
            CharacterFile own = PartPlace.of(file, kind, part);
            new AssertionJudge(kind.sheet(), own, found).judge(at);
            new SettingsJudge(own, found).judge(at);
            to.add(found, "parts." + PartPlace.path(kind, part), words -> words);
        });
    }

    private void forEachPart(Standing at, BiConsumer<PartKind, Part> judge) {
        sheet.parts().values().forEach(
                kind -> at.state().parts(kind.id()).values().forEach(part -> judge.accept(kind, part)));
    }

    private void count(PartKind kind, Standing whole) {
        List<Part> parts = List.copyOf(whole.state().parts(kind.id()).values());
        long most = kind.most(whole);
        long least = kind.least(whole);
        if (parts.size() > most) {
            tooMany(kind, parts.get((int) most), parts.size(), most);
        } else if (parts.size() < least) {
            owe(kind, least - parts.size());
        }
    }

    /** Says how many places are left in the end that creation did not leave already. */
    void oweSince(Standing created, Standing end) {
        for (PartKind kind : sheet.parts().values()) {
            long before = Math.max(0, kind.least(created) - created.state().parts(kind.id()).size());
            long left = kind.least(end) - end.state().parts(kind.id()).size();
            if (left > before) {
                owe(kind, left - before);
            }
        }
    }

    private void owe(PartKind kind, long left) {
        to.owe("parts." + kind.id(), file.root().has("parts") ? file.root().keySpan("parts") : file.span(),
                Message.of("todo.places", "left", left, "kind", kind.label().title()));
    }

    private void tooMany(PartKind kind, Part part, long count, long most) {
        to.object(kind.id(), count, Diagnostic.of(Code.PART__TOO_MANY, part.pick().span(), "kind", kind.label().title(),
                "count", count, "most", most).note(Message.of("note.defined", "name", kind.id()), kind.label().span()));
    }

    /** The standing after a part came in play; what is wrong with it is told where it came. */
    State gained(Standing before, State state, PartKind kind, Pick pick, int entry) {
        State next = made(state, kind, pick);
        Optional<Part> part = Optional.ofNullable(next.parts(kind.id()).get(Name.of(pick.name().text()).key()))
                .filter(each -> next != state);
        if (part.isEmpty()) {
            return state;
        }
        Standing after = before.with(next);
        long count = next.parts(kind.id()).size();
        if (count > kind.most(after)) {
            tooMany(kind, part.get(), count, kind.most(after));
        }
        judgeMade(kind, part.get(), after, "ledger." + entry + "." + PartPlace.path(kind, part.get()));
        return next.plus(kind.id(), part.get().with(after.part(kind.id(), part.get().key()).orElseThrow().ratings()
                .play()));
    }

    /** The state with which play begins, in which its parts play as well. */
    static State play(Standing created) {
        State next = created.ratings().play();
        for (Map.Entry<String, PartKind> kind : created.sheet().parts().entrySet()) {
            for (Part part : created.state().parts(kind.getKey()).values()) {
                Standing at = created.part(kind.getKey(), part.key()).orElseThrow();
                next = next.plus(kind.getKey(), part.with(at.ratings().play()));
            }
        }
        return next;
    }
}
