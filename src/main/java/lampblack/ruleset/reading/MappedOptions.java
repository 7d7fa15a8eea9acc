package lampblack.ruleset.reading;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.rules.Amount;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.MapCell;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;

/** What maps make of the lists that fill them: an option may be taken once for each cell, and asks in which. */
record MappedOptions(Collection<CellMap> maps) {

    OptionList of(OptionList list) {
        List<CellMap> own = maps.stream().filter(cellMap -> cellMap.list().equals(list.id())).toList();
        if (own.isEmpty()) {
            return list;
        }
        Map<String, Option> entries = new LinkedHashMap<>();
        list.entries().forEach((id, option) -> entries.put(id, placed(option, own)));
        return new OptionList(list.label(), list.open(), list.byPlaybook(), list.permanent(), list.atMost(),
                list.load(),
                list.price(), list.quality(), list.usualQuality(), list.suggestions(), entries,
                OptionList.inTheGame(entries), list.table(),
                list.takesNames() ? OptionList.byTitle(entries) : Map.of(), list.playersSet(), list.gains());
    }

    private static Option placed(Option option, List<CellMap> maps) {
        String id = option.key().id();
        long most = maps.stream().mapToLong(map -> map.of(id).size()).max().orElse(0);
        if (most < 2) {
            return option;
        }
        Map<String, Label> cells = new LinkedHashMap<>();
        for (CellMap map : maps) {
            for (MapCell cell : map.of(id)) {
                cells.put(cell.id(), new Label(cell.id(), cell.id(), cell.id(), "", cell.place(),
                        new MapNode(Map.of(), cell.place())));
            }
        }
        Map<String, Question> asks = new LinkedHashMap<>(option.asks());
        String title = Label.words(CellMap.CELL);
        Label asked = new Label(CellMap.CELL, title, title, "", option.label().span(),
                option.label()
                .written());
        asks.putIfAbsent(CellMap.CELL, new Question(asked, Optional.empty(), Set.of(), false, OptionFilter.ANY,
                Cost.NOTHING, cells, Optional.empty(), Optional.empty()));
        Amount times = option.label().written().has("times") ? option.times() : new Amount.Fixed(most);
        return new Option(option.key(), option.label(), option.playbooks(), option.tags(), option.requires(),
                option.holds(),
                option.gives(), asks, times, option.locked(), option.permanent(), option.onEntry(), option.load(),
                option.price(), option.quality(), option.uses(), option.boxes(), option.playersSet(),
                        option.whenTaken());
    }
}
