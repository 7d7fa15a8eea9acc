package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;
import lampblack.diagnostic.Source;

/** Draws a tree of reasons for a terminal, the middle of a long list left out. */
public final class ReasonText {

    private static final int MAX_PARTS = 12;
    private static final int KEPT = 5;

    private final Messages messages;
    private final StringBuilder out = new StringBuilder();

    public ReasonText(Messages messages) {
        this.messages = messages;
    }

    /** The tree, a line for each reason. */
    public String tree(Reason reason) {
        out.append(line(reason)).append('\n');
        parts(reason, "");
        return out.toString();
    }

    private void parts(Reason reason, String margin) {
        List<Reason> counted = reason.parts().stream().filter(part -> part.role() == Reason.Role.ADDS).toList();
        List<Reason> parts = new ArrayList<>(reason.parts());
        if (counted.size() > MAX_PARTS) {
            List<Reason> left = counted.subList(KEPT, counted.size() - KEPT);
            long sum = left.stream().mapToLong(item -> item.number().orElse(0L)).sum();
            parts.set(parts.indexOf(left.get(0)), Reason.of(Message.of("why.more", "count", left.size(), "sum",
                    String.valueOf(sum).replace('-', '−'))));
            parts.removeAll(left);
        }
        for (int i = 0; i < parts.size(); i++) {
            boolean last = i == parts.size() - 1;
            out.append(margin).append(last ? "└─ " : "├─ ").append(line(parts.get(i))).append('\n');
            parts(parts.get(i), margin + (last ? "   " : "│  "));
        }
    }

    private String line(Reason reason) {
        String words = messages.render(reason.words());
        return SafeText.line(reason.places().isEmpty() ? words : words + " (" + places(reason.places()) + ")");
    }

    /** Entries of the ledger first, then each file once with its lines. */
    private String places(List<Citation> places) {
        List<Integer> entries = Distinct.of(places.stream().flatMap(citation -> citation.entry().stream()));
        Map<String, Set<Integer>> files = new LinkedHashMap<>();
        places.forEach(citation -> files.computeIfAbsent(shortName(citation.span().source()),
                name -> new LinkedHashSet<>())
                .add(citation.span().line()));
        List<String> words = new ArrayList<>();
        if (!entries.isEmpty()) {
            words.add(messages.render(Message.of("why.entries", "count", entries.size(), "numbers", Message.verbatim(
                    numbers(entries)))));
        }
        files.forEach((name, lines) -> words.add(name + ":" + numbers(lines)));
        return String.join("; ", words);
    }

    private static String numbers(Iterable<Integer> numbers) {
        List<String> words = new ArrayList<>();
        numbers.forEach(number -> words.add(String.valueOf(number)));
        return words.stream().collect(Collectors.joining(", "));
    }

    /** A file by its name; one of a ruleset from the ruleset's folder on. */
    public static String shortName(Source source) {
        String name = source.name().replace('\\', '/');
        int folder = source.layer().isEmpty() ? -1 : ("/" + name).lastIndexOf("/" + source.layer() + "/");
        return folder >= 0 ? name.substring(folder) : name.substring(name.lastIndexOf('/') + 1);
    }
}
