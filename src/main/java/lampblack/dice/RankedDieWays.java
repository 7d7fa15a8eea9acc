package lampblack.dice;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the ways in which the die of a rank falls on each face: those in which enough dice fall among the first faces
 * of an order, less those in which they do so among fewer.
 *
 * @param rank which die in the order of the faces is kept, from 1
 */
record RankedDieWays(int dice, int rank, List<Integer> order, FaceGroups atoms) {

    Map<DiceSummary, BigInteger> ways() {
        int[] byFace = atoms.byFace();
        int[] inside = new int[atoms.size()];
        int[] outside = atoms.groups().stream().mapToInt(List::size).toArray();
        Map<DiceSummary, BigInteger> summaries = new LinkedHashMap<>();
        Map<List<Long>, BigInteger> before = Map.of();
        for (int face : order) {
            inside[byFace[face]]++;
            outside[byFace[face]]--;
            Map<List<Long>, BigInteger> ways = new LinkedHashMap<>();
            spread(new GroupCells(inside, outside, new int[inside.length]), 0, dice, 0, BigInteger.ONE, ways);
            for (Map.Entry<List<Long>, BigInteger> entry : ways.entrySet()) {
                BigInteger here = entry.getValue().subtract(before.getOrDefault(entry.getKey(), BigInteger.ZERO));
                if (here.signum() > 0) {
                    summaries.put(new DiceSummary(face, 0, 0, entry.getKey()), here);
                }
            }
            before = ways;
        }
        return summaries;
    }

    /** How many faces of each group are among the first and how many are not, and how many dice fell on each group. */
    private record GroupCells(int[] inside, int[] outside, int[] counts) {

        /** The faces of a cell: first those among the first, then the others. */
        int faces(int cell) {
            return cell < inside.length ? inside[cell] : outside[cell - inside.length];
        }
    }

    /** Lets the dice that are left fall on the cells from one on. */
    private void spread(GroupCells cells, int cell, int left, int among, BigInteger ways,
            Map<List<Long>, BigInteger> into) {
        int groups = cells.counts.length;
        if (left == 0 || cell == 2 * groups || cell == groups && rank == dice) {
            if (left == 0 && among >= rank) {
                into.merge(atoms.shown(cells.counts), ways, BigInteger::add);
            }
            return;
        }
        int faces = cells.faces(cell);
        boolean last = cell == (rank == dice ? groups : 2 * groups) - 1;
        BigInteger power = ways;
        long choices = 1;
        for (int here = 0; here <= (faces == 0 ? 0 : left); here++) {
            if (!last || here == left) {
                cells.counts[cell % groups] += here;
                spread(cells, cell + 1, left - here, cell < groups ? among + here : among,
                        power.multiply(BigInteger.valueOf(choices)), into);
                cells.counts[cell % groups] -= here;
            }
            power = power.multiply(BigInteger.valueOf(faces));
            choices = choices * (left - here) / (here + 1);
        }
    }
}
