package lampblack.server;

import io.javalin.http.Context;
import java.util.List;
import java.util.function.BiConsumer;
import lampblack.builder.group.Right;
import lampblack.server.table.Table;

/**
 * An address that only a table has.
 *
 * @param writes whether it takes forms
 * @param right what one must have for it
 * @param pattern its path; a step in braces stands for any other
 */
record TableRoute(boolean writes, Right right, String pattern, BiConsumer<TableController, Context> answer) {

    static final List<TableRoute> ALL = List.of(
            new TableRoute(false, Right.OPEN, "/join", TableController::door),
            new TableRoute(true, Right.OPEN, "/join", TableController::join),
            new TableRoute(false, Right.READ, "/seat", TableController::seat),
            new TableRoute(true, Right.READ, "/seat", TableController::take),
            new TableRoute(false, Right.READ, "/table", TableController::table),
            new TableRoute(true, Right.READ, "/table/ask", TableController::ask),
            new TableRoute(true, Right.GM, "/table/pause", TableController::halt),
            new TableRoute(true, Right.GM, "/table/resume", TableController::resume),
            new TableRoute(true, Right.GM, "/table/notes", TableController::note),
            new TableRoute(true, Right.GM, "/table/give", TableController::give),
            new TableRoute(true, Right.GM, "/table/free", TableController::free),
            new TableRoute(true, Right.GM, "/table/dismiss", TableController::dismiss),
            new TableRoute(true, Right.HOST, "/table/end", TableController::end),
            new TableRoute(true, Right.HOST, "/table/open", TableController::openAnother));

    void answer(Exchange exchange, AppContext app, Table table, Context context) {
        answer.accept(new TableController(exchange, app, table), context);
    }
}
