package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.Span;

/** Writes blocks as lines of plain text; a block that is only room to write is left out. */
final class PlainBlocks {

    private final WrappedLines lines;
    private final Messages messages;

    PlainBlocks(WrappedLines lines, Messages messages) {
        this.lines = lines;
        this.messages = messages;
    }

    void block(int depth, Block block) {
        if (block instanceof Block.Beside beside) {
            beside.blocks().forEach(each -> block(depth, each));
            return;
        }
        int before = lines.count();
        if (depth == 0) {
            lines.gap();
        }
        lines.add(depth, block.title() + (block.hint().isEmpty() ? "" : " (" + block.hint() + ")"));
        int bare = lines.count();
        paragraphs(depth + 1, block.introduction());
        body(depth + 1, block);
        paragraphs(depth + 1, block.text());
        if (lines.count() == bare) {
            lines.cut(before);
        }
    }

    private void body(int depth, Block block) {
        if (block instanceof TrackBlock track) {
            track(depth, track);
        } else if (block instanceof Block.Fields fields) {
            fields(depth, fields.fields());
        } else if (block instanceof Block.Traits traits) {
            traits.groups().forEach(group -> group(depth, group));
        } else if (block instanceof Block.Options options) {
            options.groups().forEach(group -> group(depth, group));
        } else if (block instanceof Block.Triggers triggers) {
            triggers.triggers().forEach(each -> item(depth, join(" ", each.amount() + ":", each.title(),
                    spans(each.says()))));
        } else if (block instanceof Block.Table table) {
            table.rows().forEach(row -> row(depth, table, row));
        } else if (block instanceof Block.Remarks remarks) {
            remarks.remarks().forEach(each -> item(depth, each.weight() + ": " + each.sentence()));
        } else if (block instanceof Block.Parts parts) {
            parts.cards().forEach(card -> card(depth, card));
        } else if (block instanceof MapBlock map) {
            map.rows().stream().flatMap(row -> row.fields().stream()).filter(each -> !each.title().isEmpty())
                    .forEach(each -> entry(depth, each.title(), join(", ", each.place(), each.state()), each.text()));
        }
    }

    private void track(int depth, TrackBlock track) {
        if (track instanceof TrackBlock.Boxes boxes) {
            lines.add(depth, of(boxes.boxes()));
        } else if (track instanceof TrackBlock.Clock clock) {
            lines.add(depth, segments(clock.segments()));
        } else if (track instanceof TrackBlock.Clocks clocks) {
            clocks.faces().stream().filter(face -> !face.name().isEmpty()).forEach(face -> item(depth, face.label()));
        } else if (track instanceof TrackBlock.Rows rows) {
            rows.rows().forEach(row -> item(depth, row.title() + inBrackets(row.penalty()) + ": " + row.slots().stream()
                    .map(slot -> slot.isEmpty() ? say("sheet.empty") : slot).collect(Collectors.joining("; "))));
        } else if (track instanceof TrackBlock.Bands bands) {
            bands.bands().forEach(band -> item(depth, join(", ", join(" ", band.title(), band.upTo()),
                    band.mark() == Mark.FILLED ? say("sheet.chosen") : "")));
        } else if (track instanceof TrackBlock.Counter counter) {
            lines.add(depth, counter.value() + inBrackets(counter.range()));
        } else if (track instanceof TrackBlock.Pool pool) {
            lines.add(depth, pool.sums().stream().filter(sum -> !sum.value().isEmpty())
                    .map(sum -> sum.label() + " " + sum.value()).collect(Collectors.joining(", ")));
        }
    }

    void fields(int depth, List<Sheet.Field> fields) {
        for (Sheet.Field field : fields) {
            String choices = String.join(" / ", field.choices());
            lines.add(depth, field.label() + ": " + join(" ", field.value(), field.detail(), choices));
        }
    }

    private void group(int depth, Block.TraitGroup group) {
        boolean head = !group.head().name().isEmpty();
        if (head) {
            item(depth, group.head().label());
        }
        group.traits().stream().filter(trait -> !trait.name().isEmpty())
                .forEach(trait -> item(head ? depth + 1 : depth, trait.label()));
    }

    private void group(int depth, Block.OptionGroup group) {
        lines.add(depth, group.title().isEmpty() ? "" : group.title() + ":");
        for (Block.Option option : group.options()) {
            String state = option.ticks().size() > 1 ? of(option.ticks())
                    : option.ticks().isEmpty() ? "" : option.state();
            String uses = option.boxes().isEmpty() ? "" : say("sheet.uses", "marked", marked(option.boxes()), "size",
                    option.boxes().size());
            entry(depth, option.title(), Stream.concat(Stream.of(state), Stream.concat(option.facts().stream(),
                    Stream.of(uses))).filter(each -> !each.isEmpty()).collect(Collectors.joining(", ")), option.text());
        }
    }

    private void row(int depth, Block.Table table, Block.TableRow row) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < row.cells().size(); i++) {
            String heading = i + 1 < table.headings().size() ? table.headings().get(i + 1) : "";
            cells.add(heading.isEmpty() ? row.cells().get(i) : heading + " " + row.cells().get(i));
        }
        item(depth, row.title() + ": " + String.join("; ", cells));
    }

    private void card(int depth, Block.Card card) {
        lines.add(depth, card.name().isEmpty() ? say("sheet.empty") : card.name());
        fields(depth + 1, card.fields());
        card.blocks().forEach(each -> block(depth + 1, each));
    }

    private void entry(int depth, String title, String state, List<Paragraph> text) {
        String words = text.isEmpty() ? "" : ": " + spans(text.get(0).spans());
        item(depth, title + inBrackets(state) + words);
        for (int i = 0; i < text.size(); i++) {
            if (i > 0) {
                lines.add(depth + 1, spans(text.get(i).spans()));
            }
            text.get(i).items().forEach(each -> item(depth + 1, spans(each.spans())));
        }
    }

    private void paragraphs(int depth, List<Paragraph> text) {
        for (Paragraph paragraph : text) {
            lines.add(depth, spans(paragraph.spans()));
            paragraph.items().forEach(each -> item(depth, spans(each.spans())));
        }
    }

    private void item(int depth, String words) {
        lines.add(depth, "- " + words);
    }

    private String segments(List<ClockFace.Segment> segments) {
        return of(segments.stream().map(ClockFace.Segment::mark).toList());
    }

    private String of(List<Mark> marks) {
        return say("sheet.of", "marked", marked(marks), "size", marks.size());
    }

    private static long marked(List<Mark> marks) {
        return Marks.filled(marks);
    }

    private static String inBrackets(String words) {
        return words.isEmpty() ? "" : " (" + words + ")";
    }

    private static String join(String between, String... words) {
        return Stream.of(words).filter(each -> !each.isEmpty()).collect(Collectors.joining(between));
    }

    private static String spans(List<Span> spans) {
        return spans.stream().map(Span::text).collect(Collectors.joining());
    }

    private String say(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
