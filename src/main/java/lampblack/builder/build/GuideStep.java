package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import lampblack.rules.step.CreationStep;

/**
 * One step in which a character is made: what is chosen at one place of its sheet.
 *
 * @param id by which an address names it
 * @param text what the game says of it, in the small markup
 * @param blocks the blocks of the sheet that it is about
 * @param steps the steps of creation that it takes, of which there may be none
 * @param fields the fields that it asks for
 */
record GuideStep(String id, String title, String text, List<String> blocks, List<CreationStep> steps,
        List<String> fields) {

    /** The last one, with the name and whatever else is asked. */
    static final String ABOUT = "about";
    /** What stands behind the last one: what to do with whoever is finished. */
    static final String READY = "ready";

    static GuideStep of(CreationStep step, List<String> blocks) {
        return new GuideStep(step.id(), step.label().title(), step.label().text(), blocks, List.of(step),
                step.fields());
    }

    /** Whether it is about one of these blocks. */
    boolean meets(List<String> others) {
        return others.stream().anyMatch(blocks::contains);
    }

    /** The same with another step of creation, which is taken at the same place. @param place what that is called */
    GuideStep and(CreationStep step, List<String> more, String place) {
        List<String> all = new ArrayList<>(blocks);
        more.stream().filter(block -> !all.contains(block)).forEach(all::add);
        List<CreationStep> both = new ArrayList<>(steps);
        both.add(step);
        return new GuideStep(id, place, "", all, both, fields);
    }

    boolean takes(String step) {
        return steps.stream().anyMatch(known -> known.id().equals(step));
    }
}
