package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.EvaluatedCharacter;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.JoinedTrack;
import lampblack.sheet.Rewritten;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.sheet.TriggersBlock;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The sheet of a character")
class SheetBuilderTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    private static final SheetBuilder BUILDER = new SheetBuilder(MessageBundle.messages());

    private final Sheet sib = filled("sib-aldersea");
    private final Sheet edda = filled("edda-marl");

    @Test
    @DisplayName("names the playbook, the character and what it says of itself")
    void plate() {
        assertEquals("Sib Aldersea, Lanterns of the Fen", sib.heading());
        assertEquals("Lampwright", sib.plate().title());
        assertEquals("Sib Aldersea", sib.plate().name());
        Sheet.SheetField home = sib.plate().fields().stream().filter(field -> field.label().equals("Home")).findFirst()
                .orElseThrow();
        assertEquals("Candlewick", home.value());
        assertTrue(home.detail().startsWith("Third shed on the tallow stair."));
        assertEquals("#2f6f62", sib.theme().accent().colour());
    }

    @Test
    @DisplayName("stands each trait under its parent, with its rating to be heard")
    void traits() {
        Block.TraitsBlock specialties = block(sib, Block.TraitsBlock.class, "Specialties");
        assertEquals(List.of("Insight 3 of 4", "Prowess 1 of 4", "Resolve 2 of 4"),
                specialties.groups().stream().map(group -> group.head().label()).toList());
        Block.TraitRow lore = specialties.groups().get(2).traits().get(0);
        assertEquals("Lamp Lore 5 of 5", lore.label());
        assertEquals(List.of(BoxState.FILLED, BoxState.FILLED, BoxState.FILLED, BoxState.FILLED, BoxState.FILLED),
                lore.dots());
    }

    @Test
    @DisplayName("sets ratings from below 0 on a line of numbers, in play and blank")
    void scale() {
        Path file = ROOT.resolve("blades-in-the-dark/characters/the-open-hand.yaml");
        Sheet hand = BUILDER.play(new CharacterLoader(RULESETS).load(file).value().orElseThrow().evaluated());
        List<Block.TraitRow> rows = block(hand, Block.TraitsBlock.class, "Faction Status").groups().get(0).traits();
        assertEquals("The Lock Keepers 0 Neutral of +3 Allies", rows.get(0).label());
        assertEquals(List.of("−3", "−2", "−1", "0", "+1", "+2", "+3"),
                rows.get(0).scale().stream().map(Block.ScaleStep::value).toList());
        assertEquals(List.of("0", "+1", "−1", "+2", "−3"), rows.stream().flatMap(row -> row.scale().stream())
                .filter(step -> step.mark() == BoxState.FILLED).map(Block.ScaleStep::value).toList());
        assertEquals(3, rows.stream().filter(row -> row.name().isEmpty()).count());
        assertTrue(rows.stream().allMatch(row -> row.name().isEmpty() == !row.lines().isEmpty()));
        Ruleset ruleset = RULESETS.load("blades-in-the-dark").value().orElseThrow().ruleset();
        Sheet blank = BUILDER.blank(ruleset, ruleset.sheets().get("crew"), Optional.of("cult"));
        assertEquals(10, block(blank, Block.TraitsBlock.class, "Faction Status").groups().get(0).traits().size());
    }

    @Test
    @DisplayName("says of an option what it adds to a roll after its text, unless its list is spelled out")
    void rolls() {
        Block.OptionRow oath = block(sib, Block.OptionsBlock.class, "Talents").groups().stream()
                .flatMap(group -> group.options().stream()).filter(optionRow -> optionRow.title()
                .equals("The Lamp Oath"))
                .findFirst().orElseThrow();
        assertEquals(List.of(), oath.facts());
        assertTrue(words(oath).startsWith("While you keep your oath"), words(oath));
        assertFalse(words(oath).contains("Resistance roll"), words(oath));
        Sheet morwen = BUILDER.play(new CharacterLoader(RULESETS).load(
                ROOT.resolve("black-sword/characters/morwen-sleet.yaml")).value().orElseThrow().evaluated());
        Block.OptionRow paranoid = block(morwen, Block.OptionsBlock.class, "Gifts").groups().stream()
                .flatMap(group -> group.options().stream()).filter(row -> row.title().equals("Paranoid")).findFirst()
                .orElseThrow();
        assertEquals("You were already looking. Initiative advantage.", words(paranoid));
    }

    private static String words(Block.OptionRow option) {
        StringBuilder words = new StringBuilder();
        option.text().forEach(paragraph -> paragraph.spans().forEach(span -> words.append(span.text())));
        return words.toString();
    }

    @Test
    @DisplayName("says on the reference page how a roll is made and how it may end")
    void procedures() {
        Ruleset ruleset = RULESETS.load("worlds-in-the-dark").value().orElseThrow().ruleset();
        Block.TableBlock action = block(BUILDER.reference(ruleset), Block.TableBlock.class, "Action roll");
        assertEquals(List.of("2 sixes", "6", "4 or 5", "1 to 3"),
                action.rows().stream().map(Block.TableRow::title).toList());
        assertEquals("Roll as many dice as the rating in Specialties and read the highest. At 0, roll 2 and read "
                + "the lowest. Together, everybody rolls and the best result counts. The leader marks 1 Stress for "
                + "each who gets Failure.", action.introduction().get(1).spans().get(0).text());
    }

    @Test
    @DisplayName("dots out what only an option would allow")
    void locked() {
        Block.TraitsBlock specialties = block(play("edda-marl"), Block.TraitsBlock.class, "Specialties");
        assertEquals(List.of(BoxState.FILLED, BoxState.FILLED, BoxState.OPEN, BoxState.OPEN, BoxState.LOCKED),
                specialties.groups().get(0).traits().get(0).dots());
    }

    @Test
    @DisplayName("marks the tracks as the ledger and play keep them")
    void tracks() {
        assertEquals("Stress 4 of 10", block(sib, TrackBlock.BoxesBlock.class, "Stress").label());
        assertEquals("Stress 10 of 11", block(edda, TrackBlock.BoxesBlock.class, "Stress").label());
        TrackBlock.RowsBlock harm = block(edda, TrackBlock.RowsBlock.class, "Harm");
        assertEquals(List.of("Incapacitation", "Serious Harm", "Harm"),
                harm.rows().stream().map(TrackBlock.SlotRow::title).toList());
        assertEquals(3, harm.rows().get(2).slots().size());
        assertEquals("5", block(sib, TrackBlock.PoolBlock.class, "XP").value());
        assertEquals("79 earned, 74 spent", block(sib, TrackBlock.PoolBlock.class, "XP").history());
        assertEquals(List.of("Heavy"), block(sib, TrackBlock.BandsBlock.class, "Load").bands().stream()
                .filter(band -> band.mark() == BoxState.FILLED).map(TrackBlock.BandRow::title).toList());
    }

    @Test
    @DisplayName("ticks what is had, and of things what is carried")
    void options() {
        assertEquals(List.of(BoxState.FILLED, BoxState.OPEN), option(sib, "Talents", "Banked Coals").ticks());
        assertEquals(List.of(BoxState.FILLED, BoxState.FILLED), option(edda, "Talents", "Banked Coals").ticks());
        assertEquals(List.of("River Songs"), option(edda, "Talents", "Home Current").facts());
        Block.OptionRow winch = option(sib, "Assets", "Salvage Winch");
        assertEquals(List.of(BoxState.FILLED, BoxState.FILLED), winch.ticks());
        assertEquals(List.of("Cheap", "2 load"), winch.facts());
        assertEquals("not carried", option(sib, "Assets", "Leech Jar").state());
        assertEquals(List.of(BoxState.OPEN, BoxState.OPEN, BoxState.OPEN), option(sib, "Assets", "Rush Lights")
                .boxes());
    }

    @Test
    @DisplayName("shows what earns and costs with all that options change")
    void progress() {
        TriggersBlock earn = block(sib, TriggersBlock.class, "Earn XP");
        assertEquals(List.of("1", "0–2", "0–3", "0–2", "1"),
                earn.triggers().stream().map(TriggersBlock.TriggerRow::amount).toList());
        assertEquals("6–14 XP", block(sib, TriggersBlock.class, "Advances").triggers().get(2).amount());
    }

    @Test
    @DisplayName("ticks what a shared limit has had of the present period, and says what is left of it")
    void limits() {
        Path file = ROOT.resolve("blades-in-the-dark/characters/bartram-hook.yaml");
        EvaluatedCharacter bartram = new CharacterLoader(RULESETS).load(file).value().orElseThrow().evaluated();
        TriggersBlock.TriggerRow filled = block(BUILDER.filled(bartram), TriggersBlock.class, "").triggers().get(0);
        assertEquals("Downtime Activities", filled.title());
        assertEquals(List.of(BoxState.FILLED, BoxState.OPEN), filled.boxes());
        assertEquals("1 of 2", filled.room());
        assertEquals("1 of 2 left in Downtime 11.", filled.says().get(0).text());
        TriggersBlock.TriggerRow blank = block(BUILDER.blank(bartram.ruleset(), bartram.sheet(), Optional.of("spider")),
                TriggersBlock.class, "").triggers().get(0);
        assertEquals(List.of(BoxState.OPEN, BoxState.OPEN), blank.boxes());
        assertEquals("2 per Downtime", blank.says().get(0).text());
        TriggersBlock advances = (TriggersBlock) new CharacterBlocks(bartram, MessageBundle.messages())
                .all().get("advances");
        TriggersBlock.TriggerRow row = advances.triggers().stream().filter(trigger -> trigger.title()
                .equals("Downtime Activities")).findFirst().orElseThrow();
        assertEquals("2 per Downtime", row.amount());
        assertEquals("1 of 2 left in Downtime 11.", row.says().get(0).text());
    }

    @Test
    @DisplayName("says in its foot how it stands, by which rulings, and whose work the rules are")
    void foot() {
        assertEquals("Valid, 1 ruling, 1 gain not bought, 1 price of one's own.", sib.foot().standing());
        assertEquals(List.of("Pell taught them one thing more. (GM)"), sib.foot().rulings());
        assertEquals("Valid, 1 change of playbook or crew.", edda.foot().standing());
        assertEquals("lanterns-of-the-fen 1.0.0", sib.foot().version());
        assertTrue(sib.foot().credits().stream().anyMatch(credit -> credit.contains("John Harper")));
        assertTrue(sib.foot().credits().stream().anyMatch(credit -> credit.contains("Lanterns of the Fen")));
    }

    @Test
    @DisplayName("tells a friend from a rival, whom two steps choose from one list")
    void roles() {
        Sheet isolde = BUILDER.play(new CharacterLoader(RULESETS).load(
                ROOT.resolve("blades-in-the-dark/characters/isolde-crake.yaml")).value().orElseThrow().evaluated());
        Block.OptionsBlock contacts = block(isolde, Block.OptionsBlock.class, "Contacts");
        Map<String, List<String>> facts = new HashMap<>();
        contacts.groups().forEach(group -> group.options().forEach(row -> facts.put(row.title(), row.facts())));
        assertEquals(List.of("Friend"), facts.get("Old Steiger"));
        assertEquals(List.of("Rival"), facts.get("Castellane"));
        assertEquals(List.of(), facts.get("Celandine"));
    }

    @Test
    @DisplayName("leaves a blank one room for everything and marks nothing")
    void blank() {
        Ruleset ruleset = RULESETS.load("lanterns-of-the-fen").value().orElseThrow().ruleset();
        Sheet blank = BUILDER.blank(ruleset, ruleset.sheets().get("character"), Optional.of("poler"));
        assertEquals("Poler", blank.plate().title());
        Block.OptionsBlock talents = block(blank, Block.OptionsBlock.class, "Talents");
        assertEquals("Choose 1.", talents.hint());
        assertEquals(List.of("Strong Back", "Eelskin", "Home Current", "A Boat of Your Own"),
                talents.groups().get(0).options().stream().map(Block.OptionRow::title).toList());
        assertEquals(List.of("needs Prowess 2"), talents.groups().get(0).options().get(1).facts());
        Rewritten.of(blank, text -> text); // every text is there, none is null
        assertFalse(blocks(blank).map(Object::toString).anyMatch(block -> block.contains("FILLED")));
    }

    private static Sheet play(String name) {
        Path file = ROOT.resolve("lanterns-of-the-fen/characters").resolve(name + ".yaml");
        return BUILDER.play(new CharacterLoader(RULESETS).load(file).value().orElseThrow().evaluated());
    }

    private static Sheet filled(String name) {
        Path file = ROOT.resolve("lanterns-of-the-fen/characters/" + name + ".yaml");
        return BUILDER.filled(new CharacterLoader(RULESETS).load(file).value().orElseThrow().evaluated());
    }

    private static Stream<Block> blocks(Sheet sheet) {
        return sheet.sides().stream().flatMap(side -> side.strips().stream()).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).flatMap(block ->
                        block instanceof Block.BesideBlock beside ? beside.blocks().stream()
                        : Stream.concat(Stream.of(block), block.tracks().stream().map(JoinedTrack::track)));
    }

    private static <B extends Block> B block(Sheet sheet, Class<B> type, String title) {
        return blocks(sheet).filter(type::isInstance).map(type::cast).filter(block -> block.title().equals(title))
                .findFirst().orElseThrow();
    }

    private static Block.OptionRow option(Sheet sheet, String list, String title) {
        return block(sheet, Block.OptionsBlock.class, list).groups().stream().flatMap(group -> group.options().stream())
                .filter(option -> option.title().equals(title)).findFirst().orElseThrow();
    }
}
