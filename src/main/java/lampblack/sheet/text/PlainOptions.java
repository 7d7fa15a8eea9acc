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
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/**
 * Says the options of a list: those of a character, or all of nobody's sheet.
 *
 * @param filled whether only the options of a character are printed
 */
record PlainOptions(boolean filled, Messages messages) {

    /** The list in one line, where its options are titles and facts alone; empty where nobody has any of it. */
    Optional<String> line(Block.OptionsBlock list) {
        List<Block.OptionRow> told = printed(list);
        if (!list.introduction().isEmpty() || isCarried(told) && filled && told.size() > 1 || !filled && grouped(list)
                || told.stream().anyMatch(optionRow -> !optionRow.text().isEmpty())) {
            return Optional.empty();
        }
        return Optional.of(told.isEmpty() && !filled && !list.lines().isEmpty()
                ? render("sheet.room-for", "count", list.lines().size())
                : told.stream().map(this::title).collect(Collectors.joining(", ")));
    }

    /** The list line by line. */
    List<String> lines(Block.OptionsBlock list) {
        List<String> lines = new ArrayList<>();
        if (filled && isCarried(printed(list))) {
            carried(printed(list), lines);
            return lines;
        }
        for (Block.OptionGroup group : list.groups()) {
            List<Block.OptionRow> told = group.options().stream().filter(this::isPrinted).toList();
            boolean bare = told.stream().allMatch(optionRow -> optionRow.text().isEmpty());
            String title = group.title().isEmpty() || filled ? "" : group.title() + ": ";
            if (bare && !told.isEmpty()) {
                lines.add(title + told.stream().map(this::title).collect(Collectors.joining(", ")));
                continue;
            }
            if (!title.isEmpty() && !told.isEmpty()) {
                lines.add(title.strip());
            }
            told.forEach(optionRow -> entry(title(optionRow), optionRow, lines));
        }
        return lines;
    }

    /** The carried options, then the others, each time followed by what is said of some of them. */
    private void carried(List<Block.OptionRow> told, List<String> lines) {
        for (String state : List.of("sheet.carried", "sheet.not-carried")) {
            List<Block.OptionRow> some = told.stream().filter(optionRow -> optionRow.state().equals(render(state)))
                    .toList();
            if (!some.isEmpty()) {
                lines.add(render(state.replace("sheet.", "sheet.all-"), "items", Message.verbatim(
                        some.stream().map(this::title).collect(Collectors.joining(", ")))));
            }
            some.stream().filter(optionRow -> !optionRow.text().isEmpty())
                    .forEach(optionRow -> entry(optionRow.title(), optionRow, lines));
        }
    }

    private static void entry(String title, Block.OptionRow option, List<String> lines) {
        List<Paragraph> text = option.text();
        String words = text.isEmpty() ? "" : Markup.plain(text.get(0).spans());
        lines.add("- " + title + (words.isEmpty() ? "" : ": " + words));
        for (int i = 0; i < text.size(); i++) {
            if (i > 0) {
                lines.add("  " + Markup.plain(text.get(i).spans()));
            }
            text.get(i).items().forEach(listItem -> lines.add("  - " + Markup.plain(listItem.spans())));
        }
    }

    /** The title, with what is to be said of it in short. */
    private String title(Block.OptionRow option) {
        int ticks = option.ticks().size();
        boolean carried = isCarried(List.of(option));
        String often = carried || ticks < 2 ? "" : filled ? new PlainTracks(true, messages).of(option.ticks())
                : render("sheet.boxes", "count", ticks);
        long marked = option.boxes().stream().filter(boxState -> boxState == BoxState.FILLED).count();
        String uses = option.boxes().isEmpty() ? "" : filled
                ? render("sheet.uses", "marked", marked, "size", option.boxes().size())
                : render("sheet.boxes", "count", option.boxes().size());
        String facts = Stream.of(List.of(often), option.facts(), List.of(option.came(), uses)).flatMap(List::stream)
                .filter(name -> !name.isEmpty()).collect(Collectors.joining(", "));
        return option.title() + (facts.isEmpty() ? "" : " (" + facts + ")");
    }

    private List<Block.OptionRow> printed(Block.OptionsBlock list) {
        return list.groups().stream().flatMap(group -> group.options().stream()).filter(this::isPrinted).toList();
    }

    private boolean isPrinted(Block.OptionRow option) {
        return !filled || option.ticks().isEmpty() || option.ticks().contains(BoxState.FILLED)
                || isCarried(List.of(option));
    }

    private static boolean grouped(Block.OptionsBlock list) {
        return list.groups().size() > 1;
    }

    /** Whether the boxes of options say what is carried. */
    private boolean isCarried(List<Block.OptionRow> options) {
        return options.stream().anyMatch(optionRow -> optionRow.state().equals(render("sheet.carried"))
                || optionRow.state().equals(render("sheet.not-carried")));
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
