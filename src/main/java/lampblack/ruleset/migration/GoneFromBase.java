package lampblack.ruleset.migration;

import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.Scalar;

/** Says of something that a layer speaks of what its base has done with it. @param migrations of the base */
record GoneFromBase(Migrations migrations, Report report) {

    /** @param path to what is no longer there under that id */
    void tell(String sheet, BlockPath path, Scalar written) {
        for (Edition edition : migrations.editions()) {
            for (RuleChange change : edition.changes()) {
                if (change.sheet().equals(sheet) && change.gone().contains(path)) {
                    report.add(Diagnostic.of(Code.RULESET__GONE_FROM_BASE, written.span(), Message.of(
                            "ruleset.gone-from-base", "id", written.text(), "base", edition.layer(), "version",
                            edition.version().toString(), "what", what(change))).note(wayOut(change)));
                    return;
                }
            }
        }
    }

    private static Message what(RuleChange change) {
        return switch (change) {
            case RuleChange.Retired retired -> Message.of("ruleset.gone-from-base.retired");
            case RuleChange.Changed changed -> Message.of("ruleset.gone-from-base.retired");
            case Split split -> Message.of("ruleset.gone-from-base.split", "heirs", quoted(split.into()));
            case Merged merged -> Message.of("ruleset.gone-from-base.merged", "heir", merged.at().id());
            case Moved moved -> Message.of("ruleset.gone-from-base.moved", "block", moved.to().block());
        };
    }

    private static Message wayOut(RuleChange change) {
        return switch (change) {
            case RuleChange.Retired retired -> Message.of("note.gone-from-base.retired");
            case RuleChange.Changed changed -> Message.of("note.gone-from-base.retired");
            case Split split -> Message.of("note.gone-from-base.split", "heirs", quoted(split.into()));
            case Merged merged -> Message.of("note.gone-from-base.merged", "path", merged.at().toString());
            case Moved moved -> Message.of("note.gone-from-base.merged", "path", moved.to().toString());
        };
    }

    private static List<Message> quoted(List<String> ids) {
        return ids.stream().map(id -> Message.of("schema.quoted", "word", id)).toList();
    }
}
