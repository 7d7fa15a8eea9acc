package lampblack.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Faces in groups of which each watch sees all or none.
 *
 * @param groups the faces of each
 * @param seen for each, which of the watches see it
 */
record FaceGroups(List<List<Integer>> groups, List<List<Boolean>> seen, List<WatchedFaces> watched) {

    static FaceGroups of(List<Integer> faces, List<WatchedFaces> watched) {
        Map<List<Boolean>, List<Integer>> groups = new LinkedHashMap<>();
        for (int face : faces) {
            groups.computeIfAbsent(watched.stream().map(watchedFaces -> watchedFaces.sees(face)).toList(),
                    key -> new ArrayList<>())
                    .add(face);
        }
        return new FaceGroups(List.copyOf(groups.values()), List.copyOf(groups.keySet()), watched);
    }

    int size() {
        return groups.size();
    }

    /** The group that each face is in, by the face. */
    int[] byFace() {
        int[] byFace = new int[1 + groups.stream().flatMap(List::stream).mapToInt(number -> number).max().orElse(0)];
        for (int i = 0; i < groups.size(); i++) {
            for (int face : groups.get(i)) {
                byFace[face] = i;
            }
        }
        return byFace;
    }

    /** What each watch sees when so many dice fall on each group. */
    List<Long> shown(int[] counts) {
        List<Long> shown = new ArrayList<>(watched.size());
        for (int watch = 0; watch < watched.size(); watch++) {
            long sum = 0;
            for (int i = 0; i < counts.length; i++) {
                sum += seen.get(i).get(watch) ? counts[i] : 0;
            }
            shown.add(Math.min(sum, watched.get(watch).cap()));
        }
        return shown;
    }
}
