package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.MapBlock;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.sheet.card.OptionCard;

/**
 * Writes blocks as lines of plain text: in one line what fits into one, all else under its title. Of somebody's sheet
 * it tells what is had, of nobody's all that there is; what is only room to write is left out.
 */
final class PlainBlocks {

    private final WrappedLines lines;
    private final PlainTracks tracks;
    private final PlainOptions options;
    private final boolean filled;
    private final Messages messages;
    /** Whether the last block was told in one line, so that the next such one follows at once. */
    private boolean brief;

    PlainBlocks(WrappedLines lines, boolean filled, Messages messages) {
        this.lines = lines;
        this.tracks = new PlainTracks(filled, messages);
        this.options = new PlainOptions(filled, messages);
        this.filled = filled;
        this.messages = messages;
    }

    void block(int depth, Block block) {
        if (block instanceof Block.BesideBlock beside) {
            beside.blocks().forEach(item -> block(depth, item));
            return;
        }
        int before = lines.count();
        Optional<String> line = line(block);
        if (depth == 0 && (line.isEmpty() || !brief)) {
            lines.gap();
        }
        String title = block.title() + inBrackets(hint(block));
        if (line.isPresent()) {
            brief = true;
            String says = block instanceof TrackBlock track && !tracks.tells(track) ? "" : text(block.text());
            if (!line.get().isEmpty()) {
                lines.add(depth, title + ": " + PlainText.sentences(line.get(), says));
            } else {
                lines.cut(before);
            }
            return;
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

    /** What is told in one line; empty where there is nothing to tell. */
    private Optional<String> line(Block block) {
        if (block instanceof TrackBlock track) {
            return tracks.line(track);
        } else if (block instanceof Block.OptionsBlock list) {
            return options.line(list);
        } else if (block instanceof Block.TraitsBlock traits && traits.introduction().isEmpty()
                && traits.groups().stream().allMatch(group -> group.head().name().isEmpty())) {
            List<Block.TraitRow> all = traits.groups().stream().flatMap(group -> group.traits().stream())
                    .filter(trait -> !trait.name().isEmpty()).toList();
            return all.size() > 8 ? Optional.empty() : Optional.of(traits(all));
        }
        return Optional.empty();
    }

    /** A card under its title; what is told of it in boxes is told in figures. */
    void card(OptionCard card) {
        lines.add(0, card.title() + inBrackets(card.part()));
        lines.add(0, Stream.concat(Stream.of(card.list(), card.group()), card.facts().stream())
                .filter(name -> !name.isEmpty()).collect(Collectors.joining(", ")));
        card.rows().forEach(row -> lines.add(0, row.label()));
        paragraphs(0, card.text());
    }

    private void body(int depth, Block block) {
        if (block instanceof TrackBlock track) {
            tracks.lines(track).forEach(line -> item(depth, line));
        } else if (block instanceof Block.FieldsBlock fields) {
            fields(depth, fields.fields());
        } else if (block instanceof Block.TraitsBlock traits) {
            traits.groups().forEach(group -> group(depth, group));
        } else if (block instanceof Block.OptionsBlock list) {
            options.lines(list).forEach(line -> lines.add(line.startsWith("  ") ? depth + 1 : depth, line));
        } else if (block instanceof Block.TriggersBlock triggers) {
            triggers.triggers().forEach(triggerRow -> item(depth, trigger(triggerRow)));
        } else if (block instanceof Block.TableBlock table) {
            table.rows().forEach(row -> item(depth, PlainTable.row(table, row)));
        } else if (block instanceof Block.RemarksBlock remarks) {
            remarks.remarks().forEach(remarkRow -> item(depth, remarkRow.weight() + ": " + remarkRow.sentence()));
        } else if (block instanceof Block.PartsBlock parts) {
            parts.cards().stream().distinct().forEach(card -> card(depth, card));
        } else if (block instanceof MapBlock map) {
            map.rows().stream().flatMap(row -> row.fields().stream()).filter(mapField -> !mapField.title().isEmpty())
                    .filter(mapField -> !filled || mapField.ticks().contains(BoxState.FILLED))
                    .forEach(mapField -> item(depth, mapField.title() + inBrackets(filled ? mapField.place()
                            : mapField.place() + ", " + mapField.state()) + behind(": ", text(mapField.text()))));
        }
    }

    private String trigger(Block.TriggerRow trigger) {
        String amount = trigger.amount().replaceAll("(\\d)\u2013(\\d)",
                say("sheet.range", "least", "$1", "most", "$2"));
        String says = PlainText.plain(trigger.says());
        return trigger.title().isEmpty() ? amount + ": " + says
                : trigger.title() + inBrackets(amount) + behind(": ", says);
    }

    void fields(int depth, List<Sheet.SheetField> fields) {
        for (Sheet.SheetField field : fields) {
            String choices = field.choices().isEmpty() ? "" : "(" + String.join(" / ", field.choices()) + ")";
            String value = PlainText.sentences(field.value(), field.detail());
            if (!filled || !value.isEmpty()) {
                lines.add(depth, field.label() + ": " + value + choices);
            }
        }
    }

    private void group(int depth, Block.TraitGroup group) {
        List<Block.TraitRow> named = group.traits().stream().filter(trait -> !trait.name().isEmpty()).toList();
        if (!group.head().name().isEmpty()) {
            item(depth, (filled ? group.head().brief() : group.head().label()) + behind(": ", traits(named)));
        } else {
            named.forEach(trait -> item(depth, traits(List.of(trait))));
        }
    }

    private String traits(List<Block.TraitRow> traits) {
        return traits.stream().map(traitRow -> (filled ? traitRow.brief() : traitRow.label())
                + inBrackets(traitRow.odds())).collect(Collectors.joining(", "));
    }

    private void card(int depth, Block.PartCard card) {
        lines.gap();
        lines.add(depth, card.name());
        fields(depth, card.fields());
        card.blocks().forEach(item -> block(depth + 1, item));
    }

    private void paragraphs(int depth, List<Paragraph> text) {
        for (Paragraph paragraph : text) {
            lines.add(depth, PlainText.plain(paragraph.spans()));
            paragraph.items().forEach(listItem -> item(depth, PlainText.plain(listItem.spans())));
        }
    }

    private static String text(List<Paragraph> text) {
        List<String> words = new ArrayList<>();
        for (Paragraph paragraph : text) {
            words.add(PlainText.plain(paragraph.spans()));
            paragraph.items().forEach(listItem -> words.add(PlainText.plain(listItem.spans())));
        }
        return words.stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
    }

    private void item(int depth, String words) {
        lines.add(depth, "- " + words);
    }

    /** What stands beside the title; of parts, how many more there is room for, of which one is told. */
    private String hint(Block block) {
        long room = block instanceof Block.PartsBlock parts
                ? parts.cards().stream().filter(card -> card.name().isEmpty()).count() : 0;
        String hint = room > 0 ? say("sheet.room-for", "count", room) : block.hint();
        return hint.endsWith(".") ? hint.substring(0, hint.length() - 1) : hint;
    }

    private static String behind(String mark, String words) {
        return words.isEmpty() ? "" : mark + words;
    }

    private static String inBrackets(String words) {
        return words.isEmpty() ? "" : " (" + words + ")";
    }

    private String say(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
