package lampblack.rules.option;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.Node;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.track.TraitResolver;

/**
 * The lists that a choice takes from, mostly a single one. A file names an option by its id alone, or as {@code
 * list.id}
 * where several of the lists have one of that id.
 *
 * @param ids at least one; of several, no more than one is open, and none is that of the playbooks
 */
public record SourceLists(List<String> ids) {

    public static SourceLists of(String list) {
        return new SourceLists(List.of(list));
    }

    public boolean contains(String list) {
        return ids.contains(list);
    }

    public boolean isPlaybooks() {
        return ids.contains(OptionKey.PLAYBOOKS);
    }

    public boolean isSeveral() {
        return ids.size() > 1;
    }

    /** The ids as a sentence quotes them. */
    public String quoted() {
        return String.join("`, `", ids);
    }

    /** The titles as a sentence names them. */
    public Object titles(SheetRules sheet) {
        List<String> titles = of(sheet).map(list -> list.label().title()).toList();
        return titles.size() == 1 ? titles.get(0) : Message.of("what.or", "first",
                titles.subList(0, titles.size() - 1), "last", titles.get(titles.size() - 1));
    }

    public Stream<OptionList> of(SheetRules sheet) {
        return ids.stream().map(sheet.lists()::get);
    }

    /** The options of all of them that are in the game. */
    public List<Option> options(SheetRules sheet) {
        return of(sheet).flatMap(list -> list.inTheGame().stream()).toList();
    }

    /** Whether a player may make up what none of them has. */
    public boolean isOpen(SheetRules sheet) {
        return of(sheet).anyMatch(OptionList::open);
    }

    /** How a file names an option. */
    public String written(Option option, SheetRules sheet) {
        return isShared(option.key().id(), sheet) ? option.key().toString() : option.key().id();
    }

    /** What an option is called among all of them: with its list where another has one of that id. */
    public String title(Option option, SheetRules sheet) {
        String title = option.label().title();
        return !isShared(option.key().id(), sheet) ? title
                : title + " (" + sheet.lists().get(option.key().list()).label().title() + ")";
    }

    /** What a file means by a name; a name that is nobody's stands for something made up. */
    public OptionKey key(String written, SheetRules sheet) {
        OptionList list = meant(written, sheet);
        return new OptionKey(list.id(), written.startsWith(list.id() + ".")
                ? written.substring(list.id().length() + 1) : written);
    }

    /** The list in which a name stands, or in which it is made up. */
    public OptionList meant(String written, SheetRules sheet) {
        return !isSeveral() ? sheet.lists().get(ids.get(0))
                : of(sheet).filter(list -> isIn(list, written)).findFirst()
                .or(() -> of(sheet).filter(OptionList::open).findFirst())
                .or(() -> of(sheet).filter(OptionList::takesNames).findFirst())
                .orElseGet(() -> sheet.lists().get(ids.get(0)));
    }

    /** The option that a pick names; where it is unclear or unknown, the problem is reported. */
    public Optional<TakenOption> resolve(Pick pick, SheetRules sheet, ProblemCollector problems) {
        String written = pick.name().text();
        List<String> candidates = !isSeveral() ? List.of()
                : of(sheet).filter(list -> list.entries().containsKey(written)).map(list -> list.id() + "." + written)
                        .toList();
        if (candidates.size() > 1) {
            TraitResolver.ambiguous(pick.name(), candidates, problems);
            return Optional.empty();
        }
        boolean unknown = isSeveral() && !isOpen(sheet) && !pick.isOwn()
                && of(sheet).noneMatch(list -> isIn(list, written));
        if (unknown) {
            problems.reportUnknown(ids, written, written, pick.span(), () -> Diagnostic.of(Code.OPTION__UNKNOWN,
                    pick.span(), "name", written, "list", titles(sheet)).suggest(written,
                    options(sheet).stream().map(option -> written(option, sheet)).toList()));
            return Optional.empty();
        }
        return new PickJudge(meant(written, sheet), problems).resolve(pick);
    }

    /** Objects to a number that stands behind a name, where its details would. */
    public void details(Node choice, SheetRules sheet, ProblemCollector problems) {
        new PickJudge(of(sheet).filter(list -> list.table().isPresent()).findFirst()
                .orElseGet(() -> sheet.lists().get(ids.get(0))), problems).details(choice);
    }

    private static boolean isIn(OptionList list, String written) {
        return list.entries().containsKey(written)
                || written.startsWith(list.id() + ".") && list.entries().containsKey(written.substring(
                list.id().length() + 1));
    }

    private boolean isShared(String id, SheetRules sheet) {
        return isSeveral() && of(sheet).filter(list -> list.entries().containsKey(id)).count() > 1;
    }
}
