package lampblack.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a link from one character to another may look like: a way with slashes to a {@code .yaml} file in the folder of
 * the first, below it, or below the folder that holds that one.
 */
public final class RelativeWay {

    private static final String END = ".yaml";
    private static final String UP = "..";

    /** What is a way from here on every system. */
    private static final Pattern WAY = Pattern.compile("[^/\\\\:*?\"<>|\\p{Cntrl}][^\\\\:*?\"<>|\\p{Cntrl}]*");

    private RelativeWay() {}

    /** Whether it is a way from here, on every system. */
    public static boolean isOne(String way) {
        return WAY.matcher(way).matches();
    }

    /** Whether a relative way leads to a {@code .yaml} file no further up than one folder. */
    public static boolean staysNear(String way) {
        List<String> steps = steps(List.of(), way);
        return way.endsWith(END) && (steps.size() <= 1 || !steps.get(1).equals(UP));
    }

    /** Where a way leads from the folder of a file. @param file a way itself */
    public static String from(String file, String way) {
        int slash = file.lastIndexOf('/');
        String whole = way.startsWith("/") || slash < 0 ? way : file.substring(0, slash + 1) + way;
        List<String> steps = steps(List.of(), whole);
        while (whole.startsWith("/") && !steps.isEmpty() && steps.get(0).equals(UP)) {
            steps.remove(0);
        }
        return (whole.startsWith("/") ? "/" : "") + String.join("/", steps);
    }

    /** The names that are passed on a way from a folder, those of the folder first. */
    static List<String> steps(List<String> folder, String way) {
        List<String> steps = new ArrayList<>(folder);
        for (String step : way.split("/")) {
            int last = steps.size() - 1;
            if (step.equals(UP) && last >= 0 && !steps.get(last).equals(UP)) {
                steps.remove(last);
            } else if (!step.isEmpty() && !step.equals(".")) {
                steps.add(step);
            }
        }
        return steps;
    }
}
