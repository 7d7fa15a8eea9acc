package lampblack.lint.condition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.expression.Mention;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.RequirementUse;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.SourceLists;

/** A rule asks for a tag that no option has. A list without options is passed over: others may bring them. */
public final class TagNobodyHas implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        new TagNobodyHasInSheet(sheet, findings, new HashSet<>(), new HashSet<>()).check();
    }

    private record TagNobodyHasInSheet(SheetRules rules, Findings findings, Set<String> carried, Set<String> reported) {

        void check() {
            for (OptionList list : rules.lists().values()) {
                list.entries().values().forEach(option -> carry(list, option));
            }
            for (RequirementUse requirementUse : findings.conditions(rules)) {
                requirementUse.leaves().forEach(leaf -> leaf.namedTag().ifPresent(
                        tag -> asked("", tag, requirementUse.subject(), requirementUse.written().place(leaf))));
            }
            rules.listChoices().forEach(choice -> filter(choice.from(), choice.only(), choice.label()));
            rules.lists().values().forEach(list -> gained(list.id(), list.gains().only(), list.label()));
            rules.options().forEach(this::opened);
            mentions();
        }

        private void carry(OptionList list, Option option) {
            carried.addAll(option.tags());
            option.tags().forEach(tag -> carried.add(list.id() + " " + tag));
        }

        private void gained(String list, OptionFilter only, Label of) {
            for (int i = 0; i < only.tags().size(); i++) {
                asked(list, only.tags().get(i), of.id(), of.place("gains", "only", "tags", String.valueOf(i)));
            }
        }

        private void filter(SourceLists from, OptionFilter only, Label of) {
            if (!from.options(rules).isEmpty()) {
                tags(from, only.tags(), "tags", of);
                tags(from, only.without(), "without", of);
            }
        }

        private void tags(SourceLists from, List<String> tags, String key, Label of) {
            for (int i = 0; i < tags.size(); i++) {
                String tag = tags.get(i);
                String list = from.ids().stream().filter(id -> carried.contains(id + " " + tag)).findFirst()
                        .orElse(from.ids().get(0));
                asked(list, tag, of.id(), of.place("only", key, String.valueOf(i)));
            }
        }

        private void opened(Option option) {
            option.gives().forEach(gives -> gives.forEach((effect, place) -> effect.changedAccess()
                    .filter(access -> access.kind().equals("tag"))
                    .ifPresent(tag -> asked("", tag.path(), option.key().toString(), place))));
        }

        /** A tag stands behind the list it is counted in. */
        private void mentions() {
            List<Mention> all = findings.mentions(rules);
            for (int i = 1; i < all.size(); i++) {
                Mention tag = all.get(i);
                if (tag.function().equals("tagged") && tag.names().equals("tag")) {
                    asked(all.get(i - 1).text(), tag.text(), tag.text(), tag.span());
                }
            }
        }

        private void asked(String list, String tag, String subject, Span place) {
            boolean isCarried = carried.contains(list.isEmpty() ? tag : list + " " + tag);
            if (!isCarried && reported.add(tag + " " + place)) {
                findings.add(subject, Diagnostic.of(Code.RULESET__TAG_NOBODY_HAS, place, list.isEmpty()
                        ? Message.of("ruleset.tag-nobody-has", "tag", tag)
                        : Message.of("ruleset.tag-nobody-has.list", "tag", tag, "list", list))
                        .note(Message.of("note.carry-tag", "tag", tag)));
            }
        }
    }
}
