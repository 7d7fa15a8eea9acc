package lampblack.builder.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.WithdrawRuling;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Outlook;
import lampblack.builder.page.Control;
import lampblack.builder.page.Link;
import lampblack.builder.page.Notice.ProblemText;
import lampblack.builder.page.Panel;
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
 * @param open the way to take it back; none where that is open
 * @param panel what takes it back, where it lies open
 */
public record RulingView(
        String id, String because, String by, String allows, List<String> excuses, String idle, List<Link> open,
        List<Panel> panel) {

    public RulingView {
        excuses = List.copyOf(excuses);
        panel = List.copyOf(panel);
    }

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
        String id = "ruling-" + (index + 1);
        String tabPath = CharacterTab.PROBLEMS.path(stem);
        Link open = Link.at(id + ".withdraw", tabPath + "?ruling=" + (index + 1) + "#" + id,
                in.messages().text("web.ruling.withdraw")).inPlace();
        return new RulingView(id, ruling.because(), ruling.by().orElse(""),
                in.messages().render(CharacterRemarks.ruling(ruling)), excuses,
                excuses.isEmpty() ? in.messages().text("web.ruling.idle") : "",
                isOpen ? List.of() : List.of(open),
                isOpen ? List.of(panel(in, id, character, index, tabPath)) : List.of());
    }

    private static Panel panel(TabInput in, String id, LoadedCharacter character, int index, String tabPath) {
        ProposedChange proposed = WithdrawRuling.tried(in.editor(), character, index);
        Control withdraw = Control.of(id + ".withdraw.do", Urls.change(character.key(), CharacterTab.PROBLEMS,
                "withdraw"), in.messages().text("web.ruling.withdraw.button")).laidOut("panel")
                .with("seen", character.text().version()).with("at", "rulings")
                .with("ruling", String.valueOf(index + 1));
        Outlook outlook = new Outlook(List.of(), List.of(), proposed.added().stream()
                .map(diagnostic -> ProblemText.of(diagnostic, in.messages())).toList(),
                proposed.added().isEmpty() ? in.messages().text("web.ruling.harmless") : "");
        return new Panel(withdraw, outlook, List.of(Link.at(id + ".keep", tabPath + "#rulings",
                in.messages().text("web.ruling.keep")).looking("leave-it").inPlace()));
    }
}
