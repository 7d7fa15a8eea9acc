package lampblack.cli.create;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import lampblack.cli.Main;
import lampblack.cli.shell.CommandContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class OutlineQuestionsTest {

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();

    /** Asks as a command does. */
    @Command
    private static final class Asking implements Callable<Integer> {

        @Mixin
        private CommandContext context;
        private final String answers;
        private OutlineQuestions questions;

        Asking(String answers) {
            this.answers = answers;
        }

        @Override
        public Integer call() {
            questions = new OutlineQuestions(context, new BufferedReader(new StringReader(answers)));
            questions.ask();
            return 0;
        }
    }

    private OutlineQuestions asked(String answers) {
        Asking asking = new Asking(answers);
        PrintWriter to = new PrintWriter(out, true);
        assertEquals(0, Main.run(List.of("ask"), to, to, folder, Map.of("ask", () -> asking)), out.toString());
        return asking.questions;
    }

    @Test
    void anEmptyAnswerTakesWhatIsUsual() {
        OutlineQuestions questions = asked("\n\ndive, haul\n\ndiver\n\n");
        assertEquals(List.of("forged-in-the-dark"), questions.bases());
        assertEquals(List.of("prowess=dive,haul"), questions.actions());
        assertEquals(List.of("diver"), questions.playbooks());
        assertEquals(List.of(), questions.crews());
        assertTrue(out.toString().contains("`worlds-in-the-dark`, or none?"), out.toString());
        assertTrue(out.toString().contains("under prowess? [finesse, prowl, skirmish, wreck]"), out.toString());
    }

    @Test
    void whatABaseCannotHaveIsNotAskedFor() {
        OutlineQuestions questions = asked("black-sword\nstray\nmore\n");
        assertEquals(List.of("black-sword"), questions.bases());
        assertEquals(List.of("stray"), questions.playbooks());
        assertEquals(List.of(), questions.crews());
        assertEquals(List.of("nope"), asked("nope\nstray\n").bases());
    }

    @Test
    void noneAndTheEndOfTheInputLeaveTheUsualGame() {
        assertEquals(List.of(), asked("none\n").bases());
        assertEquals(List.of(), asked("").bases());
    }
}
