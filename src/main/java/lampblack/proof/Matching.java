package lampblack.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds the texts of a document in what was printed. Each run shows one text, and is taken once. */
final class Matching {

    private final List<Run> runs;
    private final Map<String, TreeSet<Integer>> left = new HashMap<>();
    private final TreeSet<Integer> unknown = new TreeSet<>();
    private final Set<Character> printed = new HashSet<>();
    private int longest;
    private int next;

    private Matching(List<Run> runs) {
        this.runs = runs;
        for (int i = 0; i < runs.size(); i++) {
            String text = runs.get(i).text();
            left.computeIfAbsent(text, key -> new TreeSet<>()).add(i);
            longest = Math.max(longest, text.length());
            text.chars().forEach(c -> printed.add((char) c));
            if (text.indexOf(Bare.UNKNOWN) >= 0) {
                unknown.add(i);
            }
        }
    }

    /** Every text with its runs, in the order of reading. */
    static List<Found> of(List<Laid.Text> texts, Print print) {
        Matching matching = new Matching(Run.of(print));
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            found.add(matching.find(i, texts.get(i).words().strip().split("\\s+")));
        }
        return found;
    }

    private Found find(int number, String[] words) {
        List<Run> shown = new ArrayList<>();
        List<String> lost = new ArrayList<>();
        for (int from = 0, to = 0; from < words.length; from = to) {
            boolean reordered = Bare.isReordered(words[from]);
            while (to < words.length && Bare.isReordered(words[to]) == reordered) {
                to++;
            }
            List<String> part = List.of(words).subList(from, to);
            if (reordered) {
                count(part, shown, lost);
            } else {
                follow(part, shown, lost);
            }
        }
        return new Found(number, shown, lost);
    }

    /** Words that are printed as they are written, over as many runs as they take. */
    private void follow(List<String> words, List<Run> shown, List<String> lost) {
        String rest = Bare.of(String.join("", words));
        int word = 0;
        int ahead = 0;
        while (!rest.isEmpty()) {
            while (ahead <= 0) {
                ahead += Bare.of(words.get(word++)).length();
            }
            Optional<Integer> place = place(rest, ahead);
            int length = place.map(each -> take(each, shown)).orElse(ahead);
            if (place.isEmpty()) {
                lost.add(words.get(word - 1));
            }
            rest = rest.substring(length);
            ahead -= length;
        }
    }

    private int take(int place, List<Run> shown) {
        String text = runs.get(place).text();
        left.get(text).remove(place);
        unknown.remove(place);
        next = place + 1;
        shown.add(runs.get(place));
        return text.length();
    }

    private boolean isLeft(int place) {
        return place < runs.size() && left.get(runs.get(place).text()).contains(place);
    }

    /**
     * The run that a text begins with: the one behind the last; else the nearest from which on all of it stands, run by
     * run; else, since a page may end within it, the one that shows most of it.
     *
     * @param word how many letters its first word has
     */
    private Optional<Integer> place(String rest, int word) {
        if (isLeft(next) && begins(rest, runs.get(next).text())) {
            return Optional.of(next);
        }
        Optional<Integer> whole = Optional.empty();
        Optional<Integer> most = Optional.empty();
        for (int length = Math.min(rest.length(), longest); length > 0; length--) {
            TreeSet<Integer> places = left.get(rest.substring(0, length));
            if (places != null && !places.isEmpty()) {
                Integer behind = places.ceiling(next);
                int place = behind == null ? places.first() : behind;
                boolean goesOn = isLeft(place + 1) && begins(rest.substring(length), runs.get(place + 1).text());
                most = most.isEmpty() && (length >= word || goesOn) ? Optional.of(place) : most;
                if (stands(rest, place) && whole.filter(other -> distance(other) <= distance(place)).isEmpty()) {
                    whole = Optional.of(place);
                }
            }
        }
        Optional<Integer> best = most;
        return whole.or(() -> unknown.stream().filter(each -> stands(rest, each)).findFirst()).or(() -> best)
                .or(() -> unknown.stream().filter(each -> begins(rest, runs.get(each).text())).findFirst());
    }

    /** What stands before the last that was found is further away than anything behind it. */
    private int distance(int place) {
        return place >= next ? place - next : runs.size() + next - place;
    }

    /** Whether all of a text stands from a run on. */
    private boolean stands(String text, int place) {
        String rest = text;
        for (int i = place; !rest.isEmpty(); i++) {
            if (!isLeft(i) || !begins(rest, runs.get(i).text())) {
                return false;
            }
            rest = rest.substring(runs.get(i).text().length());
        }
        return true;
    }

    /** Whether a text begins with what a run shows. What is printed anywhere, a face has. */
    private boolean begins(String rest, String shown) {
        if (shown.length() > rest.length()) {
            return false;
        }
        for (int i = 0; i < shown.length(); i++) {
            boolean missing = shown.charAt(i) == Bare.UNKNOWN && !printed.contains(rest.charAt(i));
            if (shown.charAt(i) != rest.charAt(i) && !missing) {
                return false;
            }
        }
        return true;
    }

    /** Letters that are not printed in the order they are written are counted off, run by run. */
    private void count(List<String> words, List<Run> shown, List<String> lost) {
        StringBuilder rest = new StringBuilder(Bare.of(String.join("", words)));
        int whole = rest.length();
        for (int i = next; i < runs.size() && isLeft(i) && takeOff(rest, runs.get(i).text()); i++) {
            take(i, shown);
        }
        // Some letters melt into others, and marks into what they stand on.
        if (rest.length() > whole / 2) {
            lost.addAll(words);
        }
    }

    /** Takes letters out of those that are left, where all of them are among those. */
    private boolean takeOff(StringBuilder rest, String shown) {
        StringBuilder less = new StringBuilder(rest);
        for (int i = 0; i < shown.length(); i++) {
            char c = shown.charAt(i);
            int at = 0;
            while (at < less.length() && less.charAt(at) != c && (c != Bare.UNKNOWN || printed.contains(less.charAt(at)))) {
                at++;
            }
            if (at == less.length()) {
                return false;
            }
            less.deleteCharAt(at);
        }
        rest.setLength(0);
        rest.append(less);
        return true;
    }
}
