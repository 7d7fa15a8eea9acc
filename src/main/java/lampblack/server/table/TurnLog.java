package lampblack.server.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.edit.TextMerge;

/**
 * Who changed which sheet, and how, since the table was opened: so that everybody undoes what they did themselves, and
 * nobody is stopped by what others did elsewhere on the sheet.
 */
final class TurnLog {

    private static final int MAX_TURNS = 60;
    private static final int MAX_SHEETS = 64;

    /**
     * A change of one sheet.
     *
     * @param person who made it; empty for whoever sits at the machine
     * @param from the version that it was made to
     * @param to the version that came of it
     */
    record PersonalTurn(String person, String from, String to, String before, String after) {}

    /** What somebody may do with their own turns. @param back the text without the last; @param forth with the next */
    record Own(Optional<String> back, Optional<String> forth) {}

    /** A person's turns of one sheet that stand, and those that they have taken back, the last one last. */
    private record Trail(List<PersonalTurn> done, List<PersonalTurn> undone) {

        Trail copy() {
            return new Trail(new ArrayList<>(done), new ArrayList<>(undone));
        }

        Own own(String now) {
            Optional<PersonalTurn> last = last(done);
            Optional<PersonalTurn> next = last(undone);
            return new Own(last.flatMap(turn -> TextMerge.of(turn.after(), turn.before(), now)),
                    next.flatMap(turn -> TextMerge.of(turn.before(), turn.after(), now)));
        }

        private static Optional<PersonalTurn> last(List<PersonalTurn> turns) {
            return turns.isEmpty() ? Optional.empty() : Optional.of(turns.get(turns.size() - 1));
        }

        /** What takes one's own last turn back is no turn, and neither is what does it again. */
        void add(PersonalTurn turn) {
            Own own = own(turn.before());
            if (own.back().filter(turn.after()::equals).isPresent()) {
                undone.add(done.remove(done.size() - 1));
            } else if (own.forth().filter(turn.after()::equals).isPresent()) {
                done.add(undone.remove(undone.size() - 1));
            } else {
                undone.clear();
                done.add(turn);
                if (done.size() > MAX_TURNS) {
                    done.remove(0);
                }
            }
        }
    }

    private final Map<String, List<PersonalTurn>> turns = new LinkedHashMap<>(MAX_SHEETS, 1, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, List<PersonalTurn>> eldest) {
            return size() > MAX_SHEETS;
        }
    };
    private final Map<List<String>, Trail> trails = new LinkedHashMap<>(MAX_SHEETS, 1, true) {

        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<String>, Trail> eldest) {
            return size() > MAX_SHEETS * MAX_SHEETS / 2;
        }
    };

    synchronized void add(String key, PersonalTurn turn) {
        if (turn.before().equals(turn.after())) {
            return;
        }
        List<PersonalTurn> all = turns.computeIfAbsent(key, name -> new ArrayList<>());
        all.add(turn);
        if (all.size() > MAX_TURNS) {
            all.remove(0);
        }
        trail(key, turn.person()).add(turn);
    }

    private Trail trail(String key, String person) {
        return trails.computeIfAbsent(List.of(person, key), name -> new Trail(new ArrayList<>(), new ArrayList<>()));
    }

    /** What somebody may undo of a sheet as it stands. @param saved the text that they are about to save, if any */
    synchronized Own own(String key, String person, String now, Optional<String> saved) {
        Trail trail = trail(key, person).copy();
        saved.filter(text -> !text.equals(now)).ifPresent(text ->
                trail.add(new PersonalTurn(person, "", "", now, text)));
        return trail.own(saved.orElse(now));
    }

    /** Whether others have changed a version since, and a person has not. */
    synchronized boolean onlyOthersSince(String key, String person, String seen, String now) {
        String at = seen;
        for (PersonalTurn turn : turns.getOrDefault(key, List.of())) {
            boolean isNext = turn.from().equals(at);
            if (isNext && turn.person().equals(person)) {
                return false;
            }
            at = isNext ? turn.to() : at;
        }
        return !seen.equals(now) && at.equals(now);
    }
}
