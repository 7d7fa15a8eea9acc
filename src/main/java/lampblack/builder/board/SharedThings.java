package lampblack.builder.board;

import java.util.List;

/** What stands on a board beside its sheets, each as far as it is to be shown. */
public record SharedThings(List<SharedClocks> clocks, List<BoardLog> log, List<SharedNotes> notes) {}
