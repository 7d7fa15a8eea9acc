package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lampblack.character.CharacterFile;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.DicePool;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollNeed;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.RollSetting;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/** Sets the rolls of a game: how each is made in a sentence, then its outcomes, settings and extras as tables. */
final class RollBlockBuilder {

    private static final long USUAL_FACES = 6;

    private final Ruleset ruleset;
    private final Roll roll;
    private final RollDescriptions words;
    private final RollOddsSummary odds;

    public RollBlockBuilder(Ruleset ruleset, Roll roll, RollDescriptions words) {
        this.ruleset = ruleset;
        this.roll = roll;
        this.words = words;
        this.odds = RollOddsSummary.of(roll, words);
    }

    /**
     * @param shared rows that several rolls have, which are said elsewhere
     * @param again whether an earlier roll has said how its dice are read
     */
    public List<Block> all(Set<Block.TableRow> shared, boolean again) {
        List<Block> blocks = new ArrayList<>();
        String title = roll.label().title();
        List<Paragraph> how = new ArrayList<>(Markup.paragraphs(roll.label().text()));
        how.addAll(Markup.paragraphs(needs()));
        how.addAll(Markup.paragraphs(procedure(again)));
        blocks.add(roll.outcomes().isEmpty() ? new Block.PassageBlock(title, how) : table(title, how,
                List.of(render("roll.outcomes"), render("roll.happens"), render("roll.besides")),
                roll.outcomes().values().stream().map(this::row).toList()));
        odds.table().ifPresent(blocks::add);
        List<Block.TableRow> numbers = own(numbers(), shared);
        if (!numbers.isEmpty()) {
            blocks.add(table(render("roll.settled", "roll", title), List.of(),
                    List.of(render("roll.range"), render("roll.when")), numbers));
        }
        roll.settings().values().stream().filter(rollSetting -> !rollSetting.isNumber())
                .forEach(rollSetting -> blocks.add(setting(rollSetting)));
        List<Block.TableRow> extras = own(extras(), shared);
        if (!extras.isEmpty()) {
            blocks.add(table(render("roll.extras", "roll", title), List.of(),
                    List.of(render("roll.cost"), render("roll.what-it-gives")), extras));
        }
        return blocks;
    }

    private static List<Block.TableRow> own(List<Block.TableRow> rows, Set<Block.TableRow> shared) {
        return rows.stream().filter(row -> !shared.contains(row)).toList();
    }

    /** What may change it, a row each: what it costs and what it gives. */
    public List<Block.TableRow> extras() {
        return roll.extras().values().stream().map(this::row).toList();
    }

    /** How its dice are read, whatever their number; empty where that is always the same. */
    public String reading() {
        return roll.die().isChain() || isFixed(roll.dice()) ? "" : roll.die().faces() + kept(roll.keep())
                + roll.zero().map(pool -> pool.dice() + kept(pool.keep())).orElse("");
    }

    /**
     * What comes of it, in short: for a sheet, beside what is rolled with.
     *
     * @param blank whether it is not yet known who may make it
     */
    public Block panel(boolean blank) {
        String title = roll.label().title();
        List<Paragraph> text = new ArrayList<>(Markup.paragraphs(blank ? needs() : ""));
        List<Paragraph> always = Markup.paragraphs(sentence(words.effects(roll.always())));
        text.addAll(roll.outcomes().isEmpty() && always.isEmpty() ? Markup.paragraphs(roll.label().text()) : always);
        return roll.outcomes().isEmpty() ? new Block.PassageBlock(title, text)
                : new Block.TableBlock(title, text, List.of("", ""), roll.outcomes().values().stream()
                        .map(outcome -> new Block.TableRow(match(outcome.match()), List.of(says(outcome)))).toList());
    }

    /** Who may make it, as a sentence, or nothing. */
    private String needs() {
        return sentence(List.of(new RollNeedSummary(roll, words).of(new RollNeed.OfCharacter(roll.requires()))));
    }

    private String says(RollOutcome outcome) {
        String words = outcome.says().isEmpty() ? outcome.label().title() : outcome.says();
        return this.words.joined(List.of(words, sentence(this.words.effects(outcome.brings()))), " ");
    }

    /** A table without the columns that nothing stands in. */
    private static Block table(String title, List<Paragraph> text, List<String> columns, List<Block.TableRow> rows) {
        List<Integer> filled = IntStream.range(0, columns.size())
                .filter(i -> rows.stream().anyMatch(row -> !row.cells().get(i).isEmpty())).boxed().toList();
        List<String> headings = new ArrayList<>(List.of(""));
        filled.forEach(i -> headings.add(columns.get(i)));
        return new Block.TableBlock(title, text, headings, rows.stream().map(row -> new Block.TableRow(row.title(),
                filled.stream().map(row.cells()::get).toList())).toList());
    }

    private String procedure(boolean again) {
        List<String> sentences = new ArrayList<>();
        Label maker = words.rules().label();
        SheetRules usual = ruleset.sheets().getOrDefault(CharacterFile.USUAL_SHEET,
                ruleset.sheets().values().iterator().next());
        if (!maker.span().equals(usual.label().span())) {
            sentences.add(render("roll.made-by", "who", maker.one()));
        }
        roll.trait().ifPresent(rated -> sentences.add(render("roll.trait", "names", names(rated))));
        sentences.add(again ? render("roll.again", "number", number(roll.dice()).replaceFirst(",$", "")) : dice());
        boolean mayBeNone = !isFixed(roll.dice()) || roll.modifiers().anyMatch(rollModifier -> rollModifier.dice() < 0);
        mayBeNone = mayBeNone && !again;
        if (roll.zero().isPresent() && mayBeNone) {
            sentences.add(render("roll.zero", "dice", roll.zero().get().dice(), "keep",
                    kept(roll.zero().get().keep())));
        } else if (mayBeNone) {
            sentences.add(render("roll.no-roll"));
        }
        roll.adds().map(words::number).ifPresent(number -> sentences.add(render("roll.add", "number", number)));
        roll.against().ifPresent(pool -> sentences.add(render("roll.against", "number", number(pool))));
        dicePool("roll.with-advantage", roll.advantage()).ifPresent(sentences::add);
        dicePool("roll.with-disadvantage", roll.disadvantage()).ifPresent(sentences::add);
        List<String> always = words.effects(roll.always());
        if (!always.isEmpty()) {
            sentences.add(sentence(always));
        }
        if (!roll.die().gone().isEmpty()) {
            sentences.add(render("roll.gone", "what", roll.die().gone()));
        }
        sentences.addAll(new SharedRollSummary(roll, words).sentences());
        sentences.addAll(odds.sentences());
        return String.join(" ", sentences);
    }

    private static boolean isFixed(NumberSource pool) {
        return pool.fixed().filter(number -> number > 0).isPresent();
    }

    private Optional<String> dicePool(String key, Optional<DicePool> dice) {
        return dice.map(dicePool -> render(key, "dice", dicePool.dice(), "keep", kept(dicePool.keep())));
    }

    private String dice() {
        Die die = roll.die();
        if (die.isChain()) {
            return render("roll.chain", "dice", die.chain().stream().map(faces -> "d" + faces)
                    .collect(Collectors.joining(" > ")));
        }
        String kind = die.faces() == USUAL_FACES ? "" : String.valueOf(die.faces());
        if (isFixed(roll.dice())) {
            String number = number(roll.dice());
            boolean one = number.equals("1") && roll.modifiers().allMatch(rollModifier -> rollModifier.dice() == 0);
            return one ? render("roll.one", "faces", die.faces())
                    : render("roll.fixed", "dice", number + "d" + die.faces(), "keep", kept(roll.keep()));
        }
        return render(kind.isEmpty() ? "roll.pool" : "roll.pool-of", "number", number(roll.dice()), "faces",
                die.faces(), "keep", kept(roll.keep()));
    }

    private String number(NumberSource source) {
        return switch (source) {
            case NumberSource.Rated rated -> render("roll.rated", "names", names(rated));
            case NumberSource.Agreed agreed -> render("roll.agreed", "least", agreed.least(), "most", agreed.most());
            case NumberSource.Counted counted -> words.number(counted.amount());
        };
    }

    private String names(NumberSource.Rated rated) {
        List<String> names = new ArrayList<>();
        rated.sets().forEach(set -> names.add(words.rules().traits().get(set).label().title()));
        rated.traits().forEach(trait -> names.add(words.trait(trait)));
        return words.joined(names, " " + render("sheet.or") + " ");
    }

    private String kept(Keep keep) {
        return render("roll.keep." + keep.word());
    }

    private Block.TableRow row(RollOutcome outcome) {
        List<String> brings = new ArrayList<>();
        Set<String> settings = new LinkedHashSet<>(outcome.applies());
        settings.addAll(outcome.shifts().keySet());
        for (String id : settings) {
            long steps = outcome.shifts().getOrDefault(id, 0L);
            brings.add(roll.settings().get(id).label().title()
                    + (steps == 0 ? "" : " " + RollDescriptions.signed(steps)));
        }
        brings.addAll(words.effects(outcome.brings()));
        return new Block.TableRow(match(outcome.match()),
                List.of(outcome.label().title(), outcome.says(), words.joined(brings, ", ")));
    }

    private static String sentence(List<String> parts) {
        String all = String.join(", ", parts);
        return all.isEmpty() ? "" : all.substring(0, 1).toUpperCase(Locale.ROOT) + all.substring(1) + ".";
    }

    /** Short words by themselves, or a sentence before another. */
    private static String ending(String next, List<String> parts) {
        return next.isEmpty() ? String.join(", ", parts) : sentence(parts);
    }

    /** When an outcome comes. */
    private String match(OutcomeMatch match) {
        return switch (match) {
            case OutcomeMatch.Compared compared -> render("roll.is." + compared.how().word());
            case OutcomeMatch.Showing showing ->
                    showing.faces().equals(new OutcomeMatch.Within(USUAL_FACES, USUAL_FACES))
                    ? render("roll.sixes", "times", showing.times())
                    : render("roll.times", "times", showing.times(), "faces", words.range(showing.faces()));
            case OutcomeMatch.Within within -> words.range(within);
        };
    }

    /** What is settled first, a row each: the numbers it may be, and when. */
    public List<Block.TableRow> numbers() {
        return roll.settings().values().stream().filter(RollSetting::isNumber)
                .map(rollSetting -> new Block.TableRow(rollSetting.label().title(), List.of(
                                render(usual(rollSetting).isEmpty() ? "sheet.range" : "roll.usually", "least",
                                rollSetting.least(),
                                        "most", rollSetting.most(), "usual", usual(rollSetting)), words.joined(
                                        List.of(rollSetting.label().text(), sentence(List.of(
                                        new RollNeedSummary(roll, words).of(rollSetting.needs())))), " "))))
                .toList();
    }

    /** The number that a setting usually is, or where it comes from. */
    private String usual(RollSetting number) {
        return number.usual().or(() -> number.formula().map(words::number)).orElse("");
    }

    private Block setting(RollSetting setting) {
        String title = render("roll.part", "roll", roll.label().title(), "part", setting.label().title());
        List<Paragraph> text = new ArrayList<>(Markup.paragraphs(setting.label().text()));
        setting.formula().map(words::number)
                .ifPresent(number -> text.addAll(Markup.paragraphs(render("roll.shift", "number", number))));
        text.addAll(Markup.paragraphs(sentence(List.of(new RollNeedSummary(roll, words).of(setting.needs())))));
        List<Block.TableRow> rows = setting.choices().values().stream()
                .map(choice -> new Block.TableRow(usual(setting, choice.label()),
                        List.of(choice.label().text(), what(setting, choice)))).toList();
        return table(title, text, List.of(render("roll.when"), render("roll.brings")), rows);
    }

    private String usual(RollSetting setting, Label choice) {
        return setting.usual().filter(choice.id()::equals).isPresent()
                ? render("roll.usual", "choice", choice.title()) : choice.title();
    }

    private String what(RollSetting setting, RollSetting.SettingChoice choice) {
        String brings = words.joined(words.effects(choice.brings()),
                setting.either() ? " " + render("sheet.or") + " " : ", ");
        String needs = new RollNeedSummary(roll, words).of(choice.needs());
        return words.joined(List.of(words.joined(List.of(brings, words.modifier(choice.gives(), roll)), ", "), needs),
                "; ");
    }

    private Block.TableRow row(RollExtra extra) {
        List<String> cost = words.costs(extra);
        List<String> notes = new ArrayList<>(List.of(words.beside(extra), words.modifier(extra.gives(), roll)));
        if (!extra.gives().when().isEmpty()) {
            notes.add(extra.gives().when());
        }
        notes.add(new RollNeedSummary(roll, words).of(extra.needs()));
        if (extra.afterwards()) {
            notes.add(render("roll.afterwards"));
        }
        if (!extra.notWith().isEmpty()) {
            notes.add(render("roll.not-with", "extras", words.joined(extra.notWith().stream()
                    .map(id -> roll.extras().get(id).label().title()).toList(), ", ")));
        }
        if (extra.times().equals(Amount.Fixed.NO_LIMIT)) {
            notes.add(render("roll.any-times"));
        } else if (!extra.times().equals(Amount.Fixed.ONE)) {
            notes.add(render("roll.up-to-times", "times", words.number(extra.times())));
        }
        String paid = extra.paidBy() == RollExtra.ExtraPayer.ROLLER || cost.isEmpty() ? words.joined(cost, ", ")
                : render("roll.paid-by." + extra.paidBy().word(), "cost",
                        words.joined(cost, ", "));
        return new Block.TableRow(extra.label().title(), List.of(paid,
                words.joined(List.of(ending(extra.label().text(), notes.stream().filter(note -> !note.isEmpty())
                        .toList()), extra.label().text()), " ")));
    }

    private String render(String key, Object... namesAndValues) {
        return words.render(key, namesAndValues);
    }
}
