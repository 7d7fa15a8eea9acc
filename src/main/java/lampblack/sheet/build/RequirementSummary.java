package lampblack.sheet.build;

import java.util.List;
import java.util.Locale;
import lampblack.diagnostic.Message;
import lampblack.rules.requirement.Requirement;

/** Says in a few words what is required by something that a sheet offers. */
final class RequirementSummary {

    private final SheetSubject subject;
    private final PlaybookFit fit;

    RequirementSummary(SheetSubject subject) {
        this.subject = subject;
        this.fit = new PlaybookFit(subject, List.of());
    }

    /** All of it but what the playbook settles for good; nothing where it requires nothing. */
    String whole(Requirement requirement) {
        return said(new RequirementWords(subject.derived(), subject.messages(), this::isSettled).of(requirement));
    }

    /** The same as a sentence. */
    String sentence(Requirement requirement) {
        String words = whole(requirement);
        return words.isEmpty() ? "" : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    /** The same without formulas that have no words of their author's, which are left to the text of an option. */
    String of(Requirement requirement) {
        return said(new RequirementWords(subject.derived(), subject.messages(), part -> isSettled(part)
                || !part.isNamed()).of(requirement));
    }

    private boolean isSettled(Requirement requirement) {
        return fit.settled(requirement).isPresent();
    }

    private String said(String words) {
        return words.isEmpty() ? "" : subject.render("sheet.needs", "what", Message.verbatim(words));
    }
}
