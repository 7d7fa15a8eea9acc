package lampblack.font;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.picture.Art;
import lampblack.picture.FontLetters;
import lampblack.picture.Typeface;

/** A font file of a stranger, by its bytes and not by its name: the typeface in it, or why it is not taken. */
public final class FontFile {

    private static final List<String> NEEDED = List.of("cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2");
    private static final Set<String> TRUE_TYPE = Set.of("\0\1\0\0", "true");
    private static final int MAGIC = 0x5f0f3cf5;
    private static final int THOUSAND = 1_000;
    private static final int KINDS_OF_USE = 0xe;
    private static final int RESTRICTED = 2;
    private static final int EDITABLE = 8;
    private static final int BITMAPS_ONLY = 0x200;

    private final String name;
    private final byte[] bytes;
    private final String type;
    private final FontTables tables;

    private FontFile(String name, byte[] bytes, String type, FontTables tables) {
        this.name = name;
        this.bytes = bytes;
        this.type = type;
        this.tables = tables;
    }

    /** The typeface that a file holds, whatever it is called; or why it is not taken. */
    public static Checked<Typeface> read(String name, byte[] file) {
        FontBytes all = new FontBytes(file);
        String signature = all.tag(0);
        if (file.length > Art.LARGEST) {
            return refused(name, Message.of("web.portrait.too-long", "size", (file.length >> 20) + 1, "most",
                    Art.LARGEST >> 20));
        } else if (signature.equals("ttcf") || signature.equals("wOF2") && all.tag(4).equals("ttcf")) {
            return refused(name, Message.of("font.several"));
        } else if (signature.equals("wOFF")) {
            return refused(name, Message.of("font.older"));
        }
        boolean packed = signature.equals("wOF2");
        boolean outlines = signature.equals("OTTO");
        if (!packed && !outlines && !TRUE_TYPE.contains(signature)) {
            return refused(name, Message.of("font.none"));
        }
        Optional<FontTables> tables = packed ? Woff2Tables.of(all) : SfntTables.of(all);
        String type = packed ? "font/woff2" : outlines ? "font/otf" : "font/ttf";
        return tables.map(found -> new FontFile(name, file, type, found).checked())
                .orElseGet(() -> refused(name, Message.of("font.broken")));
    }

    private Checked<Typeface> checked() {
        Optional<Message> wrong = wrong();
        if (wrong.isPresent()) {
            return refused(name, wrong.get());
        }
        LetterTable letters = new LetterTable(tables.table("cmap"), glyphs());
        return letters.isEmpty() ? refused(name, Message.of("font.no-letters"))
                : Checked.of(typeface(letters.measured(this::width)), new Report());
    }

    private Typeface typeface(FontLetters letters) {
        FontNames names = new FontNames(tables.table("name"));
        String family = first(names.of(FontNames.TYPOGRAPHIC_FAMILY), names.of(FontNames.FAMILY));
        int use = tables.table("OS/2").two(8) & KINDS_OF_USE;
        return new Typeface(type, bytes, first(family, name.substring(name.lastIndexOf('/') + 1)),
                names.of(FontNames.COPYRIGHT), first(names.of(FontNames.LICENCE), names.of(FontNames.LICENCE_ADDRESS)),
                use != 0 && (use & EDITABLE) == 0, letters);
    }

    private static String first(String words, String others) {
        return words.isEmpty() ? others : words;
    }

    private Optional<Message> wrong() {
        boolean drawn = isThere("glyf") && isThere("loca") || isThere("CFF ") || isThere("CFF2");
        int use = tables.table("OS/2").two(8);
        if (!NEEDED.stream().allMatch(tables::has) || !isWhole()) {
            return Optional.of(Message.of("font.broken"));
        } else if (!drawn) {
            return Optional.of(Message.of("font.no-outlines"));
        } else if (tables.has("SVG ")) {
            return Optional.of(Message.of("font.drawings"));
        } else if ((use & KINDS_OF_USE) == RESTRICTED) {
            return Optional.of(Message.of("font.restricted"));
        }
        return (use & BITMAPS_ONLY) != 0 ? Optional.of(Message.of("font.bitmaps-only")) : Optional.empty();
    }

    private boolean isThere(String tag) {
        return tables.table(tag).length() > 0 || tables.packed().contains(tag);
    }

    /** Whether its counts fit each other and the tables that they count in. */
    private boolean isWhole() {
        FontBytes head = tables.table("head");
        int measured = tables.table("hhea").two(34);
        long widths = isPacked() ? 1 + 2L * measured : 4L * measured + 2L * (glyphs() - measured);
        boolean placed = tables.has("loca") && !tables.packed().contains("loca");
        long places = placed ? (glyphs() + 1L) * (head.two(50) == 0 ? 2 : 4) : 0;
        return head.length() >= 54 && head.four(12) == MAGIC && em() >= 16 && em() <= 1 << 14
                && tables.table("OS/2").length() >= 68 && tables.table("hhea").length() >= 36
                && glyphs() > 0 && measured > 0 && measured <= glyphs() && tables.table("hmtx").has(0, widths)
                && (!placed || tables.table("loca").length() == 0 || tables.table("loca").has(0, places));
    }

    private boolean isPacked() {
        return tables.packed().contains("hmtx");
    }

    private int glyphs() {
        return tables.table("maxp").two(4);
    }

    private int em() {
        return tables.table("head").two(18);
    }

    /** How wide what it draws by a number is, in thousandths of an em; those behind the last width are as wide as that. */
    private int width(int number) {
        int place = Math.min(number, tables.table("hhea").two(34) - 1);
        int width = tables.table("hmtx").two(isPacked() ? 1 + 2 * place : 4 * place);
        return (int) Math.min((long) width * THOUSAND / em(), 4L * THOUSAND);
    }

    private static Checked<Typeface> refused(String name, Message why) {
        Report report = new Report();
        report.add(Diagnostic.of(Code.FILE__UNREADABLE, new Source(name, "").start(), why));
        return Checked.nothing(report);
    }
}
