package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.MapBlock;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.sheet.OptionCard;
import lampblack.sheet.RemarksBlock;
import lampblack.sheet.TriggersBlock;

/**
 * Writes blocks as lines of plain text: in one line what fits into one, all else under its title. Of a
 * character's sheet it shows what is had, of a blank one all that there is; room to write is left out.
 */
final class PlainBlocks {

    private static final int MAX_IN_LINE = 8;

    private final WrappedLines lines;
    private final PlainTracks tracks;
    private final PlainOptions options;
    private final boolean filled;
    private final Messages messages;
    /** Whether the last block took one line, so that the next one-line block follows without a gap. */
    private boolean brief;

    PlainBlocks(WrappedLines lines, boolean filled, Messages messages) {
        this.lines = lines;
        this.tracks = new PlainTracks(filled, messages);
        this.options = new PlainOptions(filled, messages);
        this.filled = filled;
        this.messages = messages;
    }

    void block(int depth, Block block) {
        block.tracks().forEach(joined -> block(depth, joined.track()));
        if (block.kind() == Block.BlockKind.BESIDE) {
            body(depth, block);
            return;
        }
        String title = block.title() + inBrackets(hint(block));
        line(block).ifPresentOrElse(line -> inLine(depth, title, line), () -> below(depth, title, block));
    }

    private void inLine(int depth, String title, String line) {
        if (!line.isEmpty()) {
            if (depth == 0 && !brief) {
                lines.gap();
            }
            lines.labelled(depth, title + ":", line);
            brief = true;
        }
    }

    private void below(int depth, String title, Block block) {
        int before = lines.count();
        if (depth == 0) {
            lines.gap();
        }
        lines.add(depth, title);
        int bare = lines.count();
        int inner = depth == 0 ? 0 : depth + 1;
        paragraphs(inner, block.introduction());
        body(inner, block);
        paragraphs(inner, block.text());
        if (lines.count() == bare) {
            lines.cut(before);
        } else {
            brief = false;
        }
    }

    /** A block in one line behind its title, with its text; empty where it takes several. */
    private Optional<String> line(Block block) {
        return switch (block) {
            case TrackBlock track -> tracks.line(track)
                    .map(line -> with(line, tracks.showsText(track) ? text(track.text()) : ""));
            case Block.OptionsBlock list -> options.line(list).map(line -> with(line, text(list.text())));
            case Block.TraitsBlock traits -> line(traits).map(line -> with(line, text(traits.text())));
            default -> Optional.empty();
        };
    }

    private static String with(String line, String text) {
        return line.isEmpty() ? "" : PlainText.sentences(line, text);
    }

    private Optional<String> line(Block.TraitsBlock block) {
        boolean headed = block.groups().stream().anyMatch(group -> !group.head().name().isEmpty());
        List<Block.TraitRow> all = said(block);
        return headed || !block.introduction().isEmpty() || all.size() > MAX_IN_LINE
                ? Optional.empty() : Optional.of(traits(all, bound(block)));
    }

    /** How high each of several can be, where that is the same for all; else nothing, and each says its own. */
    private static String bound(Block.TraitsBlock block) {
        List<String> all = said(block).stream().map(Block.TraitRow::most).toList();
        return all.size() > 1 && all.stream().allMatch(all.get(0)::equals) ? all.get(0) : "";
    }

    private static List<Block.TraitRow> said(Block.TraitsBlock block) {
        return block.groups().stream().flatMap(group -> group.traits().stream()).filter(Block.TraitRow::isSaid).toList();
    }

    /** A card under its title, with figures in place of boxes. */
    void card(OptionCard card) {
        lines.add(0, card.title() + inBrackets(card.part()));
        lines.add(0, Stream.concat(Stream.of(card.list(), card.group()), card.facts().stream())
                .filter(name -> !name.isEmpty()).collect(Collectors.joining(", ")));
        card.rows().forEach(row -> lines.add(0, row.label()));
        paragraphs(0, card.text());
    }

    private void body(int depth, Block block) {
        switch (block) {
            case TrackBlock track -> tracks.lines(track).forEach(line -> item(depth, line));
            case Block.BesideBlock beside -> beside.blocks().forEach(inner -> block(depth, inner));
            case Block.FieldsBlock fields -> fields(depth, fields.fields());
            case Block.TraitsBlock traits -> traits.groups().forEach(group -> group(depth, group, bound(traits)));
            case Block.OptionsBlock list -> options.lines(list)
                    .forEach(line -> lines.add(line.startsWith("  ") ? depth + 1 : depth, line));
            case TriggersBlock triggers ->
                    triggers.triggers().forEach(trigger -> trigger(depth, triggers, trigger));
            case Block.TableBlock table -> table.rows().forEach(row -> item(depth, PlainTable.row(table, row)));
            case RemarksBlock remarks -> remarks.remarks().forEach(remark -> item(depth, remark.weight()
                    + inBrackets(remark.line() == 0 ? "" : render("sheet.line", "line", remark.line())) + ": "
                    + remark.sentence()));
            case Block.PartsBlock parts -> Distinct.of(parts.cards().stream()).forEach(card -> card(depth, card));
            case MapBlock map -> cells(depth, map);
            case Block.PassageBlock passage -> { }
            case Block.NotesBlock notes -> { }
        }
    }

    private void cells(int depth, MapBlock map) {
        map.rows().stream().flatMap(row -> row.fields().stream()).filter(cell -> !cell.title().isEmpty())
                .filter(cell -> !filled || cell.ticks().contains(BoxState.FILLED))
                .forEach(cell -> item(depth, cell.title() + inBrackets(filled ? cell.beside() : cell.state())
                        + behind(": ", text(cell.text()))));
    }

    /** One that stands under no title is no item of a list. */
    private void trigger(int depth, TriggersBlock block, TriggersBlock.TriggerRow trigger) {
        lines.add(depth, (block.title().isEmpty() ? "" : "- ") + words(trigger));
    }

    private String words(TriggersBlock.TriggerRow trigger) {
        String amount = trigger.amount().replaceAll("(\\d)\u2013(\\d)",
                render("sheet.range", "least", "$1", "most", "$2"));
        String says = Markup.plain(trigger.says());
        return trigger.title().isEmpty() ? amount + ": " + says
                : trigger.title() + inBrackets(amount) + behind(": ", says);
    }

    void fields(int depth, List<Sheet.SheetField> fields) {
        for (Sheet.SheetField field : fields) {
            String choices = field.choices().isEmpty() ? "" : "(" + String.join(" / ", field.choices()) + ")";
            String value = PlainText.sentences(field.value(), field.detail());
            if (!filled || !value.isEmpty()) {
                lines.labelled(depth, field.label() + ":", value + choices);
            }
        }
    }

    private void group(int depth, Block.TraitGroup group, String bound) {
        List<Block.TraitRow> named = group.traits().stream().filter(Block.TraitRow::isSaid).toList();
        if (group.head().name().isEmpty()) {
            named.forEach(trait -> item(depth, trait(trait, bound)));
        } else if (named.isEmpty()) {
            lines.add(depth, trait(group.head(), ""));
        } else {
            lines.labelled(depth, trait(group.head(), "") + ":", traits(named, bound));
        }
    }

    private String traits(List<Block.TraitRow> traits, String bound) {
        return traits.stream().map(trait -> trait(trait, bound)).collect(Collectors.joining(", "));
    }

    /** @param bound how high it can be, where that stands above it */
    private String trait(Block.TraitRow trait, String bound) {
        return (trait.most().isEmpty() || trait.most().equals(bound) ? trait.brief()
                : render("sheet.of", "marked", trait.brief(), "size", trait.most())) + inBrackets(trait.odds());
    }

    private void card(int depth, Block.PartCard card) {
        lines.gap();
        lines.add(depth, card.name());
        fields(depth, card.fields());
        card.blocks().forEach(item -> block(depth + 1, item));
    }

    private void paragraphs(int depth, List<Paragraph> text) {
        for (Paragraph paragraph : text) {
            lines.add(depth, Markup.plain(paragraph.spans()));
            paragraph.items().forEach(listItem -> item(depth, Markup.plain(listItem.spans())));
        }
    }

    private static String text(List<Paragraph> text) {
        List<String> words = new ArrayList<>();
        for (Paragraph paragraph : text) {
            words.add(Markup.plain(paragraph.spans()));
            paragraph.items().forEach(listItem -> words.add(Markup.plain(listItem.spans())));
        }
        return words.stream().reduce("", PlainText::sentences);
    }

    private void item(int depth, String words) {
        lines.add(depth, "- " + words);
    }

    /**
     * What stands beside the title: of parts, how many more there is room for, of which one is told; of traits, how
     * high all of them can be. That a title slopes is not seen here.
     */
    private String hint(Block block) {
        String hint = switch (block) {
            case Block.PartsBlock parts -> room(parts);
            case Block.TraitsBlock traits when !bound(traits).isEmpty() ->
                    render("sheet.up-to", "most", bound(traits));
            default -> block.hint().replace(render("sheet.weightless"), "").strip();
        };
        return hint.endsWith(".") ? hint.substring(0, hint.length() - 1) : hint;
    }

    private String room(Block.PartsBlock parts) {
        long room = parts.cards().stream().filter(card -> card.name().isEmpty()).count();
        return room > 0 ? render("sheet.room-for", "count", room) : parts.hint();
    }

    private static String behind(String mark, String words) {
        return words.isEmpty() ? "" : mark + words;
    }

    private static String inBrackets(String words) {
        return words.isEmpty() ? "" : " (" + words + ")";
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
