import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * Rewrites the classes of a jar so that a short command starts faster: lambdas become objects of classes, texts are
 * joined by code, and each record gets its {@code equals}, {@code hashCode} and {@code toString} as code. Java would
 * otherwise make them while the program runs, at a tenth of a millisecond for a lambda and nearly one for a record. Run by
 * the build; a class that is plain already is left alone.
 */
public final class Plainer {

    private static final String RECORDS = "java/lang/runtime/ObjectMethods";
    private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";
    private static final String TEXTS = "java/lang/invoke/StringConcatFactory";
    private static final String ENDING = ".class";
    private static final String OURS = "lampblack/";
    private static final String WHICH = "which";
    private static final Type OBJECT = Type.getObjectType("java/lang/Object");

    private final Map<String, byte[]> classes = new TreeMap<>();
    private final Map<String, String> hosts = new HashMap<>();
    private final Map<String, List<String>> members = new TreeMap<>();
    private final Map<String, Lambdas> lambdas = new TreeMap<>();

    public static void main(String[] arguments) throws IOException {
        Path jar = Path.of(arguments[0]);
        Path plain = jar.resolveSibling("plain.jar");
        new Plainer().rewrite(jar, plain);
        Files.move(plain, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private void rewrite(Path from, Path to) throws IOException {
        try (ZipFile jar = new ZipFile(from.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(to))) {
            for (ZipEntry each : jar.stream().toList()) {
                byte[] bytes = jar.getInputStream(each).readAllBytes();
                if (isOurs(each.getName())) {
                    ClassReader reader = new ClassReader(bytes);
                    reader.accept(new Nests(), ClassReader.SKIP_CODE);
                    classes.put(reader.getClassName(), bytes);
                } else {
                    write(out, each.getName(), bytes, each.getTime());
                }
            }
            Map.copyOf(classes).forEach((name, each) -> classes.put(name, rewritten(each)));
            lambdas.values().forEach(each -> add(each.host, each.own, each.bytes()));
            members.forEach((host, added) -> classes.put(host, joined(classes.get(host), added)));
            long time = jar.stream().mapToLong(ZipEntry::getTime).max().orElse(0);
            for (Map.Entry<String, byte[]> each : classes.entrySet()) {
                write(out, each.getKey() + ENDING, each.getValue(), time);
            }
        }
    }

    /** Classes for one version of Java only are left as they are. */
    private static boolean isOurs(String name) {
        return name.endsWith(ENDING) && !name.startsWith("META-INF/") && !name.endsWith("-info.class");
    }

    private static void write(ZipOutputStream out, String name, byte[] bytes, long time) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(time);
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }

    /** Learns which class each class shares its private members with. */
    private final class Nests extends ClassVisitor {

        private String name;

        Nests() {
            super(ASM9);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            this.name = name;
        }

        @Override
        public void visitNestHost(String host) {
            hosts.put(name, host);
        }
    }

    private byte[] rewritten(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        if (!hasFrames(reader.readUnsignedShort(6))) {
            return bytes;
        }
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        Rewriting rewriting = new Rewriting(writer);
        reader.accept(rewriting, 0);
        return rewriting.changed ? writer.toByteArray() : bytes;
    }

    /** Whether a class of this version has lambdas, and says what is on the stack where. */
    private static boolean hasFrames(int version) {
        return version >= V1_8;
    }

    private void add(String host, String name, byte[] bytes) {
        classes.put(name, bytes);
        members.computeIfAbsent(host, each -> new ArrayList<>()).add(name);
    }

    private static byte[] joined(byte[] host, List<String> added) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(host).accept(new ClassVisitor(ASM9, writer) {
            @Override
            public void visitEnd() {
                added.forEach(super::visitNestMember);
                super.visitEnd();
            }
        }, 0);
        return writer.toByteArray();
    }

    private final class Rewriting extends ClassVisitor {

        private String name;
        private final List<Joining> joinings = new ArrayList<>();
        private boolean isInterface;
        private int lambda;
        private boolean changed;

        Rewriting(ClassVisitor to) {
            super(ASM9, to);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
            this.name = name;
            this.isInterface = (access & ACC_INTERFACE) != 0;
            // Older classes know no nests.
            super.visit(Math.max(version, hasFrames(version) ? V11 : 0), access, name, signature, parent, interfaces);
        }

        @Override
        public void visitEnd() {
            joinings.forEach(each -> each.write(cv));
            super.visitEnd();
        }

        /** Only ours share a class: a stranger may ask one of its lambdas what else it is. */
        private void make(Lambda lambda, MethodVisitor at) {
            String host = hosts.getOrDefault(name, name);
            if (name.startsWith(OURS) && lambda.isCommon()) {
                lambdas.computeIfAbsent(host, Lambdas::new).make(lambda, at);
            } else {
                Lambdas alone = new Lambdas(host, free());
                alone.make(lambda, at);
                add(host, alone.own, alone.bytes());
            }
        }

        private String free() {
            while (classes.containsKey(name + "$Lambda" + lambda)) {
                lambda++;
            }
            return name + "$Lambda" + lambda;
        }

        @Override
        public MethodVisitor visitMethod(int access, String method, String type, String signature, String[] thrown) {
            MethodVisitor to = super.visitMethod(access, method, type, signature, thrown);
            return new MethodVisitor(ASM9, to) {

                private boolean written;

                @Override
                public void visitInvokeDynamicInsn(String sam, String made, Handle maker, Object... arguments) {
                    if (maker.getOwner().equals(LAMBDAS) && maker.getName().equals("metafactory")) {
                        make(new Lambda(name, sam, Type.getMethodType(made), (Type) arguments[0],
                                (Handle) arguments[1], (Type) arguments[2]), mv);
                        changed = true;
                    } else if (maker.getOwner().equals(RECORDS)) {
                        new Components(name, ((String) arguments[1]).split(";"),
                                Stream.of(arguments).skip(2).map(Handle.class::cast).toList())
                                .write(sam, mv);
                        changed = true;
                        written = true;
                    } else if (maker.getOwner().equals(TEXTS) && maker.getName().equals("makeConcatWithConstants")) {
                        Joining joining = new Joining("join$" + joinings.size(), made, List.of(arguments));
                        joinings.add(joining);
                        super.visitMethodInsn(INVOKESTATIC, name, joining.name(), made, isInterface);
                        changed = true;
                    } else {
                        super.visitInvokeDynamicInsn(sam, made, maker, arguments);
                    }
                }

                @Override
                public void visitInsn(int opcode) {
                    // What was written returns already.
                    if (!written) {
                        super.visitInsn(opcode);
                    }
                }

                @Override
                public void visitLocalVariable(
                        String local, String of, String generic, Label start, Label end, int index) {
                    if (!written) {
                        super.visitLocalVariable(local, of, generic, start, end, index);
                    }
                }
            };
        }
    }

    /**
     * A lambda.
     *
     * @param user the class it is written in
     * @param made takes what is captured, gives the interface
     * @param erased the method as the interface declares it
     * @param actual the method with the types in the place of its variables
     */
    private record Lambda(String user, String sam, Type made, Type erased, Handle body, Type actual) {

        /** Whether its interface is one that nobody asks a value for. */
        boolean isCommon() {
            String type = made.getReturnType().getInternalName();
            return type.startsWith("java/util/function/") || type.startsWith(OURS);
        }

        Type[] captured() {
            return made.getArgumentTypes();
        }

        /** Writes the body of the method, with what is captured in fields of a class. */
        void write(String own, MethodVisitor at) {
            if (body.getTag() == H_NEWINVOKESPECIAL) {
                at.visitTypeInsn(NEW, body.getOwner());
                at.visitInsn(DUP);
            }
            List<Type> wanted = wanted();
            int next = 0;
            for (int i = 0; i < captured().length; i++) {
                at.visitVarInsn(ALOAD, 0);
                at.visitFieldInsn(GETFIELD, own, "c" + i, OBJECT.getDescriptor());
                new Cast(OBJECT, captured()[i]).write(at);
                new Cast(captured()[i], wanted.get(next++)).write(at);
            }
            int slot = 1;
            for (int i = 0; i < erased.getArgumentTypes().length; i++) {
                Type declared = erased.getArgumentTypes()[i];
                Type known = actual.getArgumentTypes()[i];
                at.visitVarInsn(declared.getOpcode(ILOAD), slot);
                slot += declared.getSize();
                new Cast(declared, known).write(at);
                new Cast(known, wanted.get(next++)).write(at);
            }
            at.visitMethodInsn(instruction(), body.getOwner(), body.getName(), body.getDesc(), body.isInterface());
            Type given = body.getTag() == H_NEWINVOKESPECIAL
                    ? Type.getObjectType(body.getOwner()) : Type.getReturnType(body.getDesc());
            new Cast(given, actual.getReturnType()).write(at);
            at.visitInsn(erased.getReturnType().getOpcode(IRETURN));
        }

        /** What the body takes, itself first where it is a method of an object. */
        private List<Type> wanted() {
            Stream<Type> taken = Stream.of(Type.getArgumentTypes(body.getDesc()));
            boolean ofObject = body.getTag() != H_INVOKESTATIC && body.getTag() != H_NEWINVOKESPECIAL;
            return ofObject ? Stream.concat(Stream.of(Type.getObjectType(body.getOwner())), taken).toList() : taken.toList();
        }

        private int instruction() {
            return switch (body.getTag()) {
                case H_INVOKESTATIC -> INVOKESTATIC;
                case H_NEWINVOKESPECIAL -> INVOKESPECIAL;
                case H_INVOKEINTERFACE -> INVOKEINTERFACE;
                // A private method, which a class of the same nest may call like any other.
                case H_INVOKESPECIAL -> body.isInterface() ? INVOKEINTERFACE : INVOKEVIRTUAL;
                case H_INVOKEVIRTUAL -> INVOKEVIRTUAL;
                default -> throw new IllegalStateException(user + " has a lambda of kind " + body.getTag());
            };
        }
    }

    /** Lambdas as objects of one class, each of which knows which of them it is: to load a class costs more than to ask. */
    private static final class Lambdas {

        private final String host;
        private final String own;
        private final List<Lambda> all = new ArrayList<>();

        Lambdas(String host) {
            this(host, host + "$Lambdas");
        }

        /** @param host the class whose nest it belongs to */
        Lambdas(String host, String own) {
            this.host = host;
            this.own = own;
        }

        /** Writes how a lambda is made from what is captured. */
        void make(Lambda lambda, MethodVisitor at) {
            at.visitMethodInsn(INVOKESTATIC, own, "make" + all.size(), lambda.made().getDescriptor(), false);
            all.add(lambda);
        }

        byte[] bytes() {
            ClassWriter to = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            to.visit(V17, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, own, null, OBJECT.getInternalName(),
                    all.stream().map(each -> each.made().getReturnType().getInternalName()).distinct()
                            .toArray(String[]::new));
            to.visitNestHost(host);
            to.visitField(ACC_PRIVATE | ACC_FINAL, WHICH, "I", null, null).visitEnd();
            for (int i = 0; i < most(); i++) {
                to.visitField(ACC_PRIVATE | ACC_FINAL, "c" + i, OBJECT.getDescriptor(), null, null).visitEnd();
            }
            constructor(to);
            for (int i = 0; i < all.size(); i++) {
                factory(i, to);
            }
            Map<String, List<Integer>> methods = new TreeMap<>();
            for (int i = 0; i < all.size(); i++) {
                methods.computeIfAbsent(all.get(i).sam() + all.get(i).erased(), each -> new ArrayList<>()).add(i);
            }
            methods.values().forEach(each -> method(each, to));
            to.visitEnd();
            return to.toByteArray();
        }

        /** The most that one of them captures. */
        private int most() {
            return all.stream().mapToInt(each -> each.captured().length).max().orElse(0);
        }

        private String given() {
            return "(I" + OBJECT.getDescriptor().repeat(most()) + ")V";
        }

        private void constructor(ClassVisitor to) {
            MethodVisitor at = to.visitMethod(ACC_PRIVATE, "<init>", given(), null, null);
            at.visitCode();
            at.visitVarInsn(ALOAD, 0);
            at.visitMethodInsn(INVOKESPECIAL, OBJECT.getInternalName(), "<init>", "()V", false);
            at.visitVarInsn(ALOAD, 0);
            at.visitVarInsn(ILOAD, 1);
            at.visitFieldInsn(PUTFIELD, own, WHICH, "I");
            for (int i = 0; i < most(); i++) {
                at.visitVarInsn(ALOAD, 0);
                at.visitVarInsn(ALOAD, i + 2);
                at.visitFieldInsn(PUTFIELD, own, "c" + i, OBJECT.getDescriptor());
            }
            at.visitInsn(RETURN);
            end(at);
        }

        private void factory(int which, ClassVisitor to) {
            Type[] captured = all.get(which).captured();
            MethodVisitor at = to.visitMethod(ACC_STATIC, "make" + which, all.get(which).made().getDescriptor(), null, null);
            at.visitCode();
            at.visitTypeInsn(NEW, own);
            at.visitInsn(DUP);
            at.visitLdcInsn(which);
            int slot = 0;
            for (Type each : captured) {
                at.visitVarInsn(each.getOpcode(ILOAD), slot);
                new Cast(each, OBJECT).write(at);
                slot += each.getSize();
            }
            for (int i = captured.length; i < most(); i++) {
                at.visitInsn(ACONST_NULL);
            }
            at.visitMethodInsn(INVOKESPECIAL, own, "<init>", given(), false);
            at.visitInsn(ARETURN);
            end(at);
        }

        /** @param which the lambdas whose method it is, in rising order */
        private void method(List<Integer> which, ClassVisitor to) {
            Lambda first = all.get(which.get(0));
            MethodVisitor at = to.visitMethod(ACC_PUBLIC, first.sam(), first.erased().getDescriptor(), null, null);
            at.visitCode();
            if (which.size() == 1) {
                first.write(own, at);
            } else {
                Label[] labels = Stream.generate(Label::new).limit(which.size()).toArray(Label[]::new);
                at.visitVarInsn(ALOAD, 0);
                at.visitFieldInsn(GETFIELD, own, WHICH, "I");
                at.visitLookupSwitchInsn(labels[0], which.stream().mapToInt(each -> each).toArray(), labels);
                for (int i = 0; i < labels.length; i++) {
                    at.visitLabel(labels[i]);
                    at.visitFrame(F_SAME, 0, null, 0, null);
                    all.get(which.get(i)).write(own, at);
                }
            }
            end(at);
        }

        private static void end(MethodVisitor at) {
            at.visitMaxs(0, 0);
            at.visitEnd();
        }
    }

    /** The way from a value of one type to one of another, as lambdas go it. */
    private record Cast(Type from, Type to) {

        private static final Map<Integer, String> BOXES = Map.of(Type.BOOLEAN, "Boolean", Type.CHAR, "Character", Type.BYTE,
                "Byte", Type.SHORT, "Short", Type.INT, "Integer", Type.LONG, "Long", Type.FLOAT, "Float", Type.DOUBLE,
                "Double");

        void write(MethodVisitor at) {
            boolean plainFrom = from.getSort() < Type.ARRAY;
            boolean plainTo = to.getSort() < Type.ARRAY;
            if (from.equals(to)) {
                return;
            }
            if (to.getSort() == Type.VOID) {
                at.visitInsn(from.getSize() == 2 ? POP2 : POP);
            } else if (plainFrom && plainTo) {
                widen(at, from, to);
            } else if (plainFrom) {
                Type box = box(from);
                at.visitMethodInsn(INVOKESTATIC, box.getInternalName(), "valueOf",
                        Type.getMethodDescriptor(box, from), false);
            } else if (plainTo) {
                Type value = unboxed(from);
                Type plain = value == null ? to : value;
                String box = box(plain).getInternalName();
                if (value == null) {
                    at.visitTypeInsn(CHECKCAST, box);
                }
                at.visitMethodInsn(INVOKEVIRTUAL, box, plain.getClassName() + "Value", "()" + plain.getDescriptor(), false);
                widen(at, plain, to);
            } else if (!to.getInternalName().equals("java/lang/Object")) {
                at.visitTypeInsn(CHECKCAST, to.getInternalName());
            }
        }

        private static Type box(Type plain) {
            return Type.getObjectType("java/lang/" + BOXES.get(plain.getSort()));
        }

        private static Type unboxed(Type box) {
            return Stream.of(Type.BOOLEAN_TYPE, Type.CHAR_TYPE, Type.BYTE_TYPE, Type.SHORT_TYPE, Type.INT_TYPE,
                    Type.LONG_TYPE, Type.FLOAT_TYPE, Type.DOUBLE_TYPE).filter(each -> box(each).equals(box)).findFirst()
                    .orElse(null);
        }

        private static void widen(MethodVisitor at, Type from, Type to) {
            if (from.getSort() <= Type.INT && to.getSort() <= Type.INT || from.equals(to)) {
                return;
            }
            if (from.getSort() <= Type.INT && to.getSort() == Type.LONG) {
                at.visitInsn(I2L);
            } else if (from.getSort() <= Type.INT && to.getSort() == Type.DOUBLE) {
                at.visitInsn(I2D);
            } else if (from.getSort() == Type.LONG && to.getSort() == Type.DOUBLE) {
                at.visitInsn(L2D);
            } else {
                throw new IllegalStateException("a lambda widens " + from + " to " + to);
            }
        }
    }

    /**
     * Texts that are joined, as a method of their class.
     *
     * @param recipe how: a text with marks for what is taken and for what is constant, and then the constants
     */
    private record Joining(String name, String type, List<Object> recipe) {

        private static final char TAKEN = '\u0001';
        private static final char CONSTANT = '\u0002';

        void write(ClassVisitor to) {
            MethodVisitor at = to.visitMethod(ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC, name, type, null, null);
            at.visitCode();
            Built.begin(at);
            StringBuilder text = new StringBuilder();
            int constant = 1;
            int slot = 0;
            int taken = 0;
            for (char each : ((String) recipe.get(0)).toCharArray()) {
                if (each == TAKEN) {
                    constant(text, at);
                    Type value = Type.getArgumentTypes(type)[taken++];
                    at.visitVarInsn(value.getOpcode(ILOAD), slot);
                    slot += value.getSize();
                    Built.append(at, value);
                } else {
                    text.append(each == CONSTANT ? recipe.get(constant++) : String.valueOf(each));
                }
            }
            constant(text, at);
            Built.end(at);
            at.visitMaxs(0, 0);
            at.visitEnd();
        }

        private static void constant(StringBuilder text, MethodVisitor at) {
            if (text.length() > 0) {
                Built.append(at, text.toString());
                text.setLength(0);
            }
        }
    }

    /** A text that is built on the stack. */
    private static final class Built {

        private static final String BUILDER = "java/lang/StringBuilder";

        static void begin(MethodVisitor at) {
            at.visitTypeInsn(NEW, BUILDER);
            at.visitInsn(DUP);
            at.visitMethodInsn(INVOKESPECIAL, BUILDER, "<init>", "()V", false);
        }

        static void append(MethodVisitor at, String text) {
            at.visitLdcInsn(text);
            append(at, Type.getType(String.class));
        }

        /** Appends what lies on the stack. */
        static void append(MethodVisitor at, Type type) {
            String taken = switch (type.getSort()) {
                case Type.BYTE, Type.SHORT, Type.INT -> "I";
                case Type.BOOLEAN, Type.CHAR, Type.LONG, Type.FLOAT, Type.DOUBLE -> type.getDescriptor();
                default -> type.getClassName().equals("java.lang.String") ? type.getDescriptor() : OBJECT.getDescriptor();
            };
            at.visitMethodInsn(INVOKEVIRTUAL, BUILDER, "append", "(" + taken + ")Ljava/lang/StringBuilder;", false);
        }

        static void end(MethodVisitor at) {
            at.visitMethodInsn(INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;", false);
            at.visitInsn(ARETURN);
        }
    }

    /** The components of a record, and what follows from them. */
    private record Components(String name, String[] names, List<Handle> fields) {

        void write(String method, MethodVisitor at) {
            // What is compared lies on the stack already; it is taken from its places instead.
            at.visitInsn(method.equals("equals") ? POP2 : POP);
            switch (method) {
                case "equals" -> equality(at);
                case "hashCode" -> hash(at);
                default -> text(at);
            }
        }

        private void equality(MethodVisitor at) {
            Label same = new Label();
            Label differs = new Label();
            at.visitVarInsn(ALOAD, 1);
            at.visitTypeInsn(INSTANCEOF, name);
            at.visitJumpInsn(IFNE, same);
            at.visitInsn(ICONST_0);
            at.visitInsn(IRETURN);
            at.visitLabel(same);
            at.visitFrame(F_SAME, 0, null, 0, null);
            at.visitVarInsn(ALOAD, 1);
            at.visitTypeInsn(CHECKCAST, name);
            at.visitVarInsn(ASTORE, 2);
            for (Handle field : fields) {
                compare(at, field, differs);
            }
            at.visitInsn(ICONST_1);
            at.visitInsn(IRETURN);
            if (!fields.isEmpty()) {
                at.visitLabel(differs);
                at.visitFrame(F_APPEND, 1, new Object[] {name}, 0, null);
                at.visitInsn(ICONST_0);
                at.visitInsn(IRETURN);
            }
        }

        private void compare(MethodVisitor at, Handle field, Label differs) {
            load(at, 0, field);
            load(at, 2, field);
            switch (Type.getType(field.getDesc()).getSort()) {
                case Type.BOOLEAN, Type.CHAR, Type.BYTE, Type.SHORT, Type.INT -> at.visitJumpInsn(IF_ICMPNE, differs);
                case Type.LONG -> {
                    at.visitInsn(LCMP);
                    at.visitJumpInsn(IFNE, differs);
                }
                case Type.DOUBLE -> {
                    at.visitMethodInsn(INVOKESTATIC, "java/lang/Double", "compare", "(DD)I", false);
                    at.visitJumpInsn(IFNE, differs);
                }
                case Type.FLOAT -> {
                    at.visitMethodInsn(INVOKESTATIC, "java/lang/Float", "compare", "(FF)I", false);
                    at.visitJumpInsn(IFNE, differs);
                }
                default -> {
                    at.visitMethodInsn(INVOKESTATIC, "java/util/Objects", "equals",
                            "(Ljava/lang/Object;Ljava/lang/Object;)Z", false);
                    at.visitJumpInsn(IFEQ, differs);
                }
            }
        }

        private void hash(MethodVisitor at) {
            at.visitInsn(ICONST_0);
            for (Handle field : fields) {
                Type type = Type.getType(field.getDesc());
                at.visitIntInsn(BIPUSH, 31);
                at.visitInsn(IMUL);
                load(at, 0, field);
                if (type.getSort() >= Type.ARRAY) {
                    at.visitMethodInsn(INVOKESTATIC, "java/util/Objects", "hashCode", "(Ljava/lang/Object;)I", false);
                } else {
                    at.visitMethodInsn(INVOKESTATIC, Cast.box(type).getInternalName(), "hashCode",
                            "(" + type.getDescriptor() + ")I", false);
                }
                at.visitInsn(IADD);
            }
            at.visitInsn(IRETURN);
        }

        private void text(MethodVisitor at) {
            Built.begin(at);
            String simple = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
            Built.append(at, simple + "[");
            for (int i = 0; i < fields.size(); i++) {
                Built.append(at, (i == 0 ? "" : ", ") + names[i] + "=");
                load(at, 0, fields.get(i));
                Built.append(at, Type.getType(fields.get(i).getDesc()));
            }
            Built.append(at, "]");
            Built.end(at);
        }

        private void load(MethodVisitor at, int slot, Handle field) {
            at.visitVarInsn(ALOAD, slot);
            at.visitFieldInsn(GETFIELD, name, field.getName(), field.getDesc());
        }
    }
}
