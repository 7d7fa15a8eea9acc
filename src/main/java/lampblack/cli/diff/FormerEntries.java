package lampblack.cli.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.difference.Alteration;
import lampblack.difference.Change;
import lampblack.difference.ChangeSort;
import lampblack.difference.OtherIds;
import lampblack.difference.Thing;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.KeptFigure;
import lampblack.ruleset.migration.RuleChange;
import lampblack.ruleset.migration.SheetPaths;
import lampblack.ruleset.migration.TreePath;

/** What the earlier of two rulesets says of what is gone or otherwise in the later, in the ids of that. */
record FormerEntries(ComparedGames games, OtherIds ids, Messages messages) {

    private static final int WIDEST = 90;
    private static final String OPTIONS = "lists";

    /** What might be said of something gone; empty where a game cannot say that of its kind. */
    Optional<ProposedLine> retired(Thing gone) {
        Node entry = TreePath.of(gone.sheet(), gone.path(), games.was().tree()).get(games.was().tree()).orElseThrow();
        Optional<MapNode> was = entry.isNull() ? Optional.of(new MapNode(Map.of(), entry.span())) : entry.asMap();
        if (!RuleChange.canRetire(gone.path()) || was.isEmpty()) {
            return Optional.empty();
        }
        Node today = ids.today(was.get());
        String path = ids.today(gone).toString();
        List<String> text = new ArrayList<>(List.of(NodePrinter.key(path) + ":"));
        written((MapNode) today).forEach(line -> text.add("  " + line));
        text.add("  # because: " + messages.text("diff.propose.because"));
        worth(gone).ifPresent(worth -> text.add("  # worth: " + worth));
        return Optional.of(new ProposedLine(ids.sheetToday(gone.sheet()), "retired", path, said(today), text));
    }

    /** What might be said of an option that stands in another list. @param place where it stands */
    ProposedLine moved(Thing gone, Thing place) {
        Optional<Node> was = TreePath.of(gone.sheet(), gone.path(), games.was().tree()).get(games.was().tree())
                .filter(node -> node.asMap().isPresent()).map(ids::today);
        Optional<Node> is = TreePath.of(place.sheet(), place.path(), games.is().tree()).get(games.is().tree());
        boolean same = was.isEmpty() || was.map(NodePrinter::line).equals(is.map(NodePrinter::line));
        String path = ids.today(gone).toString();
        Node to = Scalar.text(place.path().toString(), games.is().tree().span());
        Node value = same ? to : new MapNode(Map.of(), to.span()).with("to", to).with("was", was.get());
        List<String> text = new ArrayList<>();
        if (NodePrinter.line(value).length() <= WIDEST) {
            text.add(NodePrinter.key(path) + ": " + NodePrinter.line(value));
        } else {
            text.add(NodePrinter.key(path) + ":");
            NodePrinter.print((MapNode) value).lines().forEach(part -> text.add(part.isEmpty() ? "" : "  " + part));
        }
        return new ProposedLine(place.sheet(), "moved", path, value, text);
    }

    private static MapNode said(Node was) {
        return new MapNode(Map.of(), was.span()).with("was", was);
    }

    private static List<String> written(MapNode was) {
        String line = NodePrinter.line(was);
        if (line.length() <= WIDEST) {
            return List.of("was: " + line);
        }
        List<String> lines = new ArrayList<>(List.of("was:"));
        NodePrinter.print(was).lines().forEach(part -> lines.add(part.isEmpty() ? "" : "  " + part));
        return lines;
    }

    /** What it cost whoever bought it, and by which advance. */
    private Optional<String> worth(Thing gone) {
        List<String> way = gone.path().ids();
        int own = way.get(0).equals("parts") ? 2 : 0;
        String block = String.join(".", way.subList(0, own)) + (own == 0 ? "" : ".") + "advances";
        MapNode advances = TreePath.of(gone.sheet(), BlockPath.of(block), games.was().tree())
                .get(games.was().tree()).flatMap(Node::asMap).orElseGet(() -> new MapNode(Map.of(), games.was().tree()
                        .span()));
        return advances.all().stream().filter(advance -> block.equals(gone.path().block())
                        ? advance.key().text().equals(gone.id()) : way.get(own).equals(OPTIONS)
                                && advance.value().get("choose").isPresent()
                                && names(advance.value(), "from").contains(way.get(own + 1)))
                .flatMap(advance -> advance.value().get("cost").flatMap(Node::asMap).filter(FormerEntries::isPlain)
                        .map(cost -> messages.render(Message.of("diff.propose.worth", "cost",
                                Message.verbatim(NodePrinter.line(ids.today(cost))), "by", advance.key().text())))
                        .stream()).findFirst();
    }

    private static List<String> names(Node advance, String key) {
        return advance.get(key).map(node -> node.items().isEmpty() ? List.of(node) : node.items()).orElse(List.of())
                .stream().flatMap(item -> item.asValue().stream()).map(name -> name.text()).toList();
    }

    /** Whether a cost is in numbers that the ledger keeps for the sheet itself. */
    private static boolean isPlain(MapNode cost) {
        return cost.all().stream().allMatch(amount -> amount.value().integer().filter(number -> number > 0).isPresent()
                && amount.key().text().indexOf('.') < 0);
    }

    /** What might be said of a figure; empty where a game cannot say what it was, or says it already. */
    Optional<ProposedLine> changed(Change change, Alteration what) {
        return figure(change.thing(), what)
                .filter(figure -> !games.said().isChanged(change.thing().sheet(), figure.at()))
                .map(figure -> changed(change, figure));
    }

    private ProposedLine changed(Change change, FigureDifference figure) {
        MapNode nothing = new MapNode(Map.of(), games.is().tree().span());
        MapNode said = figure.was().map(node -> nothing.with("was", node)).orElse(nothing);
        String remark = messages.text("diff.propose.changed", "turn", Message.of("diff.propose.turn."
                + ChangeSort.of(change).word()), "now", figure.is().<Object>map(node -> Message.of("schema.quoted",
                        "word", NodePrinter.line(node))).orElseGet(() -> Message.of("diff.propose.none")));
        return new ProposedLine(change.thing().sheet(), "changed", figure.at().toString(), said,
                List.of(NodePrinter.key(figure.at().toString()) + ": " + NodePrinter.line(said) + "  # " + remark));
    }

    /** The figure in which a thing is otherwise; empty where that is of no kind that games can say of themselves. */
    Optional<FigureDifference> figure(Thing thing, Alteration what) {
        return key(thing, what.way()).map(at -> {
            String way = at.toString().substring(thing.path().toString().length());
            Optional<Node> was = TreePath.of(ids.sheetBefore(thing.sheet()), BlockPath.of(ids.before(thing) + way),
                    games.was().tree()).get(games.was().tree());
            Optional<Node> is = TreePath.of(thing.sheet(), at, games.is().tree()).get(games.is().tree());
            return new FigureDifference(at, was.filter(node -> !node.isNull()).map(ids::today), is);
        });
    }

    /** The way to the figure in which something is otherwise, as in {@code rating.max} or {@code cost} for a price. */
    private Optional<BlockPath> key(Thing thing, String way) {
        boolean gift = way.startsWith("gives") && !BlockPath.of(thing.path().block()).id().equals("earning");
        if (gift || !games.is().ruleset().sheets().containsKey(thing.sheet())) {
            return Optional.empty();
        }
        SheetPaths paths = SheetPaths.of(games.is().ruleset().sheets().get(thing.sheet()));
        BlockPath found = thing.path();
        for (String key : way.split("[.]", -1)) {
            found = new BlockPath(found.toString(), key);
            if (KeptFigure.isThere(found, paths)) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }
}
