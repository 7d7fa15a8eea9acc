package lampblack.sheet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import lampblack.ruleset.Accent;
import lampblack.ruleset.Ornament;
import lampblack.ruleset.TextFace;
import lampblack.ruleset.Theme;
import lampblack.ruleset.TitleFace;
import static lampblack.sheet.Markup.paragraphs;
import static lampblack.sheet.Markup.spans;

/** Sheets to print: a usual character, an empty one, and one that has more than a page can hold. */
public final class Samples {

    private static final List<String> CREDITS = List.of(
            "Worlds in the Dark is a template for games of any genre. CC BY 3.0.",
            "This work is based on Blades in the Dark, product of One Seven Design, developed and authored by John "
            + "Harper, and licensed for our use under the Creative Commons Attribution 3.0 Unported license.");

    private Samples() {
    }

    public static Sheet filled() {
        List<Block> blocks = List.of(
                new Block.TraitsBlock("Specialties", List.of(), List.of(
                        group("Insight", 2, trait("Station Infrastructure", 2), trait("Corporate Security", 1)),
                        group("Prowess", 2, trait("Stealth", 3), trait("Welding", 1)),
                        group("Resolve", 1, trait("Therapy", 1)))),
                new Block.OptionsBlock("Talents", "", List.of(new Block.OptionGroup("Ducter", List.of(
                        option("Ghost in the Ducts", true,
                                "You move through crawlspaces **unseen and unheard**. Take *+1d* to "
                                + "Stealth when nobody knows that you are aboard."),
                        option("Iron Lungs", false,
                                "Thin air and bad air cost you nothing. You may hold your breath for as long "
                                + "as a scene lasts."),
                        option("Patch Job", false,
                                "When you mend a machine with what is at hand, roll 2d6 as for a *fine* "
                                + "tool.\n\n- it holds for a scene\n- it holds for a day on a critical"),
                        option("Second Skin", true, "Your vac suit counts as armour, and fills a box of its own."),
                        option("Dead Reckoning", false, "You always know the way out."),
                        option("Old Hand", false,
                                "Once per session, name someone aboard who owes you. They still do.")))),
                        List.of()),
                new Block.OptionsBlock("Hindrances", "", List.of(new Block.OptionGroup("", List.of(
                        option("One Eye", true, ""), option("Code of Honour", true, "")))), lines(2)),
                new Block.OptionsBlock("Assets", "", List.of(new Block.OptionGroup("", List.of(
                        asset("Toolkit", 2, true, "fine", "2 load"), asset("Cutting Torch", 1, false, "cheap"),
                        asset("Vac Suit", 2, false, "2 load"), asset("Forged Dock Pass", 0, false, "0 load")))),
                                lines(4)),
                new TrackBlock.BandsBlock("Load",
                        List.of(band("Light", 3, false), band("Normal", 5, true), band("Heavy", 6, false)),
                        List.of()),
                new TrackBlock.BoxesBlock("Stress", marks(3, 9),
                        paragraphs("When full, take a new Hindrance, or worsen one."),
                        "Stress 3 of 9"),
                harm("Bruised ribs"),
                new TrackBlock.ClockBlock("Healing", ClockFace.segments(4, 1), List.of(), "Healing 1 of 4"),
                new TrackBlock.PoolBlock("XP", "2", "14 earned, 12 spent", List.of(), ""),
                new TrackBlock.PoolBlock("Cash", "3", "", List.of(), ""),
                earning(), prices());
        return sheet("Ilse Maro", "Ducter of the Long Haul", List.of(field("Look", "grease-stained coverall, one eye"),
                field("Heritage", "Belter"), field("Background", "dock labour"),
                field("Beliefs", "Nobody is left outside.")), blocks,
                new Sheet.Footer("Valid, 1 ruling.", List.of("8 points on Specialties: her mentor’s last lesson. (GM)"),
                        "worlds-in-the-dark 1.0.0", CREDITS));
    }

    public static Sheet blank() {
        List<Block.OptionRow> talents = new ArrayList<>();
        for (String name : List.of("Ghost in the Ducts", "Iron Lungs", "Patch Job", "Second Skin", "Dead Reckoning",
                "Old Hand",
                "Loud Voice", "Cold Hands")) {
            talents.add(option(name, false,
                    "When you act in the dark of the station, you may push yourself for one of these: "
                    + "take +1d, or be unheard until the scene ends."));
        }
        List<Block> blocks = List.of(
                new Block.TraitsBlock("Specialties", List.of(),
                        List.of(openGroup("Insight"), openGroup("Prowess"), openGroup("Resolve"))),
                new Block.OptionsBlock("Talents", "Choose one.", List.of(new Block.OptionGroup("Ducter", talents)),
                        List.of()),
                new Block.OptionsBlock("Hindrances", "Up to two.", List.of(), lines(4)),
                new Block.OptionsBlock("Assets", "Choose four.", List.of(), lines(8)),
                new TrackBlock.BandsBlock("Load",
                        List.of(band("Light", 3, false), band("Normal", 5, false), band("Heavy", 6, false)),
                        List.of()),
                new TrackBlock.BoxesBlock("Stress", marks(0, 9),
                        paragraphs("When full, take a new Hindrance, or worsen one."),
                        "Stress, 9 boxes"),
                harm(""),
                new TrackBlock.ClockBlock("Healing", ClockFace.segments(4, 0), List.of(), "Healing, 4 segments"),
                new TrackBlock.ClockBlock("Project", ClockFace.segments(8, 0), List.of(), "Project, 8 segments"),
                new TrackBlock.PoolBlock("XP", "", "", List.of(), ""),
                new TrackBlock.PoolBlock("Cash", "", "", List.of(), ""),
                earning(), prices());
        return sheet("", "Ducter of the Long Haul", List.of(
                new Sheet.SheetField("Look", "", "", List.of(), lines(1)),
                new Sheet.SheetField("Heritage", "", "", List.of("Belter", "Spacer", "Planetborn", "Vat-grown"),
                lines(1)),
                new Sheet.SheetField("Background", "", "", List.of(), lines(1)),
                new Sheet.SheetField("Beliefs", "", "", List.of(), lines(1))), blocks,
                new Sheet.Footer("", List.of(), "worlds-in-the-dark 1.0.0", CREDITS));
    }

    public static Sheet overfull() {
        List<Block.OptionRow> talents = new ArrayList<>();
        for (int i = 1; i <= 40; i++) {
            talents.add(option("Talent the " + i + "th of the Everlasting Brotherhood", i % 3 == 0, "Word" + i + " "
                    + "stands in a text that goes on for a while, as texts of talents do, and says what happens then. "
                            .repeat(1 + i % 3)));
        }
        List<Block.TraitRow> many = new ArrayList<>();
        for (int i = 1; i <= 24; i++) {
            many.add(trait("Specialty " + i + " with a remarkably long name to set", i % 5));
        }
        List<Block> blocks = List.of(
                new Block.TraitsBlock("Specialties", List.of(), List.of(
                        group("Insight", 4, many.subList(0, 12).toArray(Block.TraitRow[]::new)),
                        group("Prowess", 4, many.subList(12, 24).toArray(Block.TraitRow[]::new)),
                        group("Вера и Ύβρις", 1, trait("Žluťoučký kůň", 2), trait("Đường về nhà", 1),
                                trait("刺客 暗杀", 4)))),
                new Block.OptionsBlock("Talents", "", List.of(new Block.OptionGroup("Brotherhood", talents)),
                List.of()),
                new Block.OptionsBlock("Assets", "", List.of(new Block.OptionGroup("", List.of(
                        asset("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", 3, true, "fine",
                                "3 load")))),
                        lines(3)),
                new TrackBlock.BoxesBlock("Stress", marks(14, 30), List.of(), "Stress 14 of 30"),
                harm("A wound so long in the telling that it does not fit the slot it was given, nor the next"),
                earning(), prices(),
                new RemarksBlock("Problems",
                        List.of(new RemarksBlock.RemarkRow("Error", "9 points spent on Specialties, 7 allowed."))));
        return sheet("Maximilienne-Aurélie von und zu Hohenzollern-Sigmaringen the Third", "Солдат · Στρατιώτης · 兵士",
                List.of(field("Look", "coat ".repeat(40)), field("Heritage", "łódź")), blocks,
                new Sheet.Footer("1 problem.", List.of(), "worlds-in-the-dark 1.0.0", CREDITS));
    }

    /** One block of every kind, and two sides. */
    public static Sheet everyKind() {
        Block.OptionRow used = new Block.OptionRow("Battleborn", List.of(BoxState.LOCKED), "not yet", List.of("Armour"),
                marks(1, 2), "2 uses", paragraphs("You may expend it."));
        List<Block> blocks = List.of(
                new Block.FieldsBlock("Vice", List.of(new Sheet.SheetField("Purveyor", "Salia", "an information broker",
                        List.of("faith", "gambling", "luxury"), lines(2)))),
                new Block.TraitsBlock("Attributes", paragraphs("Roll under."),
                        List.of(new Block.TraitGroup(new Block.TraitRow("", "", List.of(), List.of(), ""), List.of(
                        new Block.TraitRow("Strength", "13", List.of(), List.of(), "Strength 13"),
                        new Block.TraitRow("Hull", "weak", List.of(BoxState.FILLED, BoxState.OPEN, BoxState.LOCKED),
                        List.of(), "Hull weak"))))),
                new Block.OptionsBlock("Items", "Mark as carried.",
                List.of(new Block.OptionGroup("Common", List.of(used))),
                        lines(1)),
                new TrackBlock.BoxesBlock("Trauma", marks(1, 4), paragraphs("At four, *retire*."), "Trauma 1 of 4"),
                new TrackBlock.ClockBlock("Project", ClockFace.segments(8, 3), paragraphs("A long one."),
                "Project 3 of 8"),
                harm("Twisted ankle"),
                new TrackBlock.BandsBlock("Load", List.of(band("Light", 3, true)), paragraphs("Carried decides.")),
                new TrackBlock.CounterBlock("Heat", "5", "0 to 9", paragraphs("At nine, wanted.")),
                new TrackBlock.PoolBlock("Coin", "4", "", paragraphs("Stash the rest."), ""),
                earning(),
                new RemarksBlock("To do", List.of(new RemarksBlock.RemarkRow("To do",
                "2 points left to spend on Specialties."))));
        List<Block> reference = List.of(
                new Block.PassageBlock("Teamwork",
                        paragraphs("Work *together*.\n\n- Assist: **+1d**\n- Lead a group\n\nRoll 2d6.")),
                new Block.TableBlock("Magnitude", paragraphs("Compare."), List.of("Tier", "0", "1"), List.of(
                        new Block.TableRow("Scale", List.of("1 or 2 people", "3+ people")),
                        new Block.TableRow("Area", List.of("a closet", "small room")))));
        return new Sheet(SheetKind.FILLED, "en-GB", "Every kind", Theme.USUAL,
                new Sheet.NamePlate("Game", "Sheet", "Name", "Nobody", "", List.of()),
                List.of(DefaultLayout.side(SheetType.USUAL, "", blocks, "Notes"), DefaultLayout.reference("Reference", reference)),
                new Sheet.Footer("", List.of(), "game 0.1.0", List.of("Ours.")));
    }

    private static Sheet sheet(String name, String subtitle, List<Sheet.SheetField> fields, List<Block> blocks,
            Sheet.Footer foot) {
        return new Sheet(name.isEmpty() ? SheetKind.BLANK : SheetKind.FILLED, "en",
                (name.isEmpty() ? "Blank character" : name) + ", Worlds in the Dark",
                new Theme(new Accent("#1f5673"), TextFace.ALEGREYA, TitleFace.LEAGUE_GOTHIC, Ornament.PLAIN),
                new Sheet.NamePlate("Worlds in the Dark", "Ducter", "Name", name, subtitle, fields),
                List.of(DefaultLayout.side(SheetType.USUAL, "", blocks, "Notes")), foot);
    }

    private static List<TrackBlock.PrintedSlot> slots(String... words) {
        return Stream.of(words).map(TrackBlock.PrintedSlot::of).toList();
    }

    private static Block harm(String wound) {
        return new TrackBlock.RowsBlock("Harm", List.of(
                new TrackBlock.SlotRow("Incapacitation", "Needs help", slots("")),
                new TrackBlock.SlotRow("Serious Harm", "−1d", slots("", "")),
                new TrackBlock.SlotRow("Harm", "Less effect", slots(wound, ""))), List.of());
    }

    private static Block earning() {
        return new TriggersBlock("XP", List.of(
                new TriggersBlock.TriggerRow("1", "", spans("You made a *desperate* action roll.")),
                new TriggersBlock.TriggerRow("0–2", "", spans("You struggled with your Hindrances.")),
                new TriggersBlock.TriggerRow("0–2", "", spans("You addressed a challenge with violence or coercion.")),
                new TriggersBlock.TriggerRow("0–2", "",
                spans("You expressed your beliefs, drives, heritage, or background."))));
    }

    private static Block prices() {
        return new TriggersBlock("Advances", List.of(
                new TriggersBlock.TriggerRow("2 XP", "Refocus", spans("Swap a Specialty or a Hindrance.")),
                new TriggersBlock.TriggerRow("6 XP", "Specialty", spans("Add one at 1.")),
                new TriggersBlock.TriggerRow("6, 10 XP", "Practice", spans("Raise a Specialty; the step to 4 costs 10.")),
                new TriggersBlock.TriggerRow("8 XP", "Talent", spans("Choose one."))));
    }

    private static Sheet.SheetField field(String label, String value) {
        return new Sheet.SheetField(label, value, "", List.of(), List.of());
    }

    private static Block.TraitGroup group(String name, int rating, Block.TraitRow... traits) {
        return new Block.TraitGroup(trait(name, rating), Arrays.asList(traits));
    }

    private static Block.TraitGroup openGroup(String name) {
        return new Block.TraitGroup(trait(name, 0), Collections.nCopies(4, trait("", 0)));
    }

    private static Block.TraitRow trait(String name, int rating) {
        return new Block.TraitRow(name, "", marks(rating, 4), List.of(), name + " " + rating + " of 4");
    }

    private static Block.OptionRow option(String title, boolean taken, String text) {
        return new Block.OptionRow(title, marks(taken ? 1 : 0, 1), taken ? "taken" : "not taken", List.of(), List.of(),
                "",
                paragraphs(text));
    }

    private static Block.OptionRow asset(String title, int load, boolean carried, String... facts) {
        return new Block.OptionRow(title, marks(carried ? load : 0, Math.max(1, load)),
                carried ? "carried" : "not carried", List.of(facts), List.of(), "", List.of());
    }

    private static TrackBlock.BandRow band(String title, int upTo, boolean chosen) {
        return new TrackBlock.BandRow(title, String.valueOf(upTo), chosen ? BoxState.FILLED : BoxState.OPEN,
                chosen ? "chosen" : "not chosen");
    }

    private static List<BoxState> marks(int filled, int of) {
        List<BoxState> marks = new ArrayList<>();
        for (int i = 0; i < of; i++) {
            marks.add(i < filled ? BoxState.FILLED : BoxState.OPEN);
        }
        return marks;
    }

    private static List<Sheet.RuledLine> lines(int count) {
        return Collections.nCopies(count, new Sheet.RuledLine(""));
    }
}
