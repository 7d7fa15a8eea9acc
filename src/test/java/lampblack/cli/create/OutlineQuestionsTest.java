package lampblack.cli.create;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.Environment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutlineQuestionsTest {

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();

    private OutlineQuestions asked(String answers) {
        Environment here = new Environment(folder, true, true, true, false, Optional.empty());
        OutlineQuestions questions = new OutlineQuestions(new CommandContext(here, new PrintWriter(out),
                new PrintWriter(out)), new BufferedReader(new StringReader(answers)));
        questions.ask();
        return questions;
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
