package lampblack.html;

import java.util.List;
import lampblack.picture.ArtPicture;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Theme;
import lampblack.ruleset.look.BackgroundPlace;
import lampblack.ruleset.look.BlockLook;
import lampblack.ruleset.look.ThemeArt;
import lampblack.sheet.Document;
import lampblack.sheet.Ease;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.CardFormat;
import lampblack.sheet.Deck;

/** The styles that differ from document to document: the paper, how it lies, and the colour of each sheet. */
record DocumentStyle(PrintSettings printing) {

    private static final double POKER = 63.5;
    /**
     * Browsers know no break to the front of a leaf. So backs are narrower by a hair than fronts, and what stands
     * before each sheet is as high as a page where it is narrow, and nothing where it is not.
     */
    private static final String FRONTS = """
            @page :left { margin-right: 10mm; }
            @media print {
              .page { width: calc(var(--paper-width) - 19.2mm); }
              .page ~ .page { break-before: auto; }
              .page ~ .turn { break-before: page; padding-top: min(var(--paper-height) - 2 * var(--edge) - 1mm,
                (var(--paper-width) - 18.5mm - 100%) * 2000); }
            }
            """;

    /** The first sheet sets them for all; each other sets what it has otherwise. */
    String of(Document document) {
        List<Sheet> sheets = document.sheets();
        boolean several = sheets.size() > 1;
        String plain = sheets.stream().allMatch(sheet -> bleeding(sheet, "").isEmpty()) ? "" : " background: none;";
        StringBuilder css = new StringBuilder("@page { size: " + size(sheets.get(0)) + ";" + bleeding(sheets.get(0), plain)
                + " }\n:root { "
                + variables(sheets.get(0)) + eased(sheets) + " }\n" + (several ? RunningLine.STYLES
                : new RunningLine(0, sheets.get(0)).alone()));
        for (int i = 0; i < sheets.size() && several; i++) {
            Sheet sheet = sheets.get(i);
            if (sheet.landscape() != sheets.get(0).landscape()) {
                css.append("@page p").append(i).append(" { size: ").append(size(sheet)).append("; }\n");
            }
            String bleeding = bleeding(sheet, plain);
            css.append(bleeding.isEmpty() ? "" : "@page p" + i + " {" + bleeding + " }\n");
            RunningLine line = new RunningLine(i, sheet);
            css.append(printing.twoSided() ? line.onBothSides() : line.amongOthers())
                    .append(":is(.page, .turn):nth-of-type(").append(i + 1).append(") { page: p").append(i)
                    .append("; ").append(variables(sheet)).append(" }\n");
        }
        return css.append(printing.twoSided() ? FRONTS : ".turn { display: none; }\n").append(looks(sheets)).toString();
    }

    /** A picture to the edges of the paper. @param none where this sheet has none, and one beside it may have one */
    private String bleeding(Sheet sheet, String none) {
        Paper paper = printing.paper();
        return sheet.theme().art().flatMap(ThemeArt::background)
                .filter(background -> background.place() == BackgroundPlace.BLEED)
                .map(background -> " background: " + BleedPicture.of(background, paper, sheet.landscape()) + ";")
                .orElse(none);
    }

    /** What grows where there is room, by the fullest sheet; on paper for which that was not measured nothing does. */
    private String eased(List<Sheet> sheets) {
        Ease ease = sheets.stream().map(Sheet::ease).reduce(Ease.MOST, Ease::least);
        boolean reflows = printing.large() || new Document("", "", sheets).reflows(printing.paper());
        return ease.equals(Ease.NONE) || reflows ? ""
                : " --gap: " + ease.gap() + "mm; --mark: " + ease.mark() + "mm; --ruled: " + ease.ruled()
                + "mm; --type: " + ease.points() + "pt;";
    }

    /** The colours of blocks; those of a theme that not all sheets have are said of its sheets alone. */
    private static String looks(List<Sheet> sheets) {
        StringBuilder css = new StringBuilder();
        OwnFontFaces fonts = new OwnFontFaces(sheets.stream().map(Sheet::theme).toList());
        boolean alike = sheets.stream().allMatch(sheet -> sheet.theme().equals(sheets.get(0).theme()));
        for (int i = 0; i < (alike ? 1 : sheets.size()); i++) {
            Theme theme = sheets.get(i).theme();
            String page = alike ? "" : ".page:nth-of-type(" + (i + 1) + ") ";
            theme.art().ifPresent(art -> {
                art.logo().ifPresent(logo -> picture(page + ".masthead", "logo", logo, css));
                art.background().filter(background -> background.place() == BackgroundPlace.PAGE).ifPresent(background ->
                        css.append(page).append(".leaf { --background: url(").append(background.art().address())
                                .append("); --strength: ").append(background.opacity()).append("; }\n"));
                art.portraitFrame().ifPresent(frame -> picture(page + ".plate", "portrait-frame", frame, css));
            });
            css.append(typefaces(alike ? ".page" : page.strip(), fonts.variables(theme)));
            theme.blocks().keySet().forEach(path -> {
                String variables = look(theme, path).variables(theme.accent());
                if (!variables.isEmpty()) {
                    css.append(page).append('.').append(path.replace('.', '-')).append(" { ").append(variables)
                            .append(" }\n");
                }
            });
        }
        for (int i = 0; i < sheets.size(); i++) {
            String plate = ".page:nth-of-type(" + (i + 1) + ") .plate";
            Sheet.NamePlate of = sheets.get(i).plate();
            String sheet = ".page:nth-of-type(" + (i + 1) + ") .";
            sheets.get(i).entryWidths().forEach((block, width) ->
                    css.append(sheet).append(block).append(" { --entry: ").append(width).append("rem; }\n"));
            of.art().ifPresent(art -> picture(plate, "illustration", art, css));
            if (sheets.get(i).plateClasses().contains("size-huge")) {
                css.append(plate).append(" { --ems: ").append(sheets.get(i).titleWidth()).append("; }\n");
            }
            of.portrait().ifPresent(portrait -> picture(plate, "portrait", portrait.picture(), css));
        }
        return css.toString();
    }

    /** How every block looks says nothing of the head of the page. */
    private static BlockLook look(Theme theme, String path) {
        return path.equals(PagePlan.NAME_PLATE) ? theme.blocks().get(path) : theme.block(path);
    }

    private static void picture(String of, String name, ArtPicture picture, StringBuilder css) {
        css.append(of).append(" { --").append(name).append(": url(").append(picture.address()).append("); }\n");
    }

    private static String typefaces(String of, String variables) {
        return variables.isEmpty() ? "" : of + " { " + variables + " }\n";
    }

    /** Cards stand edge to edge, as large as their format says. */
    String of(Deck deck) {
        CardFormat format = deck.format();
        boolean landscape = format.paperWidth() > format.paperHeight();
        StringBuilder pictures = new StringBuilder();
        deck.theme().art().flatMap(ThemeArt::portraitFrame)
                .ifPresent(frame -> picture(".deck", "portrait-frame", frame, pictures));
        deck.pictures().forEach((name, picture) -> picture("." + name, "picture", picture, pictures));
        return "@page { size: " + printing.paper().lying(landscape) + "; }\n:root { "
                + colours(deck.theme()) + "--card-width: " + format.width() + "mm; --card-height: "
                + format.height()
                + "mm; --columns: " + format.columns() + "; --rows: " + format.rows() + "; --scale: "
                + format.width() / POKER + "; --paper-width: "
                + format.paperWidth() + "mm; --paper-height: " + format.paperHeight() + "mm; }\n" + pictures
                + typefaces(".deck", new OwnFontFaces(List.of(deck.theme())).variables(deck.theme()));
    }

    private String size(Sheet sheet) {
        return printing.paper().lying(sheet.landscape());
    }

    private String variables(Sheet sheet) {
        Paper paper = printing.paper();
        return colours(sheet.theme()) + "--paper-height: " + paper.down(sheet.landscape()) + "; --paper-width: "
                + paper.across(sheet.landscape()) + ";";
    }

    private static String colours(Theme theme) {
        String ofBlocks = theme.everyBlock().map(look -> look.variables(theme.accent())).orElse("");
        return "--accent: " + theme.accent().colour() + "; "
                + theme.second().map(second -> "--second: " + second.colour() + "; ").orElse("")
                + (ofBlocks.isEmpty() ? "" : ofBlocks + " ");
    }
}
