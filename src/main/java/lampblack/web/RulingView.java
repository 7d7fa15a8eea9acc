package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Ruling;
import lampblack.cli.CharacterWords;
import lampblack.engine.Outcome;
import lampblack.io.Attempt;
import lampblack.io.LoadedCharacter;
import lampblack.web.Notice.Said;

/**
 * Something that the table has allowed.
 *
 * @param excuses the problems that it turns into notes
 * @param idle what is said where it excuses nothing, or empty
 * @param open the way to take it back, or to leave it
 * @param panel what would then be wrong, where it lies open
 */
public record RulingView(
        String id, String because, String by, String allows, List<String> excuses, String idle, String open,
        List<Panel> panel) {

    public RulingView {
        excuses = List.copyOf(excuses);
        panel = List.copyOf(panel);
    }

    /** Whether it is not about to be withdrawn. */
    public boolean shut() {
        return panel.isEmpty();
    }

    /** What withdrawing a ruling would bring. */
    public record Panel(String action, String ruling, List<Said> breaks, String harmless, String leaf) {}

    static List<RulingView> all(Visit visit, String stem, LoadedCharacter character, Optional<String> open) {
        List<RulingView> all = new ArrayList<>();
        List<Ruling> rulings = character.file().rulings();
        for (int i = 0; i < rulings.size(); i++) {
            String number = String.valueOf(i + 1);
            all.add(of(visit, stem, character, i, open.filter(number::equals).isPresent()));
        }
        return all;
    }

    private static RulingView of(Visit visit, String stem, LoadedCharacter character, int index, boolean isOpen) {
        Outcome outcome = character.outcome();
        Ruling ruling = character.file().rulings().get(index);
        List<String> excuses = outcome.ruled().stream().filter(each -> each.ruling().equals(ruling))
                .map(each -> visit.workshop().messages().render(each.excused().message())).toList();
        String leaf = Tab.PROBLEMS.path(stem);
        return new RulingView("ruling-" + (index + 1), ruling.because(), ruling.by().orElse(""),
                visit.workshop().messages().render(CharacterWords.words(ruling)), excuses,
                excuses.isEmpty() ? visit.words("web.ruling.idle") : "",
                leaf + "?ruling=" + (index + 1) + "#ruling-" + (index + 1),
                isOpen ? List.of(panel(visit, stem, character, index, leaf)) : List.of());
    }

    private static Panel panel(Visit visit, String stem, LoadedCharacter character, int index, String leaf) {
        Attempt attempt = Withdraw.tried(visit.rulebooks().editor(), character, index);
        return new Panel(Paths.change(stem, Tab.PROBLEMS, "withdraw"), String.valueOf(index + 1),
                attempt.added().stream().map(each -> Said.of(each, visit.workshop().messages())).toList(),
                attempt.added().isEmpty() ? visit.words("web.ruling.harmless") : "", leaf + "#rulings");
    }
}
