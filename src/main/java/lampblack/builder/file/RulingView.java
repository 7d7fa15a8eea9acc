package lampblack.builder.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.WithdrawRuling;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Notice.ProblemText;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.character.Ruling;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.text.CharacterRemarks;

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
        List<WithdrawPanel> panel) {

    public RulingView {
        excuses = List.copyOf(excuses);
        panel = List.copyOf(panel);
    }

    /** Whether it is not about to be withdrawn. */
    public boolean shut() {
        return panel.isEmpty();
    }

    /** What withdrawing a ruling would bring. */
    public record WithdrawPanel(String action, String ruling, List<ProblemText> breaks, String harmless,
            String tabPath) {}

    static List<RulingView> all(TabInput in, String stem, LoadedCharacter character, Optional<String> open) {
        List<RulingView> all = new ArrayList<>();
        List<Ruling> rulings = character.file().rulings();
        for (int i = 0; i < rulings.size(); i++) {
            String number = String.valueOf(i + 1);
            all.add(of(in, stem, character, i, open.filter(number::equals).isPresent()));
        }
        return all;
    }

    private static RulingView of(TabInput in, String stem, LoadedCharacter character, int index,
            boolean isOpen) {
        EvaluatedCharacter evaluated = character.evaluated();
        Ruling ruling = character.file().rulings().get(index);
        List<String> excuses = evaluated.ruled().stream().filter(appliedRuling -> appliedRuling.ruling().equals(ruling))
                .map(appliedRuling -> in.messages().render(appliedRuling.excused().message())).toList();
        String tabPath = CharacterTab.PROBLEMS.path(stem);
        return new RulingView("ruling-" + (index + 1), ruling.because(), ruling.by().orElse(""),
                in.messages().render(CharacterRemarks.ruling(ruling)), excuses,
                excuses.isEmpty() ? in.messages().text("web.ruling.idle") : "",
                tabPath + "?ruling=" + (index + 1) + "#ruling-" + (index + 1),
                isOpen ? List.of(panel(in, stem, character, index, tabPath)) : List.of());
    }

    private static WithdrawPanel panel(TabInput in, String stem, LoadedCharacter character, int index,
            String tabPath) {
        ProposedChange proposed = WithdrawRuling.tried(in.editor(), character, index);
        return new WithdrawPanel(Urls.change(stem, CharacterTab.PROBLEMS, "withdraw"), String.valueOf(index + 1),
                proposed.added().stream().map(diagnostic -> ProblemText.of(diagnostic, in.messages()))
                .toList(),
                proposed.added().isEmpty() ? in.messages().text("web.ruling.harmless") : "", tabPath + "#rulings");
    }
}
