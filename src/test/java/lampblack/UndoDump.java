package lampblack;

import java.nio.charset.StandardCharsets;
import java.util.List;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Span;
import lampblack.edit.LoadedCharacter;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;

/** What is said of a character when one entry of its ledger is taken back, for each entry in turn. */
record UndoDump(CaseFolder.Judge judge, Checked<LoadedCharacter> whole) {

    String print() {
        Messages messages = MessageBundle.messages();
        List<String> before = whole.diagnostics().stream().map(diagnostic -> words(diagnostic, messages)).toList();
        StringBuilder out = new StringBuilder();
        for (LedgerEntry entry : whole.value().orElseThrow().file().ledger()) {
            out.append(entry.header().index() + 1).append(' ').append(HistoryDump.kind(entry)).append('\n');
            for (Diagnostic diagnostic : without(entry.header().node().span()).diagnostics()) {
                if (!before.contains(words(diagnostic, messages))) {
                    out.append("  ").append(words(diagnostic, messages)).append('\n');
                }
            }
        }
        return out.toString();
    }

    private Checked<LoadedCharacter> without(Span entry) {
        String text = entry.source().text();
        int from = entry.source().lineStart(entry.line());
        int to = text.indexOf('\n', entry.end()) + 1;
        String rest = text.substring(0, from) + text.substring(to);
        byte[] bytes = rest.getBytes(StandardCharsets.UTF_8);
        return judge.judge(TextFile.of(bytes, entry.source().name(), "").value().orElseThrow());
    }

    private static String words(Diagnostic diagnostic, Messages messages) {
        String notes = diagnostic.notes().isEmpty() ? "" : " (" + diagnostic.notes().size() + " more)";
        return diagnostic.severity().word() + "[" + diagnostic.id() + "]: " + messages.render(diagnostic.message())
                + notes;
    }
}
