package lampblack.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What never changes holds the same as what does, and tells two versions apart. */
class PersistentTreeMapTest {

    private static final int ROUNDS = 2_000;

    private final Random random = new Random(7);

    @Test
    void aTreeHoldsWhatASortedMapHolds() {
        Map<Integer, String> expected = new TreeMap<>();
        PersistentTreeMap<Integer, String> tree = PersistentTreeMap.empty();
        for (int i = 0; i < ROUNDS; i++) {
            int key = random.nextInt(300);
            if (random.nextInt(3) > 0) {
                expected.put(key, "v" + i);
                tree = tree.with(key, "v" + i);
            } else {
                expected.remove(key);
                tree = tree.without(key);
            }
            assertEquals(expected.get(key), tree.get(key).orElse(null));
            assertEquals(expected.size(), tree.size());
        }
        assertEquals(List.copyOf(expected.values()), tree.values());
        List<Integer> keys = List.copyOf(expected.keySet());
        for (int i = 0; i < keys.size(); i++) {
            assertEquals(keys.get(i), tree.keyAt(i));
            assertEquals(expected.get(keys.get(i)), tree.at(i));
            assertEquals(i, tree.before(keys.get(i)));
        }
    }

    @Test
    void aTreeStaysFlatInWhateverOrderItsKeysCome() {
        PersistentTreeMap<Integer, Integer> tree = PersistentTreeMap.empty();
        for (int i = 0; i < 100_000; i++) {
            tree = tree.with(i, i);
        }
        for (int i = 0; i < 100_000; i += 1_000) {
            int[] steps = new int[1];
            tree.compare(tree.with(i, -i - 1), (key, value) -> steps[0]++, (key, value) -> steps[0]++);
            assertEquals(2, steps[0]);
        }
        assertEquals(100_000, tree.size());
    }

    @Test
    void twoVersionsDifferInWhatWasDoneBetweenThem() {
        for (int round = 0; round < 300; round++) {
            PersistentTreeMap<Integer, String> old = PersistentTreeMap.empty();
            for (int i = random.nextInt(60); i > 0; i--) {
                old = old.with(random.nextInt(80), "old " + i);
            }
            PersistentTreeMap<Integer, String> now = old;
            for (int i = random.nextInt(20); i > 0; i--) {
                int key = random.nextInt(90);
                now = random.nextBoolean() ? now.with(key, "new " + i) : now.without(key);
            }
            Map<Integer, String> gone = new HashMap<>();
            Map<Integer, String> come = new HashMap<>();
            old.compare(now, gone::put, come::put);
            for (int key = 0; key < 90; key++) {
                boolean same = old.get(key).equals(now.get(key));
                assertEquals(same ? null : old.get(key).orElse(null), gone.get(key));
                assertEquals(same ? null : now.get(key).orElse(null), come.get(key));
            }
        }
    }

    @Test
    void aSeriesKeepsItsOrder() {
        List<String> expected = new ArrayList<>();
        KeyedList<String> series = KeyedList.by(name -> name.substring(0, 1));
        int number = 0;
        for (int i = 0; i < ROUNDS; i++) {
            String item = String.valueOf((char) ('a' + random.nextInt(5))) + random.nextInt(3);
            if (random.nextInt(5) < 3) {
                expected.add(item);
                series = series.with(number++, item);
            } else if (expected.contains(item)) {
                expected.remove(expected.lastIndexOf(item));
                series = series.without(series.number(item, true).orElseThrow());
            }
            assertEquals(expected, series);
            String key = item.substring(0, 1);
            assertEquals(expected.stream().filter(name -> name.startsWith(key)).toList(), series.all(key));
            if (expected.contains(item)) {
                assertEquals(expected.indexOf(item), series.before(item));
            }
        }
    }

    @Test
    void namesKeepTheirOrderAndTheirPlaceWhenTheyChange() {
        Map<String, Integer> expected = new LinkedHashMap<>();
        InsertionOrderedMap<Integer> named = InsertionOrderedMap.none();
        for (int i = 0; i < ROUNDS; i++) {
            String name = "n" + random.nextInt(40);
            if (random.nextInt(4) > 0 || expected.isEmpty()) {
                expected.put(name, i);
                named = named.with(name, i);
            } else {
                String old = List.copyOf(expected.keySet()).get(random.nextInt(expected.size()));
                Map<String, Integer> renamed = new LinkedHashMap<>();
                int value = i;
                expected.forEach((key, number) -> renamed.put(key.equals(old) ? name : key, key.equals(old) ? value
                        : number));
                expected = renamed;
                named = named.renamed(old, name, i);
            }
            assertEquals(List.copyOf(expected.entrySet()), List.copyOf(named.entrySet()));
            assertEquals(expected.get(name), named.get(name));
        }
    }
}
