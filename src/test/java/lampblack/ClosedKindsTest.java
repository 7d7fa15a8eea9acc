package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DeconstructionPatternTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Families of kinds are handled by switches that the compiler holds complete, or by methods of the kinds.
 *
 * <p>Types go by their simple names here, of which each has one meaning ({@link HouseTest}).
 */
class ClosedKindsTest {

    private static final Path MAIN = Path.of("src/main/java");
    private static final Path REASONS = Path.of("src/test/resources/lampblack/instanceof-reasons.txt");
    /** Questions for one kind that may stand in the whole of the source, each with its reason. */
    private static final int MAX = 100;

    private static List<CompilationUnitTree> sources;
    /** Sealed types, and all that is of one. */
    private static final Set<String> KINDS = new HashSet<>();
    private static final Map<String, Set<String>> ENUMS = new HashMap<>();
    /** What is directly of each sealed type. */
    private static final Map<String, Set<String>> FAMILIES = new HashMap<>();

    @BeforeAll
    static void read() throws IOException {
        sources = parse();
        Map<String, List<String>> parents = new HashMap<>();
        for (CompilationUnitTree source : sources) {
            new TreeScanner<Void, Void>() {
                @Override
                public Void visitClass(ClassTree type, Void nothing) {
                    String name = type.getSimpleName().toString();
                    if (type.getModifiers().getFlags().contains(Modifier.SEALED)) {
                        KINDS.add(name);
                    }
                    if (type.getKind() == Tree.Kind.ENUM) {
                        ENUMS.put(name, constants(type));
                    }
                    parents.put(name, Stream.concat(type.getImplementsClause().stream(),
                            Stream.ofNullable(type.getExtendsClause())).map(ClosedKindsTest::simple).toList());
                    return super.visitClass(type, nothing);
                }
            }.scan(source, null);
        }
        parents.forEach((type, of) -> of.stream().filter(KINDS::contains).forEach(family ->
                FAMILIES.computeIfAbsent(family, name -> new HashSet<>()).add(type)));
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Map.Entry<String, List<String>> type : parents.entrySet()) {
                grown |= type.getValue().stream().anyMatch(KINDS::contains) && KINDS.add(type.getKey());
            }
        }
    }

    @Test
    void whatAsksForOneKindSaysWhy() throws IOException {
        Map<String, Integer> places = new TreeMap<>();
        for (CompilationUnitTree source : sources) {
            new PlaceScanner(source) {
                @Override
                public Void visitInstanceOf(InstanceOfTree question, Void nothing) {
                    Tree type = question.getPattern() == null ? question.getType() : question.getPattern();
                    count(named(type));
                    return super.visitInstanceOf(question, nothing);
                }

                @Override
                public Void visitMemberReference(MemberReferenceTree reference, Void nothing) {
                    if (reference.getName().contentEquals("isInstance")) {
                        count(ofClass(reference.getQualifierExpression()));
                    }
                    return super.visitMemberReference(reference, nothing);
                }

                @Override
                public Void visitMemberSelect(MemberSelectTree select, Void nothing) {
                    if (select.getIdentifier().contentEquals("isInstance")) {
                        count(ofClass(select.getExpression()));
                    }
                    return super.visitMemberSelect(select, nothing);
                }

                private void count(String type) {
                    if (KINDS.contains(type)) {
                        places.merge(place(), 1, Integer::sum);
                    }
                }
            }.scan(source, null);
        }
        Map<String, String> reasons = new TreeMap<>();
        for (String line : Files.readAllLines(REASONS)) {
            String[] parts = line.split(": ", 2);
            assertTrue(parts.length == 2 && !parts[1].isBlank(), "without a reason: " + line);
            reasons.put(parts[0], parts[1]);
        }
        assertEquals("", lines(places.keySet().stream().filter(place -> !reasons.containsKey(place))),
                "asks for one kind with `instanceof`: make it a switch or a method of the kind, or give the reason in "
                        + REASONS);
        assertEquals("", lines(reasons.keySet().stream().filter(place -> !places.containsKey(place))),
                "no longer asks for one kind: take the line out of " + REASONS);
        int total = places.values().stream().mapToInt(Integer::intValue).sum();
        assertTrue(total < MAX, total + " questions for one kind");
    }

    @Test
    void aDefaultOverKindsStandsForMostOfThem() {
        List<String> found = new ArrayList<>();
        for (CompilationUnitTree source : sources) {
            new PlaceScanner(source) {
                @Override
                public Void visitSwitch(SwitchTree choice, Void nothing) {
                    judge(choice.getCases(), false);
                    return super.visitSwitch(choice, nothing);
                }

                @Override
                public Void visitSwitchExpression(SwitchExpressionTree choice, Void nothing) {
                    judge(choice.getCases(), true);
                    return super.visitSwitchExpression(choice, nothing);
                }

                private void judge(List<? extends CaseTree> cases, boolean expression) {
                    Set<String> kinds = new LinkedHashSet<>();
                    Set<String> constants = new LinkedHashSet<>();
                    boolean hasDefault = false;
                    for (CaseTree answer : cases) {
                        for (Tree label : answer.getLabels()) {
                            switch (label) {
                                case DefaultCaseLabelTree any -> hasDefault = true;
                                case PatternCaseLabelTree pattern -> kinds.add(named(pattern.getPattern()));
                                default -> constants.add(label.toString());
                            }
                        }
                    }
                    if (hasDefault && kinds.stream().anyMatch(KINDS::contains) && !isOfMost(kinds)) {
                        found.add(place() + ": a default for the few beside " + kinds);
                    }
                    boolean whole = ENUMS.values().stream().anyMatch(constants::equals);
                    boolean ofEnum = !constants.isEmpty()
                            && ENUMS.values().stream().anyMatch(names -> names.containsAll(constants));
                    if (ofEnum && (hasDefault || !expression && !whole)) {
                        found.add(place() + ": not every constant answers " + constants);
                    }
                }
            }.scan(source, null);
        }
        assertEquals("", lines(found.stream()));
    }

    /** The table of CONTRIBUTING that says which classes a new kind of a family has to answer. */
    @Test
    void contributingNamesWhatTheCompilerAsks() throws IOException {
        Map<String, Map<String, Set<String>>> asking = new TreeMap<>();
        for (CompilationUnitTree source : sources) {
            new PlaceScanner(source) {
                @Override
                public Void visitSwitch(SwitchTree choice, Void nothing) {
                    add(choice.getExpression(), choice.getCases());
                    return super.visitSwitch(choice, nothing);
                }

                @Override
                public Void visitSwitchExpression(SwitchExpressionTree choice, Void nothing) {
                    add(choice.getExpression(), choice.getCases());
                    return super.visitSwitchExpression(choice, nothing);
                }

                private void add(ExpressionTree of, List<? extends CaseTree> cases) {
                    boolean hasDefault = cases.stream().flatMap(answer -> answer.getLabels().stream())
                            .anyMatch(DefaultCaseLabelTree.class::isInstance);
                    if (!hasDefault && !of.toString().equals("(this)")) {
                        cases.stream().flatMap(answer -> answer.getLabels().stream())
                                .flatMap(label -> label instanceof PatternCaseLabelTree pattern
                                        ? Stream.of(named(pattern.getPattern())) : Stream.empty())
                                .flatMap(kind -> FAMILIES.keySet().stream()
                                        .filter(family -> FAMILIES.get(family).contains(kind)))
                                .forEach(family -> asking.computeIfAbsent(family, name -> new TreeMap<>())
                                        .computeIfAbsent(room(), name -> new TreeSet<>()).add(outermost()));
                    }
                }
            }.scan(source, null);
        }
        List<String> wrong = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("CONTRIBUTING.md"))) {
            String family = line.replaceFirst("\\| `(\\w+)` \\|.*", "$1");
            if (FAMILIES.containsKey(family)) {
                String row = "| `" + family + "` | " + asking.getOrDefault(family, Map.of()).entrySet().stream()
                        .map(room -> room.getKey() + ": `" + String.join("`, `", room.getValue()) + "`")
                        .collect(Collectors.joining("; ")) + " |";
                if (!line.equals(row)) {
                    wrong.add(row);
                }
            }
        }
        assertEquals("", String.join("\n", wrong), "rows of the table in CONTRIBUTING");
    }

    /** Whether at least three kinds of a family, and half of all, are not among these. */
    private static boolean isOfMost(Set<String> kinds) {
        return FAMILIES.keySet().stream().map(ClosedKindsTest::leaves).filter(all -> all.containsAll(
                kinds.stream().flatMap(kind -> leaves(kind).stream()).toList())).anyMatch(all -> {
                    long others = all.size() - kinds.stream().flatMap(kind -> leaves(kind).stream()).distinct().count();
                    return others >= 3 && others * 2 >= all.size();
                });
    }

    private static Set<String> leaves(String type) {
        return FAMILIES.containsKey(type) ? FAMILIES.get(type).stream().flatMap(kind -> leaves(kind).stream())
                .collect(Collectors.toSet()) : Set.of(type);
    }

    /** Knows in which method of which type it stands. */
    private abstract static class PlaceScanner extends TreeScanner<Void, Void> {

        private final String room;
        private final String file;
        private String type;
        private String member;

        PlaceScanner(CompilationUnitTree source) {
            room = source.getPackageName().toString();
            file = Path.of(source.getSourceFile().getName()).getFileName().toString().replace(".java", "");
        }

        String place() {
            return room + "." + type + "#" + member;
        }

        /** The room below the root, without its sub-packages. */
        String room() {
            return room.split("\\.")[1];
        }

        String outermost() {
            return file;
        }

        @Override
        public Void visitClass(ClassTree tree, Void nothing) {
            if (tree.getSimpleName().isEmpty()) {
                return super.visitClass(tree, nothing);
            }
            String outer = type;
            type = tree.getSimpleName().toString();
            super.visitClass(tree, nothing);
            type = outer;
            return null;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            String outer = member;
            member = method.getName().contentEquals("<init>") ? type : method.getName().toString();
            super.visitMethod(method, nothing);
            member = outer;
            return null;
        }

        @Override
        public Void visitVariable(VariableTree variable, Void nothing) {
            String outer = member;
            member = Objects.requireNonNullElse(member, variable.getName().toString());
            super.visitVariable(variable, nothing);
            member = outer;
            return null;
        }
    }

    private static List<CompilationUnitTree> parse() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> found = Files.walk(MAIN)) {
            JavacTask task = (JavacTask) compiler.getTask(null, files, null, List.of("-proc:none"), null,
                    files.getJavaFileObjectsFromPaths(found.filter(path -> path.toString().endsWith(".java"))
                            .toList()));
            List<CompilationUnitTree> parsed = new ArrayList<>();
            task.parse().forEach(parsed::add);
            return parsed;
        } catch (UncheckedIOException broken) {
            throw broken.getCause();
        }
    }

    private static Set<String> constants(ClassTree type) {
        Set<String> names = new LinkedHashSet<>();
        for (Tree member : type.getMembers()) {
            if (member instanceof VariableTree variable
                    && simple(variable.getType()).equals(type.getSimpleName().toString())) {
                names.add(variable.getName().toString());
            }
        }
        return names;
    }

    /** The simple name of the type that a pattern or an `instanceof` asks for. */
    private static String named(Tree pattern) {
        return switch (pattern) {
            case BindingPatternTree binding -> simple(binding.getVariable().getType());
            case DeconstructionPatternTree record -> simple(record.getDeconstructor());
            default -> simple(pattern);
        };
    }

    private static String ofClass(ExpressionTree expression) {
        return expression instanceof MemberSelectTree select && select.getIdentifier().contentEquals("class")
                ? simple(select.getExpression()) : "";
    }

    private static String simple(Tree type) {
        return switch (type) {
            case null -> "";
            case IdentifierTree name -> name.getName().toString();
            case MemberSelectTree select -> select.getIdentifier().toString();
            case ParameterizedTypeTree generic -> simple(generic.getType());
            default -> "";
        };
    }

    private static String lines(Stream<String> found) {
        return String.join("\n", found.sorted().toList());
    }
}
